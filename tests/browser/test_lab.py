"""JupyterLab starts here, shows the lessons and stays on this machine."""


def test_lab_opens_without_asking_other_hosts(lab, visit):
    seen = visit(f"{lab.url}lab?token={lab.token}&reset")
    seen.page.get_by_role("button", name="Python 3").first.wait_for(timeout=60_000)
    assert seen.outside == []
    assert seen.page.get_by_role("dialog").count() == 0

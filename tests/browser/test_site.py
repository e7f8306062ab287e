"""Every page of the built site: nothing asked of other hosts, nothing broken, nothing too wide."""

import json

import pytest


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_page_loads_quietly_and_is_accessible(site, visit, root, scheme):
    axe = (root / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
    assert site.pages()
    for address in site.pages():
        seen = visit(address, color_scheme=scheme)
        seen.page.wait_for_load_state("networkidle")
        seen.page.evaluate(axe)
        found = seen.page.evaluate("axe.run()")["violations"]
        report = [(rule["id"], [node["target"] for node in rule["nodes"]]) for rule in found]
        assert report == [], f"{address} ({scheme}): {json.dumps(report, indent=1)}"
        seen.assert_quiet()
        seen.page.close()


def test_no_page_scrolls_sideways_on_a_phone(site, visit):
    for address in site.pages():
        seen = visit(address, viewport={"width": 360, "height": 740})
        width = seen.page.evaluate("document.documentElement.scrollWidth")
        assert width <= 360, f"{address} is {width} pixels wide"
        seen.page.close()


def test_the_watch_sees_outside_requests_and_script_errors(site, visit):
    seen = visit(site.url)
    seen.page.evaluate("fetch('https://example.org/x').catch(() => {})")
    seen.page.evaluate("fetch('no-such-file').then(() => {})")
    seen.page.evaluate("setTimeout(() => { throw new Error('broken') })")
    seen.page.wait_for_timeout(500)
    assert seen.outside == ["https://example.org/x"]
    assert any("example.org" in line for line in seen.failed)
    assert any("404" in line and "no-such-file" in line for line in seen.failed)
    assert any("broken" in line for line in seen.errors)


def test_a_page_outside_the_sub_path_is_not_found(site, visit):
    seen = visit(site.url.removesuffix("hanafuda/") + "index.html")
    assert seen.failed[0].startswith("404 ")

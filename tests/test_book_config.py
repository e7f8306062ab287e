"""Launch buttons: only with a repository, and only of one on GitHub."""

import pytest
import yaml

from tools.book_config import config


def test_the_usual_settings_have_no_launch_buttons(root):
    assert "launch_buttons" not in yaml.safe_load((root / "_config.yml").read_text("utf-8"))


def test_a_repository_adds_them_and_changes_nothing_else(root):
    usual = yaml.safe_load((root / "_config.yml").read_text("utf-8"))
    made = yaml.safe_load(config("https://github.com/owner/hana.fuda", "trunk"))
    options = made["sphinx"]["config"]["html_theme_options"]
    assert set(options.pop("launch_buttons")) == {"notebook_interface", "binderhub_url", "colab_url"}
    assert [options.pop(name) for name in ("repository_url", "repository_branch", "path_to_docs")] == [
        "https://github.com/owner/hana.fuda", "trunk", "book",
    ]  # fmt: skip
    assert made == usual


@pytest.mark.parametrize(
    "words",
    [
        ("owner/name",),
        ("https://example.org/a/b",),
        ("https://github.com/a/b\nevil: 1",),
        ("https://github.com/a/b", "x y"),
        ("",),
    ],
)
def test_what_is_no_repository_is_refused(words):
    with pytest.raises(ValueError, match=r"bad (repository|branch)"):
        config(*words)


def test_binder_and_kubernetes_have_what_they_name(root):
    """Their files are not run here; what they name in the repository must be there."""
    for name in (".binder/postBuild", ".binder/requirements.txt", ".binder/runtime.txt"):
        assert (root / name).exists()
    assert (root / ".binder" / "postBuild").stat().st_mode & 0o111
    values = yaml.safe_load((root / "servers" / "kubernetes" / "values.yaml").read_text("utf-8"))
    assert values["singleuser"]["memory"] == {"guarantee": "256M", "limit": "512M"}
    dockerfile = (root / "servers" / "kubernetes" / "Dockerfile").read_text("utf-8")
    for needed in ("constraints.txt", "tools/bundle.py"):
        assert needed in dockerfile
        assert (root / needed).exists()

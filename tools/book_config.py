"""Write the book's settings for a build that knows where its repository is: launch buttons on every lesson.

    python tools/book_config.py https://github.com/OWNER/REPOSITORY [BRANCH] > _config.launch.yml

Without a repository there are no such buttons, and the settings are `_config.yml` as it is.
"""

import re
import sys
from pathlib import Path
from typing import Any

import yaml  # type: ignore[import-untyped]

ROOT = Path(__file__).resolve().parent.parent
_GITHUB = re.compile(r"https://github\.com/[A-Za-z0-9][A-Za-z0-9-]*/[A-Za-z0-9._-]+")
_BRANCH = re.compile(r"[A-Za-z0-9][A-Za-z0-9._/-]*")
# What the theme makes of it: a rocket on each page that is a notebook.
_LAUNCH = {
    "notebook_interface": "jupyterlab",
    "binderhub_url": "https://mybinder.org",
    "colab_url": "https://colab.research.google.com",
}


def config(repository: str, branch: str = "main") -> str:
    """The text of the settings.

    Raises:
        ValueError: no repository on GitHub, or no name of a branch.
    """
    if not _GITHUB.fullmatch(repository):
        raise ValueError(f"bad repository {repository!r}: expected https://github.com/OWNER/REPOSITORY")
    if not _BRANCH.fullmatch(branch):
        raise ValueError(f"bad branch {branch!r}: expected a name such as 'main'")
    settings: dict[str, Any] = yaml.safe_load((ROOT / "_config.yml").read_text("utf-8"))
    settings["sphinx"]["config"]["html_theme_options"] |= {
        "repository_url": repository, "repository_branch": branch, "path_to_docs": "book",
        "launch_buttons": _LAUNCH,
    }  # fmt: skip
    return str(yaml.safe_dump(settings, allow_unicode=True, sort_keys=False))


def main() -> None:
    """Print the settings, or say what is wrong."""
    if len(sys.argv) not in {2, 3}:
        sys.exit("expected a repository, and perhaps a branch")
    try:
        print(config(*sys.argv[1:]), end="")
    except ValueError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()

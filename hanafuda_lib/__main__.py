"""``python -m hanafuda_lib`` is the command ``hanafuda``."""

import sys

from hanafuda_lib.cli import main

sys.exit(main())

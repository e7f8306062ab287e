"""``python -m benchmarks`` measures everything."""

import sys

from benchmarks.bench import main

sys.exit(main())

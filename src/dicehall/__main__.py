"""`python -m dicehall` is the same as `dicehall`."""

import sys

from dicehall.cli import main

sys.exit(main())

"""`python -m ristal` is `ristal`."""

import sys

from ristal.cli import main

sys.exit(main())

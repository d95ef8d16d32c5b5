"""`python -m bagend` is the command `bagend`."""

import sys

from bagend.cli import main

sys.exit(main())

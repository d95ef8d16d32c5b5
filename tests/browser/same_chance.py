"""`bagend table` with the same secret in every match: whoever plays it the same way again sees the same match.

With secrets of its own, a test that waits for some card would now and then wait in vain.
"""

import sys
from types import SimpleNamespace

from bagend.cli import main
from bagend.engine import chance
from bagend.table.live import tables

if __name__ == "__main__":
    for module in (chance, tables):
        assert hasattr(module, "secrets"), f"{module.__name__} draws its secrets elsewhere"
        vars(module)["secrets"] = SimpleNamespace(token_bytes=bytes)
    sys.exit(main())

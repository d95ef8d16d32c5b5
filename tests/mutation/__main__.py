"""The command: `python -m tests.mutation journey --sample 150`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from mutation.run import main

if __name__ == "__main__":
    sys.exit(main())

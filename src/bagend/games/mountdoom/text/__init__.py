from pathlib import Path
from bagend.engine.game import Text
TEXT = Text(Path(__file__).parent, None, None, None, None)

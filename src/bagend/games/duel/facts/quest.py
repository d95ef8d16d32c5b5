"""Quest: how far each character has come on its own, and when that ends the match."""

from bagend.engine.kernel import hot

from ..components import QUEST_STEPS
from . import Public


@hot
def is_quest_over(seen: Public, seat: int, more: int) -> bool:
    """D-136: Frodo and Sam at the volcano, or D-137: the Nazgûl upon them; `more` steps are about to be made."""
    return bool(seen.quest[seat] + more >= QUEST_STEPS)

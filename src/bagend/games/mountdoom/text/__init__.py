"""Text: how the game speaks.  What each question asks, what an answer is called and would do, the view in words."""

from pathlib import Path

from bagend.engine.game import Text
from bagend.engine.seats import NOBODY
from bagend.engine.words import Words

from ..actions import CARD, FIGURE, SEAT, SLOT_SYMBOL, STAGE, Phase
from ..components import Ending, Space
from ..facts.labels import label
from ..view import View
from .about import about, clause, lack
from .aid import aid
from .chart import chart
from .pieces import piece
from .sections import sections
from .standing import figures, holdings, meters
from .touches import touches


def slug(name: str) -> str:
    return name.lower().replace("_", "-")


def prompt(view: View, words: Words) -> str:
    """What is asked, in one sentence."""
    if view.seat == NOBODY:
        return words(f"prompt-over-{slug(Ending(view.ending).name)}")
    phase = Phase(view.phase)
    if phase in (Phase.BEGIN, Phase.CARD):
        return words(f"prompt-{slug(phase.name)}")
    given = words.nouns(seat=(SEAT, max(0, int(view.active))))
    if phase == Phase.STRIDE:
        given |= words.nouns(figure=(SLOT_SYMBOL, int(view.symbol[view.spot])))
    elif phase == Phase.EVENT:
        event = "heart" if view.event == Space.HEART else "nazgul"
        given |= words.nouns(figure=(FIGURE, int(view.walker))) | {"event": event}
    elif phase in (Phase.FIGHT, Phase.WRATH):
        given |= words.nouns(card=(CARD, int(view.card)))
    elif phase == Phase.SEEN:
        given |= words.nouns(card=(CARD, int(view.peeked)))
    elif phase == Phase.VISION:
        given |= words.nouns(stage=(STAGE, int(view.stage)))
    elif phase == Phase.ROLLED:
        given["pips"] = int(view.black[0])
    return words(f"prompt-{slug(phase.name)}", **given)


TEXT = Text(
    Path(__file__).parent,
    prompt,
    label,
    sections,
    about,
    clause,
    lack,
    aid,
    piece=piece,
    touches=touches,
    meters=meters,
    holdings=holdings,
    figures=figures,
    chart=chart,
)

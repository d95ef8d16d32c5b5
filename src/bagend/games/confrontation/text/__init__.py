"""Text: how the game speaks.  What each question asks, what an answer is called, the view in words."""

from pathlib import Path

from bagend.engine.game import Text
from bagend.engine.seats import CHANCE, NOBODY
from bagend.engine.sets import has
from bagend.engine.words import Words

from ..actions import ANSWERS, FIGURE, REGION, SEAT, Phase, Verb
from ..components import DARK, LIGHT, N_EACH, N_HOME, Ending
from ..facts.roads import attacks
from ..view import View
from .about import about
from .aid import aid
from .allowing import clause
from .chart import chart
from .meters import figures, holdings, meters
from .pieces import piece
from .sections import sections
from .touches import touches


def prompt(view: View, words: Words) -> str:
    """What is asked, in one sentence."""
    if view.seat == NOBODY:
        ending = Ending(view.ending).name.lower()
        winner = DARK if has(int(view.winners), DARK) else LIGHT
        return words(f"prompt-over-{ending}", **words.nouns(winner=(SEAT, winner), loser=(SEAT, 1 - winner)))
    phase = Phase(view.phase).name.lower()
    if view.seat == CHANCE:
        return words(f"prompt-{phase}")
    if view.phase == Phase.TURN and view.rider >= 0:
        phase = "turn-on"
    nouns = {"seat": (SEAT, int(view.seat))}
    if view.phase in (Phase.TEXT, Phase.SARUMAN, Phase.CARD, Phase.MAGIC, Phase.RETREAT):
        nouns["light"] = (FIGURE, int(view.fighting[LIGHT]))
        nouns["dark"] = (FIGURE, int(view.fighting[DARK]))
    if view.phase == Phase.ARRANGE and view.viewer != view.seat:
        return words("prompt-arrange", **words.nouns(**nouns))
    if view.phase == Phase.ARRANGE:
        empty = empty_regions(view)
        message = "prompt-place" if empty else "prompt-ready"
        return words(message, count=empty, **words.nouns(**nouns))
    if view.phase == Phase.TUNNEL and view.viewer != view.seat:
        phase = "tunnel-watched"
    if view.phase == Phase.CHALLENGE:
        nouns["region"] = (REGION, int(view.field))
    return words(f"prompt-{phase}", **words.nouns(**nouns))


def empty_regions(view: View) -> int:
    """How many outer regions of whoever sets up are still empty, as far as the viewer can see."""
    first = int(view.seat) * N_EACH
    return sum(int(view.at[stand]) < 0 for stand in range(first + N_HOME, first + N_EACH))


def answer(view: View, action: int, words: Words) -> str:
    """An answer as it stands on its button."""
    verb, values = ANSWERS.split(action)
    nouns = {noun.kind: (noun, value) for noun, value in zip(ANSWERS.nouns(verb), values, strict=True)}
    message = f"answer-{verb.name.lower()}"
    if verb == Verb.MOVE and attacks(view, *values):
        message = "answer-attack"
    return words(message, **words.nouns(**nouns))


TEXT = Text(
    Path(__file__).parent,
    prompt,
    answer,
    sections,
    about,
    clause,
    aid=aid,
    piece=piece,
    touches=touches,
    meters=meters,
    holdings=holdings,
    figures=figures,
    chart=chart,
)

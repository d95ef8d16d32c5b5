"""The ending: who won, how and why, as those who look are told."""

from typing import Literal

from bagend.engine.records import plain
from bagend.table.live.desk import Desk
from bagend.table.live.wire import Ending

Mood = Literal["won", "lost", "over"]


def ending(desk: Desk, sentence: str) -> Ending | None:
    """How the match ended, or None while it goes on; `sentence` says why."""
    table, words = desk.table, desk.table_words
    if not table.is_over:
        return None
    winners, mine = table.winners, set(desk.persons)
    mood: Mood
    figures = [(figure.label, figure.value) for figure in desk.scene.figures]
    if table.game.cooperative:
        title, mood = ("ending-won-together", "won") if winners else ("ending-lost-together", "lost")
    elif mine and mine <= set(winners):
        title, mood = "ending-won-shared" if len(winners) > 1 else "ending-won", "won"
    elif mine and not mine & set(winners) and winners:
        title, mood = "ending-lost", "lost"
    else:
        title, mood = "ending-of-others" if winners else "ending-nobody", "over"
    names = desk.words.listing([desk.called(seat) for seat in winners])
    return Ending(
        title=words(title, winners=names, count=len(winners)),
        sentence=sentence,
        mood=mood,
        figures=figures,
        scene=table.game.scene(plain(desk.scene.views), winners),
        hue=table.game.art.hues[winners[0]] if winners else "",
    )

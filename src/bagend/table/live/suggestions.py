"""Suggestions: where all play together, those who are not asked see the same answers and may suggest one.

No rows: suggestions are kept in memory while the question lasts.
"""

from typing import TYPE_CHECKING

from bagend.engine.seats import SPECTATOR
from bagend.table.errors import NoSuggestion, YourTurn
from bagend.table.live.wire import Suggestion

if TYPE_CHECKING:
    from bagend.table.live.desk import Desk


class Suggestions:
    """One suggestion for each seat, about one question."""

    def __init__(self) -> None:
        self._ply = 0
        self._made: dict[int, int] = {}

    def at(self, ply: int) -> dict[int, int]:
        """Who suggests what for the question of this ply, by seat."""
        return dict(sorted(self._made.items())) if ply == self._ply else {}

    def put(self, ply: int, seat: int, action: int | None) -> None:
        """Let a seat suggest an answer; None withdraws its suggestion."""
        made = self.at(ply)
        made.pop(seat, None)
        if action is not None:
            made[seat] = action
        self._ply, self._made = ply, made


def suggest(desk: "Desk", action: int | None, ply: int) -> None:
    """Suggest an answer, or withdraw it.  It changes no match: everybody is told, and nothing is written."""
    table = desk.table
    table.check_ply(desk.seats, ply)
    if table.asked in desk.persons:
        raise YourTurn("refusal-your-turn")
    if not desk.may_suggest or table.asked is None:
        raise NoSuggestion("refusal-no-suggestion")
    if action is not None:
        table.check_legal(table.asked, action)
    made = table.ply_of({table.asked}), desk.viewer, action
    table.suggestions.put(*made)
    table.changed()
    table.tell_others("suggestion", made)


def shown_suggestions(desk: "Desk") -> list[Suggestion]:
    """All suggestions, for whoever sees what the seat that is asked sees."""
    asked = desk.table.asked
    made = {} if asked is None else desk.table.suggestions.at(desk.table.ply_of({asked}))
    if not made or not desk.sees_the_question:
        return []
    shown = []
    for seat, action in made.items():
        is_own = seat == desk.viewer != SPECTATOR
        message = "suggestion-own" if is_own else "suggestion-words"
        sentence = desk.table_words(message, seat=desk.called(seat), answer=desk.scene.label(action))
        shown.append(Suggestion(seat=seat, name=desk.called(seat), action=action, own=is_own, sentence=sentence))
    return shown

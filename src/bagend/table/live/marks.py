"""Marks: what those who are not asked would answer.  No rows: they are kept in memory while the question lasts."""


class Marks:
    """One mark for each seat, about one question."""

    def __init__(self) -> None:
        self._ply = 0
        self._marked: dict[int, int] = {}

    def at(self, ply: int) -> dict[int, int]:
        """Who would answer what to the question of this ply, by seat."""
        return dict(sorted(self._marked.items())) if ply == self._ply else {}

    def put(self, ply: int, seat: int, action: int | None) -> None:
        """Let a seat mark an answer; None takes its mark away."""
        marked = self.at(ply)
        marked.pop(seat, None)
        if action is not None:
            marked[seat] = action
        self._ply, self._marked = ply, marked

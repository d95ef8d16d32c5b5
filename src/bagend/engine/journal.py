"""Journal: the save file.  A header, an empty line, then one readable line per answer, chance included.

    bagend journal 1
    game journey 1
    seats frodo merry
    option squares 6
    commitment 9f86d0…
    number frodo 4711

    chance all begin merry = 2/2
    merry all keep yellow+black

An answer line names who answered, who may read it, and the answer; a draw adds which pick of how many it was.
A hidden answer is written as `?`.  A match that began in the middle of another, or as a lesson, says `given 12` in its
header: so many draws at its beginning came with it, and do not follow from its secret.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from bagend.engine.errors import BrokenJournal

FORMAT = "bagend journal 1"
CHANCE_NAME = "chance"
EVERYBODY = "all"
HIDDEN_ANSWER = "?"


@dataclass(frozen=True)
class Line:
    """One answer, in words that do not depend on the numbers inside the program."""

    seat: str
    audience: str
    """`all`, or the seats that may read it joined by +."""

    answer: str
    pick: int = 0
    """For a draw: which of the equally likely outcomes, from 1."""

    outcomes: int = 0

    def __str__(self) -> str:
        drawn = f" = {self.pick}/{self.outcomes}" if self.seat == CHANCE_NAME else ""
        return f"{self.seat} {self.audience} {self.answer}{drawn}"


@dataclass(frozen=True)
class Journal:
    """Everything needed to play a match again."""

    game: str
    version: int
    seats: tuple[str, ...]
    options: dict[str, str]
    commitment: str
    numbers: dict[str, str] = field(default_factory=dict)
    """What each seat mixed into the luck."""

    secret: str = ""
    """The luck's secret, in hexadecimal; shown once the match is over."""

    resigned: str = ""
    """The seat that gave up, if that ended the match."""

    given: int = 0
    """How many draws at the beginning came with the match."""

    lines: tuple[Line, ...] = ()

    def __str__(self) -> str:
        header = [FORMAT, f"game {self.game} {self.version}", f"seats {' '.join(self.seats)}"]
        header += [f"option {key} {value}" for key, value in self.options.items()]
        header += [f"commitment {self.commitment}"]
        header += [f"number {seat} {number}" for seat, number in self.numbers.items()]
        header += [f"secret {self.secret}"] if self.secret else []
        header += [f"resigned {self.resigned}"] if self.resigned else []
        header += [f"given {self.given}"] if self.given else []
        return "\n".join(header) + "\n\n" + "".join(f"{line}\n" for line in self.lines)


def parse(text: str) -> Journal:
    """Read a journal; what cannot be read is named with its line."""
    rows = text.rstrip().splitlines()
    if not rows or rows[0] != FORMAT:
        raise BrokenJournal("error-journal-format", line=1, format=FORMAT, got=(rows or [""])[0][:40])
    fields: dict[str, list[tuple[int, Sequence[str]]]] = {}
    at = 1
    while at < len(rows) and rows[at].strip():
        key, *values = rows[at].split(" ")
        if key not in ("game", "seats", "option", "commitment", "number", "secret", "resigned", "given"):
            raise BrokenJournal("error-journal-field", line=at + 1, field=key)
        fields.setdefault(key, []).append((at + 1, values))
        at += 1
    lines = parse_lines(rows[at + 1 :], at + 2)
    game, version = _one(fields, "game", 2)
    if not _is_number(version):
        raise BrokenJournal("error-journal-version", line=2, value=version)
    seats = _only(fields, "seats")
    return Journal(
        game=game,
        version=int(version),
        seats=tuple(seats),
        options=_pairs(fields, "option"),
        commitment=_one(fields, "commitment", 1)[0],
        numbers=_pairs(fields, "number"),
        secret=_one(fields, "secret", 1)[0] if "secret" in fields else "",
        resigned=_one(fields, "resigned", 1)[0] if "resigned" in fields else "",
        given=_given(fields, lines),
        lines=lines,
    )


def parse_lines(rows: Sequence[str], first: int = 1) -> tuple[Line, ...]:
    """The answers in these rows, of which the first has this number."""
    return tuple(_parse_line(row, number) for number, row in enumerate(rows, first))


Fields = dict[str, list[tuple[int, Sequence[str]]]]


def _only(fields: Fields, key: str) -> Sequence[str]:
    if len(fields.get(key, ())) != 1:
        raise BrokenJournal("error-journal-once", line=1, field=key)
    return fields[key][0][1]


def _one(fields: Fields, key: str, values: int) -> Sequence[str]:
    found = _only(fields, key)
    if len(found) != values:
        raise BrokenJournal("error-journal-words", line=fields[key][0][0], due=values, field=key, got=len(found))
    return found


def _given(fields: Fields, lines: Sequence[Line]) -> int:
    if "given" not in fields:
        return 0
    (value,) = _one(fields, "given", 1)
    draws = sum(line.seat == CHANCE_NAME for line in lines)
    if not _is_number(value) or int(value) > draws:
        raise BrokenJournal("error-journal-given", line=fields["given"][0][0], draws=draws, value=value)
    return int(value)


def _pairs(fields: Fields, key: str) -> dict[str, str]:
    found = {}
    for line, values in fields.get(key, ()):
        if len(values) != 2:
            raise BrokenJournal("error-journal-words", line=line, due=2, field=key, got=len(values))
        if values[0] in found:
            raise BrokenJournal("error-journal-twice", line=line, field=key, name=values[0])
        found[values[0]] = values[1]
    return found


def _parse_line(row: str, number: int) -> Line:
    seat, _, rest = row.partition(" ")
    audience, _, answer = rest.partition(" ")
    if not answer:
        raise BrokenJournal("error-journal-line", line=number, row=row)
    if seat != CHANCE_NAME:
        return Line(seat, audience, answer)
    drawn, _, share = answer.rpartition(" = ")
    pick, _, outcomes = share.partition("/")
    if not (drawn and _is_number(pick) and _is_number(outcomes)):
        raise BrokenJournal("error-journal-draw", line=number, row=row)
    return Line(seat, audience, drawn, int(pick), int(outcomes))


def _is_number(text: str) -> bool:
    """Digits that `int` can read: `str.isdigit` also knows superscripts, and Python refuses very long numbers."""
    return text.isascii() and text.isdigit() and len(text) < 19


def audience_name(audience: int, seats: Iterable[str]) -> str:
    """An audience as a journal writes it."""
    if audience < 0:
        return EVERYBODY
    return "+".join(seat for i, seat in enumerate(seats) if audience >> i & 1)

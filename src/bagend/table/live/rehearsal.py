"""Rehearsals: matches that were played at random, for trying out a server that has many of them."""

import asyncio
import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from bagend.engine.chance import Committed
from bagend.engine.game import Game
from bagend.engine.kernel import preferred_mode
from bagend.table.guard import keys
from bagend.table.live.match import LiveMatch
from bagend.table.live.players import BOT, ME
from bagend.table.store.opening import open_store
from bagend.table.store.rows import EntryRow, KeyRow, MatchRow, Store

AT_ONCE = 200
"""How many matches are written together."""

BEGUN = 0.9
"""A match is broken off before this part of it has been played."""


@dataclass(frozen=True)
class Rehearsed:
    """A match in the database, and what opens its seats."""

    match: str
    game: str
    cookies: tuple[str, ...]
    """One for each seat that a person plays, as a browser sends it."""


def fill(
    database: str, games: Sequence[Game], count: int, seed: int, bot: str = "", is_over: bool = False
) -> list[Rehearsed]:
    """Put so many matches of two into a database, of each game in turn: played to the end, or broken off anywhere.

    `bot` is the level of a bot in the second seat; such a match is at its beginning.
    """
    store = open_store(database)
    try:
        return asyncio.run(_write(store, islice(_play_all(games, seed, bot, is_over), count)))
    finally:
        store.close()


Played = tuple[MatchRow, list[KeyRow], list[EntryRow], Rehearsed]


def _play_all(games: Sequence[Game], seed: int, bot: str, is_over: bool) -> Iterator[Played]:
    choose = random.Random(seed)
    while True:
        for game in games:
            yield _play(game, choose, bot, is_over)


def _play(game: Game, choose: random.Random, bot: str, is_over: bool) -> Played:
    secret = choose.randbytes(32)
    seats = game.seats[:2]
    players = dict.fromkeys(seats, ME) if not bot else {seats[0]: ME, seats[1]: f"{BOT}{bot}"}
    row = MatchRow(
        id="".join(choose.choices("0123456789abcdef", k=12)),
        game=game.key,
        version=game.version,
        options={},
        players=players,
        commitment=Committed(secret).commitment,
        secret=secret.hex(),
        after="",
        at=0.0,
    )
    people = [seat for seat in seats if players[seat] == ME]
    held = [keys.Held(choose.randbytes(16).hex()) for _ in people]
    entries = list(_entries(game, row, people, choose, 0 if bot else None))
    if not is_over and not bot:
        # The numbers are brought in any case.
        del entries[len(people) + int(choose.random() * BEGUN * (len(entries) - len(people))) :]
    opening = [KeyRow(keys.hashed(each.key), row.id, seat) for each, seat in zip(held, people, strict=True)]
    cookies = tuple(f"{each.cookie(seat)}={each}" for each, seat in zip(held, people, strict=True))
    return row, opening, entries, Rehearsed(row.id, game.key, cookies)


def _entries(
    game: Game, row: MatchRow, people: Sequence[str], choose: random.Random, most: int | None
) -> Iterator[EntryRow]:
    """The rows of one match, to its end or until so many answers were given."""
    live = LiveMatch(game, row, preferred_mode())

    def enact(kind: str, seat: str, notation: str) -> EntryRow:
        entry = EntryRow(row.id, live.ply + 1, kind, seat, notation, "", 0.0)
        live.enact(entry)
        return entry

    for seat in people:
        yield enact("number", seat, f"{choose.getrandbits(64):x}")
    given = 0
    while (asked := live.asked) is not None and given != most:
        yield enact("answer", game.seats[asked], game.answers.notation(choose.choice(live.legal(asked))))
        given += 1


async def _write(store: Store, played: Iterable[Played]) -> list[Rehearsed]:
    """Many together: every match by itself would wait for the disk."""
    made, rest = [], iter(played)
    while some := list(islice(rest, AT_ONCE)):
        async with asyncio.TaskGroup() as group:
            for row, opening, _, _ in some:
                group.create_task(store.add_match(row, opening))
        async with asyncio.TaskGroup() as group:
            for _, _, entries, _ in some:
                for entry in entries:
                    group.create_task(store.append(entry))
        made += [rehearsed for *_, rehearsed in some]
    return made

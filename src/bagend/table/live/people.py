"""People: what those at a table are called."""

from bagend.bots import roster
from bagend.table.errors import BadMessage, NotSeated
from bagend.table.live.desk import Desk
from bagend.table.live.names import check_name, read_name
from bagend.table.live.seat_lines import level_of

RESERVED = ("page-you", "page-person", "page-seat-open", "page-replay-everybody")
"""What the table itself calls somebody."""


async def rename(desk: Desk, given: str, named: str) -> None:
    """Call whoever sits in one of these seats by a name of their own."""
    table = desk.table
    held = {table.game.seats[seat]: seat for seat in desk.persons}
    if not held or (named and named not in held):
        raise NotSeated("refusal-not-seated")
    if not named and len(held) > 1:
        raise BadMessage("refusal-bad-message")
    seat = held[named] if named else desk.persons[0]
    name = read_name(given)

    def check() -> None:
        if name:
            check_name(name, reserved(desk), desk.table_words("name-bot"), others(desk, seat))

    await table.rename(seat, name, check)


def reserved(desk: Desk) -> list[str]:
    """What nobody is called."""
    levels = [level_of(bot, desk.table_words) for bot in roster.names(desk.table.game)]
    return [*(desk.table_words(word) for word in RESERVED), *levels]


def others(desk: Desk, seat: int) -> list[str]:
    """What everybody else at the table is called, and their seats."""
    table = desk.table
    seats = [each for each in table.taken if each != seat]
    return [*(desk.name(each) for each in seats), *(name for each in seats if (name := table.players[each].name))]

"""Seat lines: who sits where, what they own, and how near they are to winning."""

from bagend.bots import roster
from bagend.engine.words import Words
from bagend.table.guard.keys import invitation
from bagend.table.live.desk import Desk
from bagend.table.live.table import Table
from bagend.table.live.tallies import holding_lines, meter_lines
from bagend.table.live.thinker import usual_time
from bagend.table.live.wire import ClockLine, SeatLine


def seat_line(desk: Desk, seat: int) -> SeatLine:
    table, player = desk.table, desk.table.players[seat]
    key = table.game.seats[seat]
    line = SeatLine(
        key=key,
        name=desk.name(seat),
        called=desk.called(seat),
        person="" if player.is_bot else player.name,
        clock=clock_line(desk, seat),
        hue=table.game.art.hues[seat],
        meters=meter_lines(desk.scene, seat),
        holdings=holding_lines(desk.scene, seat),
        player="bot" if player.is_bot else "person" if player.claimed else "open",
        level=player.level,
        label=label_of(table, seat, desk.table_words) if player.is_bot else "",
        you=seat in desk.persons,
        present=player.is_bot or table.is_present(seat),
        asked=seat in (table.asked, table.acting(desk.seats if seat in desk.seats else {seat})),
        thinks=usual_time(table.game, player.level, table.slots) if player.is_bot and seat == table.asked else 0.0,
    )
    if desk.host and not player.claimed and not player.heir_of:
        line["link"] = f"/seat/{invitation(desk.host, key)}"
    return line


def clock_line(desk: Desk, seat: int) -> ClockLine | None:
    """How long a person may still think; None where no clock is to be seen."""
    table = desk.table
    shown = table.clocks.shown(seat)
    is_secret = table.is_in_secret_setup and seat not in desk.persons
    is_playing = table.match is not None and not table.is_over and not table.players[seat].is_bot
    return None if shown is None or is_secret or not is_playing else ClockLine(left=shown[0], since=shown[1])


def bot_label(bot: str, table_words: Words) -> str:
    """What a bot is called on every page."""
    return table_words("bot-label", level=level_of(bot, table_words))


def level_of(bot: str, table_words: Words) -> str:
    """How strong a bot is, in a word."""
    message = f"level-{bot}"
    return table_words(message) if table_words.has(message) else bot


def label_of(table: Table, seat: int, table_words: Words) -> str:
    """What the bot of a seat is called, and who stands in for it."""
    bot, rival = table.players[seat].level, roster.rival(table.game)
    if seat not in table.unready or table.is_over:
        return bot_label(bot, table_words)
    return table_words("bot-unready", level=level_of(bot, table_words), rival=level_of(rival, table_words))

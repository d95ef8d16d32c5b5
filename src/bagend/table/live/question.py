"""Questions: what is asked now, as one page may know it."""

from collections.abc import Mapping

from bagend.bots import roster
from bagend.engine import clauses
from bagend.engine.game import Game
from bagend.engine.records import plain
from bagend.engine.words import Words
from bagend.table.guard.keys import seat_key
from bagend.table.live.curtain import Sight, plain_sight
from bagend.table.live.players import FRIEND, ME
from bagend.table.live.series import sums, winner
from bagend.table.live.suggestions import marks_shown, may_mark, shown_answers
from bagend.table.live.table import Seats, Table
from bagend.table.live.wire import Choice, Hand, Question, SeatLine
from bagend.table.thinking.hints import may_ask


def title_of(game: Game, clause: str) -> str:
    """The title of a clause; empty if there is none."""
    found = clauses.load(game.folder).get(clause)
    return found.title if found else ""


def question(
    table: Table, seats: Seats, words: Words, table_words: Words, host: str = "", sight: Sight | None = None
) -> Question:
    """What is asked, for whoever holds these seats.

    `host` is the host's key, for the links of open seats; `sight` is what a shared screen may show of it now.
    """
    sight = sight or plain_sight(table, seats)
    view = plain(table.view(sight.viewer))
    acting = sight.acting
    answers = [] if sight.hand_to is not None else shown_answers(table, seats)
    asked = table.asked if acting is None else acting
    made = Question(
        ply=table.ply_of(seats),
        seat="" if asked is None else table.game.seats[asked],
        prompt=waiting(table, sight, words, table_words) or prompt(table, view, words, table_words),
        meanwhile=meanwhile(table, seats, words, table_words),
        yours=acting is not None,
        choices=[choice(table.game, view, action, words) for action in answers],
        counsel=may_mark(table, seats),
        marks=marks_shown(table, seats, words, table_words),
        hint=may_ask(table, seats) and sight.hand_to is None,
        undo=table.may_undo(seats) and sight.hand_to is None,
        take_back=table.may_take_back(seats),
        resign=table.may_resign(seats),
        series=series_line(table, seats, words, table_words),
        rematch=f"/match/{table.id}/rematch" if table.rematch else "",
        over=table.is_over,
        waiting=table.match is None,
        number=table.match is None and table.owes_number(seats),
        seats=[seat_line(table, seat, seats, words, table_words, host) for seat in table.taken],
        commitment=table.row.commitment,
        secret=table.row.secret if table.is_over else "",
        sections=[(section.heading, list(section.lines)) for section in table.game.text.sections(view, words)],
    )
    if sight.hand_to is not None:
        made["hand"] = Hand(seat=table.game.seats[sight.hand_to], name=name(table, sight.hand_to, words))
    return made


def prompt(table: Table, view: object, words: Words, table_words: Words) -> str:
    """The question in one sentence."""
    if table.match is None:
        return table_words("prompt-waiting" if open_seats(table) else "prompt-beginning")
    if table.resigned is not None:
        left = next(seat for seat in table.taken if seat != table.resigned)
        return table_words("prompt-resigned", seat=name(table, table.resigned, words), winner=name(table, left, words))
    if table.is_over and table.match.outcome is None:
        return table_words("prompt-undecided")
    return table.game.text.prompt(view, words)


def waiting(table: Table, sight: Sight, words: Words, table_words: Words) -> str:
    """What is said to somebody who has set up before his turn, or should hand on the screen; else empty."""
    if sight.hand_to is not None:
        return table_words("prompt-hand-over", seat=name(table, sight.hand_to, words))
    early = table.early(sight.viewer)
    if early is None or early.is_asked or table.asked is None:
        return ""
    message = "prompt-luck-later" if early.waits_for_luck else "prompt-set-up"
    return table_words(message, seat=name(table, table.asked, words))


def meanwhile(table: Table, seats: Seats, words: Words, table_words: Words) -> str:
    """Who else sets up in secret at the same time, and who has done so."""
    sentences = []
    for seat in table.taken:
        early = table.early(seat)
        is_early_beside = early is not None and seat not in table.persons(seats)
        if is_early_beside or (seat == table.asked and table.early(table.viewer(seats))):
            message = "meanwhile-set-up" if early and not early.is_asked else "meanwhile-setting-up"
            sentences.append(table_words(message, seat=name(table, seat, words)))
    return " ".join(sentences)


def name(table: Table, seat: int, words: Words) -> str:
    return words.name("seat", table.game.seats[seat])


def open_seats(table: Table) -> list[int]:
    return [seat for seat in table.taken if not table.players[seat].claimed]


def is_half(table: Table) -> bool:
    """Whether this is the first match of a series of two."""
    return table.game.series is not None and not table.standing.matches


def series_line(table: Table, seats: Seats, words: Words, table_words: Words) -> str:
    """How a match and those before it stand together; empty if there is nothing to say yet."""
    rules, before = table.game.series, table.standing.matches
    points = sums(table)
    scored = ", ".join(
        table_words("series-points", player=player_of(table, seat, seats, words, table_words), points=points[seat])
        for seat in table.taken
    )
    if rules is None:
        return table_words("series-wins", points=scored) if before else ""
    if not before:
        return table_words("series-first-over", points=scored) if table.is_over else table_words("series-first")
    if not table.is_over:
        return table_words("series-second", points=scored)
    won = winner(table, rules)
    if won is None:
        return table_words("series-drawn", points=scored)
    return table_words("series-won", points=scored, player=player_of(table, won, seats, words, table_words))


def player_of(table: Table, seat: int, seats: Seats, words: Words, table_words: Words) -> str:
    """Who sits in a seat, and where he sat in the match before: that is who he is."""
    player = table.players[seat]
    about = []
    if table.standing.matches:
        before = table.taken[table.taken.index(seat) - 1]
        about.append(table_words("series-before", seat=name(table, before, words)))
    if player.is_bot:
        about.append(bot_label(player.level, table_words))
    elif seat in seats and len(table.persons(seats)) == 1:
        about.append(table_words("page-you"))
    return f"{name(table, seat, words)} ({', '.join(about)})" if about else name(table, seat, words)


def choice(game: Game, view: object, action: int, words: Words) -> Choice:
    verb = game.answers.split(action)[0].name.lower()
    meaning = game.text.meaning(view, action, words)
    thing, place = game.answers.carry(action)
    return Choice(
        id=action,
        notation=game.answers.notation(action),
        label=game.text.answer(view, action, words),
        effect=meaning.effect,
        clause=meaning.clause,
        title=title_of(game, meaning.clause),
        verb=verb,
        verb_label=words(f"verb-{verb.replace('_', '-')}"),
        parts=list(game.answers.parts(action)),
        thing=thing,
        place=place,
    )


def bot_label(bot: str, table_words: Words) -> str:
    """What a bot is called on every page."""
    message = f"bot-{bot}"
    return table_words(message) if table_words.has(message) else table_words("bot-other", name=bot)


def label_of(table: Table, seat: int, table_words: Words) -> str:
    """What the bot of a seat is called, and who stands in for it."""
    label = bot_label(table.players[seat].level, table_words)
    if seat not in table.unready or table.is_over:
        return label
    return table_words("bot-unready", bot=label, rival=roster.rival(table.game))


def seat_line(table: Table, seat: int, seats: Seats, words: Words, table_words: Words, host: str) -> SeatLine:
    player = table.players[seat]
    key = table.game.seats[seat]
    line = SeatLine(
        key=key,
        name=name(table, seat, words),
        player="bot" if player.is_bot else "person" if player.claimed else "open",
        level=player.level,
        label=label_of(table, seat, table_words) if player.is_bot else "",
        you=seat in table.persons(seats),
        present=player.is_bot or table.present[seat] > 0,
        asked=seat in (table.asked, table.acting(seats if seat in seats else {seat})),
    )
    if host and not player.claimed and not player.heir_of:
        line["link"] = f"/seat/{seat_key(host, key)}"
    return line


def seat_links(table: Table, keys: Mapping[int, str], host: str, words: Words) -> list[dict[str, object]]:
    """The links a page may show again: of its own seats, by their keys, and to the host of all that he gave away."""
    shown = []
    for seat in table.taken:
        made = table.row.players[table.game.seats[seat]] in (ME, FRIEND)
        key = keys.get(seat) or (seat_key(host, table.game.seats[seat]) if host and made else "")
        if key:
            shown.append({"name": name(table, seat, words), "link": f"/seat/{key}", "you": seat in keys})
    return shown


def reconstructed(table: Table, words: Words, data: Mapping[str, Mapping[str, object]]) -> list[dict[str, object]]:
    """The doubtful values this match is played with: what they are, where they come from, how sure they are."""
    written = table.game.options.write(table.options)
    found = []
    for option in table.game.options:
        if option.datum:
            datum = data[option.datum]
            value = {"label": words(f"option-{option.key}"), "value": written[option.key]}
            changed = table.options[option.key] != option.default
            found.append({**value, "source": datum["source"], "confidence": datum["confidence"], "changed": changed})
    return found

"""Terminal: a match played or read with nothing but text."""

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.status import Status
from rich.text import Text

from bagend.bots import hints, roster
from bagend.bots.own import Fault
from bagend.characters import draw
from bagend.engine import journal
from bagend.engine.errors import BagendError, BrokenJournal, UnknownBot, UnknownNotation, UnknownSeat, reason
from bagend.engine.game import Game
from bagend.engine.kernel import Mode, preferred_mode
from bagend.engine.match import Entry, Match
from bagend.engine.seats import SPECTATOR
from bagend.engine.words import Words, words_of
from bagend.games import find

HUMAN = "human"
TEXT = Path(__file__).parent / "text"


def read_players(
    game: Game, given: Sequence[str], watched: bool = False, taken: Sequence[str] | None = None
) -> dict[str, str]:
    """Who sits where: `human`, or a bot's name.

    Whoever types takes the first free seat, unless a seat is named for people or the match is only watched; bots take
    what a match needs besides.  `taken` are the seats of a match that is continued.
    """
    rival = roster.rival(game)
    players: dict[str, str] = {}
    for setting in given:
        seat, _, player = setting.partition("=")
        game.seat(seat)
        kind, _, name = player.partition(":")
        if seat in players:
            raise UnknownSeat("error-player-twice", seat=seat)
        if kind == "bot":
            roster.level(game, name or rival)
            players[seat] = name or rival
        elif player == HUMAN:
            players[seat] = HUMAN
        else:
            raise UnknownBot("error-player", setting=setting, seat=seat)
    if watched and HUMAN in players.values():
        raise UnknownBot("error-watch")
    if taken is not None and not set(players) <= set(taken):
        raise UnknownSeat("error-saved-seats", seats=list(taken))
    # Who says nothing about seats is not left alone, even where one could play so.
    fewest = len(taken) if taken is not None else game.fewest if given else max(game.fewest, 2)
    for seat in (seat for seat in taken or game.seats if seat not in players):
        if HUMAN not in players.values() and not watched:
            players[seat] = HUMAN
        elif len(players) < fewest:
            players[seat] = rival
    return {seat: players[seat] for seat in game.seats if seat in players}


class Curtain:
    """Between two people at one keyboard who may not see the same: the screen is wiped before the other looks."""

    def __init__(self, match: Match, people: Sequence[int], words: Words) -> None:
        self.match = match
        self.words = words
        self.is_needed = match.game.hides and len(people) > 1
        self.looks = -1
        """The seat that looked last."""

        self.heard = dict.fromkeys(people, len(match.entries))
        """How many answers each of them was told of."""

    def fall(self, seat: int) -> None:
        """Wait until the right one looks, then tell what they missed."""
        if self.is_needed and seat != self.looks:
            name = self.words.name("seat", self.match.game.seats[seat])
            read_line(self.words("terminal-curtain-down", seat=name))
            wipe()
            read_line(self.words("terminal-curtain-up", seat=name))
            self.looks = seat
            tell(self.match.game, self.match.entries[self.heard[seat] :], self.words, [seat])
        self.heard[seat] = len(self.match.entries)


def wipe() -> None:
    """An empty screen: what was on it cannot be scrolled back to in a terminal, and is far away elsewhere."""
    console = Console()
    if console.is_terminal:
        # Also what was scrolled away.
        console.file.write("\x1b[2J\x1b[3J\x1b[H")
        console.file.flush()
    else:
        print("\n" * 60)


class Quit(Exception):
    """The person at the keyboard has had enough."""


def play_match(match: Match, players: Mapping[str, str], language: str) -> int:
    """Play a match at the keyboard, from where it stands; the exit status."""
    game = match.game
    words = game.words(language, TEXT)
    people = [game.seat(seat) for seat, player in players.items() if player == HUMAN]
    welcome = "terminal-welcome" if people else "terminal-watch"
    print(words(welcome, title=words("title"), commitment=match.journal(SPECTATOR).commitment))
    curtain = Curtain(match, people, words)
    tell(game, match.entries, words, people)
    try:
        while not match.is_over:
            seat = match.seat
            player = players[game.seats[seat]]
            if player == HUMAN:
                curtain.fall(seat)
                ask(match, words, alone=len(people) == 1)
            else:
                tell(game, match.play(think(match, player, words), seat), words, people)
    except Quit:
        return 0
    except Fault as wrong:
        match.resigned = game.seats[match.seat]
        sentence, seat_name = wrong.in_words(language), words.name("seat", match.resigned)
        print(f"\n{words('terminal-fault', sentence=sentence, seat=seat_name)}")
        return 1
    print(f"\n{game.text.prompt(match.view(), words)}")
    return 0


def think(match: Match, bot: str, words: Words) -> int:
    """A bot's answer.  Quick bots need no compiler; the others compile when they first think, and that is said."""
    game, seat = match.game, match.seat
    views, legal = match.view(seat).reshape(1), match.legal_actions()
    if not roster.level(game, bot).needs_compiler:
        return roster.choose(game, bot, views, legal, len(match.entries), Mode.INTERPRETED)
    with status(words("terminal-thinks", who=words.name("seat", game.seats[seat]))):
        return roster.choose(game, bot, views, legal, len(match.entries))


def ask(match: Match, words: Words, alone: bool) -> None:
    """Put the question to a person until it is answered."""
    show(match, words)
    answers = match.legal(words.language)
    for number, answer in enumerate(answers, 1):
        print(f"  {number:>2}  {answer.words}   [{answer.notation}]")
    seat = match.seat
    while True:
        typed = read_line(words("terminal-ask"))
        try:
            if typed.lower() in ("?", "help"):
                print(words("terminal-help"))
            elif typed.lower() == "quit":
                raise Quit
            elif typed.lower() == "undo":
                take_back(match, seat, alone)
                return
            elif typed.lower() == "read":
                show_in_words(match, words)
            elif typed.lower() == "hint":
                show_hints(match, words)
            elif typed.lower().startswith("save "):
                save(match, typed[len("save ") :].strip(), words)
            elif typed:
                # Notation is lower case throughout.
                given = answers[int(typed) - 1] if is_number(typed, len(answers)) else typed.lower()
                tell(match.game, match.play(given, seat), words, [seat])
                return
        except UnknownNotation:
            print(f"  {words('terminal-unknown', typed=typed[:40], most=len(answers))}")
        except BagendError as wrong:
            print(f"  {wrong.in_words(words.language)}")


def show_hints(match: Match, words: Words) -> None:
    """The best answers; several people at one keyboard may ask too, as at a shared screen of the table."""
    answers = {answer.action: f"{n:>2}  {answer.words}" for n, answer in enumerate(match.legal(words.language), 1)}
    if preferred_mode() is Mode.INTERPRETED:
        # A search would take minutes.
        guess = think(match, roster.rival(match.game), words)
        print(f"  {answers[guess]}: {words('terminal-guess')}")
        return
    try:
        with status(words("terminal-hinting")):
            found = hints.hint(match)
    except KeyboardInterrupt:
        print()
        return
    for hint in found:
        print(f"  {answers[hint.action]}: {words('terminal-chance', percent=round(100 * hint.chance))}")


def status(text: str) -> Status:
    """Say what is going on, for as long as it takes."""
    return Console(stderr=True).status(text)


def is_number(typed: str, most: int) -> bool:
    return typed.isascii() and typed.isdigit() and len(typed) < 10 and 1 <= int(typed) <= most


def take_back(match: Match, seat: int, alone: bool) -> None:
    """Undo; against bots only, a take-back goes further and keeps the dice."""
    if alone and not match.may_undo(seat):
        match.take_back(seat)
    else:
        match.undo(seat)


def save(match: Match, name: str, words: Words) -> None:
    try:
        match.save(name)
    except OSError as wrong:
        raise BagendError("error-cannot-write", file=name, reason=reason(wrong)) from None
    print(words("terminal-saved", file=name))


def read_line(prompt: str) -> str:
    try:
        return input(prompt).strip()
    except EOFError:
        print()
        raise Quit from None


def show(match: Match, words: Words) -> None:
    """The board as the seat that is asked sees it, and the question."""
    seen = match.view(match.seat)
    draw(match.game, seen, words)
    print()
    say(match.game.text.prompt(seen, words))


def show_in_words(match: Match, words: Words) -> None:
    """The same in sentences: for whoever has the screen read out, or wants to know all of it."""
    seen = match.view(match.seat)
    print()
    for section in match.game.text.sections(seen, words):
        lines = " ".join(line if line.endswith((".", "!", "?")) else f"{line}." for line in section.lines)
        say(f"{section.heading}:", lines)


def say(strong: str, text: str = "") -> None:
    """A line broken between words where the terminal ends, its beginning bold where that can be shown."""
    console = Console(highlight=False)
    console.print(Text.assemble((strong, "bold"), f" {text}" if text else ""), soft_wrap=not console.is_terminal)


def tell(game: Game, entries: Sequence[Entry], words: Words, people: Sequence[int]) -> None:
    """What happened, as far as everybody at this screen may know it."""
    for entry in entries:
        for moment in entry.moments:
            if moment.audience < 0 or all(moment.audience >> seat & 1 for seat in people):
                print(f"  {game.caption(moment.kind, moment.nouns, words)}")


def read_journal(name: str, to: int | None) -> Match:
    """A saved match, played again up to so many answers."""
    try:
        saved = journal.parse(Path(name).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as wrong:
        raise BrokenJournal("error-cannot-read", file=name, reason=reason(wrong), line=0) from None
    if to is not None and to > len(saved.lines):
        raise BrokenJournal("error-too-few-moves", file=name, count=len(saved.lines), to=str(to), line=0)
    if to is not None:
        # Without the secret nothing is drawn beyond what the journal says.
        fields: dict[str, Any] = {**vars(saved), "lines": saved.lines[:to], "secret": ""}
        saved = journal.Journal(**fields)
    return Match.from_journal(find(saved.game), saved)


def tell_match(match: Match, language: str) -> None:
    """A saved match as a story."""
    game = match.game
    words = game.words(language, TEXT)
    seats = [words.name("seat", game.seats[seat]) for seat in match.taken]
    print(f"{words('title')}: {words.listing(seats)}\n", file=sys.stdout)
    tell(game, match.entries, words, ())
    if match.resigned:
        print(f"\n{words('terminal-resigned', seat=words.name('seat', match.resigned))}")
    else:
        print(f"\n{game.text.prompt(match.view(max(match.seat, SPECTATOR)), words)}")


def game_as_text(about: Mapping[str, Any], language: str) -> str:
    """A game of the catalogue for a person to read."""
    words = words_of(language, TEXT)
    labels = [words(message) for message in ("games-seats", "games-bots", "games-options")]
    seats, bots, options = (f"  {label:{max(map(len, labels))}}" for label in labels)
    taken = words("games-seats-taken", seats=", ".join(about["seats"]), fewest=about["fewest_seats"])
    legend = words("games-legend-share" if about["cooperative"] else "games-legend-rating")
    lines = [
        f"{about['title']} ({about['key']})",
        f"  {about['aim']}",
        f"{seats}  {taken}",
        f"{bots}  {', '.join(bot_as_text(bot, about['cooperative'], words) for bot in about['bots'])}",
        f"{' ' * len(bots)}  ({legend})",
        options.rstrip(),
    ]
    width = max(len(option["key"]) for option in about["options"])
    for option in about["options"]:
        setting = words("games-option", **{name: option[name] for name in ("about", "expected", "default")})
        lines.append(f"    {option['key']:{width}}  {setting}")
    return "\n".join(lines)


def for_bots_as_text(about: Mapping[str, Any], language: str) -> str:
    """What a bot of your own is given, for a person to read."""
    words = words_of(language, TEXT)
    named = [(field["name"] + "".join(f"[{n}]" for n in field["shape"]), field["about"]) for field in about["view"]]
    width = max(len(name) for name, _ in named)
    kinds = max(map(len, about["things"]))
    return "\n".join(
        [
            f"  {words('games-moves')}",
            *(f"    {move}" for move in about["moves"]),
            f"  {words('games-things')}",
            *(f"    {kind:{kinds}}  {' | '.join(tokens)}" for kind, tokens in about["things"].items()),
            f"  {words('games-view')}",
            *(f"    {name:{width}}  {meaning}" for name, meaning in named),
        ]
    )


def bot_as_text(bot: Mapping[str, Any], cooperative: bool, words: Words) -> str:
    """A bot with its rating, or with how often it wins where all play together."""
    if bot["rating"] is None:
        return str(bot["name"])
    value = bot["rating"]["value"]
    return words("games-bot", bot=bot["name"], strength=words.percent(value) if cooperative else f"{value:.0f}")

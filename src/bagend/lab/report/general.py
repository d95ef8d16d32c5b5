"""What a report tells of every game: who wins, how, how long it takes, and what variants and doubts change."""

from bagend.engine.options import Choice, Flag, Listing, Option, Value
from bagend.lab.measures import Rate, rate
from bagend.lab.report.charts import Chart, Desk, Dot, Section, capital, dot
from bagend.lab.report.series import thought, tried
from bagend.lab.report.sums import UNDECIDED, Sums, mean_of
from bagend.lab.report.watching import WATCHES

FOCUS_ENDING = {"journey": "lost"}
"""Where all seats are alike, the ending that is watched instead of who wins."""


def focus(desk: Desk, sums: Sums) -> Rate:
    """The one figure by which games with different options are compared."""
    ending = FOCUS_ENDING.get(desk.game.key)
    if ending:
        return sums.endings().get(ending, rate(0, sums.matches))
    return sums.wins(0)


def focus_name(desk: Desk) -> str:
    ending = FOCUS_ENDING.get(desk.game.key)
    if ending:
        return desk.words(f"ending-{ending}")
    if desk.game.cooperative:
        return desk.words("report-focus-won")
    return desk.words("report-focus-seat", seat=desk.seat(0))


def winning(desk: Desk) -> Section:
    """Win shares by side, by number of players and by level."""
    seats = range(len(desk.game.seats))
    if desk.game.cooperative:
        dots = [dot(capital(desk.words("report-together")), desk.main.wins(0))]
    else:
        dots = [dot(desk.seat(seat), desk.main.wins(seat), hue=desk.hue(seat)) for seat in seats]
    share = desk.words(
        "report-shared", share=desk.words.percent(rate(desk.main.one("shared"), desk.main.matches).rate, 1)
    )
    lead = "" if desk.game.cooperative else share
    charts = [desk.chart("sides", dots, desk.rests_on(desk.main.matches), lead=lead)]
    if desk.game.fewest < len(seats):
        charts.append(by_players(desk))
    charts.append(by_level(desk))
    return Section("winning", desk.words("report-winning"), tuple(charts))


def by_players(desk: Desk) -> Chart:
    dots, part = [], 0
    for count in range(desk.game.fewest, len(desk.game.seats) + 1):
        sums = desk.sums.get(f"seats {count}", desk.main)
        part = part or sums.matches
        label = desk.words("report-player-count", count=count)
        for seat in range(1 if desk.game.cooperative else count):
            group, hue = ("", "") if desk.game.cooperative else (desk.seat(seat), desk.hue(seat))
            dots.append(dot(label, sums.wins(seat), group, hue))
    made_of = desk.words("report-made-of-parts", matches=desk.main.matches, part=part, bots=desk.bots())
    return desk.chart("players", dots, made_of)


def by_level(desk: Desk) -> Chart:
    """Bots of one level among themselves."""
    dots, matches = [], []
    for key, sums in desk.sums.items():
        kind, *bots = key.split(" ")
        if kind == "level" and len(set(bots)) == 1:
            matches.append(sums.matches)
            for seat in range(1 if desk.game.cooperative else desk.game.fewest):
                group, hue = ("", "") if desk.game.cooperative else (desk.seat(seat), desk.hue(seat))
                dots.append(dot(bots[0], sums.wins(seat), group, hue))
    lead = desk.words("report-levels-together" if desk.game.cooperative else "report-levels-apart")
    made_of = desk.words("report-made-of-levels", matches=max(matches))
    return desk.chart("levels", dots, f"{made_of} {of_thinking(desk)}", lead=lead)


def of_thinking(desk: Desk) -> str:
    """How many matches there are of bots that think ahead."""
    few = thought(desk.wanted)
    return desk.words("report-few", matches=few) if few else desk.words("report-none")


def endings(desk: Desk) -> Section:
    """Ways of winning, and of losing."""
    names = {UNDECIDED: desk.words("report-undecided", longest=desk.game.longest)}
    dots = [
        dot(capital(names.get(key) or desk.words(f"ending-{key}")), found) for key, found in desk.main.endings().items()
    ]
    dots.sort(key=lambda each: -each.value)
    chart = desk.chart("endings", dots, desk.rests_on(desk.main.matches))
    return Section("ways", desk.words("report-ways"), (chart,))


def length(desk: Desk) -> Section:
    counts = desk.main.rows["turns"]
    mean, low, high = mean_of(counts)
    answers = desk.main.mean_of("answers")[0]
    said = desk.words.number
    lead = desk.words(
        "report-length-lead", mean=said(mean, 2), low=said(low, 2), high=said(high, 2), answers=said(answers, 1)
    )
    chart = desk.chart(
        "length",
        (),
        desk.rests_on(desk.main.matches),
        lead=lead,
        is_share=False,
        histogram=tuple(counts.tolist()),
        axis=desk.words("report-turns"),
    )
    return Section("length", desk.words("report-how-long"), (chart,))


def first_move(desk: Desk) -> Section:
    """What beginning is worth, where that can be told."""
    title = desk.words("report-beginning")
    if desk.game.cooperative:
        return Section("first", title, sentences=(desk.words("report-beginning-together"),))
    begins = WATCHES[desk.game.key].begins
    if begins:
        seat = desk.game.seats.index(begins)
        share = desk.main.wins(seat).said(desk.words)
        sentence = desk.words("report-beginning-side", seat=desk.seat(seat), share=share)
        return Section("first", title, sentences=(sentence,))
    rows = desk.main.rows["order"].tolist()
    dots = [
        dot(desk.words("report-place", place=place), rate(won, seen)) for place, (seen, won) in enumerate(rows, start=1)
    ]
    return Section("first", title, (desk.chart("order", dots, desk.rests_on(desk.main.matches)),))


def variants(desk: Desk) -> Section:
    return of_options(desk, "variants", [option for option in tried(desk.game) if not option.datum])


def doubts(desk: Desk) -> Section:
    return of_options(desk, "doubts", [option for option in tried(desk.game) if option.datum])


def of_options(desk: Desk, key: str, options: list[Option]) -> Section:
    """What other values of options do: to who wins, and to the length."""
    title = desk.words(f"report-{key}-title")
    if not options:
        return Section(key, title, sentences=(desk.words("report-no-doubts"),))
    now = desk.game.options.read(desk.wanted.options)
    shares, turns = [], []
    base, part = focus(desk, desk.main), desk.wanted.part
    for option in options:
        label = desk.words(
            "report-option-now",
            option=option_name(desk, option),
            value=value_name(desk, option, option.write(now[option.key]), now[option.key]),
        )
        shares.append(dot(label, base, desk.words("report-now"), "ink-soft"))
        turns.append(Dot(label, *desk.main.mean_of("turns"), desk.main.matches, desk.words("report-now"), "ink-soft"))
        for name, sums in desk.sums.items():
            kind, _, rest = name.partition(" ")
            if kind == "option" and rest.partition(" ")[0] == option.key:
                written = rest.partition(" ")[2]
                label = desk.words("report-option-other", value=value_name(desk, option, written, now[option.key]))
                # Two options may have values of the same name; a dot finds its line by its label.
                label = unlike(label, [each.label for each in shares])
                shares.append(dot(label, focus(desk, sums), desk.words("report-otherwise"), "orange"))
                turns.append(Dot(label, *sums.mean_of("turns"), sums.matches, desk.words("report-otherwise"), "orange"))
    made_of = desk.words("report-made-of-parts", matches=desk.main.matches, part=part, bots=desk.bots())
    charts = (
        desk.chart(
            f"{key}-results",
            shares,
            made_of,
            baseline=base.rate,
            lead=desk.words("report-share-of", what=focus_name(desk)),
        ),
        desk.chart(f"{key}-turns", turns, made_of, is_share=False, axis=desk.words("report-turns")),
    )
    return Section(key, title, charts)


def unlike(label: str, others: list[str]) -> str:
    while label in others:
        label += "\u200b"
    return label


def option_name(desk: Desk, option: Option) -> str:
    return desk.words(f"option-{option.key}")


def value_name(desk: Desk, option: Option, written: str, now: Value) -> str:
    """A value in words."""
    if isinstance(option, Flag):
        return desk.words("report-yes") if written == "yes" else desk.words("report-no")
    if isinstance(option, Choice):
        return desk.words(f"option-{option.key}-{written}")
    if isinstance(option, Listing):
        return listing_name(desk, option, written.split(","), option.write(now).split(","))
    return written


def listing_name(desk: Desk, option: Option, names: list[str], usual: list[str]) -> str:
    """Of the usual list every name with how often it comes; of another one only what is different."""
    told = {name: desk.words(f"option-{option.key}-{name}") for name in (*names, *usual)}
    for one, other in zip(names, usual, strict=True):
        if one != other:
            return desk.words("report-instead", name=told[one], usual=told[other])
    return ", ".join(
        desk.words("report-times", name=told[name], count=names.count(name)) if names.count(name) > 1 else told[name]
        for name in dict.fromkeys(names)
    )

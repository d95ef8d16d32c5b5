"""Making a report: play, count, chart, write."""

from collections.abc import Sequence

from bagend.bots import roster
from bagend.engine.words import Words
from bagend.lab.progress import told_progress
from bagend.lab.report import general, skill, special
from bagend.lab.report.charts import Desk, Section
from bagend.lab.report.playing import play_all
from bagend.lab.report.plots import figure_class
from bagend.lab.report.series import Series, Wanted, all_series
from bagend.lab.report.sums import Sums
from bagend.lab.words import TEXT, lab_words

MAKERS = (
    general.winning,
    general.endings,
    general.length,
    general.first_move,
    special.special,
    general.variants,
    skill.skill,
    general.doubts,
)


def play(wanted: Wanted, jobs: int, language: str) -> dict[str, Sums]:
    """The sums of every series.  What takes its time by another measure has a bar of its own, so that the time left
    means something."""
    # That a library is missing is found out before the first match.
    figure_class()
    found: dict[str, Sums] = {}
    words = lab_words(language)
    for message, series in bars(wanted, all_series(wanted)):
        what = words(message, game=wanted.game.key)
        with told_progress(what, sum(each.plan.matches for each in series), language) as told:
            found |= play_all(series, told, jobs)
    return found


def bars(wanted: Wanted, series: Sequence[Series]) -> list[tuple[str, list[Series]]]:
    quick: list[Series] = []
    followed: list[Series] = []
    thinking: list[Series] = []
    for each in series:
        is_quick = all(roster.level(wanted.game, name).is_quick for name in each.plan.bots)
        (followed if each.is_followed else quick if is_quick else thinking).append(each)
    named = (("progress-playing", quick), ("progress-following", followed), ("progress-thinking", thinking))
    return [(message, some) for message, some in named if some]


def sections_of(wanted: Wanted, sums: dict[str, Sums], language: str) -> list[Section]:
    desk = Desk(wanted, sums, words_for(wanted, language))
    return [make(desk) for make in MAKERS]


def words_for(wanted: Wanted, language: str) -> Words:
    """Those of the game and of the lab together."""
    return wanted.game.words(language, TEXT)


def total_of(sums: dict[str, Sums]) -> int:
    return sum(each.matches for each in sums.values())

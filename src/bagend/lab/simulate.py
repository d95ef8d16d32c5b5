"""Simulate: games between bots, counted, and told as rows, as a table or as JSON."""

from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
from rich.table import Table

from bagend.engine.gpu import Gpu
from bagend.engine.words import LANGUAGES
from bagend.lab import batch, cluster, journals
from bagend.lab.batch import Block, Plan, Spread, Tally
from bagend.lab.measures import mean, rate
from bagend.lab.progress import Told
from bagend.lab.rows import AT_ONCE, FORFEIT, UNDECIDED, RowFile
from bagend.lab.words import lab_words


def run(
    plan: Plan,
    told: Told,
    jobs: int = 1,
    address: str = "",
    rows: str = "",
    folder: str = "",
    gpu: Gpu | None = None,
) -> Tally:
    """Play a plan: in so many processes, on the cluster at an address, or on a GPU.

    `rows` is a file for a row per match: what is in it already is counted and not played again.
    `folder` is for journals.
    """
    if folder:
        # Whether they can be written is found out now.
        journals.write(plan, range(0), Path(folder))
    file = RowFile(plan, rows) if rows else None
    done = file.done if file else 0
    total = batch.new_tally(plan)
    if file:
        add_rows(total, file.kept())
        told(done)
    if gpu:
        played = batch.play_on_gpu(plan, gpu, done)
    else:
        played = cluster.play(plan, address, done) if address else batch.play(plan, jobs, done)
    try:
        for block in kept_on_the_way(plan, played, done, file, folder):
            batch.add_block(total, block)
            told.hear(block.forfeits)
            told(len(block.states))
    finally:
        if file:
            file.close()
    return total


def kept_on_the_way(
    plan: Plan, blocks: Iterable[Block], done: int, file: RowFile | None, folder: str
) -> Iterator[Block]:
    """The blocks, written down as they pass.  Journals come first: a match whose row is there is not played again."""
    for block in blocks:
        if folder:
            journals.write(plan, range(done, done + len(block.states)), Path(folder))
        if file:
            file.add(block)
        done += len(block.states)
        yield block


def add_rows(total: Tally, rows: Iterator[dict[str, Any]]) -> None:
    """Count rows that were written before."""
    while some := list(islice(rows, AT_ONCE)):
        total.matches += len(some)
        total.answers.add(np.array([row["answers"] for row in some], np.int64))
        for name in total.game.measures:
            values = np.array([row[f"measure_{name}"] for row in some], np.int64)
            total.measures.setdefault(name, Spread()).add(values)
            total.shares[name] = total.shares.get(name, 0) + int((values > 0).sum())
        for row in some:
            add_ending(total, row)


def add_ending(total: Tally, row: dict[str, Any]) -> None:
    winners = row["winners"].split("+") if row["winners"] else []
    total.shared += len(winners) > 1
    for name in winners:
        total.wins[name] += 1
    if row["ending"] == UNDECIDED:
        total.undecided += 1
    elif row["ending"] == FORFEIT:
        total.forfeits[row["fault"]] = total.forfeits.get(row["fault"], 0) + 1
    else:
        total.endings[row["ending"]] = total.endings.get(row["ending"], 0) + 1


def as_json(plan: Plan, total: Tally) -> dict[str, Any]:
    """The result as plain values.  The names are stable; see docs/command.md."""
    game = total.game
    spread = total.answers
    return {
        "game": game.key,
        "version": game.version,
        "options": game.options.write(game.options.read(plan.options)),
        "seed": plan.seed,
        "matches": total.matches,
        "bots": {game.seats[seat]: bot for seat, bot in zip(plan.seats, plan.bots, strict=True)},
        "wins": {seat: rate(count, total.matches)._asdict() for seat, count in total.wins.items()},
        "shared": rate(total.shared, total.matches)._asdict(),
        "endings": {key: rate(count, total.matches)._asdict() for key, count in sorted(total.endings.items())},
        "undecided": rate(total.undecided, total.matches)._asdict(),
        "forfeits": dict(sorted(total.forfeits.items())),
        "answers": mean(spread.mean, spread.deviation, spread.count, spread.most)._asdict(),
        "measures": {
            name: {
                **mean(m.mean, m.deviation, m.count, m.most)._asdict(),
                "any": rate(total.shares[name], total.matches)._asdict(),
            }
            for name, m in total.measures.items()
        },
    }


def as_table(plan: Plan, total: Tally, language: str = LANGUAGES[0]) -> Table:
    """The result for a person."""
    game = total.game
    game_words, words = game.words(language), lab_words(language)
    title = words("simulate-title", title=game_words("title"), matches=total.matches, seed=str(plan.seed))
    table = Table("", words("simulate-figure"), title=title, title_justify="left")
    bots = dict(zip(plan.seats, plan.bots, strict=True))
    for seat, bot in bots.items():
        name = game_words.name("seat", game.seats[seat])
        won = rate(total.wins[game.seats[seat]], total.matches)
        table.add_row(words("simulate-wins", seat=name, bot=bot), won.said(words))
    table.add_row(words("simulate-shared"), rate(total.shared, total.matches).said(words))
    table.add_section()
    for key, count in sorted(total.endings.items()):
        table.add_row(game_words(f"ending-{key}"), rate(count, total.matches).said(words))
    if total.forfeits:
        forfeits = rate(sum(total.forfeits.values()), total.matches)
        table.add_row(words("simulate-forfeits"), forfeits.said(words))
    undecided = words("simulate-undecided", longest=game.longest)
    table.add_row(undecided, rate(total.undecided, total.matches).said(words))
    table.add_section()
    spread = total.answers
    length = mean(spread.mean, spread.deviation, spread.count, spread.most)
    table.add_row(words("simulate-length"), length.said(words))
    for name, m in total.measures.items():
        table.add_row(game_words(f"measure-{name}"), mean(m.mean, m.deviation, m.count, m.most).said(words))
        # That every game has a turn is no news.
        if total.shares[name] < total.matches:
            table.add_row(game_words(f"measure-{name}-any"), rate(total.shares[name], total.matches).said(words))
    return table

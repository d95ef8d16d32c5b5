"""Simulate: games between bots, as a table or as JSON."""

from typing import Any

from rich.table import Table

from bagend.lab.batch import Plan, Tally
from bagend.lab.measures import mean, rate


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


def as_table(plan: Plan, total: Tally) -> Table:
    """The result for a person."""
    game = total.game
    words = game.words()
    table = Table(title=f"{words('title')}: {total.matches:,} games, seed {plan.seed}", title_justify="left")
    table.add_column("")
    table.add_column("share or mean (95 % interval)")
    bots = dict(zip(plan.seats, plan.bots, strict=True))
    for seat, bot in bots.items():
        name = words.name("seat", game.seats[seat])
        table.add_row(f"{name} ({bot}) wins", str(rate(total.wins[game.seats[seat]], total.matches)))
    table.add_row("shared wins", str(rate(total.shared, total.matches)))
    table.add_section()
    for key, count in sorted(total.endings.items()):
        table.add_row(words(f"ending-{key}"), str(rate(count, total.matches)))
    if total.forfeits:
        table.add_row("lost by a bot's own fault", str(rate(sum(total.forfeits.values()), total.matches)))
    table.add_row(f"undecided after {game.longest} moves and draws", str(rate(total.undecided, total.matches)))
    table.add_section()
    spread = total.answers
    table.add_row("moves and draws per game", str(mean(spread.mean, spread.deviation, spread.count, spread.most)))
    for name, m in total.measures.items():
        table.add_row(words(f"measure-{name}"), str(mean(m.mean, m.deviation, m.count, m.most)))
        # That every game has a turn is no news.
        if total.shares[name] < total.matches:
            table.add_row(words(f"measure-{name}-any"), str(rate(total.shares[name], total.matches)))
    return table

"""Training: the command that trains a network with which a game's bots can play."""

import argparse
from pathlib import Path

from bagend.arguments import Adder, add_jobs, file_name
from bagend.results import check_writable


def add_train(commands: Adder) -> None:
    sub = commands.add("train", train)
    sub.take("game", "argument-game", "value-game")
    sub.take("--rounds", "argument-rounds", "value-number", type=sub.positive, default=200)
    sub.take("--matches", "argument-train-matches", "value-number", type=sub.positive, default=60_000)
    sub.take("--until", "argument-train-until", "value-number", type=sub.positive, default=0)
    sub.take("--seed", "argument-seed", "value-number", type=sub.natural, default=0)
    add_jobs(sub)
    sub.take("--out", "argument-train-out", "value-file", type=file_name, default="")
    sub.take("--plot", "argument-train-plot", "value-file", type=file_name, default="")


def train(chosen: argparse.Namespace) -> int:
    from bagend.games import find
    from bagend.lab import plots
    from bagend.lab.progress import told_progress
    from bagend.lab.train import Plan, Training, draw_curve
    from bagend.lab.words import lab_words

    words = lab_words(chosen.lang)
    game = find(chosen.game)
    out = chosen.out or f"{game.key}.npz"
    plan = Plan(game, chosen.rounds, chosen.matches, chosen.seed, chosen.until)
    training = Training(plan, Path(out), chosen.jobs)
    figure = plots.new_figure(7, 4) if chosen.plot else None
    check_writable(chosen.plot)
    with told_progress(words("progress-training", game=game.key), training.plan.wanted, chosen.lang) as advance:
        training.run(advance)
    if figure is not None:
        draw_curve(training, figure, chosen.lang)
        plots.save(figure, chosen.plot)
    loss, blind = (words.number(each, 3) for each in training.curve[-1])
    print(words("train-done", file=out, loss=loss, blind=blind, bot=f"wizard@{out}"))
    return 0

"""Keeping: the commands for whoever keeps a table for others: backup, restore, prune."""

import argparse
import time
from pathlib import Path

from bagend.arguments import Parser, add, positive

DATABASE = "sqlite:///FILE or postgresql://HOST/NAME (default: in your data folder)"


def add_keeping(subparsers: "argparse._SubParsersAction[Parser]") -> None:
    sub = add(subparsers, "backup", backup, "copy all games into one file, also while the table is open")
    sub.add_argument("file", help="the new file")
    sub.add_argument("--database", default="", help=DATABASE)
    sub = add(subparsers, "restore", restore, "copy the games of a backup into an empty database")
    sub.add_argument("file", help="a file that bagend backup made")
    sub.add_argument("--database", default="", help=DATABASE)
    sub = add(subparsers, "prune", prune, "delete the games in which nothing has happened for a while")
    sub.add_argument("--days", type=positive, required=True, help="for how many days nothing has happened")
    sub.add_argument("--database", default="", help=DATABASE)


def backup(chosen: argparse.Namespace) -> int:
    from bagend.table.store.copying import back_up

    print(f"{_games(back_up(chosen.database, Path(chosen.file)))} copied into {chosen.file}.")
    return 0


def restore(chosen: argparse.Namespace) -> int:
    from bagend.table.store.copying import restore

    print(f"{_games(restore(Path(chosen.file), chosen.database))} restored.")
    return 0


def prune(chosen: argparse.Namespace) -> int:
    from bagend.table.store.copying import prune

    print(f"{_games(prune(chosen.database, chosen.days, time.time()))} deleted.")
    return 0


def _games(count: int) -> str:
    return "1 game" if count == 1 else f"{count:,} games"

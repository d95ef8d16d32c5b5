"""Keeping: the commands for whoever keeps a table for others: backup, restore, prune."""

import argparse
import time
from pathlib import Path

from bagend.arguments import Adder, command_words, file_name


def add_keeping(commands: Adder) -> None:
    sub = commands.add("backup", backup)
    sub.take("file", "argument-backup-file", "value-file", type=file_name)
    sub.take("--database", "argument-database", "value-database", default="")
    sub = commands.add("restore", restore)
    sub.take("file", "argument-restore-file", "value-file", type=file_name)
    sub.take("--database", "argument-database", "value-database", default="")
    sub = commands.add("prune", prune)
    sub.take("--days", "argument-days", "value-number", type=sub.positive, required=True)
    sub.take("--database", "argument-database", "value-database", default="")


def backup(chosen: argparse.Namespace) -> int:
    from bagend.table.store.copying import back_up

    count = back_up(chosen.database, Path(chosen.file))
    print(command_words(chosen.lang)("keeping-copied", count=count, file=chosen.file))
    return 0


def restore(chosen: argparse.Namespace) -> int:
    from bagend.table.store.copying import restore

    print(command_words(chosen.lang)("keeping-restored", count=restore(Path(chosen.file), chosen.database)))
    return 0


def prune(chosen: argparse.Namespace) -> int:
    from bagend.table.store.copying import prune

    count = prune(chosen.database, chosen.days, time.time())
    print(command_words(chosen.lang)("keeping-deleted", count=count))
    return 0

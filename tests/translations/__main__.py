"""What a translator has to do: `python -m tests.translations LANGUAGE` lists what is missing, stale or strays.

A message is stale if its English was committed later than its translation; it strays if it calls a thing by another
word than the glossary does.
"""

import argparse
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from translations.catalogue import FIRST, OTHERS, Folder, folders, messages
from translations.glossary import strays


def missing(folder: Folder, language: str) -> Iterator[str]:
    ours = messages(folder.file(language))
    return (name for name in messages(folder.file(FIRST)) if name not in ours)


def stale(folder: Folder, language: str) -> Iterator[str]:
    """Messages whose English has changed since they were translated."""
    english, translated = ages(folder.file(FIRST)), ages(folder.file(language))
    return (name for name, age in english.items() if name in translated and age > translated[name])


def ages(file: Path) -> dict[str, int]:
    """When each message was changed last, in seconds; what is not committed yet has just been changed."""
    times = committed(file)
    source = file.read_text(encoding="utf-8")
    found = {}
    for name, message in messages(file).items():
        assert message.span
        first, last = source.count("\n", 0, message.span.start), source.count("\n", 0, message.span.end)
        found[name] = max(times[first : last + 1])
    return found


def committed(file: Path) -> list[int]:
    """When each line of a file was committed."""
    command = ["git", "blame", "--line-porcelain", "--", file.name]
    told = subprocess.run(command, cwd=file.parent, capture_output=True, text=True, check=True).stdout
    return [int(line.split()[1]) for line in told.splitlines() if line.startswith("committer-time ")]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.translations", description=__doc__)
    parser.add_argument("language", choices=OTHERS)
    language = parser.parse_args().language
    total = 0
    for folder in folders():
        tasks = [f"missing  {name}" for name in missing(folder, language)]
        if folder.file(language).exists():
            tasks += [f"stale    {name}" for name in stale(folder, language)]
            tasks += [f"glossary {line}" for line in strays(folder, language)]
        for task in tasks:
            print(f"{folder.name}: {task}")
        total += len(tasks)
    print(f"{total} to do" if total else "Nothing to do.")


if __name__ == "__main__":
    main()

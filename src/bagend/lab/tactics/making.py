"""Making a suite: bots play, and positions are kept whose best answers can be proven; so are those made by hand.

    python -m bagend.lab.tactics.making duel --seed 7

`by_hand/<game>.toml` holds the positions made by hand, each with answers that are certainly right or wrong, and how
that is proven; one whose proof says otherwise stops the work.
"""

import argparse
import json
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np

from bagend.bots import roster
from bagend.bots.judge import NOTHING
from bagend.engine import kernel
from bagend.engine.chance import seeds, stream
from bagend.engine.game import Game
from bagend.engine.match import Match
from bagend.engine.records import Records
from bagend.games import find
from bagend.lab.tactics.proofs import Method, Proof, Prover
from bagend.lab.tactics.suite import FOLDER, TIMES, build, kept

FOUND = 32
"""How many positions are found, besides those made by hand."""

PER_MATCH = 2
QUICK_LOOK = 24
"""The last questions of a match, which are looked at where no search is wanted."""

SIMULATIONS = 1 << 17
"""Between all answers to a question."""

FIRST_LOOK = 1 << 10
"""The simulations that tell whether a position is worth a proof."""

FEWEST_ANSWERS = 3
ALIKE = 0.01
"""Answers that a search holds to be so nearly as good as the best count as best."""

EXACTLY_ALIKE = 1e-6

METHODS = {
    "journey": (Method.TURN,),
    "confrontation": (Method.FORCED, Method.SEARCH),
}
"""How positions are proven, where not every method fits."""


class Kind(NamedTuple):
    """How a game's positions are found."""

    seats: tuple[str, ...]
    bots: tuple[str, ...]
    margin: float
    """By how much the others must be worse than the best, if a search says so."""

    exact_margin: float
    """The same, if everything was looked at."""

    stride: int
    """Every so many questions one is looked at."""

    quick_bots: tuple[str, ...] = ("greedy",)
    """Whose matches are looked at where no search is wanted."""


KINDS = {
    "journey": Kind(("frodo", "sam"), ("greedy", "wizard"), 0.02, 0.01, 3),
    "confrontation": Kind(("light", "dark"), ("ranger", "scout"), 0.05, 0.01, 7),
    "mountdoom": Kind(("north",), ("ranger",), 0.05, 0.01, 4, ("ranger",)),
    "duel": Kind(("fellowship", "sauron"), ("ranger", "scout"), 0.05, 0.01, 5),
}


class Maker:
    """Finds and proves positions of one game; if it is quick, without any search."""

    def __init__(self, game: Game, seed: int, is_quick: bool = False) -> None:
        self.game = game
        self.seed = seed
        self.is_quick = is_quick
        self.kind = KINDS[game.key]
        self.mode = kernel.preferred_mode()
        self.prover = Prover(game, self.mode)
        self.scout = roster.Bot(game, roster.level(game, f"playout:{FIRST_LOOK}"), self.mode)
        self.greedy = roster.Bot(game, roster.level(game, "greedy"), self.mode)
        self.easy = 0
        """How many more of the positions found so far greedy knows than not."""

        self.is_late = True
        """Whether the rest of the match that is looked at may be looked at exhaustively."""

    # By hand.

    def by_hand(self) -> Iterator[dict[str, Any]]:
        path = FOLDER / "by_hand" / f"{self.game.key}.toml"
        if not path.exists():
            return
        for row in tomllib.loads(path.read_text(encoding="utf-8"))["tactic"]:
            states = build(self.game, row["position"], row.get("play", ()))
            proof = self.prove_by(Method(row["method"]), states, is_by_hand=True)
            best = set(map(self.game.answers.notation, proof.best)) if proof else set()
            if proof is None or best & set(row.get("wrong", ())) or not best >= set(row.get("right", ())):
                raise SystemExit(f"{row['name']}: the proof does not say so, but {proof}, {sorted(best)}")
            yield {**row, **self.told(proof)}

    # Found.

    def matches(self) -> Iterator[Match]:
        """Matches of some bots that change seats."""
        number = 0
        while True:
            named = self.kind.quick_bots if self.is_quick else self.kind.bots
            bots = [named[(number + seat) % len(named)] for seat in range(len(self.kind.seats))]
            yield self.play(bots, int(seeds(self.seed, number, 1)[0]) >> 16)
            number += 1

    def play(self, bots: Sequence[str], seed: int) -> Match:
        match = Match(self.game, seats=self.kind.seats, seed=seed, mode=self.mode)
        playing = {
            seat: roster.Bot(self.game, roster.level(self.game, name), self.mode)
            for seat, name in zip(match.taken, bots, strict=True)
        }
        while not match.is_over:
            views, choice = match.view(match.seat).reshape(1), int(seeds(seed, len(match.entries), 1)[0])
            match.play(playing[match.seat].choose(views, match.legal_actions(), choice))
        return match

    def found(self, match: Match) -> Iterator[tuple[int, Proof]]:
        """Some questions of a match with their proofs, the last first: there more can be proven."""
        asked = [ply for ply, entry in enumerate(match.entries) if entry.seat >= 0]
        left = PER_MATCH
        self.is_late = True
        for ply in asked[: -QUICK_LOOK - 1 : -1] if self.is_quick else asked[:: -self.kind.stride]:
            states = match.entries[ply].before
            if left and (self.is_quick or self.is_worth_it(states)):
                proof = self.prove(states)
                if proof is not None and self.tells_apart(states, proof):
                    left -= 1
                    yield ply, proof

    def tells_apart(self, states: Records, proof: Proof) -> bool:
        """Whether greedy misses the best answer; every other position may be one that it finds."""
        views, legal = self.prover.view(states, int(states[0].seat)), self.prover.legal(states)
        is_easy = sum(self.greedy.choose(views, legal, seed) in proof.best for seed in range(TIMES)) * 2 >= TIMES
        if is_easy and self.easy > 0:
            return False
        self.easy += 1 if is_easy else -1
        return True

    def is_worth_it(self, states: Records) -> bool:
        """Whether there is something to choose, and a short search sees a difference."""
        legal = self.prover.legal(states)
        views = self.prover.view(states, int(states[0].seat))
        if len(legal) < FEWEST_ANSWERS or self.scout.judge.mixes(views[0]):
            return False
        if self.scout.doors.opening(views, np.array(legal, np.int64), len(legal), stream(1)) != NOTHING:
            return False
        if self.scout.judge.estimate is not None:
            return True
        chances = sorted((each.chance for each in self.scout.think_once(views, 1) if each.visits > 8), reverse=True)
        return len(chances) > 1 and chances[0] - chances[1] >= self.kind.margin / 2

    def prove(self, states: Records) -> Proof | None:
        if len(self.prover.legal(states)) < 2:
            return None
        for method in METHODS.get(self.game.key, (Method.FORCED, Method.EXHAUSTIVE, Method.SEARCH)):
            if method is Method.SEARCH and self.is_quick:
                continue
            proof = self.prove_by(method, states)
            if proof is None or 2 * len(proof.best) > len(self.prover.legal(states)):
                continue
            if method is not Method.FORCED or self.agrees(states, proof):
                return proof
        return None

    def agrees(self, states: Records, proof: Proof) -> bool:
        """Whether a search agrees.  Behind a view others may guess what they cannot know; then nothing is forced."""
        if not self.game.hides:
            return True
        legal = self.prover.legal(states)
        worths = dict(zip(legal, self.prover.searched(states, legal, FIRST_LOOK * 4), strict=True))
        return min(worths[action] for action in proof.best) > max(
            worths[action] for action in legal if action not in proof.best
        )

    def prove_by(self, method: Method, states: Records, is_by_hand: bool = False) -> Proof | None:
        legal = self.prover.legal(states)
        if method is Method.FORCED:
            ends = self.prover.forced(states)
            if ends is None:
                return None
            winning, losing = ends
            best = winning or (set(legal) - losing if losing else set())
            return Proof(method, tuple(best), 1.0) if best and len(best) < len(legal) else None
        if method is Method.SEARCH:
            each = SIMULATIONS // len(legal) + 1
            worths = self.prover.searched(states, legal, each)
            # Of a position made by hand one knows what is wrong; whatever is not clearly wrong counts as right.
            alike = self.kind.margin if is_by_hand else ALIKE
            return self.judged(method, legal, worths, alike, self.kind.margin, each * len(legal))
        exact = self.prover.exhaustive(states, to_end_of_turn=method is Method.TURN) if self.is_late else None
        if not exact:
            # What is too early for one question is so for all before it.
            self.is_late = method is Method.TURN
            return None
        return self.judged(method, legal, exact, EXACTLY_ALIKE, self.kind.exact_margin)

    def judged(
        self, method: Method, legal: Sequence[int], worths: Sequence[float], alike: float, margin: float, made: int = 0
    ) -> Proof | None:
        """The best answers, if they are clearly better than the others."""
        most = max(worths)
        best = tuple(action for action, worth in zip(legal, worths, strict=True) if most - worth <= alike)
        others = [most - worth for worth in worths if most - worth > alike]
        return Proof(method, best, min(others), made) if others and min(others) >= margin else None

    # All.

    def told(self, proof: Proof) -> dict[str, Any]:
        row: dict[str, Any] = {
            "best": sorted(map(self.game.answers.notation, proof.best)),
            "method": str(proof.method),
            "margin": round(proof.margin, 4),
        }
        return {**row, "simulations": proof.simulations} if proof.simulations else row

    def make(self, wanted: int) -> Iterator[dict[str, Any]]:
        """What was found, match by match."""
        rows: list[dict[str, Any]] = []
        journals: list[str] = []
        for match in self.matches():
            found = list(self.found(match))[: wanted - len(rows)]
            for ply, proof in found:
                name = f"match-{len(journals) + 1}-{ply}"
                rows.append({"name": name, "journal": len(journals), "ply": ply, **self.told(proof)})
            if found:
                journals.append(self.shortened(match, max(ply for ply, _ in found)))
                yield {
                    "game": self.game.key,
                    "version": self.game.version,
                    "commands": [self.command(wanted)],
                    "journals": journals,
                    "tactics": rows,
                }
            if len(rows) >= wanted:
                return

    def command(self, wanted: int) -> str:
        quick = " --quick" if self.is_quick else ""
        return f"python -m bagend.lab.tactics.making {self.game.key} --seed {self.seed} -n {wanted}{quick}"

    def shortened(self, match: Match, ply: int) -> str:
        """A match up to a question, without what its dice were made from."""
        whole = match.journal()
        defaults = self.game.options.write(self.game.options.read({}))
        options = {key: value for key, value in whole.options.items() if defaults[key] != value}
        return str(replace(whole, lines=whole.lines[:ply], secret="", options=options))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bagend.lab.tactics.making")
    parser.add_argument("game")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("-n", type=int, default=FOUND, help="how many positions to find")
    parser.add_argument("--quick", action="store_true", help="only what is proven without a search")
    parser.add_argument("--more", action="store_true", help="keep what was found before")
    chosen = parser.parse_args()
    game = find(chosen.game)
    maker = Maker(game, chosen.seed, chosen.quick)
    by_hand = list(maker.by_hand())
    nothing: dict[str, Any] = {"journals": [], "tactics": [], "commands": []}
    before = kept(game) if chosen.more else nothing
    for made in (
        maker.make(chosen.n)
        if chosen.n
        else [{**nothing, "game": game.key, "version": game.version, "commands": [maker.command(0)]}]
    ):
        text = json.dumps(joined(by_hand, before, made), indent=1, ensure_ascii=False)
        (FOLDER / f"{game.key}.json").write_text(text + "\n", encoding="utf-8")


def joined(by_hand: list[dict[str, Any]], before: dict[str, Any], made: dict[str, Any]) -> dict[str, Any]:
    """Those made by hand, those found before, and those found now, each with a name of its own."""
    first = len(before["journals"])
    old = [row for row in before["tactics"] if "journal" in row]
    new = [{**row, "journal": row["journal"] + first} for row in made["tactics"]]
    rows = [{**row, "name": f"match-{row['journal'] + 1}-{row['ply']}"} for row in (*old, *new)]
    return {
        "game": made["game"],
        "version": made["version"],
        "commands": list(dict.fromkeys([*before["commands"], *made["commands"]])),
        "journals": [*before["journals"], *made["journals"]],
        "tactics": [*by_hand, *rows],
    }


if __name__ == "__main__":
    main()

"""A small endgame of The Confrontation, solved by OpenSpiel's CFR and compared with our bots.

Frodo stands in Rohan, two steps from Mordor; the Warg, whom he cannot slip away from, waits in Gondor and is to move.
Each side has three cards left and plays one in secret, so the best play is mixed.  Both know who stands where: only
the cards are secret here.

pip install 'bagend[envs]'
python examples/endgame.py 100 1000
"""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import cfr
from open_spiel.python.algorithms.expected_game_score import policy_value
from open_spiel.python.algorithms.exploitability import exploitability

from bagend.bots import roster
from bagend.envs.openspiel import BagendGame, BagendState
from bagend.games import find
from bagend.games.confrontation.components import CARDS
from bagend.games.confrontation.positions import position

LIGHT, DARK = 0, 1


class Endgame(BagendGame):
    """The same rules, begun late."""

    rules = find("confrontation")
    kind = pyspiel.load_game("bagend_confrontation").get_type()

    def new_initial_state(self) -> BagendState:
        state = BagendState(self)
        hands = {"light": ("3", "5", "retreat"), "dark": ("2", "4", "eye")}
        played = {side: [card for card in CARDS if card not in hand] for side, hand in hands.items()}
        state.position.state = position("dark", frodo="rohan", warg="gondor", discard=played).copy()
        return state


def play(game: Endgame, policy, bot: str, side: int, seed: tuple[int, ...]) -> float:
    """What Light gets when a bot has one side, and the solution the other."""
    chance, state = np.random.default_rng(seed), game.new_initial_state()
    while not state.is_terminal():
        player = state.current_player()
        if player == side:
            legal = state.legal_actions()
            action = roster.choose(game.rules, bot, state.position.view(player), legal, int(chance.integers(2**31)))
        else:
            outcomes = state.chance_outcomes() if player < 0 else policy.action_probabilities(state).items()
            actions, shares = zip(*outcomes, strict=True)
            action = int(chance.choice(actions, p=shares))
        state.apply_action(action)
    return float(state.returns()[LIGHT])


def told(state: BagendState, policy) -> str:
    """What the solution does in a position."""
    player = state.current_player()
    shares = sorted(policy.action_probabilities(state).items(), key=lambda each: -each[1])
    moves = ", ".join(f"{state.action_to_string(player, action)} {share:.0%}" for action, share in shares)
    return f"{('Light', 'Dark')[player]} plays {moves}"


def main(rounds: int, matches: int) -> None:
    game = Endgame()
    solver = cfr.CFRPlusSolver(game)
    for _ in range(rounds):
        solver.evaluate_and_update_policy()
    solution = solver.average_policy()
    value = policy_value(game.new_initial_state(), [solution, solution])[LIGHT]
    print(f"Light wins {(1 + value) / 2:.1%} if both play as solved in {rounds} rounds;")
    print(f"a perfect opponent could gain {exploitability(game, solution) / 2:.2%} on it.")
    state = game.new_initial_state()
    state.apply_action(game.rules.answers.parse("move warg rohan"))
    while not state.is_terminal() and state.current_player() != LIGHT:
        print(f"After “move warg rohan” {told(state, solution)}.")
        state.apply_action(max(solution.action_probabilities(state).items(), key=lambda each: each[1])[0])
    print(f"Then {told(state, solution)}.")
    for number, bot in enumerate(("uniform", "greedy", "tree:256")):
        for side, name in ((LIGHT, "Light"), (DARK, "Dark")):
            # Luck of their own for each, or all would be lucky together.
            won = np.mean([play(game, solution, bot, side, (number, side, i)) > 0 for i in range(matches)])
            error = 1.96 * (won * (1 - won) / matches) ** 0.5
            print(f"{bot} as {name} against the solution: Light wins {won:.0%} ± {error:.0%} of {matches}.")


if __name__ == "__main__":
    given = [int(number) for number in sys.argv[1:]]
    main(*(given if len(given) == 2 else (100, 1000)))

"""OpenSpiel: importing this registers `bagend_journey`, `bagend_confrontation`, `bagend_mountdoom` and `bagend_duel`.

    import pyspiel, bagend.envs.openspiel
    game = pyspiel.load_game("bagend_journey(players=2,side=advanced)")

Chance is explicit: an outcome is a pick, each as likely as the others.  The options of a game are its parameters; a
list is written with slashes.  What a state of information is, and what the tensors hold: docs/environments.md.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from bagend.engine.actions import Actions
from bagend.engine.game import Game
from bagend.engine.journal import CHANCE_NAME, HIDDEN_ANSWER
from bagend.engine.options import Flag, Listing, Option, Options, Whole
from bagend.engine.seats import CHANCE, SPECTATOR
from bagend.envs.encoding import size_of
from bagend.envs.position import Position
from bagend.games import all_games

PLAYERS = "players"

REMEMBERED = 32
"""How many of the latest answers the tensor of an information state holds; the string holds all."""


@cache
def all_alike(n: int) -> list[tuple[int, float]]:
    """Picks that are equally likely: thousands of them for a roll of all dice."""
    return [(pick, 1.0 / n) for pick in range(n)]


@cache
def notation(book: Actions, action: int) -> str:
    return book.notation(action)


class Heard(list[tuple[int, int, int, bool]]):
    """The answers so far: who, what, who may read it, and whether it belongs to a secret set-up."""

    def __deepcopy__(self, memo: dict[int, Any]) -> "Heard":
        return Heard(self)

    def known_to(self, seat: int) -> list[tuple[int, int | None]]:
        """Who answered what, as far as a seat may read it.  How long somebody's secret set-up took is not told."""
        found: list[tuple[int, int | None]] = []
        for who, action, readers, is_secret in self:
            may_read = readers < 0 or (seat >= 0 and readers >> seat & 1)
            if may_read or not is_secret:
                found.append((who, action if may_read else None))
        return found


def read_players(rules: Game, given: Mapping[str, Any]) -> int:
    most = len(rules.seats)
    count = Options(Whole(PLAYERS, rules.fewest, most, most))
    chosen: Mapping[str, Any] = count.read({PLAYERS: given.get(PLAYERS, most)})
    return int(chosen[PLAYERS])


class BagendGame(pyspiel.Game):
    """One of our games, as OpenSpiel sees it: a class of its own for each."""

    rules: Game
    kind: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        rules, kind = self.rules, self.kind
        given = dict(params or {})
        players = read_players(rules, given)
        self.taken = rules.take_seats(rules.seats[:players])
        self.options = {
            option.key: read_parameter(option, given[option.key]) for option in rules.options if option.key in given
        }
        # What is wrong with the options is found out now.
        rules.setup(rules.options.read(self.options), self.taken)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(rules.answers),
            max_chance_outcomes=len(rules.draws),
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if kind.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=rules.longest,
        )
        super().__init__(kind, info, given)

    def new_initial_state(self) -> "BagendState":
        return BagendState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "BagendObserver":
        return BagendObserver(self.rules, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class BagendState(pyspiel.State):
    """A match at one moment."""

    def __init__(self, game: BagendGame) -> None:
        super().__init__(game)
        self.position = Position.first(game.rules, game.taken, game.options)
        self.heard = Heard()

    def current_player(self) -> int:
        seat = self.position.seat
        if seat >= 0:
            return self.position.taken.index(seat)
        return int(pyspiel.PlayerId.CHANCE if seat == CHANCE else pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return all_alike(self.position.outcomes())

    def _apply_action(self, action: int) -> None:
        position = self.position
        who = position.seat
        meant = position.draw(action) if who == CHANCE else action
        is_secret = int(position.state["phase"][0]) in position.game.secret_setup
        self.heard.append((who, meant, position.readers(meant), is_secret))
        position.apply(meant)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.position.game
        if player == pyspiel.PlayerId.CHANCE:
            return notation(game.draws, self.position.draw(action))
        return notation(game.answers, action)

    def is_terminal(self) -> bool:
        return self.position.is_over

    def returns(self) -> list[float]:
        rewards = self.position.rewards()
        return [rewards[seat] for seat in self.position.taken]

    def told_to(self, player: int) -> str:
        """The match as a seat may read it, line by line."""
        game = self.position.game
        lines = []
        for who, action in self.heard.known_to(self.position.taken[player]):
            name = CHANCE_NAME if who == CHANCE else game.seats[who]
            book = game.draws if who == CHANCE else game.answers
            lines.append(f"{name} {HIDDEN_ANSWER if action is None else notation(book, action)}")
        return "\n".join([f"seat {game.seats[self.position.taken[player]]}", *lines])

    def __str__(self) -> str:
        return self.position.as_text(SPECTATOR)


class BagendObserver:
    """What a seat sees: its view, and with perfect recall the latest answers."""

    def __init__(self, rules: Game, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"There are no parameters for observations of bagend's games; got {params}.")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("bagend shows what one seat sees, or what a spectator sees.")
        self.is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.has_recall = kind.perfect_recall
        size = size_of(rules)
        self.tensor = np.zeros(size + (2 * REMEMBERED if self.has_recall else 0), np.float32)
        self.dict = {"view": self.tensor[:size]}
        if self.has_recall:
            self.dict["answers"] = self.tensor[size:].reshape(REMEMBERED, 2)

    def set_from(self, state: BagendState, player: int) -> None:
        """Fill the tensor.  An answer is (who, what + 1); 0 for what the seat may not read, or did not happen yet."""
        self.tensor.fill(0)
        seat = self.seat_of(state, player)
        self.dict["view"][:] = state.position.vector(seat)
        if self.has_recall:
            latest = state.heard.known_to(seat)[-REMEMBERED:]
            for row, (who, action) in enumerate(latest, REMEMBERED - len(latest)):
                self.dict["answers"][row] = who, 0 if action is None else action + 1

    def string_from(self, state: BagendState, player: int) -> str:
        seen = state.position.as_text(self.seat_of(state, player))
        return f"{state.told_to(player)}\n{seen}" if self.has_recall else seen

    def seat_of(self, state: BagendState, player: int) -> int:
        return state.position.taken[player] if self.is_private else SPECTATOR


def parameter(option: Option) -> Any:
    """The default of an option, as a parameter of OpenSpiel's."""
    if isinstance(option, Flag | Whole):
        return option.default
    return option.write(option.default).replace(",", "/")


def read_parameter(option: Option, given: Any) -> object:
    return str(given).split("/") if isinstance(option, Listing) else given


def kind_of(rules: Game) -> Any:
    """What OpenSpiel asks about a game."""
    kinds = pyspiel.GameType
    is_duel = len(rules.seats) == 2 and not rules.cooperative
    utility = kinds.Utility.ZERO_SUM if is_duel else kinds.Utility.GENERAL_SUM
    secrets = kinds.Information.IMPERFECT_INFORMATION
    return kinds(
        short_name=f"bagend_{rules.key}",
        long_name=rules.words()("title"),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=secrets if rules.hides else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if rules.cooperative else utility,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=len(rules.seats),
        min_num_players=rules.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            PLAYERS: len(rules.seats),
            **{option.key: parameter(option) for option in rules.options},
        },
    )


def register(rules: Game) -> None:
    """OpenSpiel keeps what it was given until after Python has ended.  A class survives that; a function does not."""
    kind = kind_of(rules)
    pyspiel.register_game(kind, type(f"Bagend{rules.key.title()}", (BagendGame,), {"rules": rules, "kind": kind}))


for each in all_games():
    if f"bagend_{each.key}" not in pyspiel.registered_names():
        register(each)

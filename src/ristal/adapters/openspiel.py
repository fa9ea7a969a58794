"""OpenSpiel: importing this module registers `ristal_vstrechny_v3` and the others; without a version the
present one is meant. The extra `openspiel` brings it.

Every draw, roll and cut of a shuffle is a chance node; where all choose at once there is a simultaneous node.
"""

from __future__ import annotations

from functools import cache
from math import prod
from typing import Any, ClassVar

import numpy as np
import pyspiel

from ristal.adapters.setting import Setting
from ristal.adapters.unfolding import Past, Position, read_position
from ristal.adapters.versions import find_version
from ristal.bots import make_bot
from ristal.engine.data import Options
from ristal.engine.draft import SECRET, ChooseSecretly
from ristal.engine.game import Game
from ristal.engine.question import Together
from ristal.games import game_ids, load_game

LATEST = 16  # answers in the tensor of an information state
DIGEST = 96  # bits
LONGEST = 100_000  # decisions: no game of ours is that long
OUTCOMES = 128  # of one draw: no deck is larger
JOIN = "+"  # between the choices of the seats in a parameter: OpenSpiel keeps the comma to itself


def name_game(game: str) -> str:
    """What OpenSpiel calls a game of ours, with the version that it plays by."""
    return f"ristal_{game}_v{find_version(game)}"


def _type(game: Game, options: Options | None = None, name: str = "") -> Any:
    """What OpenSpiel asks of a game; a draft in secret is at once only where it is chosen."""
    kinds = pyspiel.GameType
    asked = [question for question in game.questions.values() if issubclass(question, Together)]
    is_secret = (options or {}).get("draft") == SECRET
    together = any(is_secret or not issubclass(question, ChooseSecretly) for question in asked)
    return kinds(
        short_name=name or name_game(game.id),
        long_name=f"Ristal {game.id}",
        dynamics=kinds.Dynamics.SIMULTANEOUS if together else kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats[0], **{option.name: "" for option in game.options}},
    )


@cache
def _setting(game: str, players: int, options: tuple[tuple[str, str], ...]) -> Setting:
    loaded = load_game(game)
    per_seat = {option.name for option in loaded.options if option.per_seat}
    chosen: dict[str, object] = {"seats": players}
    chosen |= {name: value.split(JOIN) if name in per_seat else value for name, value in options if value}
    return Setting(loaded, chosen)


class RistalGame(pyspiel.Game):
    """A game of ours; parameters are `players` and the options of `ristal.new`, left empty for their defaults."""

    GAME: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        options = tuple((name, str(value)) for name, value in sorted(params.items()) if name != "players")
        self.key = (self.GAME, int(params.get("players", load_game(self.GAME).seats[0])), options)
        self.setting = _setting(*self.key)
        self.first = Position(self.setting, None, None).give()
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.setting.answers),
            max_chance_outcomes=OUTCOMES,
            num_players=self.setting.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_type(self.setting.game, self.setting.options), info, params)

    def new_initial_state(self) -> RistalState:
        return RistalState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.setting, iig_obs_type is not None and iig_obs_type.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST


class RistalState(pyspiel.State):
    """A position of the match."""

    def __init__(self, game: RistalGame) -> None:
        super().__init__(game)
        self.position = _Kept(game.key, game.first)

    def current_player(self) -> int:
        position = self.position.now
        if position.awaited:
            return int(pyspiel.PlayerId.CHANCE)
        table = position.table
        if table.result is not None:
            return int(pyspiel.PlayerId.TERMINAL)
        if not table.is_together():
            return int(table.open.seat)
        asked = table.asked()
        return int(asked[0] if len(asked) == 1 else pyspiel.PlayerId.SIMULTANEOUS)

    def _legal_actions(self, player: int) -> list[int]:
        position = self.position.now
        return position.setting.legal(position.table, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self.position.now.awaited[0]
        return [(outcome, 1.0 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        position = self.position.now
        if position.awaited:
            self.position = self.position.at(position.named(action))
        else:
            self._give([(self.current_player(), action)])

    def _apply_actions(self, actions: list[int]) -> None:
        self._give([(seat, actions[seat]) for seat in self.position.now.table.asked()])

    def _give(self, actions: list[tuple[int, int]]) -> None:
        position = self.position.now
        setting, table = position.setting, position.table
        given = [(seat, setting.answer(table, seat, action)) for seat, action in actions]
        self.position = self.position.at(position.give(*given))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"outcome {action}"
        return self.position.now.setting.answers[action]

    def is_terminal(self) -> bool:
        position = self.position.now
        return not position.awaited and position.table.result is not None

    def returns(self) -> list[float]:
        position = self.position.now
        if position.table is None:
            return [0.0] * position.setting.seats
        return [position.setting.reward(position.table, seat) for seat in range(position.setting.seats)]

    def resample_from_infostate(self, player: int, sampler: Any) -> RistalState:
        """A state that the player cannot tell from this one; `sampler` gives numbers from 0 to 1."""
        state = RistalState(self.get_game())
        position = self.position.now.resampled(player, int(sampler() * (1 << 32)))
        state.position = self.position.at(position)
        return state

    def view(self, player: int) -> dict[str, Any]:
        """What a player may know, as plain data: `docs/contract` has its schema."""
        return self.position.now.table.view(player)

    def seen(self, player: int) -> list[str]:
        """All that a player has seen so far, from the deal on, as lines of JSON."""
        past = self.position.now.past
        return [] if past is None else past.entries(player)

    def __str__(self) -> str:
        return str(self.position.now.write())


class _Kept:
    """A position that OpenSpiel may clone, for nothing, and pickle."""

    __slots__ = ("key", "now")

    def __init__(self, key: tuple[str, int, tuple[tuple[str, str], ...]], now: Position) -> None:
        self.key = key
        self.now: Any = now

    def at(self, position: Position) -> _Kept:
        return _Kept(self.key, position)

    def __deepcopy__(self, memo: object) -> _Kept:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _make_kept, (self.key, self.now.write(), self.now.seen())


def _make_kept(key: tuple[str, int, tuple[tuple[str, str], ...]], text: str, events: dict[int, list[str]]) -> _Kept:
    return _Kept(key, read_position(_setting(*key), text, events))


class Observer:
    """Observations, or information states: the observation, the latest answers that the player has heard of, and the
    digest of all that they have seen, bit by bit."""

    def __init__(self, setting: Setting, recalls: bool) -> None:
        self.setting = setting
        self.recalls = recalls
        row, answer = setting.observation.size, setting.seats + len(setting.answers)
        parts: dict[str, tuple[int, ...]] = {"observation": (row,)}
        if recalls:
            parts |= {"latest": (LATEST, answer), "digest": (DIGEST,)}
        self.tensor: Any = np.zeros(sum(prod(shape) for shape in parts.values()), np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for name, shape in parts.items():
            self.dict[name] = self.tensor[start : start + prod(shape)].reshape(shape)
            start += prod(shape)

    def set_from(self, state: RistalState, player: int) -> None:
        position = state.position.now
        if position.table is None:
            self.tensor.fill(0.0)
            return
        self.dict["observation"][:] = np.frombuffer(self.setting.row(position.table, player), np.float32)
        if self.recalls:
            self._recall(position.past, player)

    def _recall(self, past: Past, player: int) -> None:
        setting, latest = self.setting, self.dict["latest"]
        latest.fill(0.0)
        for at, (seat, text) in enumerate(past.latest(player, LATEST)):
            latest[at, (seat - player) % setting.seats] = 1.0
            if text is not None:
                latest[at, setting.seats + setting.numbers[text]] = 1.0
        bits = np.frombuffer(bytes.fromhex(past.digest(player)).ljust(DIGEST // 8, b"\0"), np.uint8)
        self.dict["digest"][:] = np.unpackbits(bits)

    def string_from(self, state: RistalState, player: int) -> str:
        knowledge: str = state.position.now.knowledge(player)
        return knowledge if self.recalls else knowledge.rpartition(" ")[0]


class RistalBot(pyspiel.Bot):
    """A bot of ours, by the name that it has in the arena; it sees what its player may know."""

    def __init__(self, name: str, player: int, seed: int = 0) -> None:
        super().__init__()
        self.bot = make_bot(name, seed)
        self.player = player

    def step(self, state: RistalState) -> int:
        position = state.position.now
        answer = self.bot.decide(position.setting.game, position.table, self.player)
        return int(position.setting.numbers[answer.text])


def _register(game: str, name: str = "") -> None:
    """OpenSpiel keeps what makes a game until after Python has ended, and may then not be the last to let it go: so
    a class, which holds itself, and no function."""
    kind = _type(load_game(game), name=name)
    pyspiel.register_game(kind, type(f"Ristal_{game}", (RistalGame,), {"GAME": game}))


for _game in game_ids():
    _register(_game)
    _register(_game, f"ristal_{_game}")

"""The drawn table of Unmatched."""

from __future__ import annotations

import re
from typing import Any

import pytest
from drawn import screen_of, shown
from rich.text import Text
from terminal import plain

import ristal
from ristal.cli.boards.unmatched_board import draw_board, draw_low
from ristal.cli.tui.lookup import Reader
from ristal.cli.tui.screen import Line, Log
from ristal.engine.chance import FastChance
from ristal.engine.game import RANDOM
from ristal.games import load_game
from ristal.match import Match, Viewer
from ristal.match.projection import Projector
from ristal.text.game_text import game_text
from ristal.text.games.unmatched import GameGuide
from scale import many

BOARDS = [choice for choice in load_game("unmatched").options[1].choices if choice != RANDOM]


def told(match: Match, language: str = "ru") -> GameGuide:
    found = game_text(language, match.game)
    assert isinstance(found, GameGuide)
    return found


def test_who_is_not_placed_yet_is_not_called_defeated() -> None:
    match = ristal.new("unmatched", seed=5, heroes=["king-arthur", "medusa"])
    while match.pending[0].name != "PlaceFighter":
        seat = match.pending[0].seat
        match.play(match.legal(seat)[0], seat=seat)
    drawn = plain(shown(match, match.pending[0].seat, "en"))
    assert "off the board" in drawn
    assert "defeated" not in drawn


def drawn_from(match: Match, view: dict[str, Any], width: int = 80, height: int = 24) -> str:
    screen = screen_of(match, "ru", width, height)
    with screen.console.capture() as capture:
        screen.show(view, ["", ""], [], [])
    return plain(capture.get())


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("language", ["ru", "en"])
def test_zones_have_letters_of_their_names(language: str, board: str) -> None:
    match = ristal.new("unmatched", seed=5, board=board, heroes=["alice", "medusa"])
    plan = match.game.boards[board]  # type: ignore[attr-defined]
    letters = told(match, language).zone_letters(plan)
    assert len(set(letters)) == len(letters)
    for zone, letter in zip(plan.zones, letters, strict=True):
        assert letter in zone.name[language].upper()
    assert letters == [zone.letter[language] for zone in plan.zones]


def test_an_action_says_what_it_is() -> None:
    match = ristal.new("unmatched", seed=5, heroes=["alice", "medusa"])
    while match.pending[0].name != "TakeAction":
        seat = match.pending[0].seat
        match.play(match.legal(seat)[0], seat=seat)
    assert "[1] манёвр — взять карту, затем переместить бойцов" in plain(shown(match, match.pending[0].seat))


@pytest.mark.parametrize("board", BOARDS)
def test_the_map_with_every_space_stands_on_80_by_24(board: str) -> None:
    match = ristal.new("unmatched", seed=5, board=board, heroes=["alice", "medusa"])
    chance = FastChance(5)
    without = questions = 0
    spaces = match.game.boards[board].spaces  # type: ignore[attr-defined]
    while questions < many(60, 120) and not match.over:
        seat = match.pending[0].seat
        drawn = plain(shown(match, seat))
        assert len(drawn.splitlines()) <= 23
        without += not all(space in drawn for space in spaces)
        questions += 1
        legal = match.legal(seat)
        match.play(legal[chance.draw(len(legal))], seat)
    assert without <= questions // 5  # where all that happened and long answers leave no room


@pytest.mark.parametrize(("width", "height", "first"), [(120, 40, "m01 СЖ"), (80, 40, "m01СЖ"), (120, 30, "m01СЖ")])
def test_the_map_keeps_its_size_through_a_match(width: int, height: int, first: str) -> None:
    match = ristal.new("unmatched", seed=6, board="marmoreal", heroes=["alice", "medusa"])
    chance = FastChance(6)
    for _ in range(many(120, 200)):
        seat = match.pending[0].seat
        discarded = [len(match.view(0)["zones"][f"discard-{each}"]) for each in (0, 1)]
        if seat == 0 and max(discarded) % 3 == 2:
            assert first in plain(shown(match, 0, "ru", width, height)), (len(match.moves), match.pending[0].name)
        legal = match.legal(seat)
        match.play(legal[chance.draw(len(legal))], seat)
    assert max(discarded) > 5


def test_a_low_map_covers_no_label_with_another() -> None:
    match = ristal.new("unmatched", seed=5, board="sarpedon", heroes=["medusa", "alice"])
    view = match.view(0)
    board = match.game.boards["sarpedon"]  # type: ignore[attr-defined]
    legal = [space for space in board.spaces if space not in ("s12", "s13")]
    drawn = draw_low(board, {**view, "legal": legal}, told(match), 79)[0].plain
    for number, space in enumerate(legal, 1):
        assert re.search(rf"{space}\w+(?:▲\w+|▬\w+)?\[{number}\]", drawn), space


def test_lines_that_cross_are_told_apart_and_neighbours_without_a_line_are_named() -> None:
    match = ristal.new("unmatched", seed=5, board="marmoreal", heroes=["alice", "medusa"])
    drawn, *unlined = draw_low(match.game.boards["marmoreal"], match.view(0), told(match), 79)  # type: ignore[attr-defined]
    crossed = next(line for line in drawn.plain.splitlines() if "m25" in line)
    assert re.search(r"m25\w+─+╱─+╲─+m26", crossed)  # m22–m29 and m22–m30 pass between
    assert [line.plain for line in unlined] == ["Смежны и без линии: m08–m14, m09–m14, m10–m19, m11–m19, m17–m22"]
    assert "m08–m14" in drawn_from(match, match.view(0), 80, 28)


def test_the_map_stands_beside_a_card_that_acts_after_combat_on_80_by_24() -> None:
    match = ristal.position(
        "unmatched",
        """
        board = "marmoreal"
        heroes = ["sinbad", "medusa"]
        to_move = 1
        spaces = { sinbad = "m12", medusa = "m26", harpy-1 = "m29", harpy-2 = "m07", harpy-3 = "m06" }
        hands = [["leap-away", "regroup", "feint"], ["the-hounds-of-mighty-zeus", "feint", "dash"]]
        decks = [["feint", "exploit"], ["dash", "feint"]]
        """,
    )
    for answer in ("attack", "harpy-3 sinbad", "the-hounds-of-mighty-zeus", "leap-away"):
        match.play(answer)
    assert match.pending[0].name == "MoveEither"
    drawn = plain(shown(match, 0))
    assert "m12И▲Син" in drawn
    assert "«Отскок»: кого из участников боя переместить?" in drawn


def test_a_label_that_makes_way_for_its_neighbour_uncovers_no_end_of_a_line() -> None:
    match = ristal.new("unmatched", seed=5, board="marmoreal", heroes=["sinbad", "medusa"])
    view = match.view(0)
    fighters = [{**each, "space": "m10" if each["name"] == "sinbad" else None} for each in view["fighters"]]
    legal = ["m04", "m09", "m10", "m11", "m15", "m16", "m18", "m19", "m22"]
    board = match.game.boards["marmoreal"]  # type: ignore[attr-defined]
    drawn, unlined = draw_low(board, {**view, "fighters": fighters, "legal": legal}, told(match), 79)
    assert "m10ЗИ▲Син[3]─m11ЗИ[4]" in drawn.plain  # and no ╱ of m11–m19
    assert "m10–m19, m11–m19" in unlined.plain


def test_neighbours_without_a_line_are_named_where_one_asks_where_to_go_on_80_by_24() -> None:
    match = ristal.position(
        "unmatched",
        """
        board = "marmoreal"
        heroes = ["sinbad", "medusa"]
        to_move = 0
        spaces = { sinbad = "m13", porter = "m08", medusa = "m31", harpy-1 = "m25", harpy-2 = "m26", harpy-3 = "m23" }
        hands = [["feint", "regroup", "momentous-shift", "leap-away", "commanding-impact"], ["feint"]]
        """,
    )
    for answer in ("manoeuvre", "pass", "no", "porter", "m17"):
        match.play(answer)
    assert match.pending[0].name == "MoveFighter"
    drawn = plain(shown(match, 0))
    assert "\n▲ Синдбад · ♥13 · Носильщик ♥4 · действий: 1 · колода 0, рука 5, сброс 25\n" in drawn
    assert "\n▬ Медуза · ♥16 · Гарпия 1 ♥1, 2 ♥1, 3 ♥1 · колода 0, рука 1, сброс 29\n" in drawn  # a line each
    assert "m13КЖ▲Син[4]" in drawn
    assert "Смежны и без линии: m07–m08, m08–m14" in drawn  # m08 is an answer, and the way there leads through m07


@pytest.mark.parametrize("board", BOARDS)
def test_who_stands_where_one_may_go_leaves_room_for_the_number(board: str) -> None:
    match = ristal.new("unmatched", seed=5, board=board, heroes=["medusa", "sinbad"])
    plan = match.game.boards[board]  # type: ignore[attr-defined]
    names = ["medusa", "harpy-1", "harpy-2", "harpy-3"]
    for start in range(len(plan.spaces)):  # four fighters side by side, anywhere
        spaces = [plan.spaces[start], *(plan.spaces[other] for other in plan.adjacent[start])]
        fighters = [
            {**fighter, "space": dict(zip(names, spaces, strict=False)).get(fighter["name"])}
            for fighter in match.view(0)["fighters"]
        ]
        view = {**match.view(0), "fighters": fighters, "legal": list(plan.spaces)}
        drawn = draw_board(plan, view, told(match), 76)[0].plain
        assert all(f"[{number}]" in drawn for number in range(1, len(plan.spaces) + 1)), plan.spaces[start]


def test_a_whole_map_names_neighbours_whose_line_a_fighter_covers() -> None:
    match = ristal.position(
        "unmatched",
        """
        board = "marmoreal"
        heroes = ["king-arthur", "medusa"]
        to_move = 0
        spaces = { king-arthur = "m13", merlin = "m07", medusa = "m31", harpy-1 = "m18" }
        hands = [["feint"], ["feint"]]
        """,
    )
    assert "Смежны и без линии: m18–m22" in plain(shown(match, 0, "ru", 120, 40))


def test_cards_of_the_deck_among_the_answers_hide_none_of_the_hand() -> None:
    match = ristal.position(
        "unmatched",
        """
        board = "marmoreal"
        heroes = ["king-arthur", "medusa"]
        to_move = 0
        spaces = { king-arthur = "m13", merlin = "m07", medusa = "m31", harpy-1 = "m25" }
        hands = [["prophecy", "feint", "regroup"], ["feint"]]
        decks = [["feint", "regroup", "skirmish", "excalibur", "feint"], ["dash"]]
        """,
    )
    for answer in ("scheme", "prophecy"):
        match.play(answer)
    assert match.pending[0].name == "Foresee"
    drawn = plain(shown(match, 0, "ru", 120, 40))
    assert "\nРука: У Уловка, У Передышка" in drawn
    assert "\nПриём: Пророчество. Посмотрите 4 верхние карты" in drawn  # it has left the hand


def test_a_character_card_is_on_the_table() -> None:
    match = ristal.new("unmatched", seed=5, heroes=["alice", "medusa"])
    while match.pending[0].name != "TakeAction":
        seat = match.pending[0].seat
        match.play(match.legal(seat)[0], seat=seat)
    drawn = " ".join(drawn_from(match, match.view(0), 80, 60).split())
    assert "размер: большой" in drawn
    assert "дальний бой" in drawn
    assert "перемещение 3" in drawn
    assert "Если размер — большой, карты атаки, которые играет Алиса, сильнее на 2" in drawn
    assert "любой боец) " in drawn  # whose cards they are
    small = {**match.view(0), "states": ["small", "none"]}
    assert "размер: маленький" in drawn_from(match, small)


def test_what_is_known_of_a_hand_is_drawn() -> None:
    match = ristal.new("unmatched", seed=5, heroes=["alice", "medusa"])
    view = {**match.view(0), "known": {"1": ["gaze-of-stone"]}}
    assert "известно: А Убийственный взор" in drawn_from(match, view)
    assert "известно" not in drawn_from(match, match.view(0))


def test_before_the_cards_are_open_the_size_and_the_health_are_told() -> None:
    match = ristal.new("unmatched", seed=5, heroes=["alice", "medusa"])
    view = match.view(1)
    combat = {"attacker": "alice", "target": "medusa", "attack": None, "defence": None, "cancelled": []}
    view = {**view, "states": ["big", "none"], "combat": {**combat, "protected": [], "winner": None}}
    assert "Бой: Алиса против Медузы · Медуза ♥16/16" in drawn_from(match, view)  # no card to add to yet
    view["zones"] = {**view["zones"], "attack": [None]}
    assert "атака: лицом вниз + 2 (размер) · Медуза ♥16/16" in drawn_from(match, view)


def test_where_a_fighter_goes_by_a_scheme_is_asked_beside_the_board() -> None:
    match = ristal.position(
        "unmatched",
        """
        board = "sarpedon"
        heroes = ["medusa", "king-arthur"]
        to_move = 0
        spaces = { medusa = "s32", harpy-2 = "s30", harpy-3 = "s31", king-arthur = "s20", merlin = "s23" }
        hands = [["winged-frenzy", "dash", "feint", "gaze-of-stone", "hiss-and-slither"], ["feint"]]
        """,
    )
    for answer in ("scheme", "winged-frenzy", "medusa", "medusa"):
        match.play(answer)
    assert match.pending[0].name == "MoveFighter"
    drawn = plain(shown(match, 0))
    assert "s20И▬Арт" in drawn
    assert "Переместите каждого своего" in drawn
    assert "Действует карта" not in drawn  # it is the scheme, which is told already


@pytest.mark.parametrize("height", [24, 30])
def test_of_the_defeated_only_that_is_told(height: int) -> None:
    match = ristal.new("unmatched", seed=5, heroes=["alice", "medusa"])
    view = match.view(0)
    fallen = [{**each, "space": None, "health": 0} for each in view["fighters"] if each["kind"] == "harpy"]
    others = [each for each in view["fighters"] if each["kind"] != "harpy"]
    drawn = " ".join(drawn_from(match, {**view, "fighters": [*others, *fallen]}, 80, height).split())
    assert re.search(r"Гарпия 1 ♥0(/1 · Гарпия 2 ♥0/1 · Гарпия 3 ♥0/1|, 2 ♥0, 3 ♥0) · колода", drawn)
    beside = drawn_from(match, {**view, "fighters": [*others, *fallen]}, 120, 40)
    assert re.search(r"Гарпия 1 ♥0/1 ░+ *\n", beside)


def test_beside_cards_among_the_answers_the_others_are_called_the_rest() -> None:
    match = ristal.position(
        "unmatched",
        """
        board = "marmoreal"
        heroes = ["alice", "medusa"]
        to_move = 1
        spaces = { alice = "m15", jabberwock = "m01", medusa = "m17", harpy-1 = "m09" }
        hands = [["looking-glass", "feint", "claws-that-catch"], ["feint"]]
        """,
    )
    assert "Рука:" in plain(shown(match, 1, height=30))
    for answer in ("attack", "harpy-1 alice", "feint"):
        match.play(answer)
    assert match.pending[0].name == "PlayDefence"
    drawn = plain(shown(match, 0, height=36))
    assert re.search(r"Остальные карты руки:\s+А Впивающиеся когти", drawn)
    assert "Рука:" not in drawn
    assert "Зазеркалье (защита 2; Алиса)" in drawn  # whose it is
    assert re.search(r"Уловка \(защита \d\)", drawn)  # anybody's


def test_a_space_can_be_asked_about_and_so_can_an_answer_that_is_one() -> None:
    match = ristal.new("unmatched", seed=5, board="marmoreal", heroes=["alice", "medusa"], first=0)
    match.play("big")
    screen = screen_of(match, "ru")
    for typed in ("m08", "ь08", "3"):
        with screen.console.capture() as capture:
            Reader(match, screen).card(0, typed)
        assert "m08 — ячейка" in plain(capture.get())
        assert "Смежные ячейки: m07, m09, m14." in plain(capture.get())


def log_of(match: Match, language: str = "ru") -> list[str]:
    return [line.text for line in Log(Projector(match, Viewer(), language), 0)]


def fought(attacker: str, hands: str, answers: tuple[str, ...], feint: str = "boost-lost") -> Match:
    """An attack on Medusa, who stands beside."""
    match = ristal.position(
        "unmatched",
        f"""
        board = "marmoreal"
        heroes = ["{attacker}", "medusa"]
        to_move = 0
        spaces = {{ {attacker} = "m15", medusa = "m09", harpy-1 = "m31" }}
        hands = {hands}
        feint = "{feint}"
        """,
    )
    for answer in ("attack", f"{attacker} medusa", *answers):
        match.play(answer)
    return match


def test_who_moves_anothers_fighter_moves_it() -> None:
    match = fought("alice", '[["skirmish"], ["dash"]]', ("skirmish", "pass", "medusa", "m14"))
    assert "▲ Алиса передвигает Медузу: m09 → m14." in log_of(match)
    assert "▲ Alice moves Medusa: m09 → m14." in log_of(match, "en")
    match = fought("alice", '[["skirmish"], ["dash"]]', ("skirmish", "pass", "alice", "m10"))
    assert "Алиса идёт: m15 → m10." in log_of(match)


def test_r94_no_card_in_defence_is_told_with_the_cards_whoever_had_none() -> None:
    for hands in ('[["feint", "prophecy"], []]', '[["feint"], ["dash"]]'):
        match = fought("king-arthur", hands, ("feint", "pass"))
        assert "Карты открыты: «Уловка» — без защиты." in log_of(match)
        assert not [line for line in log_of(match) if "не защищается" in line]


@pytest.mark.parametrize(
    ("attack", "feint", "is_lost"),
    [("excalibur", "boost-lost", True), ("excalibur", "boost-stays", False), ("feint", "boost-stays", True)],
)
def test_a7_a_boost_lost_with_the_effects_is_told(attack: str, feint: str, is_lost: bool) -> None:
    hands = f'[["{attack}", "prophecy"], ["feint"]]'
    match = fought("king-arthur", hands, (attack, "prophecy", "feint"), feint)
    assert any("отменены, и усиление атаки пропадает" in line for line in log_of(match)) == is_lost
    match = fought("king-arthur", hands, (attack, "pass", "feint"), feint)
    assert any(line.endswith("отменены.") for line in log_of(match))


def test_after_resigning_what_was_read_leaves_room_for_the_map() -> None:
    match = ristal.new("unmatched", seed=5, board="marmoreal", heroes=["alice", "medusa"])
    screen = screen_of(match, "ru")
    log = [Line(f"Событие, о котором рассказывают целой строкой, номер {number}.", None, True) for number in range(12)]

    def shown_with(view: dict[str, Any], lines: list[Line]) -> str:
        with screen.console.capture() as capture:
            screen.show(view, ["", ""], lines, [Text("Что дальше?")])
        return plain(capture.get())

    assert "m01СЖ" not in shown_with(match.view(0), log)
    match.resign(0)
    drawn = shown_with(match.opened(), [*log, Line("▲ Алиса сдаётся.", 0, True)])
    assert "m01СЖ" in drawn
    assert "▲ Алиса сдаётся." in drawn


@pytest.mark.parametrize(("language", "words"), [("ru", "ярость: 1"), ("en", "rage: 1")])
def test_the_tokens_of_a_hero_are_told(language: str, words: str) -> None:
    match = ristal.new("unmatched", seed=5, heroes=["beowulf", "medusa"])
    assert words in plain(shown(match, 0, language))

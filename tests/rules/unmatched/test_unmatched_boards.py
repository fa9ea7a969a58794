"""Chapter «Ячейки и зоны»: the first two boards, line by line, and what spaces and zones are for."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from scenes import ARTHUR_ALICE, MEDUSA_ALICE, begin, lay

from ristal.engine.errors import BadPosition
from ristal.games import load_game

# space: its zones: the spaces that a line joins it to
MARMOREAL = """
m01: gray yellow: m02 m07
m02: gray: m01 m03
m03: gray: m02 m04
m04: gray green blue: m03 m05 m15
m05: gray: m04 m06
m06: gray: m05 m12
m07: green red yellow: m01 m08 m13
m08: green yellow: m07 m09 m14
m09: green blue: m08 m14 m15 m17
m10: green blue: m11 m15 m18 m19
m11: green blue: m10 m12 m19
m12: blue: m06 m11 m16
m13: red yellow: m07 m20
m14: green blue: m08 m09 m17
m15: green blue: m04 m09 m10
m16: blue violet: m12 m19 m24
m17: green blue purple: m09 m14 m22
m18: green blue purple: m10 m19 m22
m19: green blue: m10 m11 m16 m18
m20: red yellow: m13 m21 m27
m21: red: m20 m25
m22: green blue purple: m17 m18 m29 m30
m23: violet: m24 m26 m31
m24: violet: m16 m23
m25: green blue brown: m21 m26
m26: green blue brown: m23 m25
m27: brown: m20 m28
m28: brown: m27 m29
m29: purple brown: m22 m28 m30
m30: purple brown: m22 m29 m31
m31: violet brown: m23 m30
"""
SARPEDON = """
s01: green: s02 s08 s09
s02: green: s01 s03 s09
s03: green: s02 s04 s10 s11
s04: green: s03 s05 s11
s05: yellow: s04 s12 s13
s06: brown: s07 s14 s15
s07: brown: s06 s15
s08: green: s01 s09 s18
s09: green: s01 s02 s08 s10
s10: green: s03 s09 s11 s20
s11: green: s03 s04 s10 s12 s21
s12: yellow: s05 s11 s13 s21
s13: yellow: s05 s12 s16
s14: brown: s06 s16 s22
s15: red: s06 s07 s17
s16: yellow: s13 s14 s22
s17: red: s15 s27
s18: blue: s08 s19 s23
s19: blue: s18 s20 s23
s20: blue: s10 s19 s21 s24
s21: yellow purple: s11 s12 s20 s24 s31
s22: yellow brown purple: s14 s16 s25 s26
s23: blue: s18 s19 s28 s29
s24: yellow purple: s20 s21 s30 s31
s25: yellow brown purple: s22 s26 s32
s26: purple: s22 s25 s33
s27: red: s17 s33
s28: blue: s23 s29 s34
s29: blue: s23 s28 s30 s34
s30: purple: s24 s29 s31 s34
s31: purple: s21 s24 s30 s35
s32: purple: s25 s36
s33: red: s26 s27 s38
s34: purple: s28 s29 s30
s35: purple: s31 s36
s36: purple: s32 s35 s37
s37: red: s36 s38
s38: red: s33 s37
"""
BOARDS = {"marmoreal": MARMOREAL, "sarpedon": SARPEDON}
STARTS = {"marmoreal": "m13 m31 m03 m11", "sarpedon": "s20 s32 s03 s14"}
ROWS = {board: [row.split(": ") for row in text.strip().splitlines()] for board, text in BOARDS.items()}
LINES = {"marmoreal": 42, "sarpedon": 61}
ZONES = {"marmoreal": 8, "sarpedon": 6}
BORDERS = {"marmoreal": 4, "sarpedon": 15}  # lines between spaces that share no zone


def laid(board: str) -> Any:
    game: Any = load_game("unmatched")
    return game.boards[board]


def space_is_in_reach(board: str, medusa: str, target: str) -> bool:
    """Whether Medusa, a ranged fighter, can attack from one space to another."""
    s = lay(f"medusa {medusa}  alice {target}", heroes=MEDUSA_ALICE, hands=["snipe", ""], board=board)
    return "attack" in s.match.legal(0)


def test_r25_a_space_holds_one_fighter() -> None:
    with pytest.raises(BadPosition, match="m15"):
        lay("king-arthur m15  merlin m15  medusa m01")
    s = begin("king-arthur", "medusa").play("m01", "m30")
    assert "m30" not in s.match.legal(1)
    s.refuses("m30", "R75")


@pytest.mark.parametrize("board", BOARDS)
def test_r26_r29_r30_spaces_lines_and_zones_are_those_of_the_board(board: str) -> None:
    made = laid(board)
    shown = [
        [space, " ".join(made.zones[zone].id for zone in zones), " ".join(made.spaces[other] for other in others)]
        for space, zones, others in zip(made.spaces, made.zones_of, made.adjacent, strict=True)
    ]
    assert shown == ROWS[board]
    assert [made.spaces[start] for start in made.starts] == STARTS[board].split()
    assert sum(len(others) for others in made.adjacent) == 2 * LINES[board]
    assert len(made.zones) == ZONES[board]


@pytest.mark.parametrize(
    ("where", "legal"), [("m09", True), ("m10", True), ("m04", True), ("m14", False), ("m05", False)]
)
def test_r26_r27_fighters_on_joined_spaces_are_adjacent(where: str, legal: bool) -> None:
    """Arthur on m15 strikes only at those next to him."""
    s = lay(f"king-arthur m15  merlin m31  medusa {where}", hands=["feint", ""])
    assert ("attack" in s.match.legal(0)) == legal


@pytest.mark.parametrize(("first", "hit"), [("m08", "m09"), ("m08", "m14"), ("m08", "m07")])
def test_r27_adjacency_serves_effects_too(first: str, hit: str) -> None:
    """Restless Spirits: the second space is next to the first."""
    s = lay(f"king-arthur m31  merlin m15  medusa {hit}", hands=["restless-spirits", ""])
    s.scheme("restless-spirits").play(first)
    s.asks("ChooseSpace", 0, "m07", "m09", "m14")
    s.play(hit)
    assert s.health("medusa") == 14
    s.to_act(0, 1)


def test_r28_lines_that_cross_join_nothing() -> None:
    """m22-m29 and m22-m30 pass under m25-m26."""
    s = lay("king-arthur m22  merlin m01  medusa m31")
    s.manoeuvre().play("king-arthur")
    assert not {"m25", "m26"} & set(s.match.legal(0))
    s.refuses("m25", "R59")
    for here, there in combinations(("m22", "m25", "m26"), 2):
        board = laid("marmoreal")
        joined = board.number[there] in board.adjacent[board.number[here]]
        assert joined == ((here, there) == ("m25", "m26"))
    s.asks("MoveFighter", 0, *["m09", "m10", "m14", "m17", "m18", "m19", "m22", "m28", "m29", "m30"])


def test_r29_a_zone_reaches_over_the_whole_board() -> None:
    """m07 and m26 are both green, five steps apart and more."""
    assert space_is_in_reach("marmoreal", "m07", "m26")
    assert space_is_in_reach("sarpedon", "s05", "s25")
    assert not space_is_in_reach("marmoreal", "m27", "m13")


@pytest.mark.parametrize(
    ("target", "legal"),
    [("m12", True), ("m25", True), ("m29", True), ("m08", True), ("m27", False), ("m13", False), ("m24", False)],
)
def test_r30_r31_a_space_of_several_colours_is_in_each_zone(target: str, legal: bool) -> None:
    """T19: m22 is green, blue and purple."""
    assert space_is_in_reach("marmoreal", "m22", target) == legal


def test_r31_zones_serve_effects_too() -> None:
    """Restless Spirits: the first space shares a zone with Merlin, and m13 is red and yellow."""
    s = lay("king-arthur m31  merlin m13  medusa m22", hands=["restless-spirits", ""])
    s.scheme("restless-spirits")
    s.asks("ChooseSpace", 0, "m01", "m07", "m08", "m13", "m20", "m21")


def test_r32_the_two_sides_of_a_board_are_one_board_to_the_rules() -> None:
    (option,) = [option for option in load_game("unmatched").options if option.name == "board"]
    assert len(set(option.choices)) == len(option.choices)
    assert [choice for choice in option.choices if choice.startswith(("marmoreal", "sarpedon"))] == [
        "marmoreal",
        "sarpedon",
    ]
    assert len(load_game("unmatched").names()["marmoreal"]) == 2  # a name in each language, no side


@pytest.mark.parametrize("board", BOARDS)
def test_r33_to_share_a_zone_is_to_have_a_colour_in_common(board: str) -> None:
    """Checked for all pairs of spaces against the table above; each space shares with itself."""
    made = laid(board)
    for here, zones, _ in ROWS[board]:
        shared = {there for there, others, _ in ROWS[board] if set(zones.split()) & set(others.split())}
        mask = made.in_zone[made.number[here]]
        assert {made.spaces[i] for i in range(len(made.spaces)) if mask >> i & 1} == shared
        assert here in shared


def test_r33_a_fighter_shares_a_zone_with_itself() -> None:
    """Medusa alone in her zones is the only one whom the Glance can hit."""
    s = lay("medusa m02  alice m31", heroes=MEDUSA_ALICE, hands=["a-momentary-glance", ""]).scheme("a-momentary-glance")
    assert (s.health("medusa"), s.health("alice")) == (14, 13)
    s.to_act(0, 1)


@pytest.mark.parametrize("board", BOARDS)
def test_r34_neighbours_need_not_share_a_zone(board: str) -> None:
    zones = {space: set(colours.split()) for space, colours, _ in ROWS[board]}
    lines = {tuple(sorted((space, other))) for space, _, others in ROWS[board] for other in others.split()}
    made = laid(board)
    apart = [
        (here, there) for here, there in sorted(lines) if not made.in_zone[made.number[here]] >> made.number[there] & 1
    ]
    assert apart == [(here, there) for here, there in sorted(lines) if not zones[here] & zones[there]]
    assert len(apart) == BORDERS[board]


def test_r34_a_zone_is_not_shared_over_the_line_between_them() -> None:
    """Merlin on m06 (gray) casts no spirits on m12 (blue), though it is next to him."""
    s = lay(
        "king-arthur m31  merlin m06  alice m12  jabberwock m24", heroes=ARTHUR_ALICE, hands=["restless-spirits", ""]
    )
    s.scheme("restless-spirits")
    s.asks("ChooseSpace", 0, "m01", "m02", "m03", "m04", "m05", "m06")

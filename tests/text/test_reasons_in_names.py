"""Reasons and prompts that say what is so, in names: what a person could point at, and which rule is in force."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

import ristal
from ristal.cli.tui.screen import Screen
from ristal.engine.effect import Effect
from ristal.games import load_game
from ristal.games.unmatched import UnmatchedGame
from ristal.games.unmatched.selectors import OfKind, Such
from ristal.match import Match
from ristal.text import translator
from ristal.text.game_text import game_text
from ristal.text.types import View


def until(heroes: list[str], question: str, *preferred: str, among: str = "") -> Match:
    """A game played on, by these answers where they are legal, until a question of this class is open, with this
    among its answers."""
    for seed in range(60):
        match = ristal.new("unmatched", seed=seed, heroes=heroes, board="marmoreal", first="0")
        while not match.over and match.number < 400:
            seat = match.pending[0].seat
            legal = match.legal(seat)
            if match.pending[0].name == question and among in ("", *legal):
                return match
            match.play(next((word for word in preferred if word in legal), legal[match.number % len(legal)]), seat)
    raise AssertionError(question)


def test_a15_the_view_of_a_choice_of_spaces_has_its_own_name() -> None:
    match = until(["king-arthur", "medusa"], "ChooseSpace", "restless-spirits", "scheme")
    question = match.view(match.pending[0].seat)["question"]
    assert question["name"] == match.pending[0].name == "ChooseSpace"
    assert question["details"]["which"] == "first"
    prompt = match.pending[0].prompt("ru")
    assert prompt.startswith("«Беспокойные духи»: выберите ячейку в одной зоне с Мерлином.")
    board = match.game.boards["marmoreal"]  # type: ignore[attr-defined]
    outside = next(space for space in board.spaces if space not in match.legal(match.pending[0].seat))
    assert match.why(outside) == f"{outside} — не в одной зоне с Мерлином. (§A15)"


def test_r18_the_rule_in_force_at_set_up_and_later() -> None:
    assert until(["medusa", "sinbad"], "PlaceFighter").pending[0].clause == "R18"
    match = until(["alice", "medusa"], "ChooseScript", "looking-glass")
    match.play("place")
    assert match.pending[0].clause == "R74"


def test_a22_who_may_be_hurt_is_told_by_the_card_and_oneself_comes_last() -> None:
    match = until(["medusa", "sinbad"], "DamageOne", "a-momentary-glance", "scheme", among="sinbad")
    seat = match.pending[0].seat
    assert match.pending[0].prompt("ru") == "«Мимолётный взгляд»: кому нанести 2 урона?"
    shown = game_text("ru", match.game).in_order(match.view(seat))
    assert sorted(shown) == sorted(match.legal(seat))
    own = [name.startswith(("medusa", "harpy")) for name in shown]
    assert own == sorted(own)
    assert match.legal(seat)[0] == "medusa"  # as the engine lists them
    assert any(own)
    assert not all(own)
    far = [each["name"] for each in match.view(seat)["fighters"] if each["space"] and each["name"] not in shown]
    for name in far:
        assert match.why(name).endswith("не в одной зоне с Медузой. (§A22)")


def test_r77_schemes_and_performers_have_reasons() -> None:
    match = until(["medusa", "sinbad"], "ChooseScheme", "scheme")
    seat = match.pending[0].seat
    deck = {"medusa": "gaze-of-stone", "sinbad": "toil-and-danger"}[match.view(seat)["heroes"][seat]]
    assert match.why(deck).endswith("— не приём. (§R45)")


def test_a21_looking_glass_says_who_asks_what_and_when() -> None:
    match = until(["alice", "medusa"], "ChooseScript", "looking-glass")
    seat = match.pending[0].seat
    assert match.pending[0].clause == "A21"
    assert match.pending[0].prompt("ru").startswith("«Зазеркалье»: что выполнить первым?")
    notes = {text["answer"]: text["note"] for text in game_text("ru", match.game).answers(match.view(seat))}
    assert notes["draw"] == "Возьмите 2 карты."
    assert notes["recover"] == "Алиса восстанавливает 3 здоровья."
    match.play("draw")
    assert match.pending[0].prompt("ru") == "«Зазеркалье»: что выполнить?"


def test_r16_the_first_dice_of_a_draft_are_by_the_card() -> None:
    match = ristal.new("ninedice", seed=1, start="draft")
    clauses = []
    while match.pending[0].name in ("ChooseShape", "ChooseColour"):
        clauses.append(match.pending[0].clause)
        assert match.view(match.pending[0].seat)["question"]["clause"] == clauses[-1]
        match.play(match.legal(match.pending[0].seat)[0])
    assert clauses[0] == "R16"
    assert clauses[-1] == "R17"


def test_r20_a_die_of_the_other_seat_is_not_this_seats_reason() -> None:
    match = ristal.new("ninedice", seed=1, start="quick")
    mine, other = (match.legal(seat)[0].split()[0] for seat in (0, 1))
    assert match.why(f"{other} field", 0).startswith(
        f"Сейчас решают о другом кубике: {translator('ru', match.game).name(mine)}."
    )


def test_an_attack_reads_as_who_goes_for_whom() -> None:
    match = until(["medusa", "sinbad"], "DeclareAttack", "attack")
    text = game_text("ru", match.game).answers(match.view(match.pending[0].seat))[0]
    first, second = text["answer"].split()
    target = next(each for each in match.view(None)["fighters"] if each["name"] == second)
    name = translator("ru", match.game).name
    assert text["label"] == f"{name(first)} → {name(second)}"
    assert text["note"] == f"({target['space']} ♥{target['health']})"


def test_the_size_is_explained_when_it_is_asked() -> None:
    match = until(["alice", "medusa"], "ChooseState")
    big, small = game_text("ru", match.game).answers(match.view(match.pending[0].seat))
    assert (big["label"], small["label"]) == ("большая", "маленькая")
    assert big["note"] == "Карты атаки, которые играет Алиса, сильнее на 2."
    assert small["note"] == "Карты защиты, которые играет Алиса, сильнее на 1."


def test_abilities_name_the_hero_of_the_content() -> None:
    game = load_game("unmatched")
    assert isinstance(game, UnmatchedGame)
    who = Such("{}", {"side": "opposing", "pick": "one", "in-zone": OfKind("king-arthur", {})})
    said = translator("ru", game).effect(Effect("damage", {"count": 1, "who": who}), game.scripts)
    assert said == "нанесите 1 урон одному бойцу противника в одной зоне с королём Артуром"


def test_names_inside_a_sentence() -> None:
    game = load_game("unmatched")
    told = {"event": "attack-declared", "seat": 0, "fighter": "medusa", "target": "king-arthur"}
    assert translator("ru", game).event(told, ["▲"]) == "Медуза атакует короля Артура."
    told["target"] = "jabberwock"
    assert translator("en", game).event(told, ["▲"]) == "Medusa attacks the Jabberwock."


def test_an_empty_hand_is_said_to_be_empty() -> None:
    told = {"event": "hand-shown", "seat": 0, "cards": [], "seers": 3}
    assert (
        translator("ru", load_game("unmatched")).event(told, ["▲ Алиса"]) == "▲ Алиса показывает руку: карт в ней нет."
    )


def test_numbers_of_each_seat_are_told_with_whose_they_are() -> None:
    told = {"event": "units-counted", "units": [5, 4], "elite": [1, 2]}
    said = game_text("ru", load_game("vstrechny")).line(told, ["▲ Юг", "▬ Север"])
    assert "".join(part["text"] for part in said).endswith(
        "Отрядов на поле: ▲ Юг 5, ▬ Север 4; элитных: ▲ Юг 1, ▬ Север 2."
    )
    assert [part["ref"] for part in said if part["kind"] == "seat"] == ["0", "1", "0", "1"]


def test_r83_imitation_of_an_imitation_is_told_truly() -> None:
    said = translator("ru", load_game("boets")).say("boets-why-nothing-to-copy")
    assert "не провёл" not in said
    assert "«Имитацию» она не повторяет" in said


def test_a_doctor_is_a_number_of_dice_that_the_fighter_rolls() -> None:
    told = {"event": "doctor-called", "seat": 0, "dice": 2}
    assert (
        translator("ru", load_game("boets"))
        .event(told, ["▲"])
        .endswith("боец бросает 2 кубика; шестёрка остановит бой.")
    )


def test_r26_harm_to_oneself_comes_last_in_the_list_and_on_the_table() -> None:
    """The numbers of the table are those of the list."""
    console = Console(file=StringIO(), width=120, height=50)
    game = load_game("ninedice")
    screen = Screen(game, translator("ru", game), console)
    view, shown = _put_in_order(screen)
    screen.show(view, ["", ""], [], [])
    drawn = console.file.getvalue()  # type: ignore[attr-defined]
    own = [screen.game_text.hurts_oneself(view, answer) for answer in shown]
    assert own == sorted(own)
    first = next(die for die in view["dice"] if die["id"] == shown[0])
    assert f"{first['value']} [1]" in drawn or f"{first['value']}★ [1]" in drawn


def _put_in_order(screen: Screen) -> tuple[View, list[str]]:
    """A choice of targets that the list for people has in another order."""
    for seed in range(40):
        match = ristal.new("ninedice", seed=seed, start="quick")
        while not match.over:
            seat = match.pending[0].seat
            view = match.view(seat)
            shown = screen.game_text.in_order(view)
            if shown != view["legal"]:
                return view, shown
            match.play(view["legal"][match.number % len(view["legal"])], seat)
    raise AssertionError("no list was put in order")


def test_a_die_that_cannot_be_the_first_of_two_is_said_to_be_named_with_another() -> None:
    match = ristal.position(
        "boets",
        """
        fighters = ["kukurudzyak", "klyopikov"]
        to_move = 0
        phase = "technique"
        ring = [{ red = [3, 3], white = [5] }, {}]
        hand = [["coach"], ["duck"]]
        """,
    )
    match.play("coach min", 0)
    assert "white-5" not in match.legal(0)
    assert "назовите кубики вместе" in match.why("white-5", 0, "ru")
    assert "хотя бы 2 кубика" in match.why("enough", 0, "ru")

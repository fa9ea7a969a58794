"""What the form of a new match says of its options is what the rules accept: a page offers only what exists."""

from __future__ import annotations

import pytest

from ristal.engine.errors import BadOption
from ristal.engine.game import BY_LINK, HERE, Game, Option
from ristal.games import game_ids, load_game
from ristal.text.game_text import game_text


def is_accepted(game: Game, seats: int, option: Option, choice: str) -> bool:
    """Whether one seat, or everybody, may have it; the other options are as if nobody had said anything."""
    value = [choice, *[option.default] * (seats - 1)] if option.per_seat else choice
    try:
        game.check_options({"seats": seats, option.name: value})
    except BadOption:
        return False
    return True


@pytest.mark.parametrize("name", game_ids())
def test_a_choice_is_accepted_where_it_fits_and_refused_elsewhere(name: str) -> None:
    game = load_game(name)
    for option in game.options:
        for choice in option.choices:
            fitting = option.fits.get(choice, {}).get("seats", tuple(map(str, game.seats)))
            accepted = tuple(str(seats) for seats in game.seats if is_accepted(game, seats, option, choice))
            assert accepted == fitting, f"{option.name}={choice}"


@pytest.mark.parametrize("name", game_ids())
def test_what_fits_names_options_and_choices_that_there_are(name: str) -> None:
    game = load_game(name)
    choices = {"seats": tuple(map(str, game.seats)), **{option.name: option.choices for option in game.options}}
    for option in game.options:
        assert set(option.fits) | set(option.shared) | set(option.usual.values()) <= set(option.choices)
        assert set(option.usual) in (set(), {BY_LINK, HERE})
        for needed in option.fits.values():
            assert all(set(values) <= set(choices[other]) for other, values in needed.items())


def test_three_people_play_in_teams_where_one_leads_two_heroes() -> None:
    """§R161 Four seats, of which one person has two, opposite each other: three people are offered it."""
    form = game_text("en", load_game("unmatched")).option(load_game("unmatched").options[0])
    (mode,) = [choice for choice in form["choices"] if choice["id"] == "teams-of-three"]
    assert (mode["fits"], mode["shared"]) == ({"seats": ["4"]}, [0, 2])
    game = load_game("unmatched")
    _, options = game.check_options({"seats": 4, "mode": "teams-of-three"})
    assert options["mode"] == "teams-of-three"


def test_people_who_agree_on_nothing_choose_for_themselves() -> None:
    usual = {name: [option.usual for option in load_game(name).options if option.usual] for name in game_ids()}
    assert usual["vstrechny"] == [{BY_LINK: "secret", HERE: "pick"}]
    assert usual["boets"] == [{BY_LINK: "pick", HERE: "pick"}]

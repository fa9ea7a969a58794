"""What can be read at the table: cards whole, hands, what others have, piles, the rulebook."""

from __future__ import annotations

import re
from collections.abc import Callable
from subprocess import CompletedProcess

import drawn
import pytest
from terminal import Terminal, plain

import ristal
from ristal.cli.errors import UserError
from ristal.cli.tui.autosave import Autosave
from ristal.cli.tui.lookup import Reader
from ristal.cli.tui.players import Player
from ristal.cli.tui.session import Session
from ristal.engine.chance import FastChance
from ristal.games import game_ids, load_game
from ristal.match import Match
from ristal.text.game_text import game_text

Called = Callable[..., CompletedProcess[str]]

BOETS = """
fighters = ["kukurudzyak", "klyopikov"]
to_move = 0
phase = "technique"
ring = [{ red = [3, 3, 5] }, { yellow = [2, 2, 2] }]
hand = [["backfist", "coach"], ["duck", "block"]]
"""
UNMATCHED = """
board = "marmoreal"
heroes = ["alice", "king-arthur"]
to_move = 0
spaces = { alice = "m29", jabberwock = "m14", king-arthur = "m15", merlin = "m04" }
sizes = ["small", "none"]
hands = [["looking-glass", "jaws-that-bite", "feint"], ["skirmish"]]
"""


def read(match: Match, order: str, typed: str = "", seat: int = 0, language: str = "ru") -> str:
    """What an order prints, in one line."""
    screen = drawn.screen_of(match, language)
    with screen.console.capture() as capture:
        getattr(Reader(match, screen), order)(seat, typed)
    return " ".join(plain(capture.get()).split())


def played(match: Match, answers: int, seed: int = 1) -> Match:
    chance = FastChance(seed)
    while answers and not match.over:
        seat = match.pending[0].seat
        legal = match.legal(seat)
        match.play(legal[chance.draw(len(legal))], seat)
        answers -= 1
    return match


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_thing_is_shown_whole_by_its_id(game: str, language: str) -> None:
    match = ristal.new(game, seed=1)
    for thing in game_text(language, match.game).things(match.options):
        told = read(match, "card", thing["id"], language=language)
        assert " ".join(thing["text"].split()) in told
        for fact in thing["facts"]:
            is_sentence = str(fact["value"]).endswith(".")  # and part of the text
            assert is_sentence or fact["name"][1:] in told
            assert isinstance(fact["value"], bool) or str(fact["value"]).casefold() in told.casefold()
        assert not thing["facts"] or ("Откуда: " if language == "ru" else "Known from: ") in told


@pytest.mark.parametrize(
    ("game", "typed", "name"),
    [
        ("boets", "крючок", "Крючок — приём"),
        ("boets", "КРЮЧ", "Крючок — приём"),
        ("boets", "Backfist", "Бэкфист — приём"),
        ("boets", "клепиков", "Василий Клёпиков — боец"),
        ("boets", "rh.xjr", "Крючок — приём"),
        ("unmatched", "перел", "Переломный момент — карта"),
        ("unmatched", "алису", "Алиса — боец"),
        ("demons", "удар тени", "Удар тени — приём"),
        ("demons", "акроб", "Акробат — демон"),
        ("ninedice", "красный разруш", "Красный Разрушитель — кубик"),
        ("vstrechny", "knight", "Рыцарь — отряд"),
    ],
)
def test_a_card_is_found_as_people_call_it(game: str, typed: str, name: str) -> None:
    match = ristal.new(game, seed=1)
    assert read(match, "card", typed).startswith(name)


def test_several_are_listed_and_none_is_refused() -> None:
    match = ristal.new("demons", seed=1)
    told = read(match, "card", "по")
    assert told.startswith("Подходит 2 имени.")
    assert "Подсечка (приём)" in told
    assert "Пожиратель (демон)" in told
    with pytest.raises(UserError):
        read(match, "card", "жираф")
    with pytest.raises(UserError):
        read(match, "card")


def test_the_number_of_an_answer_shows_what_it_is_about() -> None:
    match = ristal.position("boets", BOETS)
    number = match.legal(0).index("discard coach") + 1
    assert "Тренер — приём" in read(match, "card", str(number))
    match = played(ristal.new("unmatched", seed=1), 0)
    assert read(match, "card", "1", seat=match.pending[0].seat)


@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_card_of_a_hand_says_whose_it_is(language: str) -> None:
    """Also where the text names the fighter: it does not say that he alone may play the card."""
    match = ristal.position("unmatched", UNMATCHED)
    told = read(match, "hand", language=language)
    mine = ("для кого: Алиса", "для кого: Бармаглот", "для кого (Алиса): любой боец")
    others = ("for: Alice", "for: The Jabberwock", "for (Alice): any fighter")
    assert all(each in told for each in (mine if language == "ru" else others))


def test_a_hand_is_read_with_its_texts_and_no_other_hand() -> None:
    match = ristal.position("boets", BOETS)
    mine, theirs = read(match, "hand"), read(match, "rivals")
    assert "1 обычное повреждение противнику" in mine
    assert "Перед новым раундом излечите 1 повреждение." in mine
    assert "Бэкфист" in mine
    assert "Нырок" not in mine
    assert "На руке 2, неизвестных 2" in theirs
    assert "Нырок" not in theirs
    assert "Получая повреждения, бросьте кубик" in theirs


@pytest.mark.parametrize("game", game_ids())
def test_all_of_it_can_be_read_at_any_question_and_tells_no_secrets(game: str) -> None:
    match = ristal.new(game, seed=3)
    for _ in range(12):
        played(match, 6)
        if match.over:
            break
        seat = match.pending[0].seat
        other = match.redeal(seat, 5)
        for order in ("hand", "rivals", "piles"):
            assert read(match, order, seat=seat) == read(other, order, seat=seat)


def test_a_pile_is_read_with_its_texts() -> None:
    match = played(ristal.new("boets", seed=1), 40)
    things = {thing["id"]: thing for thing in game_text("ru", match.game).things(match.options)}
    discarded = match.view(0)["zones"]["discard-0"]
    told = read(match, "piles")
    assert discarded
    assert f"Сброс {len(discarded)}:" in told
    for card in discarded:
        assert f"{things[card]['name']} " in told
        assert " ".join(things[card]["text"].split()) in told


def test_the_orders_are_understood_in_both_languages_at_the_table() -> None:
    match = ristal.position("boets", BOETS)
    screen = drawn.screen_of(match, "ru")
    session = Session(match, [Player("human", None)] * 2, screen, Autosave(match), 0.0, [])
    for line in ("карта бэкфист", "card backfist", "рука", "hand", "соперник", "сброс", "pile", "правила Крючок"):
        with screen.console.capture() as capture:
            session._obey_line(0, line)
        assert plain(capture.get()).strip(), line
    with screen.console.capture() as capture:
        assert session._obey_line(0, "карта жираф") is False
    assert "такого здесь нет" in plain(capture.get())


# The rulebook


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_rulebook_has_every_card_and_cuts_nothing(game: str, language: str, called: Called) -> None:
    printed = called("rules", game, "--lang", language, COLUMNS="80").stdout
    assert max(map(len, printed.splitlines())) <= 80
    page = "".join(letter for letter in printed if letter.isalnum())
    made = load_game(game)
    things = game_text(language, made).things(made.check_options({})[1])
    for thing in things:
        if thing["kind"] != "die":
            assert "".join(letter for letter in thing["text"] if letter.isalnum()) in page, thing["id"]
    assert re.search(r"(?<!0 )…(?!\w| смерть)", printed) is None  # neither a range nor a name is a cell that was cut


def test_a_wide_table_becomes_a_list_and_loses_no_word() -> None:
    from ristal.cli.tui.rulebook import fit_page

    table = "| Имя | Что делает |\n|---|---|\n| Раз | " + "слово " * 20 + "|\n| Два | мало |\n"
    listed = fit_page(table, 80)
    assert "|" not in listed
    assert listed.count("слово") == 20
    assert "- **Два** — что делает: мало" in listed
    assert fit_page("| a | b |\n|---|---|\n| c | d |\n", 80).count("|") == 9


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        (["Крючок"], "Крючок — приём"),
        (["крюч"], "Крючок — приём"),
        (["R24"], "R24 Приёму способности нужны кубики"),
        (["свободному", "приёму"], "R23 Свободному приёму кубики не нужны."),
    ],
)
def test_the_rulebook_is_searched_by_number_and_by_words(typed: list[str], found: str, called: Called) -> None:
    assert found in " ".join(called("rules", "boets", *typed, "--lang", "ru", COLUMNS="80").stdout.split())


def test_what_no_card_and_no_clause_has_is_refused(called: Called) -> None:
    refused = called("rules", "boets", "жираф", "--lang", "ru")
    assert refused.returncode == 2
    assert "жираф" in refused.stderr


def test_a_long_book_goes_through_the_pager_of_a_terminal(terminal: Callable[..., Terminal]) -> None:
    at = terminal("rules", "boets", "--lang", "ru", PAGER="sed s/^/PAGED:/")
    code, printed = at.ended()
    assert code == 0
    assert printed.count("PAGED:") > 100
    at = terminal("rules", "boets", "R24", "--lang", "ru", PAGER="sed s/^/PAGED:/")
    assert "PAGED:" not in at.ended()[1]


def test_the_pager_says_its_keys_and_a_log_opens_at_its_end(terminal: Callable[..., Terminal]) -> None:
    at = terminal("play", "boets", "--seed", "1", "--lang", "ru", PAGER='cat; echo "($LESS)"')
    at.until("команды): ")
    at.type("правила")
    assert at.until("(-R)").count("q — закрыть") == 2  # before and after
    at.until("команды): ")
    for _ in range(12):
        at.type("1")
        at.until("команды): ")
    at.type("журнал")
    assert at.until("(-R +G)").count("q — закрыть") == 2


def test_what_the_rules_say_of_a_word_stays_on_the_screen(terminal: Callable[..., Terminal]) -> None:
    at = terminal("play", "vstrechny", "--seed", "1", "--lang", "ru")
    at.until("команды): ")
    before = len(at.raw)
    at.type("правила лобовой")
    at.until("команды): ")
    assert "\x1b[2J" not in at.raw[before:]


def test_the_number_of_a_card_is_that_of_the_list() -> None:
    """Where what hurts oneself comes last, the list is not in the engine's order."""
    match, seat = hurting()
    shown = game_text("ru", match.game).in_order(match.view(seat))
    assert shown != match.legal(seat)
    for number, answer in enumerate(shown, 1):
        assert read(match, "card", str(number), seat).startswith(game_text("ru", match.game).label(answer))


def hurting() -> tuple[Match, int]:
    """A choice of whom to hurt, one's own among them and first to the engine."""
    preferred = ("a-momentary-glance", "scheme")
    for seed in range(60):
        match = ristal.new("unmatched", seed=seed, heroes=["medusa", "sinbad"], board="marmoreal", first="0")
        while not match.over and match.number < 400:
            seat = match.pending[0].seat
            legal = match.legal(seat)
            if match.pending[0].name == "DamageOne" and game_text("ru", match.game).in_order(match.view(seat)) != legal:
                return match, seat
            match.play(next((word for word in preferred if word in legal), legal[match.number % len(legal)]), seat)
    raise AssertionError("nobody may hurt oneself")


def test_a_number_of_an_answer_shows_the_unit_that_it_would_meet() -> None:
    match = ristal.position(
        "vstrechny",
        '''armies = ["south", "north"]
to_move = 0
opened = "bedouin"
field = """. . .\n. . .\n. . .\nmamluk . ."""''',
    )
    assert "a1 — ▲ Мамлюк → на ваш выбор: a2 — свободно; b1 — свободно Мамлюк — отряд" in read(match, "card", "1")
    assert "Бедуин — отряд" in read(match, "hand")  # what has just been opened


def test_a_hand_says_nothing_twice() -> None:
    told = read(ristal.position("boets", BOETS), "hand")
    assert told.casefold().count("минимальная мощность, 2 кубика") == 2  # once for each card
    assert "карт в колоде: 2" in told


def test_a_hand_that_nobody_knows_is_a_number() -> None:
    assert "На руке 2, неизвестных 2." in read(ristal.position("boets", BOETS), "rivals")

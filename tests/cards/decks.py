"""What the content says of a deck, as a table to compare with what was published."""

from __future__ import annotations

from ristal.games import load_game
from ristal.games.unmatched import UnmatchedGame


def unmatched() -> UnmatchedGame:
    game = load_game("unmatched")
    assert isinstance(game, UnmatchedGame)
    return game


def table(hero: str) -> list[str]:
    """Copies, card, type, value (- for schemes), boost, eligible fighter: a line a card."""
    return [
        f"{card.cards} {card.id} {card.type} {'-' if card.is_scheme else card.value} {card.boost} {card.who}"
        for card in unmatched().heroes[hero].cards
    ]


def fighters(hero: str) -> list[str]:
    """Count, fighter, role, health, attack type; then move and abilities."""
    found = unmatched().heroes[hero]
    lines = [
        f"{kind.count} {kind.id} {'hero' if kind.is_hero else 'sidekick'} {kind.health} "
        f"{'ranged' if kind.is_ranged else 'melee'}"
        for kind in found.fighters
    ]
    abilities = [ability.rule or ability.modifies or ability.moment for ability in found.abilities]
    if found.state is not None and found.state.is_derived:
        abilities.append(found.state.id)
    return [*lines, f"move {found.move}, {', '.join(abilities)}"]


def lines(text: str) -> list[str]:
    return [" ".join(line.split()) for line in text.splitlines() if line.strip()]

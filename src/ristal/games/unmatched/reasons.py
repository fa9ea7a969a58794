"""Why a fighter, a space or a card will not do, where several questions would say it alike."""

from __future__ import annotations

from ristal.engine.effect import Frame, current_effect
from ristal.engine.question import Reason
from ristal.games.unmatched.arena import Fighter
from ristal.games.unmatched.hand import is_missing
from ristal.games.unmatched.selectors import Fighters, OfKind, Such
from ristal.games.unmatched.state import Unmatched


def fighter_named(t: Unmatched, text: str) -> Fighter | None:
    for fighter in t.arena.fighters:
        if fighter.name == text:
            return fighter
    return None


def why_no_scheme(t: Unmatched, seat: int, text: str) -> Reason | None:
    """§R45 §R77 §R78 A card that is no scheme, is not in hand, or has nobody left to perform it."""
    for card in t.arena.heroes[seat].cards:
        if card.id == text:
            if not card.is_scheme:
                return Reason("not-scheme", "R45", card=text)
            if is_missing(t, seat, text):
                return Reason("not-in-hand", "R77", card=text)
            if not t.is_in_form(seat, card):
                return Reason("not-in-form", "R193", card=text, state=card.form)
            return Reason("no-performer", "R78", card=text)
    return None


def why_no_performer(t: Unmatched, seat: int, text: str, card: str) -> Reason | None:
    """§R49 §R77 §R78 A fighter that cannot perform this scheme."""
    fighter = fighter_named(t, text)
    if fighter is None:
        return None
    if fighter.seat != seat:
        return Reason("not-yours", "R77", fighter=text)
    if not t.stands(fighter.index):
        return Reason("is-defeated", "R49", fighter=text)
    return Reason("not-this-fighter", "R78", card=card, fighter=text)


def why_not_in_combat(t: Unmatched, text: str) -> Reason | None:
    """§A19 A fighter that is not in this combat, or has fallen in it."""
    fighter = fighter_named(t, text)
    if fighter is None:
        return None
    return Reason("not-in-combat" if t.stands(fighter.index) else "is-defeated", "A19", fighter=text)


def why_not_harmed(t: Unmatched, text: str) -> Reason | None:
    """§A22 A fighter that the running effect cannot hit."""
    fighter, who = fighter_named(t, text), current_effect(t).arguments["who"]
    assert isinstance(who, Fighters)
    return why_not_such(t, t.frame, fighter, who) if fighter is not None else None


def why_not_such(t: Unmatched, frame: Frame, fighter: Fighter, who: Fighters) -> Reason | None:
    """§A22 A fighter that is not among those who are meant."""
    if not t.stands(fighter.index):
        return Reason("is-defeated", "R49", fighter=fighter.name)
    if isinstance(who, Such) and who.spares(t, frame, fighter.index):
        return Reason("is-ally" if who.side != "own" else "not-yours", "A22", fighter=fighter.name)
    for where in ("adjacent", "in-zone"):
        near = who.arguments.get(where)
        if isinstance(near, OfKind):
            return Reason("not-near", "A22", fighter=fighter.name, where=where, near=near.kind)
    return Reason("not-meant", "A22", fighter=fighter.name)


def why_not_moved(t: Unmatched, seat: int, text: str) -> Reason | None:
    """§R56 §R57 A fighter that is not among those still to move."""
    fighter = fighter_named(t, text)
    if fighter is None:
        return None
    if not t.stands(fighter.index):
        return Reason("is-defeated", "R49", fighter=text)
    if t.frames:
        return Reason("not-to-move", "R57", fighter=text)
    if fighter.seat != seat:
        return Reason("not-yours", "R53", fighter=text)
    return Reason("has-moved", "R56", fighter=text)

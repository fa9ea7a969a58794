"""A review as a page that stands for itself: one HTML file in one language, for the screen and for paper."""

from __future__ import annotations

from html import escape
from typing import Final

from ristal.engine.game import Game
from ristal.match.coach.figures import ChanceNode, Decision, Review
from ristal.text.marks import Verbatim
from ristal.text.translator import Translator, translator

FILE: Final = "review"
WIDTH: Final = 960
HEIGHT: Final = 220
LUCK: Final = 40  # of the bars above and below their line
COLOURS: Final = ("#a8281f", "#1f5591", "#3f6f2f", "#7a4a86")
LUCKIEST: Final = 4
STYLE: Final = """
body{font:16px/1.45 system-ui,sans-serif;color:#1d1a16;background:#f6efdf;max-width:1000px;margin:0 auto;padding:24px}
h1{font:700 28px Georgia,serif;border-bottom:4px double #1d1a16;padding-bottom:8px}
h2{font:700 20px Georgia,serif;margin:28px 0 8px}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:6px 10px 6px 0;border-bottom:1px solid #cdbf9f}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}small,.note{color:#5d5546;font-size:14px}
.sum{font:700 22px Georgia,serif}svg{width:100%;height:auto;background:#fffaf0;border:1px solid #cdbf9f}
.mark{display:inline-block;min-width:28px;text-align:center;font-weight:700;border:2px solid;border-radius:14px}
@media (max-width:600px){body{padding:12px}td,th{padding-right:6px;font-size:14px}}
"""


def words(game: Game, language: str) -> Translator:
    """What says a review in a language."""
    texts = translator(language, game)
    if not texts.has("review-title"):
        texts.learn(FILE)
    return texts


def points(figure: float, language: str, signed: bool = False) -> str:
    """A figure as wins of a hundred."""
    shown = f"{100 * figure:+.1f}" if signed else f"{100 * figure:.1f}"
    shown = shown.replace("-", "−")
    return shown.replace(".", ",") if language == "ru" else shown


def page(review: Review, game: Game, language: str) -> str:
    """All of the review as HTML."""
    texts = words(game, language)
    title = f"{texts.say('review-title')}: {texts.say(f'{game.id}-title')}"
    parts = [
        f"<h1>{escape(title)}</h1>",
        _sums(review, texts),
        _curve(review, texts),
        _moments(review, texts),
        _marked(review, texts),
        _luckiest(review, texts),
    ]
    note = " ".join((texts.say("review-how", iterations=review.iterations), texts.say("review-points")))
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width,initial-scale=1"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head><body>{''.join(parts)}<p class=note>{escape(note)}</p></body></html>\n"
    )


def _sums(review: Review, texts: Translator) -> str:
    """Result, skill, luck and guessing of every seat."""
    names = ("start", "outcome", "result", "skill", "luck", "guessing")
    head = "".join(f"<th class=n>{escape(texts.say(f'review-{name}'))}</th>" for name in names)
    rows = []
    for seat in review.seats:
        figures = [points(each, texts.language) for each in (seat.start, seat.outcome)]
        figures += [
            points(each, texts.language, True) for each in (seat.result, seat.decisions, seat.luck, seat.guessing)
        ]
        cells = "".join(f"<td class=n>{each}</td>" for each in figures)
        loss = "" if seat.loss is None else texts.say("review-loss", points=Verbatim(points(seat.loss, texts.language)))
        rows.append(f"<tr><td><b>{escape(seat.name)}</b><br><small>{escape(loss)}</small></td>{cells}</tr>")
    return (
        f"<p class=sum>{escape(texts.say('review-heading'))}</p>"
        f"<table><tr><th></th>{head}</tr>{''.join(rows)}</table><p class=note>{escape(texts.say('review-note'))}</p>"
    )


def _curve(review: Review, texts: Translator) -> str:
    """The chance of every seat over the moves, and the luck of the first one on the same axis."""
    across = WIDTH / max(1, review.moves)
    drawn = [f'<line x1="0" y1="{HEIGHT / 2}" x2="{WIDTH}" y2="{HEIGHT / 2}" stroke="#cdbf9f" stroke-dasharray="6 4"/>']
    for seat in review.seats:
        places = [(each.move, each.chance) for each in review.curve if each.seat == seat.seat]
        places = [(0, seat.start), *places, (review.moves, seat.outcome)]
        line = " ".join(f"{move * across:.1f},{HEIGHT * (1 - chance):.1f}" for move, chance in places)
        colour = COLOURS[seat.seat % len(COLOURS)]
        drawn.append(
            f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="3">'
            f"<title>{escape(seat.name)}</title></polyline>"
        )
    for each in (each for each in review.decisions if each.mark):
        place = each.move * across, HEIGHT * (1 - each.best_chance)
        drawn.append(
            f'<circle cx="{place[0]:.1f}" cy="{place[1]:.1f}" r="6" fill="{COLOURS[each.seat % len(COLOURS)]}"/>'
        )
    drawn += _luck(review, across)
    legend = ", ".join(
        f'<b style="color:{COLOURS[seat.seat % len(COLOURS)]}">{escape(seat.name)}</b>' for seat in review.seats
    )
    return (
        f"<h2>{escape(texts.say('review-curve'))}</h2><p class=note>{legend}: "
        f"{escape(texts.say('review-curve-note'))}</p>"
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT + 2 * LUCK + 16}" role="img">{"".join(drawn)}</svg>'
    )


def _luck(review: Review, across: float) -> list[str]:
    """Bars above the line for what was good for the first seat, below for what was bad."""
    drawn = []
    tallest = max((abs(node.luck) for node in review.chance), default=0.0) or 1.0
    for node in review.chance:
        if node.seat == 0 and node.luck:
            height = LUCK * abs(node.luck) / tallest
            top = HEIGHT + LUCK + 8 - (height if node.luck > 0 else 0)
            drawn.append(
                f'<rect x="{node.move * across:.1f}" y="{top:.1f}" width="{max(2.0, across * 0.6):.1f}" '
                f'height="{height:.1f}" fill="{COLOURS[0 if node.luck > 0 else 1]}"/>'
            )
    return drawn


def _moments(review: Review, texts: Translator) -> str:
    """The three that decided."""
    rows = []
    for each in review.moments:
        kind = "review-lucky" if each.kind == "luck" else "review-lost"
        said = texts.say(kind, player=Verbatim(review.seats[each.seat].name))
        rows.append(
            f"<tr><td>{escape(_place(each.move, texts))}</td><td>{escape(said)}</td>"
            f"<td class=n>{points(each.change, texts.language)}</td></tr>"
        )
    return f"<h2>{escape(texts.say('review-moments'))}</h2><table>{''.join(rows)}</table>" if rows else ""


def _place(move: int, texts: Translator) -> str:
    return texts.say("review-answer", number=move) if move else texts.say("review-deal")


def _marked(review: Review, texts: Translator) -> str:
    """The decisions with a mark."""
    rows = [_row(each, review, texts) for each in review.decisions if each.mark]
    body = f"<table>{''.join(rows)}</table>" if rows else f"<p>{escape(texts.say('review-none'))}</p>"
    return f"<h2>{escape(texts.say('review-marked'))}</h2>{body}" if review.iterations else ""


def _row(each: Decision, review: Review, texts: Translator) -> str:
    if each.mark == "!":
        said = texts.say("review-only")
    else:
        best, chance = (Verbatim(points(figure, texts.language)) for figure in (each.best_chance, each.chance))
        said = texts.say("review-better", answer=Verbatim(each.best_label), best=best, chance=chance)
    loss = texts.say("review-mark-only") if each.mark == "!" else points(-each.loss, texts.language, True)
    return (
        f"<tr><td class=n>{each.move}</td><td><span class=mark>{escape(each.mark)}</span></td>"
        f"<td>{escape(review.seats[each.seat].name)}: <b>{escape(each.label)}</b><br><small>{escape(said)}</small></td>"
        f"<td class=n>{escape(loss)}</td></tr>"
    )


def _luckiest(review: Review, texts: Translator) -> str:
    """What chance brought most, for the seat that it was good for."""
    best: dict[int, ChanceNode] = {}
    for node in review.chance:
        if node.luck > 0 and (node.move not in best or node.luck > best[node.move].luck):
            best[node.move] = node
    rows = [
        f"<tr><td>{escape(_place(node.move, texts))}</td><td>{escape(review.seats[node.seat].name)}</td>"
        f"<td class=n>{points(node.luck, texts.language, True)}</td></tr>"
        for node in sorted(best.values(), key=lambda node: -node.luck)[:LUCKIEST]
    ]
    return f"<h2>{escape(texts.say('review-luckiest'))}</h2><table>{''.join(rows)}</table>" if rows else ""

# «Встречный бой», Head-on Battle

vstrechny-title = Head-on Battle
vstrechny-blurb = A new unit pushes its row forward: break into the enemy camp.
vstrechny-goal = Break through: if a unit of yours leaves by the far edge, into the enemy camp, you win at once. If nobody does in 11 turns, whoever has more units on the field wins; if equal, more elite ones.

vstrechny-ask-choose-army = Which army do you play?
vstrechny-ask-choose-army-secretly = Which army do you play? Your opponent chooses at the same time and does not see your choice.
vstrechny-ask-deploy-unit = Deployment: where does { $unit } go? Any free cell of your half.
vstrechny-ask-enter-unit = New unit: { $unit }. Which cell of your home row? A unit of yours there is pushed on.
vstrechny-ask-choose-unit = Which unit of your hand enters the battle?
vstrechny-ask-push-unit = { $unit } is pushed out of { $cell }. Where does it go?
vstrechny-ask-go-on = { $unit } on { $cell } may take one more step. Where to, or stay?

vstrechny-answer-camp = into the enemy camp
vstrechny-answer-stop = stay

vstrechny-army-picked = { $player } picks an army: { $army }.
vstrechny-lots-drawn = Both chose { $army }. By lot it goes to { $player }.
vstrechny-armies-met = The armies meet: { $armies }.
vstrechny-unit-turned-up = { $player } turns up a card: { $unit }.
vstrechny-unit-deployed = { $player }: { $unit } takes { $cell }.
vstrechny-unit-opened = { $player } brings in { $unit }.
vstrechny-unit-entered = { $player }: { $unit } enters { $cell }.
vstrechny-unit-moved = { $player }: { $unit } goes from { $cell } to { $to }.
vstrechny-unit-stayed = { $player }: { $unit } stays on { $cell }.
vstrechny-unit-attacked = { $player }: { $unit } attacks { $target } on { $to }: { $strength }{ $sideways ->
    [yes] {" "}(with +2 sideways)
   *[no] {""}
} against { $counter } — { $outcome ->
    [won] it wins and takes { $to }.
    [both-fell] both fall, { $to } is empty.
   *[lost] it is driven off and falls.
}
vstrechny-card-drawn = { $player } draws { $unit }.
vstrechny-card-drawn-unseen = { $player } draws a card.
vstrechny-camp-broken = { $player }: { $unit } breaks into the enemy camp!
vstrechny-units-counted = The Reserves are used up. Units on the field: { $units_each }; elite: { $elite_each }.

vstrechny-end-break-through = { $reader ->
    [won] Your unit broke into the enemy camp.
    [lost] An enemy unit broke into your camp.
   *[watcher] A break-through into the camp.
}
vstrechny-end-more-units = { $reader ->
    [won] You have more units left on the field.
    [lost] Your opponent has more units left on the field.
   *[watcher] More units are left on the field.
}
vstrechny-end-more-elite = { $reader ->
    [won] As many units each, but you have more elite ones.
    [lost] As many units each, but your opponent has more elite ones.
   *[watcher] As many units, but more elite ones.
}
vstrechny-end-equal = As many units and as many elite ones.

vstrechny-ended-break-through = A break-through!
vstrechny-ended-more-units = { $reader ->
    [won] You outnumber them
    [lost] Outnumbered
   *[watcher] Outnumbered
}
vstrechny-ended-more-elite = The elite decides
vstrechny-ended-equal = Even

vstrechny-figure-attacks = Attacks
vstrechny-figure-lost = Units lost
vstrechny-figure-steps = Steps on the field

vstrechny-why-army-taken = { $army } is taken already.
vstrechny-why-not-own-half = { $cell } is in the enemy's half: you deploy in your own.
vstrechny-why-cell-taken = { $cell } is taken: deployment needs a free cell.
vstrechny-why-not-home-row = { $cell } is not in your home row, and a new unit enters only there.
vstrechny-why-not-in-hand = { $unit } is not in your hand.
vstrechny-why-side-edge = That is the side edge of the field; nobody crosses it.
vstrechny-why-must-move = A unit that is pushed has to leave its cell.
vstrechny-why-camp-too-far = The enemy camp is more than a step away from here.
vstrechny-why-forward-only = { $unit } moves and attacks forward only.
vstrechny-why-has-arrived = The unit on { $cell } came there this very turn: it cannot be moved again.
vstrechny-why-not-backwards = { $cell } would be a step backwards, and nobody goes back.
vstrechny-why-one-cell = { $cell } is not next to it: a step goes one cell, forward or sideways, never diagonally.

vstrechny-field = The field
vstrechny-arrow = { $ways ->
    [three] forward and sideways
   *[one] forward only
}
vstrechny-unit-text = Attack { $attack }, counter { $counter }. { $ways ->
    [three] Forward and sideways
   *[one] Forward only
}{ $steps ->
    [two] , up to two steps
   *[one] {""}
}.{ $elite ->
    [yes] {" "}Elite.
   *[no] {""}
}
vstrechny-fact-army = army
vstrechny-fact-cards = cards in the deck
vstrechny-fact-attack = attack
vstrechny-fact-counter = counter
vstrechny-fact-arrow = arrow
vstrechny-fact-steps = steps
vstrechny-fact-elite = elite

vstrechny-option-armies = Army
vstrechny-option-armies-random = random
vstrechny-option-draft = Armies that nobody named
vstrechny-option-draft-deal = dealt at random
vstrechny-option-draft-pick = picked in turn
vstrechny-option-draft-secret = chosen in secret, all at once
vstrechny-option-variant = Variant
vstrechny-option-variant-standard = standard rules
vstrechny-option-variant-more-strategy = “More strategy”: a hand of three cards
vstrechny-option-first = Who begins
vstrechny-option-first-random = by lot
vstrechny-option-first-0 = the first seat (below)
vstrechny-option-first-1 = the second seat (above)

vstrechny-answer-forward = forward
vstrechny-answer-left = left
vstrechny-answer-right = right

vstrechny-table-empty = empty
vstrechny-table-strengths = A{ $attack } C{ $counter }
vstrechny-chain-step = { $unit } → { $cell }
vstrechny-chain-more = { $unit } → { $cell } and may take one more step
vstrechny-chain-choose = { $unit } → as you choose: { $ways }
vstrechny-way = { $kind ->
    [camp] the enemy camp!
    [push] { $cell }, pushing { $unit }
    [won] { $cell }, { $strength } against { $counter }, a win
    [both-fell] { $cell }, { $strength } against { $counter }, both fall
    [lost] { $cell }, { $strength } against { $counter }, a loss
   *[empty] { $cell }, free
}
vstrechny-chain-camp = { $unit } → into the enemy camp!
vstrechny-chain-fight = { $unit } strikes { $target } on { $cell }: { $strength } against { $counter }, { $outcome ->
    [won] a win
    [both-fell] both fall
   *[lost] { $unit } falls
}
vstrechny-note-fight = { $mark } { $unit }: { $strength }{ $sideways ->
    [yes] {" "}(with +2 sideways)
   *[no] {""}
} against { $counter }, { $outcome ->
    [won] won
    [both-fell] both fall
   *[lost] repelled
}
vstrechny-table-reserve = Reserve { $count }
vstrechny-table-hand = Hand { $count }
vstrechny-table-discard = Discard { $count }
vstrechny-table-card = { $kind ->
    [pushed] Pushed out of { $cell }:
    [goes-on] Stands on { $cell }:
   *[new] The new unit:
}
vstrechny-table-facts =
    attack { $attack }, counter { $counter }
    { $ways ->
    [three] forward and sideways
   *[one] forward only
}{ $arrow_doubt }{ $steps ->
    [two] , up to 2 steps{ $steps_doubt }
   *[one] {""}
}{ $elite ->
    [yes] , elite{ $elite_doubt }
   *[no] {""}
}
vstrechny-table-legend =
    On a unit card: A is the attack, C the counter strength; the arrow shows where it goes, underlined and with ² up to two steps; ★ is the elite.
    ▲ are the units of the first seat (below, going up), ▬ of the second (above, going down). The double line parts the halves.
    † is reconstructed by us, ‡ is inferred from examples: the pictures of the cards are lost.

## What may be wrong in files, positions and saves of this game

vstrechny-wrong-armies = two different armies of { $armies } are expected
vstrechny-wrong-field = { $rows } lines of { $columns } words are expected, '.' for an empty cell
vstrechny-wrong-other-army = '{ $unit }' belongs to the army '{ $army }', which is not on this side
vstrechny-wrong-no-card = deployment needs a card of the side to move: opened, or in its Reserve
vstrechny-wrong-no-cell = deployment needs a free cell in the half of the side to move
vstrechny-broken-reserves = the Reserves are { $apart } cards apart
vstrechny-broken-other-army = seat { $seat } has another army than was chosen
vstrechny-broken-no-army = seat { $seat } has no army, or has one before choosing it
vstrechny-broken-same-army = both have the same army

# Ready phrases at the table
vstrechny-phrase-hello = Hello!
vstrechny-phrase-strike = Well struck
vstrechny-phrase-moment = One moment, thinking
vstrechny-phrase-luck = That was lucky!
vstrechny-phrase-again = Another battle?
vstrechny-phrase-thanks = Thanks for the battle

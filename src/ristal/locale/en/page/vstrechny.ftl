# The page: the table of this game

vstrechny-page-field = Field
vstrechny-page-camp-of = camp of the { $army }
vstrechny-page-your-camp = your camp
vstrechny-page-to-camp = enter it and win
vstrechny-page-in-reserve = in Reserve
vstrechny-page-in-hand = in hand
vstrechny-page-discard = Discard · { $army } · { $count }
vstrechny-page-units = units on the field
vstrechny-page-elite = of them elite
vstrechny-page-turn = turn { $now } of { $all }
vstrechny-page-turn-short = turn { $now }/{ $all }
vstrechny-page-deployment = deployment
vstrechny-page-entered = new
vstrechny-page-chain = Chain
vstrechny-page-chain-hint = point at an answer to see its outcome
vstrechny-page-chain-idle = The steps of a turn appear here.
vstrechny-page-new-unit = New unit
vstrechny-page-deploys = To be placed now
vstrechny-page-hand = Hand
vstrechny-page-yours = yours
vstrechny-page-unit = attack { $attack }, counter { $counter }
vstrechny-page-arrows = { $which ->
    [forward] forward only
    [three-ways] forward and sideways
   *[other] {""}
}
vstrechny-page-two-steps = up to two steps
vstrechny-page-can = legal{ $key ->
    [0] {""}
   *[other] : { $key }
}
vstrechny-page-pushed-from = pushed out of { $cell }
vstrechny-page-sideways = +{ $bonus } sideways
vstrechny-page-sum = { $attack } + { $bonus } sideways
vstrechny-page-against = against
vstrechny-page-ways = { $which ->
    [forward] forward
    [left] left
    [right] right
   *[other] {""}
}
vstrechny-page-flank = attack from the flank
vstrechny-page-flank-short = flank
vstrechny-page-strike = attack
vstrechny-page-entering = enter
vstrechny-page-stop = Stay
vstrechny-page-stop-note = The opponent moves next.
vstrechny-page-camp-title = into the enemy's camp
vstrechny-page-camp-note = A break-through: the game is won.
vstrechny-page-pushes-short = pushes { $unit }
vstrechny-page-empty-note = An empty cell.
vstrechny-page-results = { $which ->
    [won] Victory, { $cell } is taken.
    [both-fell] A tie: both are discarded, { $cell } is empty.
    [lost] The attack fails: your unit is discarded.
   *[other] {""}
}
vstrechny-page-results-short = { $which ->
    [won] victory
    [both-fell] both fall
    [lost] fails
   *[other] {""}
}
vstrechny-page-after = On the field: { $mine } against { $theirs }.
vstrechny-page-broke-through = Break-through!
vstrechny-does-place = Place
vstrechny-does-bring-in = Bring in
vstrechny-does-enter = Enter
vstrechny-does-go = Go
vstrechny-does-go-on = On

## “What does this mean?”, for each question

vstrechny-help-choose-army = Pick an army. No two players have the same one, so what your opponent has taken is not offered. Its cards and the page of the rules show which units serve in it.
vstrechny-help-choose-army-secretly = Pick an army. Your opponent picks at the same time, and neither sees the other's choice until both are made. If you both take the same one, the lot says whose it is, and the other picks again.
vstrechny-help-deploy-unit = The armies form up: the top card of your deck is open and goes to any free cell of your half, which is the lower one. On a card the left number is the attack, the right one the counter, and the arrow shows where the unit goes when it is pushed; nobody fights yet.
vstrechny-help-choose-unit = Every turn one new unit joins the battle: choose it among the three cards of your hand. After the turn your hand is filled up from the Reserve.
vstrechny-help-enter-unit = Every turn a new unit comes from the Reserve, your deck, and enters one of the three cells of your nearest row. If a unit of yours stands there, it makes way by its own arrow and pushes the next one; if it is an enemy, they fight.
vstrechny-help-push-unit = This unit was pushed out of its cell and must go where the arrow of its card points. On an empty cell it stays, a unit of yours is pushed on, an enemy is attacked: your attack (2 more from the side) against his counter. How each step ends stands in the chain, and on the field when you point at it.
vstrechny-help-go-on = The arrow of this unit is underlined: having come to an empty cell, it may take one more step along its arrow, and even attack there. It may stay, too.

## The first match: what has happened for the first time

vstrechny-lesson-unit-attacked = A unit entered an enemy's cell, and that is a fight: the attack of the one who enters, the left number, against the counter of the one who stands there, the right one; from the side the attack is 2 more. More takes the cell, a tie discards both, less discards the attacker.
vstrechny-lesson-unit-opened = Every turn begins with the top card of the Reserve: this unit now enters one of the three cells of the home row. A friend who stands there is pushed on as its arrow says; an enemy is fought.
vstrechny-page-army = { $elite } elite · { $sideways } { $sideways ->
    [one] goes
   *[other] go
} sideways · { $far } two steps

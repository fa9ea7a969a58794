# «Боец», The Fighter

boets-title = The Fighter
boets-blurb = Equal dice give power to a technique, and every counter may be countered.
boets-goal = Each fighter has 12 health tokens; whoever has no healthy one left is knocked out and loses. You strike with technique cards, and equal dice on the ring give them power. There are at most three rounds: if both still stand, more equal dice win.

boets-ask-choose-fighter = Who are you in the ring?
boets-ask-mobilise = Mobilise: which dice do you roll?{ $count ->
    [0] {" "}Up to { $left }, or none.
   *[other] {" "}Picked: { $picked }. { boets-more }
}
boets-ask-roll-for-discard = For the discarded technique you may roll dice of its colour.{ $count ->
    [0] {" "}Up to { $left }, or none.
   *[other] {" "}Picked: { $picked }. { boets-more }
}
boets-ask-roll-dice = { $source }: which of your dice do you roll?{ $count ->
    [0] {""}
   *[other] {" "}Picked: { $picked }.
}{ $needed ->
    [0] { $count ->
        [0] {" "}Up to { $left }, or none.
       *[other] {" "}{ boets-more }
    }
   *[other] {" "}{ $needed } to pick.
}
boets-ask-stun = Stun: which die of the opponent do you roll?
boets-ask-keep-dice = Which dice stay on the ring for the next round?{ $count ->
    [0] {" "}Up to { $left }, or none.
   *[other] {" "}Picked: { $picked }. { boets-more }
}
boets-ask-perform-technique = Perform a technique or discard a card.
boets-ask-retry-attack = Your attack is cancelled, but you may play another. Which?
boets-ask-call-judge = The referee has seen it. Do you play a card to avoid the yellow card?{ $yellow ->
    [0] {""}
   *[other] {" "}You have one already: the second is a disqualification.
}
boets-ask-play-counter = { $type ->
    [attack] The opponent attacks
   *[other] The opponent counters
}: { $technique }{ $power ->
    [min] , minimal power
    [mid] , middle power
    [max] , maximal power
   *[other] {""}
}. Do you counter?
boets-ask-use-protection = Protection: what is warded off? Due to you: { boets-hurts }; { $left } more to ward off.
boets-ask-shake-off = Which damage do you shake off? Due to you: { boets-hurts }; { $left } more to shake off.
boets-ask-heal-token = Heal: bring back a lost token, or turn a pain token over? { $left } to heal.
boets-ask-contuse = Contusion: which card of the opponent is discarded? { $left } to go.
boets-ask-discard-cards = { $source }: which cards do you discard? As many as you like, all at once if you wish; then enough.
boets-ask-scorn-pain = { $source }: give a healthy token (you have { $healthy }) for a card and a roll of up to { $dice } dice?{ $healthy ->
    [1] {" "}It is the last one: you will lose.
   *[other] {""}
}
boets-ask-nudge-die = { $source }: which die on your ring changes by one? None will do as well.
boets-ask-nudge-by = { $die }: one more or one less?
boets-ask-swap-dice = { $source }: which two dice on your ring exchange values? Name the first, or both at once.
boets-ask-swap-with = { $die }: with which die does it exchange values?
boets-ask-turn-die = { $source }: which die on your ring do you turn?
boets-ask-turn-to = { $die }: which side up?
boets-ask-discard-down = You hold more than five cards. Which one goes? { $left } to go.
boets-ask-exchange-card = Your ability: put a card under your deck and take the top one?
boets-ask-search-deck = Your ability: which card do you take from your deck?

boets-answer-enough = enough
boets-answer-pass = pass
boets-answer-again = give up a token
boets-answer-regain = regain a token
boets-answer-soothe = ease a pain
boets-answer-damage = damage
boets-answer-pain = pain
boets-answer-discard = discard
boets-answer-min = min
boets-answer-mid = mid
boets-answer-max = max
boets-answer-pair = { $first }, { $second }
boets-answer-of-discard = discard { $second }
boets-note-discard = → a roll of up to { $most } dice: { $dice }
boets-note-forbidden = { $does }; forbidden
boets-note-idle = ⚠ does nothing to a counter
boets-note-on-ring = from the ring
boets-answer-r = red from the reserve
boets-answer-y = yellow from the reserve
boets-answer-b = blue from the reserve
boets-answer-w = white from the reserve
boets-answer-red = red from the reserve
boets-answer-yellow = yellow from the reserve
boets-answer-blue = blue from the reserve
boets-answer-white = white from the reserve

boets-die-referee = the referee's check: he notices the forbidden attack if it shows no more than the dice that it needs
boets-die-against-damage = against the damage: no more than it shows gets through
boets-die-doctor = the doctor's check, as there is more pain than health; a six stops the fight
boets-die-first-turn = who begins: whoever throws more

boets-fighter-picked = { $player } picks a fighter: { $fighter }.
boets-fighter-chosen = { $player } enters the ring.
boets-first-rolled = { $player } rolls for the first turn: { $value }.
boets-round-began = Round { $round }. { $player } begins.
boets-deck-shuffled = { $player } gathers the cards and shuffles the deck ({ $count }).
boets-turn-began = { $player } to move.
boets-turn-skipped = { $player } is down and loses the turn.
boets-dice-taken = { $player } is about to roll { $dice }.
boets-dice-rolled = { $player }: the dice show { $values }.
boets-die-changed = { $player }: { $die } shows { $value } now.
boets-technique-played = { $player }: { $type ->
    [attack] attack
    [counter] counter
   *[manoeuvre] manoeuvre
} { $technique }{ $power ->
    [min] , minimal power
    [mid] , middle power
    [max] , maximal power
   *[other] {""}
}{ $imitated ->
    [yes] {" "}by Imitation
   *[no] {""}
}.
boets-technique-landed = { $player }: the { $type ->
    [attack] attack { $technique } lands.
   *[counter] counter { $technique } stands.
}
boets-technique-ended = { $player } has finished the technique.
boets-judge-played = { $player } plays { $technique } and avoids the yellow card.
boets-card-discarded = { $player }: { $technique } is discarded.
boets-referee-looked = { $player }: a forbidden attack. The referee sees it on { $limit } or less.
boets-referee-rolled = { $player }: the check shows { $value }, { $noticed ->
    [yes] and the referee has seen it.
   *[no] and the referee has not seen it.
}
boets-yellow-given = { $player } gets a yellow card{ $count ->
    [1] .
   *[other] , the second one: disqualified.
}
boets-yellow-dropped = { $player } gets rid of a yellow card.
boets-attack-cancelled = { $player }: the attack { $technique } is cancelled{ $retry ->
    [yes] , but another may follow.
   *[no] .
}
boets-counter-cancelled = { $player }: the counter { $technique } is cancelled.
boets-protection-raised = { $player }: protection from the attack { $protection }.
boets-damage-due = { $player } is facing { boets-hurts }.
boets-damage-rolled = { $player } rolls against the damage: { $value }.
boets-damage-taken = { $player } takes { boets-hurts }. Healthy tokens { $healthy }, pain tokens { $hurt }.
boets-token-paid = { $player } gives a healthy token. Healthy left: { $healthy }.
boets-token-healed = { $player }: { $regained ->
    [yes] a lost token comes back.
   *[no] a pain token is healed.
}
boets-pain-healed = { $player }: pain tokens healed: { $count }.
boets-knocked-down = { $player } is knocked down: the next turn is lost, and the opponent takes another.
boets-hand-seen = { $player }: the opponent sees the hand: { $cards }.
boets-hand-seen-empty = { $player }: the opponent sees the hand; it is empty.
boets-hand-seen-unseen = { $player }: the opponent sees the hand.
boets-cards-drawn = { $player } draws { $cards }.
boets-cards-drawn-unseen = { $player } draws { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
boets-card-found = { $player } takes { $card } from the deck.
boets-card-found-unseen = { $player } takes a card of choice from the deck.
boets-card-exchanged = { $player } puts { $card } under the deck and draws { $drawn }.
boets-card-exchanged-unseen = { $player } puts a card under the deck and draws the top one.
boets-round-ended = { $player } has no card left to draw. Round { $round } is over.
boets-round-prepared = Round { $round } is next.
boets-dice-kept = { $player } keeps on the ring: { $dice }.
boets-dice-returned = { $player }: the dice go back to the reserve.
boets-points-shown = { $player }: all dice on the ring, one value in each colour!
boets-doctor-called = { $player } has more pain than health. The doctor's check: the fighter rolls { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}; a six stops the fight.
boets-doctor-rolled = { $player }: { $values }, { $stopped ->
    [yes] and the doctor stops the fight.
   *[no] and the fight may go on.
}
boets-final-counted = The final. The largest groups of equal dice of each colour are counted: { $dice_each }.
boets-tie-broken = Level. Healthy tokens: { $healthy_each }; tokens in all: { $tokens_each }.

boets-end-knock-out = { $reader ->
    [won] Your opponent has no healthy token left.
    [lost] You have no healthy token left.
   *[watcher] The loser has no healthy token left.
}
boets-end-disqualification = { $reader ->
    [won] Your opponent has got a second yellow card.
    [lost] You have got a second yellow card.
   *[watcher] Disqualified: the second yellow card.
}
boets-end-points = { $reader ->
    [won] All your dice are on the ring, one number in each colour.
    [lost] All your opponent's dice are on the ring, one number in each colour.
   *[watcher] Won on points: all dice on the ring, and one number in each colour.
}
boets-end-technical = { $reader ->
    [won] The doctor has stopped the fight: your opponent cannot go on.
    [lost] The doctor has stopped the fight: you cannot go on.
   *[watcher] A technical win: the doctor has stopped the fight.
}
boets-end-final = { $reader ->
    [won] The final: you have more equal dice on the ring.
    [lost] The final: your opponent has more equal dice on the ring.
   *[watcher] Won in the final: more equal dice on the ring.
}
boets-end-more-healthy = { $reader ->
    [won] Level, but you have more healthy tokens.
    [lost] Level, but your opponent has more healthy tokens.
   *[watcher] Level, but the winner has more healthy tokens.
}
boets-end-more-tokens = { $reader ->
    [won] Level, but you have more health tokens.
    [lost] Level, but your opponent has more health tokens.
   *[watcher] Level, but the winner has more health tokens.
}
boets-end-moved-last = { $reader ->
    [won] Level in everything; you moved last.
    [lost] Level in everything; your opponent moved last.
   *[watcher] Level in everything; the winner moved last.
}

boets-ended-knock-out = Knock-out!
boets-ended-disqualification = Disqualified
boets-ended-points = On points
boets-ended-technical = Stopped!
boets-ended-final = The final
boets-ended-more-healthy = By health
boets-ended-more-tokens = By tokens
boets-ended-moved-last = The last turn

boets-figure-techniques = Techniques played
boets-figure-damage = Damage taken
boets-figure-pain = Pain taken
boets-figure-parried = Attacks parried
boets-figure-knock-downs = Times knocked down
boets-figure-yellow = Yellow cards

boets-why-fighter-taken = { $fighter } is in the ring already.
boets-why-no-such-die = There is no such die ({ $die }) left there.
boets-why-die-not-here = This die ({ $die }) will not do here.
boets-why-die-order = It may be picked too ({ $die }): name the dice together, in any order, and the program puts them in order.
boets-why-die-last = It may be picked too ({ $die }): name both dice together, in any order; an exchange takes two.
boets-why-dice-too-few = At least { $least ->
    [one] { $least } die has
   *[other] { $least } dice have
} to be picked.
boets-why-not-in-hand = { $technique } is not in your hand.
boets-why-not-in-his-hand = { $technique } is not in the opponent's hand.
boets-why-not-in-deck = { $technique } is not in the deck.
boets-why-must-discard = If you have no technique or want none, one card has to go.
boets-why-only-in-answer = { $technique } is a counter: it answers an attack or a counter of the opponent.
boets-why-only-after-check = { $technique } is played only right after a failed check of the referee.
boets-why-only-judge = { $technique } does not save you from a yellow card.
boets-why-only-counter = { $technique } is no counter: you cannot answer with it.
boets-why-only-on-attack = { $technique } works against an attack, not against a counter.
boets-why-only-attack = { $technique } is no attack, and only an attack may be tried again.
boets-why-nothing-to-copy = There is nothing to copy: the opponent played no attack or manoeuvre card of his own in his latest turn, and Imitation does not repeat Imitation.
boets-why-name-power = { $technique } may be played: name its power too, min, mid or max.
boets-why-needs-dice = This needs { $count ->
    [one] { $count } die
   *[other] { $count } dice
} of one value on your ring, colour { $colour }.
boets-why-needs-equal-dice = This needs { $count ->
    [one] { $count } die
   *[other] { $count } dice
} of one colour and value on your ring.
boets-why-nudge-bounds = A die shows 1 to 6.
boets-why-deck-empty = The deck is empty: there is no card to draw.

# How much of what: “1 damage and 2 pain”
boets-more = { $left } more at the most.
boets-hurts = { $damage ->
    [0] { $pain } pain
   *[other] { $damage } damage{ $pain ->
        [0] {""}
       *[other] {" "}and { $pain } pain
    }
}
boets-op-hit = { boets-hurts } to the opponent
boets-op-stun = stun: roll { $count ->
    [one] { $count } die
   *[other] { $count } dice
} of the opponent, from ring or reserve
boets-op-contuse = contusion: see the opponent's hand and discard { $count ->
    [one] { $count } card
   *[other] { $count } cards
} of it
boets-op-protect = protection: take { $count } less from the attack
boets-op-knock-down = knockdown: the opponent loses his next turn, and you take another right after this one
boets-op-heal = heal: { $count ->
    [1] bring back a lost token, or turn a pain token healthy side up
   *[other] bring back lost tokens, or turn pain tokens healthy side up, { $count } in all
}
boets-op-choose = do { $count } of these, in the order you like, none twice: { $options }
boets-short-choose = choose { $count }
boets-row-choose = choose { $count }
boets-ask-choose-script = What do you choose?
boets-op-drop-yellow = get rid of a yellow card of yours
boets-op-cancel = { $what ->
    [attack] cancel the opponent's attack
   *[any] cancel the opponent's attack or counter
}
boets-op-cancel-retry = cancel the opponent's attack; he may play another
boets-op-roll = roll { $least ->
    [0] up to { $most }
   *[other] { $most }
} dice of yours
boets-op-reroll = roll { $most ->
    [99] any number
   *[other] up to { $most }
} of your dice on the ring again
boets-op-discard = discard any number of your cards
boets-op-scorn = any number of times: lose a healthy token, draw a card and, if you like, roll { $dice ->
    [one] one die
   *[other] up to { $dice } dice
} of yours
boets-op-nudge = change a die on your ring by one
boets-op-swap = exchange the values of two dice on your ring
boets-op-turn = turn a die on your ring to any side
boets-op-copy = repeat the attack or manoeuvre that the opponent played in his latest turn
boets-op-avoid-yellow = right after a failed check, avoid the yellow card

boets-short-hit = { $damage ->
    [0] {""}
   *[other] damage { $damage }
}{ $damage ->
    [0] {""}
   *[other] { $pain ->
        [0] {""}
       *[other] ,{" "}
    }
}{ $pain ->
    [0] {""}
   *[other] pain { $pain }
}
boets-short-stun = stun { $count }
boets-short-contuse = contusion { $count }
boets-short-protect = protection { $count }
boets-short-knock-down = knockdown
boets-short-heal = heal { $count }
boets-short-drop-yellow = drop a yellow
boets-short-cancel = { $what ->
    [attack] cancel the attack
   *[any] cancel attack or counter
}
boets-short-cancel-retry = cancel, he may retry
boets-short-roll = roll { $most }
boets-short-reroll = reroll { $most ->
    [99] any
   *[other] up to { $most }
}
boets-short-discard = discard cards
boets-short-scorn = for a token of yours a card and dice: { $dice }
boets-short-nudge = ±1 on a die
boets-short-swap = swap values
boets-short-turn = turn a die
boets-short-copy = a copy
boets-short-avoid-yellow = no yellow

boets-row-hit = { $damage ->
    [0] {""}
   *[other] { $damage } damage
}{ $damage ->
    [0] {""}
   *[other] { $pain ->
        [0] {""}
       *[other] {" "}and{" "}
    }
}{ $pain ->
    [0] {""}
   *[other] { $pain } pain
}
boets-row-stun = { $count ->
    [1] stun
   *[other] stun { $count }
}
boets-row-contuse = { $count ->
    [one] they discard { $count } card
   *[other] they discard { $count } cards
}
boets-row-protect = protection { $count }
boets-row-knock-down = knockdown
boets-row-heal = heal { $count }
boets-row-drop-yellow = drop a yellow card of yours
boets-row-cancel = { $what ->
    [attack] cancel the attack
   *[any] cancel an attack or counter
}
boets-row-cancel-retry = cancel the attack; he may play another
boets-row-roll = roll { $most ->
    [one] { $most } die of yours
   *[other] { $most } dice of yours
}
boets-row-reroll = roll { $most ->
    [99] any number of
   *[other] up to { $most }
} ring dice again
boets-row-discard = discard any number of cards
boets-row-scorn = for a healthy token: a card and { $dice ->
    [one] { $dice } die
   *[other] up to { $dice } dice
}
boets-row-nudge = ±1 on a ring die of yours
boets-row-swap = exchange the values of two dice
boets-row-turn = turn a die to any side
boets-row-copy = repeat the opponent's latest technique
boets-row-avoid-yellow = right after a failed check: no yellow card

boets-no-ability = He has no ability.
boets-ability-mobilise = you mobilise up to { $to } dice
boets-ability-pain = you take at most { $to } pain in a turn
boets-ability-goes-first = you always begin the round
boets-ability-said = { $when ->
    [none] { $does }
   *[other] { $condition }, { $does }
}
boets-ability-at = { $moment ->
    [begins-round] beginning a round
    [round-begins] as a round begins, before cards are dealt
    [round-prepared] before a new round
    [damage-due] when damaged
   *[hand-refreshed] with your hand refreshed
}, { $said }
boets-op-take-turns = you take { $count ->
    [one] { $count } turn
   *[other] { $count } turns
} running
boets-op-search-deck = take { $count ->
    [one] { $count } card
   *[other] { $count } cards
} of your choice from your deck
boets-op-recover = heal { $count } damage
boets-op-keep-dice = you may keep up to { $count } of your dice on the ring
boets-op-roll-damage = roll a die and take no more than it shows, of the sorts that you pick
boets-op-exchange-card = you may put a card under your deck and take the top one
boets-when = { $condition }, { $effect }
boets-if-round = { $not ->
    [yes] if it is any round but round { $number }
   *[no] if it is round { $number }
}
boets-if-fewer-dice = { $not ->
    [yes] if the opponent has no more dice on the ring than you
   *[no] if the opponent has more dice on the ring
}

boets-brief-mobilise-fewer-dice = Fewer dice: rolls up to { $to }
boets-brief-goes-first = Goes first
boets-brief-begins-round-take-turns = Opens rounds with { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
boets-brief-pain = At most { $to } pain a turn
boets-brief-round-begins-search-deck = Before the deal, { $count ->
    [one] a card
   *[other] { $count } cards
} of choice
boets-brief-round-prepared-keep-dice-round = For round { $number } keeps { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
boets-brief-damage-due-roll-damage = No more damage than a roll
boets-brief-round-prepared-recover = Heals { $count } as a round begins
boets-brief-hand-refreshed-exchange-card = After drawing, swaps a card

boets-kind-strength = strength
boets-kind-speed = speed
boets-kind-coordination = coordination
boets-kind-endurance = endurance
boets-kind-universal = universal
boets-kind-free = free

boets-type-attack = attack
boets-type-manoeuvre = manoeuvre
boets-type-counter = counter
boets-type-copy = repeats a technique
boets-type-judge = answers the referee's check

boets-against-attack = an attack
boets-against-any = an attack or a counter
boets-lands-before = before the attack
boets-lands-after = after the attack

boets-colour-universal = any colour
boets-colour-free = no colour

boets-dice-strength = red
boets-dice-speed = yellow
boets-dice-coordination = blue
boets-dice-endurance = white
boets-dice-universal = any one colour
boets-dice-free = none needed
boets-dice-copy = those of the technique it repeats

boets-fact-red = Red dice (strength)
boets-fact-yellow = Yellow dice (speed)
boets-fact-blue = Blue dice (coordination)
boets-fact-white = White dice (endurance)
boets-fact-ability = Ability
boets-fact-kind = Kind
boets-fact-dice = Dice
boets-fact-type = Type
boets-fact-copies = Cards in the deck
boets-fact-forbidden = Forbidden
boets-fact-against = Answers
boets-fact-lands = Works
boets-fact-min = Minimal power, 2 dice
boets-fact-mid = Middle power, 3 dice
boets-fact-max = Maximal power, 4 dice
boets-fact-effects = Effect
boets-fact-value = Value

boets-text-type = { $type ->
    [attack] { $forbidden ->
        [yes] A forbidden attack: first the opponent rolls a die for the referee; if it shows no more than the number of dice the attack needs, you get a yellow card.
       *[no] An attack.
    }
    [counter] A counter: it answers { $against ->
        [attack] an attack
       *[any] an attack or a counter
    } of the opponent{ $lands ->
        [after] ; it works after the attack.
       *[before] .
    }
    [manoeuvre] A manoeuvre: no counter answers it.
    [copy] A free technique: it needs the dice of the technique that it repeats.
   *[other] A free technique: it needs no dice.
}
boets-text-dice = It needs dice of one value: { $kind }.
boets-text-power = { $power ->
    [min] Minimal
    [mid] Middle
   *[max] Maximal
} power, { $dice } dice: { $does }
boets-text-power-dice = Takes { $dice } dice of one value.
boets-text-die = { $value ->
    [0] A die in the reserve: it has no value until it is rolled. Techniques of the kind “{ $kind }” need it.
   *[other] A die on the ring that shows { $value }. Equal dice of this colour give power to techniques of the kind “{ $kind }”.
}

boets-option-fighters = Fighter
boets-option-fighters-random = random
boets-option-draft = If no fighter is chosen
boets-option-draft-deal = dealt at random
boets-option-draft-pick = picked at the table
boets-option-fighter-cards = The same fighter for both
boets-option-fighter-cards-once = not allowed
boets-option-fighter-cards-mirror = allowed

boets-table-round = Round { $round } of { $rounds }
boets-table-rest = Rest, round { $round } of { $rounds }
boets-table-health = healthy { $healthy } · pain { $pain } · lost { $lost }
boets-table-yellow = yellow card
boets-table-doctor = ⚠ doctor: { $dice }
boets-table-knocked-down = down
boets-table-opening = one more turn running
boets-table-ring = Ring
boets-table-reserve = Reserve
boets-table-empty = empty
boets-table-letter-red = R
boets-table-letter-yellow = Y
boets-table-letter-blue = B
boets-table-letter-white = W
boets-table-letter-universal = U
boets-table-letter-free = –
boets-table-hand = Hand { $count }
boets-table-deck = Deck { $count }
boets-table-discard = Discard { $count }
boets-table-copyable = latest technique: { $technique }
boets-table-chain = Chain:
boets-table-power-min = min
boets-table-power-mid = mid
boets-table-power-max = max
boets-table-imitated = imitation
boets-table-cancelled = cancelled
boets-table-protection = protection { $count }
boets-table-does = “{ $technique }”: { $does }.
boets-table-does-to = “{ $technique }” → { $against }: { $does }.
boets-table-forbidden = forbidden { $type }
boets-table-known = known:
boets-table-legend =
    A turn: roll dice, perform a technique or discard a card, draw to five. A round ends when a card has to be drawn and the deck is empty. Damage takes a token for the rest of the fight, pain turns it over for the rest of the round.
    Dice: R red (strength), Y yellow (speed), B blue (coordination), W white (endurance). Of a card: U dice of any one colour, – no dice of its own. “3×2” is two dice that show 3. The power of a technique: min takes two equal dice, mid three, max four.
    ● a healthy token, ○ a pain token, · a lost one. ■ a yellow card. “⚠ doctor: 2”: more pain than health; if it stays so, the fighter rolls 2 dice at the end of the round, and a six stops the fight. ▲ the first seat, ▬ the second.
    † reconstructed by us, ‡ inferred from the rules: the pictures of the cards are lost.

## What may be wrong in files, positions and saves of this game

boets-wrong-plain-effect = an ability's effect is plain: 'when' stands beside 'do', and nothing is left to choose or bound
boets-wrong-fighters = a fight needs at least two fighters
boets-wrong-two-fighters = two of { $fighters } are expected
boets-wrong-ring = a table of colours is expected, as in {"{"} red = [3, 3] {"}"}
boets-wrong-tokens = at least one healthy token and at most { $most } in all
boets-wrong-no-colour = '{ $colour }' is no colour; there are { $colours }
boets-wrong-dice = '{ $fighter }' has not so many { $colour } dice
boets-wrong-copyable = an attack or a manoeuvre is expected
boets-wrong-each-colour = each of { $colours } is expected
boets-wrong-free-type = a technique of the type '{ $type }' is free
boets-wrong-small-deck = a deck has at least { $least } cards, this has { $count }
boets-wrong-colour-kind = { $colour } stands for { $kind }
boets-wrong-hit-first = 'hit' comes first, and once
boets-wrong-only-counter = only a counter can say '{ $effect }'
boets-wrong-other-type = '{ $effect }' does not go with the type '{ $type }'
boets-wrong-cancel-what = 'cancel' takes what = one of { $choices }
boets-broken-dice = seat { $seat } has { $given } { $colour } dice, not { $needed }
boets-broken-tokens = seat { $seat } has { $healthy } healthy tokens and { $pain } of pain, of { $most } in all
boets-broken-yellow = seat { $seat } has { $count } yellow cards
boets-broken-other-fighter = seat { $seat } has another fighter than was chosen
boets-broken-same-fighter = both have the same fighter

# Ready phrases at the table
boets-phrase-hello = Hey there!
boets-phrase-strike = What a throw
boets-phrase-moment = Let me think
boets-phrase-luck = The dice love you
boets-phrase-again = Rematch?
boets-phrase-thanks = Good fight

# «Битва демонов», Battle of the Demons

demons-title = Battle of the Demons
demons-blurb = Everybody lays a card in secret; traps and knockouts wait for whoever is predictable.
demons-goal = A match is a series of fights: whoever stays in last wins a fight, and three fights win the match. You are out of a fight when your energy is gone (it begins at 3), when a Knockout strikes you, when you reveal a card whose number does not fit, mostly a lower one than before, or when you have no card to lay.

demons-ask-choose-demon = Who will you be? Keep one of the two demons.
demons-ask-trim-hand = Too many cards in hand: discard { $count } more. Which card?
demons-ask-draft-card = Which of the open cards do you take?
demons-ask-choose-move = Which card do you lay face down?
demons-ask-use-ability-early = { $demon }: use the ability before the cards are revealed?
demons-ask-use-ability = { $demon }: use the ability after the action?
demons-ask-choose-action = “{ $card }”: which action do you take?
demons-ask-choose-opponent = { $source }: which opponent do you choose?
demons-ask-take-card = { $source }: the hand of { $target } lies before you. Which card do you take?
demons-ask-name-move = { $source }: which move do you name?
demons-ask-lay-knockout = { $source }: which tactic gets the Knockout card?
demons-ask-set-trap = { $source }: which tactic becomes a trap?
demons-ask-set-traps = { $source }: which tactic becomes a trap? Up to { $left } more.
demons-ask-clear-tactics = { $source }: what do you take off the tactics? Up to { $left } more.
demons-ask-may-do = { $effect } Do it?
demons-ask-choose-script = What do you choose?

demons-answer-ability = the demon's ability
demons-answer-pass = do not use it
demons-answer-enough = enough
demons-answer-yes = yes
demons-answer-no = no
demons-answer-knockout = knockout
demons-answer-trap = trap
demons-answer-trap-side = trap
demons-answer-knockout-card = Knockout card
demons-answer-of-trap = the trap on { $second }
demons-answer-of-knockout = the Knockout on { $second }

demons-demons-dealt = { $player } may choose between { $demons }.
demons-demons-dealt-unseen = { $player } gets two demons to choose from.
demons-demon-chosen = { $player } enters the game.
demons-fight-began = Fight { $number }. The first player is { $player }.{ $battlefield ->
    [none] {""}
   *[other] {" "}Battlefield: { $battlefield }.
}
demons-cards-drawn = { $player } draws { $cards }.
demons-cards-drawn-unseen = { $player } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
demons-deck-shuffled = The deck is used up: the discard is shuffled into a new one of { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
demons-cards-discarded = { $player } discards{ $by_chance ->
    [yes] {" "}at random
   *[no] {""}
}: { $cards }.
demons-cards-laid-out = Laid out: { $cards }.
demons-card-drafted = { $player } takes { $card } from the table.
demons-draft-ended = To the discard go { $cards }.
demons-card-given = { $player } receives { $card }.
demons-round-began = Round { $number }.
demons-move-laid = { $player } lays { $card } face down.
demons-move-laid-unseen = { $player } lays a card face down.
demons-move-revealed = { $player } reveals { $card } ({ $number }).
demons-miss-forgiven = { $player }: the number { $number } does not fit, but the card is accepted.
demons-knockout-held = { $player } stands guarded: the Knockout card on { $tactic } goes back to the stack.
demons-trap-sprung = { $player } walks into the trap on { $tactic }.
demons-trap-ignored = { $player } does not mind the trap on { $tactic }.
demons-action-chosen = { $player } does “{ $action }”.
demons-ability-used = { $player }: the ability takes effect.
demons-damage-taken = { $player } takes { $amount ->
    [one] { $amount } point of damage
   *[other] { $amount } points of damage
}, energy left: { $energy }.
demons-energy-gained = { $player } { $amount ->
    [0] gains no energy: there are { $energy } points already.
    [one] gains { $amount } point of energy, energy now: { $energy }.
   *[other] gains { $amount } points of energy, energy now: { $energy }.
}
demons-demon-left = { $player } is out of the fight: { $why ->
    [energy] no energy left.
    [knockout] knocked out!
    [number] the number does not fit.
   *[no-card] no card to lay.
}
demons-stance-taken = { $player } takes a defensive stance.
demons-stance-held = { $player } stands guarded: { $card } does nothing.
demons-initiative-taken = { $player } takes the first-player card. The first player so far: { $former }.
demons-initiative-kept = { $player } is the first player already and keeps the card.
demons-target-chosen = { $player } aims at { $target }.
demons-move-named = { $player } names { $card } to { $target }.
demons-hand-shown = { $player } shows the hand to all: { $count ->
    [0] it is empty
   *[other] { $cards }
}.
demons-hand-seen = { $player } sees the hand of { $target }: { $count ->
    [0] it is empty
   *[other] { $cards }
}.
demons-hand-seen-unseen = { $player } looks at the hand of { $target }.
demons-card-taken = { $player } takes { $card } from { $target }.
demons-card-taken-unseen = { $player } takes a card from { $target }.
demons-trap-set = { $player } sets a trap on { $tactic }.
demons-trap-removed = { $player } removes the trap from { $tactic }.
demons-knockout-laid = { $player } lays a Knockout card on { $tactic }.
demons-knockout-removed = { $player } takes the Knockout card off { $tactic }.
demons-trap-appeared = The tactic { $tactic } turns into a trap.
demons-knockout-appeared = A Knockout card falls on { $tactic }.
demons-fight-won = Fight { $number } is won by { $demons }. Wins: { $wins_each }.
demons-played-on = Several have won their third fight together: the game goes on to { $wins } wins.
demons-deciding-fight-called = Several have won their third fight together. The deciding fight: { $demons }.
demons-demons-put-away = The other demons stay out of the game.
demons-traps-turned-back = Tactics number side up again: { $tactics }.
demons-knockouts-returned = Knockout goes back to the stack from: { $tactics }.
demons-battlefields-shuffled = The battlefields are used up: those played are shuffled, { $count } in the deck now.
demons-battlefield-worked = The battlefield does its work: { $battlefield }.
demons-turn-began = Turn { $number }.
demons-first-to-reveal = { $player } will reveal before all others.
demons-knockout-struck = { $player } meets the Knockout card on { $tactic }; it goes back to the stack.
demons-second-action-begun = { $player } does the other action as well: “{ $action }”.
demons-no-tactic-free = { $player }: there is no tactic for it.
demons-stopped-there = { $player } leaves it at that.
demons-no-cards-left = { $player }: there are no more cards to draw.
demons-hand-found-empty = { $player }: the hand is empty.
demons-series-cleared = { $count ->
    [0] { $player } is no longer in a stance.
   *[other] { $player } clears the series away: { $cards }.
}
demons-card-put-away = { $player } discards { $card } face down, unrevealed.
demons-card-put-away-unseen = { $player } discards a card face down, unrevealed.

demons-end-third-win = { $reader ->
    [won] You have won three fights.
    [lost] Your opponent has won three fights.
   *[watcher] The third fight won.
}
demons-end-fourth-win = { $reader ->
    [won] You have won four fights.
    [lost] Your opponent has won four fights.
   *[watcher] The fourth fight won.
}
demons-end-first-of-tied = Several won the fight they needed together; whoever sits nearest to the first-player card wins.
demons-end-deciding-fight = { $reader ->
    [won] The deciding fight is yours.
    [lost] Your opponent won the deciding fight.
   *[watcher] The deciding fight won.
}

demons-ended-third-win = { $reader ->
    [won] The third win!
    [lost] Three fights lost
   *[watcher] The third win!
}
demons-ended-fourth-win = { $reader ->
    [won] The fourth win!
    [lost] Four fights lost
   *[watcher] The fourth win!
}
demons-ended-first-of-tied = First in turn
demons-ended-deciding-fight = The deciding fight

demons-figure-moves = Cards revealed
demons-figure-energy = Energy lost
demons-figure-traps = Traps sprung
demons-figure-left = Thrown out of fights

demons-why-not-offered = You were not dealt this demon: { $demon }.
demons-why-not-in-hand = There is no { $card } in your hand.
demons-why-not-laid-out = There is no { $card } among the open cards.
demons-why-must-lay = While you hold cards, you have to lay one.
demons-why-action-of-another-card = “{ $action }” is no action of this card.
demons-why-ability-is-passive = Your demon has no active ability.
demons-why-ability-is-spent = The ability is used up in this fight: the demon lies face down.
demons-why-ability-at-another-time = The ability of your demon is used at another time.
demons-why-target-is-self = You cannot aim at yourself.
demons-why-target-is-out = { $target } is out of the fight.
demons-why-target-is-mate = { $target } is on your team.
demons-why-not-in-that-hand = There is no { $card } in that hand.
demons-why-knockout-lies-there = { $tactic } bears a Knockout card already.
demons-why-is-a-trap = { $tactic } is a trap already.
demons-why-no-knockout-there = { $tactic } bears no Knockout card.
demons-why-no-trap-there = { $tactic } lies number side up; there is no trap.

demons-option-teams = Teams
demons-option-teams-no = each for himself
demons-option-teams-yes = two against two
demons-option-start = First fight
demons-option-start-quick = quick start: 7 cards each
demons-option-start-full = with full preparation
demons-option-demons = Demon
demons-option-demons-random = one of two dealt
demons-option-first = First player
demons-option-first-random = by lot
demons-option-first-0 = the first seat
demons-option-first-1 = the second seat
demons-option-first-2 = the third seat
demons-option-first-3 = the fourth seat
demons-option-ties = A third win of several
demons-option-ties-first-player = nearest to the first-player card
demons-option-ties-four-wins = the game goes on to four wins
demons-option-ties-deciding-fight = a deciding fight
demons-option-initiative = “Seize the initiative”
demons-option-initiative-damage = 1 damage to the former first player
demons-option-initiative-energy = 1 energy to the former first player

# Texts of cards: from the data, effect by effect

demons-op-draw = { $may ->
    [yes] you may draw
   *[no] draw
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
demons-op-gain = { $may ->
    [yes] you may gain
   *[no] gain
} { $count } energy
demons-op-suffer = { $may ->
    [yes] you may take
   *[no] take
} { $count } damage
demons-op-damage-opponents = { $may ->
    [yes] you may deal
   *[no] deal
} { $count } damage to all opponents
demons-op-discard-opponents = { $may ->
    [yes] you may make every opponent discard
   *[no] every opponent discards
} { $count ->
    [one] { $count } random card
   *[other] { $count } random cards
}
demons-op-choose-opponent = { $may ->
    [yes] you may choose
   *[no] choose
} an opponent
demons-op-damage = { $may ->
    [yes] you may deal
   *[no] deal
} { $count } damage to that opponent
demons-op-damage-per-card = { $may ->
    [yes] you may deal
   *[no] deal
} { $count } damage to that opponent for every { $move } in your series, this one included
demons-op-look-and-take = { $may ->
    [yes] you may look
   *[no] look
} at that hand and take one card of it
demons-op-take-random = { $may ->
    [yes] you may take
   *[no] take
} a random card from that hand
demons-op-discard-target = { $may ->
    [yes] you may make that opponent discard
   *[no] that opponent discards
} { $count ->
    [one] { $count } random card
   *[other] { $count } random cards
}
demons-op-name-move = { $may ->
    [yes] you may name
   *[no] name
} a move
demons-op-discard-named = { $may ->
    [yes] you may make that opponent discard all cards named, or, having none, show the hand to all
   *[no] that opponent discards all cards named, or, having none, shows the hand to all
}
demons-op-take-stance = { $may ->
    [yes] you may turn
   *[no] turn
} this card: while it lies in your series, Knockout cards, “Hail of blows” and Onslaught do nothing to you
demons-op-take-initiative = { $may ->
    [yes] you may take
   *[no] take
} the first-player card: its former holder, if still in, takes 1 damage, and the order goes on from you at once
demons-op-take-initiative-energy = { $may ->
    [yes] you may take
   *[no] take
} the first-player card: its former holder, if still in, gains 1 energy, and the order goes on from you at once
demons-op-lay-knockout = { $may ->
    [yes] you may lay
   *[no] lay
} a Knockout card
demons-op-set-trap = { $may ->
    [yes] you may set
   *[no] set
} a trap
demons-op-set-traps = { $may ->
    [yes] you may set
   *[no] set
} up to { $count ->
    [one] { $count } trap
   *[other] { $count } traps
}
demons-op-clear-tactics = { $may ->
    [yes] you may remove
   *[no] remove
} up to { $count ->
    [one] { $count } Knockout card or trap
   *[other] { $count } Knockout cards and traps, in any mix
}
demons-op-other-action = { $may ->
    [yes] you may do
   *[no] do
} the other action of this card as well
demons-op-act-first = { $may ->
    [yes] you may reveal
   *[no] reveal
} your card first; the others follow in the usual order
demons-op-choose = { $may ->
    [yes] you may choose
   *[no] choose
} { $count ->
    [one] one
   *[other] { $count }
}: { $options }
demons-op-gain-all = every demon gains { $count } energy
demons-op-draw-all = every demon draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
demons-op-give-all = every player receives a { $move } card
demons-op-scatter-traps = { $count ->
    [one] { $count } random tactic turns into a trap
   *[other] { $count } random tactics turn into traps
}
demons-op-scatter-knockouts = { $count ->
    [one] { $count } Knockout card falls on a random free tactic
   *[other] { $count } Knockout cards fall on random free tactics
}
demons-op-damage-from = every demon with { $least } energy or more takes { $count } damage

# Texts of cards in brief: a line a card; actions without a line here have their usual line

demons-brief-choose-opponent = {""}
demons-brief-name-move = {""}
demons-brief-draw = draw { $count }
demons-brief-gain = energy +{ $count }
demons-brief-damage = { $count } damage to an opponent
demons-brief-damage-per-card = { $count } damage for each { $move } of your series
demons-brief-damage-opponents = { $count } damage to all opponents
demons-brief-discard-opponents = opponents lose { $count ->
    [one] { $count } card
   *[other] { $count } cards
} each
demons-brief-look-and-take = take a card of your choice from a hand
demons-brief-take-random = take a card from a hand, unseen
demons-brief-discard-named = an opponent discards the named move
demons-brief-take-stance = safe from Knockout, Hail and Onslaught
demons-brief-take-initiative = become first, 1 damage to the former
demons-brief-take-initiative-energy = become first, 1 energy to the former
demons-brief-lay-knockout = Knockout on a tactic
demons-brief-set-trap = trap on a tactic
demons-brief-clear-tactics = clear up to { $count } off tactics

demons-kind-active = Once a fight
demons-kind-passive = Always
demons-timing-own-act = In your own act, before or after the action
demons-timing-after-action = In your own act, after the action
demons-timing-after-hit = After your action has damaged exactly one of the opponents still in the fight
demons-timing-before-reveal = When all have laid their cards and none is revealed
demons-timing-fight-start = When a fight begins
demons-timing-hit = When your action damages an opponent
demons-timing-missed = If a revealed number misses the limit by no more than { $slack }, the card is accepted all the same
demons-when = if { $condition }, { $effect }
demons-if-did = that was { $not ->
    [yes] not done
   *[no] done
}
demons-if-energy-below = you have { $not ->
    [yes] at least
   *[no] less than
} { $count } energy
demons-modifier-trap-proof = Traps deal you no damage.
demons-modifier-hand = When a fight is prepared, you have { $count ->
    [one] { $count } card
   *[other] { $count } cards
} more than others.
demons-modifier-gains = “{ $action }” gives you { $count } energy more.
demons-field-start = When the fight begins
demons-field-round = When a round begins, from the second on
demons-field-round-end = When a round ends
demons-field-series-strict = Equal numbers may not follow one another: a number must be higher than that of the card on its left.
demons-field-series-falling = Series do not rise: a number must not be higher than that of the card on its left.
demons-field-trap-damage = A trap deals { $count } damage.

# The catalogue

demons-fact-number = number
demons-fact-copies = cards in the deck
demons-fact-stopped_by_stance = does nothing to a demon in a stance
demons-fact-card = move
demons-fact-kind = ability
demons-fact-series = numbers in a series
demons-fact-trap_damage = damage of a trap
demons-kind-of-ability = { $active ->
    [yes] active, once a fight
   *[no] passive
}
demons-kind-of-series = { $series ->
    [strict] rise
    [falling] do not rise
   *[rising] do not fall
}
demons-move-text =
    Number { $number }.
    “{ $first }”: { $first_text }
    “{ $second }”: { $second_text }
demons-move-short = { $first } — { $first_text } { $second } — { $second_text }
demons-marker-knockout = Knockout card
demons-marker-knockout-text = Whoever reveals a card of this tactic is out of the fight, and the Knockout card goes back to the stack. A demon in a defensive stance stays.
demons-marker-trap = Trap
demons-marker-trap-text = Whoever reveals a card of this tactic takes damage: 1, unless the battlefield says otherwise. The trap stays till the end of the fight.

# What a card would meet, if nothing changes

demons-warn-number-low = number below { $limit }: you would be out
demons-warn-number-high = number above { $limit }: you would be out
demons-warn-number-forgiven = { $count ->
    [0] the number does not fit, but your ability saves you
   *[other] the number does not fit, but your ability saves you, for { $count } damage
}
demons-warn-knockout = Knockout card: you would be out
demons-warn-knockout-held = your stance holds the Knockout card
demons-warn-trap = trap: { $count } damage
demons-warn-trap-out = the trap takes your last energy: you would be out
demons-warn-trap-safe = the trap does you no harm

demons-strip-number-low = { $number } < { $limit }: out
demons-strip-number-high = { $number } > { $limit }: out
demons-strip-number-forgiven = { $count ->
    [0] number forgiven
   *[other] number forgiven: −{ $count }
}
demons-strip-knockout = Knockout: out
demons-strip-knockout-held = the stance holds
demons-strip-trap = trap: −{ $count }
demons-strip-trap-out = trap: out
demons-strip-trap-safe = trap does no harm

demons-table-fight = Fight { $fight } · round { $round } · turn { $turn } of 3
demons-table-prepare = Fight { $fight } · preparation
demons-table-setup = Choosing demons
demons-table-battlefield = Battlefield: { $battlefield }
demons-table-hand = hand
demons-table-held = hand { $count }{ $known ->
    [all] : { $cards }
    [some] , among them { $cards }
   *[none] {""}
}
demons-table-series = series
demons-table-laid = face down
demons-table-first = F
demons-table-trap = T
demons-table-knockout = K
demons-table-stance = stance
demons-table-out = out
demons-table-spent = ability used
demons-table-known = holds { $cards }
demons-table-piles = Deck: { $deck } · discard: { $discard } · Knockout cards: { $knockouts }
demons-table-draft = Laid out: { $cards }
demons-table-sealed = has chosen
demons-table-why = out: { $why ->
    [energy] no energy
    [knockout] knockout
    [number] number
   *[no-card] no cards
}
demons-table-order = Still to reveal: { $seats }
demons-table-running = Now: { $kind ->
    [action] “{ $action }”
    [ability] ability
   *[battlefield] battlefield { $source }
}
demons-table-legend =
    The row of tactics: number and name of a move, T is a trap, K a Knockout card. Numbers in a series usually do not fall: “→ ≥4” means that the next is at least 4.
    F is the first-player card; ⚡ energy (up to 6); ★ wins. Marks of the seats: ▲ ▬ ✕ ◆; teams are X and O.

## What may be wrong in files, positions and saves of this game

demons-wrong-one-moment = a demon does something at one moment only
demons-wrong-once = once = true stands beside these moments, and beside no other: { $timings }
demons-wrong-two-actions = a card has two actions, this has { $count }
demons-wrong-slack = moment = "{ $timing }" and modify = "limit" go together
demons-wrong-moves = there are { $needed } moves and as many tactics, here are { $count }
demons-wrong-copies = the copies add up to { $needed } cards, these to { $count }
demons-wrong-demons = { $players } players need two demons each, here are { $count }
demons-wrong-battlefield-can = a battlefield can do { $effects }, and never 'may'; not '{ $effect }'
demons-wrong-passive-only = only a passive demon has several
demons-wrong-no-action = no action is '{ $action }'
demons-wrong-needs-opponent = '{ $effect }' needs a 'choose-opponent' before it
demons-wrong-no-move = there is no move '{ $move }'
demons-wrong-of-battlefield = '{ $effect }' belongs to battlefields
demons-wrong-needs-timing = '{ $effect }' needs the timing '{ $timing }'
demons-wrong-laid-phase = cards are laid in a turn, not in the phase '{ $phase }'
demons-wrong-out = whoever has none is out: name his seat in 'out'
demons-wrong-two-sides-in = a fight needs two sides that are in it
demons-wrong-laid = a card for each seat is expected, '' for those who are out
demons-wrong-no-battlefield = two players have none
demons-wrong-different-demons = { $count } different ones of { $demons } are expected
demons-wrong-series = at most { $most } cards lie there before the card of this turn
demons-broken-cards = of each kind there are { $counts } move cards
demons-broken-battlefield = a battlefield is lost
demons-broken-energy = seat { $seat } has { $energy } energy
demons-broken-no-energy = seat { $seat } fights without energy
demons-broken-laid = seat { $seat } has more than one card face down
demons-broken-series = the series of seat { $seat } is longer than a round
demons-broken-other-demon = seat { $seat } has another demon than was chosen
demons-broken-same-demon = two seats have the same demon
demons-broken-offered-twice = a demon is offered twice
demons-broken-none-laid = seat { $seat } has laid no card
demons-broken-asked = others are asked for a card than those in the fight
demons-broken-not-offered = demons are not offered to those without one

# Ready phrases at the table
demons-phrase-hello = Greetings
demons-phrase-strike = Pretty trap
demons-phrase-moment = Choosing my tactic
demons-phrase-luck = Lucky you
demons-phrase-again = Once more?
demons-phrase-thanks = Thanks for the battle

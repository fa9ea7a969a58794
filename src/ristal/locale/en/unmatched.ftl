# Unmatched

unmatched-title = Unmatched
unmatched-blurb = Heroes of legend on a map of zones: manoeuvre, scheme, or attack with a hidden card.
unmatched-goal = Bring down the other's hero: take the health to nought; sidekicks do not count. Where there are several opponents, all their heroes have to fall. Hero and sidekicks fight with the cards of your hand, and there is one deck: the discard pile does not go back into it.

# Questions

unmatched-ask-choose-size = { $hero }: big or small at the start? Big adds { $attack } to the hero's own attack cards, small adds { $defence } to the hero's own defence cards; cards change the size.
unmatched-ask-place-hero = Which of your heroes stands on the start space?
unmatched-ask-place-sidekick = Which of your sidekicks is placed next?
unmatched-ask-place-fighter = { $source ->
    [none] Where is { $fighter_mid } placed?
   *[other] “{ $source }”: where is { $fighter_mid } placed?
}
unmatched-ask-gaze = { $hero }, ability at the start of the turn: who takes { $amount } damage? Or pass.
unmatched-ask-take-action = { $left ->
    [1] Second action:
   *[other] First action:
} manoeuvre, scheme or attack?
unmatched-ask-discard-surplus = The turn is over with more than { $limit } cards in hand. Which one do you discard? Still to go: { $left }.
unmatched-ask-boost-move = Boost the move? You may discard a card for its boost.
unmatched-ask-add-voyages = Add { $count } to the move for the voyages in your discard pile?
unmatched-ask-move-group = { $source ->
    [none] Who moves next?
   *[other] “{ $source }”: who moves next?
} Up to { $most ->
    [one] { $most } space
   *[other] { $most } spaces
} each.
unmatched-ask-move-fighter = { $source ->
    [none] Where does { $fighter_mid } go?
   *[other] “{ $source }”: where is { $fighter_mid } moved to?
} Up to { $most ->
    [one] { $most } space
   *[other] { $most } spaces
}; staying is allowed.
unmatched-ask-choose-scheme = Which scheme do you play?
unmatched-ask-name-performer = Who performs the scheme “{ $card }”?
unmatched-ask-declare-attack = Who attacks whom?
unmatched-ask-play-attack = { $fighter } attacks { $target_mid }. Which attack card is laid face down?
unmatched-ask-commit-boost = { $fighter } attacks { $target_mid }. Add one more card face down for its boost? You need not.
unmatched-ask-play-defence = { $fighter } attacks { $target_mid }. Which card do you defend with? Or pass.
unmatched-ask-boost-attack = “{ $source }”: boost this card? You may discard a card of your hand to add its boost.
unmatched-ask-move-either = “{ $source }”: which of the two fighters of this combat do you move? Up to { $most ->
    [one] { $most } space
   *[other] { $most } spaces
}.
unmatched-ask-damage-one = “{ $source }”: who takes { $amount } damage?
unmatched-ask-choose-space = “{ $source }”: { $which ->
    [first] choose a space that shares a zone with { $near_mid }. The second, adjacent to it, comes next.
   *[other] choose the second space, adjacent to the first.
}
unmatched-ask-discard-own = “{ $source }”: which card of your hand do you discard? Still to go: { $count }.
unmatched-ask-pick-opponent = “{ $source }”: which opponent is it about?
unmatched-ask-pick-from-hand = “{ $source }”: which card does the opponent discard? Still to choose: { $count }.
unmatched-ask-foresee = “{ $source }”: which of the top cards do you take to hand? Still to take: { $left }.
unmatched-ask-put-back = “{ $source }”: the other cards go back on the deck. Which of them lies lowest?
unmatched-ask-may-do = “{ $source }”: { $effect } Do it?
unmatched-ask-choose-script = “{ $source }”: { $left ->
    [1] what do you do?
   *[other] what do you do first? You choose the next when this is done.
}

# Answers

unmatched-answer-manoeuvre = manoeuvre
unmatched-answer-scheme = scheme
unmatched-answer-attack = attack
unmatched-answer-pass = pass
unmatched-answer-done = nobody else
unmatched-answer-yes = yes
unmatched-answer-no = no
unmatched-answer-big = big
unmatched-answer-small = small
unmatched-answer-draw = draw cards
unmatched-answer-recover = recover health
unmatched-answer-place = place anew
unmatched-answer-pair = { $first } → { $second }
unmatched-note-manoeuvre = { $deck ->
    [cards] draw a card, then move your fighters
    [exhaustion] no cards are left to draw: each of your fighters takes { $amount } damage; then move your fighters
   *[none] no cards are left to draw; move your fighters
}
unmatched-note-stay = stays
unmatched-note-in-vain = { $fighter } is defeated: nothing will change.
unmatched-note-scheme = play a scheme card
unmatched-note-attack = play an attack card against an enemy fighter

# What happened

unmatched-match-begun = The board is { $board }. They meet: { $heroes }.
unmatched-fighter-placed = { $player }: { $fighter } stands on { $space }.
unmatched-size-changed = { $player } is { $size ->
    [big] big
   *[small] small
} now.
unmatched-turn-begun = { $player } to move.
unmatched-action-taken = { $player }: { $action ->
    [manoeuvre] a manoeuvre
    [scheme] a scheme
   *[attack] an attack
}, { $left ->
    [0] no action is left
    [one] { $left } action is left
   *[other] { $left } actions are left
}.
unmatched-card-drawn = { $player } draws “{ $card }”.
unmatched-card-drawn-unseen = { $player } draws a card.
unmatched-deck-ran-out = { $player }: the deck is empty, the fighters are exhausted.
unmatched-card-discarded = { $player } discards “{ $card }”.
unmatched-move-boosted = { $player } boosts the manoeuvre with “{ $card }”: move { $move }.
unmatched-voyages-added = { $player } adds { $count } to the move for voyages.
unmatched-fighter-moved = { $player }: { $fighter } { $steps ->
    [0] stays on { $way }
   *[other] goes { $way }
}.
unmatched-fighter-moved-by = { $player } { $steps ->
    [0] leaves { $fighter_mid } on { $way }
   *[other] moves { $fighter_mid }: { $way }
}.
unmatched-scheme-opened = { $player } reveals the scheme “{ $card }”.
unmatched-scheme-played = { $player }: { $fighter } performs the scheme “{ $card }”.
unmatched-scheme-discarded = The scheme “{ $card }” is done and discarded.
unmatched-attack-declared = { $player }: { $fighter } attacks { $target_mid }.
unmatched-card-laid = { $player } lays “{ $card }” face down.
unmatched-card-laid-unseen = { $player } lays a card face down.
unmatched-defence-declined = { $player } plays no defence card.
unmatched-defence-impossible = { $player } plays no defence card: the hand is empty.
unmatched-cards-revealed = The cards are revealed: “{ $attack }”{ $boost ->
    [none] {""}
   *[other] {" "}boosted by “{ $boost }”
} against { $defence ->
    [none] no card
   *[other] “{ $defence }”
}.
unmatched-effect-begun = { $timing ->
    [immediately] “{ $card }” takes effect immediately.
    [during] “{ $card }” takes effect during combat.
    [after] “{ $card }” takes effect after combat.
   *[later] “{ $card }” takes effect when the attack is over.
}
unmatched-effects-cancelled = The effects of “{ $card }” are cancelled.
unmatched-effects-cancelled-with-boost = The effects of “{ $card }” are cancelled, and the boost of the attack is lost.
unmatched-value-changed = “{ $card }” has value { $value } now.
unmatched-value-ignored = { $part ->
    [attack] The value of the attack counts as 0.
   *[defence] The value of the defence counts as 0.
}
unmatched-fighter-protected = { $fighter } is protected from damage.
unmatched-space-chosen = { $player } chooses { $space }.
unmatched-opponent-picked = { $player } picks the owner of { $target_mid } as the opponent.
unmatched-combat-decided = { $attack } against { $defence }: combat damage { $damage }, the { $winner ->
    [attacker] attacker
   *[defender] defender
} won the combat.
unmatched-combat-cards-discarded = The cards of the combat are discarded: { $cards }.
unmatched-combat-ended = The attack of { $fighter_mid } on { $target_mid } is over.
unmatched-damage-taken = { $fighter } takes { $amount } damage, health { $health }.
unmatched-damage-prevented = { $fighter } takes no damage.
unmatched-health-recovered = { $fighter } recovers { $amount } health: { $health } now.
unmatched-fighter-defeated = { $fighter } is defeated.
unmatched-hand-shown = { $player } shows the hand: { $cards }.
unmatched-hand-shown-empty = { $player } shows the hand: it is empty.
unmatched-hand-shown-unseen = { $player } shows the hand to the opponent.
unmatched-card-taken = { $player } takes “{ $card }” to hand.
unmatched-top-cards-seen = { $player } looks at the top of the deck: { $cards }.
unmatched-top-cards-seen-unseen = { $player } looks at the top of the deck.
unmatched-card-put-back = { $player } puts “{ $card }” back on the deck.
unmatched-card-put-back-unseen = { $player } puts a card back on the deck.
unmatched-deck-shuffled = { $player } shuffles the deck.
unmatched-player-out = { $player } is out of the game.

# How it ended

unmatched-end-hero-defeated = No hero is left to stand against the winning side.
unmatched-end-both-defeated = All heroes are defeated; the one whose turn it is wins.
unmatched-end-still = Everybody has taken ten turns running, and nobody was hurt and nobody drew a card.

unmatched-ended-hero-defeated = A legend falls!
unmatched-ended-both-defeated = All heroes fall
unmatched-ended-still = A lull

unmatched-figure-attacks = Attacks
unmatched-figure-damage = Damage taken
unmatched-figure-schemes = Schemes played
unmatched-figure-steps = Steps on the map

# Why not

unmatched-why-space-taken = { $fighter } stands on { $space }: a space holds one fighter.
unmatched-why-too-far = { $space } is { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
} away, and one may go { $most } at the most.
unmatched-why-way-blocked = Opposing fighters bar the way to { $space }.
unmatched-why-not-there = This fighter cannot be placed on { $space }: the space has to share a zone with the hero.
unmatched-why-start-awaited = { $space } is a start space: another player's hero will stand there.
unmatched-why-is-ally = { $fighter } is an ally; the target has to be an opponent.
unmatched-why-no-shared-zone = { $fighter } shares no zone with { $hero_mid }.
unmatched-why-no-scheme = There is no scheme in your hand that one of your fighters could perform.
unmatched-why-no-attack = There is nobody to attack or nothing to attack with: a target and a fitting attack card are needed.
unmatched-why-no-pass = Actions cannot be skipped; a manoeuvre is always possible.
unmatched-why-not-in-hand = “{ $card }” is not in your hand.
unmatched-why-not-yours = { $fighter } is not your fighter.
unmatched-why-first-turn = In your first turn you cannot attack a player who has not had a turn and does not follow you: { $fighter }.
unmatched-why-out-of-reach = { $fighter } cannot reach { $target_mid }.
unmatched-why-no-attack-card = There is no attack card for { $fighter_mid } in your hand.
unmatched-why-not-this-fighter = { $fighter } cannot use “{ $card }”.
unmatched-why-not-attack = “{ $card }” is no attack card.
unmatched-why-not-defence = “{ $card }” is no defence card.
unmatched-why-not-scheme = “{ $card }” is no scheme.
unmatched-why-no-performer = Nobody is left to perform “{ $card }”: its fighter is defeated.
unmatched-why-is-defeated = { $fighter } is defeated and not on the board.
unmatched-why-not-in-combat = { $fighter } is not in this combat.
unmatched-why-not-near = { $where ->
    [adjacent] { $fighter } is not adjacent to { $near_mid }.
   *[in-zone] { $fighter } shares no zone with { $near_mid }.
}
unmatched-why-not-that-space = { $which ->
    [first] { $space } shares no zone with { $near_mid }.
   *[other] { $space } is not adjacent to the first space.
}
unmatched-why-not-in-that-hand = “{ $card }” is not in the hand that is shown.
unmatched-why-not-on-top = “{ $card }” is not among the cards on top that you look at.
unmatched-why-has-moved = { $fighter } has moved in this manoeuvre already.
unmatched-why-not-to-move = { $fighter } is not among those that this card still moves.
unmatched-why-is-no-opponent = { $fighter } will not do: an opponent is named by his hero and has to be in the game.
unmatched-why-no-hero = { $fighter } is a sidekick; a hero stands on the start space.

# Cards: their texts are put together from their effects

unmatched-type-attack = attack
unmatched-type-defence = defence
unmatched-type-versatile = versatile
unmatched-type-scheme = scheme
unmatched-boost = boost { $boost }
unmatched-timing-immediately = Immediately
unmatched-timing-during = During combat
unmatched-timing-after = After combat
unmatched-timing-later = When the attack is over
unmatched-timing-scheme = Scheme
unmatched-no-effect = No effect.
unmatched-who-any = any fighter
unmatched-tag-voyage = voyage

# Fighters, boards and what is known of them

unmatched-role = { $role ->
    [hero] hero
   *[sidekick] sidekick
}
unmatched-attack-type = { $type ->
    [ranged] ranged attack
   *[melee] melee attack
}
unmatched-hero-text = Hero with { $type ->
    [ranged] a ranged attack
   *[melee] a melee attack
}, { $health } health and move { $move }.
unmatched-sidekick-text = { $count ->
    [one] Sidekick
   *[other] One of { $count } sidekicks
} of { $hero } with { $type ->
    [ranged] a ranged attack
   *[melee] a melee attack
} and { $health } health.
unmatched-board-text = { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} in { $zones ->
    [one] { $zones } zone
   *[other] { $zones } zones
}, { $starts ->
    [one] { $starts } start space
   *[other] { $starts } start spaces
}.
unmatched-space-zones = { $count ->
    [one] Zone
   *[other] Zones
}: { $zones }.
unmatched-space-next = Adjacent spaces: { $spaces }.
unmatched-space-here = Here: { $who }.
unmatched-space-free = nobody
unmatched-fact-role = Role
unmatched-fact-health = Health
unmatched-fact-attack-type = Attack
unmatched-fact-count = Fighters
unmatched-fact-hero = Hero
unmatched-fact-move = Move
unmatched-fact-deck = Deck
unmatched-fact-cards = Copies
unmatched-fact-type = Type
unmatched-fact-value = Value
unmatched-fact-boost = Boost
unmatched-fact-who = For
unmatched-fact-tag = Kind
unmatched-fact-spaces = Spaces
unmatched-fact-zones = Zones
unmatched-fact-starts = Start spaces

unmatched-when-won = if you won the combat, { $effect }
unmatched-when-not-won = if you did not win the combat, { $effect }
unmatched-when-moved = if your fighter is not where it began this turn, { $effect }
unmatched-when-against-hero = if the opposing fighter is a hero, { $effect }
unmatched-when-felled = if a fighter is defeated by this, { $effect }
unmatched-when-done = if that was done in full, { $effect }

unmatched-op-draw = { $may ->
    [yes] you may draw
   *[no] draw
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
unmatched-op-move = { $may ->
    [yes] you may move
   *[no] move
} { $who ->
    [own] your fighter
    [either] one of the fighters of this combat
    [each-own] each of your fighters
    [everyone] each fighter on the board, yours and theirs,
   *[other] { $who_mid }
} up to { $most ->
    [one] { $most } space
   *[other] { $most } spaces
}{ $through ->
    [all] {" "}(also through opposing fighters)
   *[allies] {""}
}
unmatched-op-place = { $may ->
    [yes] you may place
   *[no] place
} { $who_mid } on any free space
unmatched-op-damage = deal { $count } damage to the opposing fighter
unmatched-op-damage-one = deal { $count } damage to any fighter { $where ->
    [adjacent] adjacent to { $of_mid }
   *[in-zone] that shares a zone with { $of_mid } ({ $of_mid } too)
}
unmatched-op-damage-one-opposing = deal { $count } damage to an opposing fighter that shares a zone with { $of_mid }
unmatched-op-choose-space = { $where ->
    [in-zone] choose a space that shares a zone with { $of_mid }
   *[adjacent] choose one more space, adjacent to it
}
unmatched-op-damage-spaces = deal { $count } damage to each opposing fighter on the chosen spaces
unmatched-op-recover = { $who_mid } recovers { $count } health
unmatched-op-set-health = if { $who_mid } has { $at-most } health or less, it becomes { $value }
unmatched-op-prevent-damage = { $who_mid } takes no damage for the rest of the combat
unmatched-op-prevent-damage-of-combat = { $who_mid } takes no combat damage
unmatched-op-set-value = the value of this card becomes { $value }
unmatched-op-add-per-tag = add 1 to the value of this card for each other { $tag ->
    [voyage] voyage
   *[other] card “{ $tag }”
} in your discard pile
unmatched-op-add-printed = add the value printed on the opposing card to the value of this card
unmatched-op-ignore-value = ignore the value of the opposing card
unmatched-op-boost = you may boost this card
unmatched-op-blind-boost = discard the top card of your deck and add its boost to the value of this card
unmatched-op-cancel = cancel all effects of the opposing card
unmatched-op-opponent-discards = { $choice ->
    [theirs] the opponent discards { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of their choice
    [yours] look at the opponent's hand and choose { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } for them to discard
   *[random] the opponent discards { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } at random
}
unmatched-op-discard = discard { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
unmatched-op-look-at-hand = look at the opponent's hand
unmatched-op-take-tagged = take all other { $tag ->
    [voyage] voyages
   *[other] cards “{ $tag }”
} from your discard pile to hand
unmatched-op-change-size = change your hero's size
unmatched-op-foresee = look at the top { $look ->
    [one] card
   *[other] { $look } cards
} of your deck, take { $take } of them to hand and put the others back on top in any order
unmatched-op-fetch = find “{ $card }” in your deck or discard pile and take it to hand; if you searched the deck, shuffle it
unmatched-op-fetch-and-shuffle = find “{ $card }” in your deck or discard pile and take it to hand; shuffle the deck
unmatched-op-return-fighter = return one defeated { $who } at full health to a free space that shares a zone with { $near_mid }
unmatched-op-choose = do { $count } of these one after another, none twice: { $options }

unmatched-ability-none = none
unmatched-ability-commit-boost = When the hero attacks ({ $hero_mid }, not a sidekick), one more card may be laid face down with the attack card: its boost is added to the attack. If the effects of the attack card are cancelled, the boost is lost.
unmatched-ability-commit-boost-stays = When the hero attacks ({ $hero_mid }, not a sidekick), one more card may be laid face down with the attack card: its boost is added to the attack. If the effects of the attack card are cancelled, the boost is lost, unless that card had no effects at all.
unmatched-ability-size = The hero is big or small, and cards change the size. Big adds { $attack } to the attack cards that the hero plays, small adds { $defence } to the defence cards.
unmatched-ability-gaze = At the start of your turn you may deal { $amount } damage to one opposing fighter that shares a zone with { $hero_mid }.
unmatched-ability-voyages = In a manoeuvre you may add 1 to the move of your fighters for each voyage in your discard pile.

# Options

unmatched-option-seats = Seats
unmatched-option-mode = Mode
unmatched-option-mode-usual = the usual one for the number of seats
unmatched-option-mode-duel = duel
unmatched-option-mode-free-for-all = free-for-all
unmatched-option-mode-teams = two against two
unmatched-option-mode-teams-of-three = teams with three people
unmatched-option-board = Board
unmatched-option-board-random = random
unmatched-option-heroes = Hero
unmatched-option-heroes-random = random
unmatched-option-first = Who begins
unmatched-option-first-random = by lot
unmatched-option-first-0 = the first seat
unmatched-option-first-1 = the second seat
unmatched-option-first-2 = the third seat
unmatched-option-first-3 = the fourth seat
unmatched-option-twice = The same hero twice
unmatched-option-twice-no = not allowed
unmatched-option-twice-yes = allowed
unmatched-option-end = The game ends
unmatched-option-end-action = at the end of the action
unmatched-option-end-at-once = at once (text of 2019)
unmatched-option-exhaustion = An empty deck
unmatched-option-exhaustion-damage = 2 damage to each own fighter
unmatched-option-exhaustion-none = nothing
unmatched-option-feint = Feint against a boosted card without effects
unmatched-option-feint-boost-lost = the boost is lost
unmatched-option-feint-boost-stays = the boost stays
unmatched-option-bewilderment = Bewilderment protects
unmatched-option-bewilderment-whole-combat = to the end of the combat
unmatched-option-bewilderment-combat-damage = from combat damage only
unmatched-option-team-hands = Hands in a team
unmatched-option-team-hands-open = open to the teammate
unmatched-option-team-hands-closed = closed
unmatched-option-glance = Target of A Momentary Glance
unmatched-option-glance-any = any fighter
unmatched-option-glance-opposing = an opposing fighter
unmatched-option-lady = The Lady of the Lake shuffles the deck
unmatched-option-lady-if-searched = if it was searched
unmatched-option-lady-always = always

# The table

unmatched-table-zones = Zones:
unmatched-table-unlined = Adjacent without a line:
unmatched-table-letter-attack = A
unmatched-table-letter-defence = D
unmatched-table-letter-versatile = V
unmatched-table-letter-scheme = S
unmatched-table-out = is out
unmatched-table-off-board = off the board
unmatched-table-piles = deck { $deck }, hand { $hand }, discard { $discard }
unmatched-table-hand = Hand: { $cards }
unmatched-table-hand-rest = The rest of the hand: { $cards }
unmatched-table-discard = Discard pile: { $cards }
unmatched-table-known = known: { $cards }
unmatched-table-size = { $size ->
    [big] big: +{ $attack } to attack cards
   *[small] small: +{ $defence } to defence cards
}
unmatched-table-combat = Combat: { $fighter_mid } against { $target_mid }
unmatched-table-face-down = face down
unmatched-table-attack = attack: { $card }
unmatched-table-boost = boost: { $card }
unmatched-table-defence = defence: { $card }
unmatched-table-move = move { $move }
unmatched-table-actions = actions left: { $count }
unmatched-table-protected = takes no damage
unmatched-table-scheme = Scheme: { $card }.
unmatched-table-running = Now in effect: “{ $card }”.
unmatched-table-values = Attack { $attack }, defence { $defence }.
unmatched-table-ignored = 0 (ignored)
unmatched-table-addition = { $kind ->
    [size] size
    [committed] boost “{ $card }”
    [boost] boost “{ $card }”
   *[effect] effect of “{ $card }”
}
unmatched-table-winner = The { $winner ->
    [attacker] attacker
   *[defender] defender
} won.

unmatched-table-legend =
    A space bears its name and the letters of its zones, and below or beside it who stands there; a number in brackets is an answer. A line joins adjacent spaces; a line over another only crosses it; “card m12” tells of a space. The marks ▲ ▬ ✕ ◆ tell whose fighters they are; ♥ is health, what is left and the most.
    The letter before a card is its type: A attack, D defence, V versatile, S scheme. A name in the brackets of a card among the answers is whose it is; without a name any fighter may use it.

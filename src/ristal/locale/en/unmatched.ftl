# Unmatched

unmatched-title = Unmatched
unmatched-blurb = Heroes of legend on a map of zones: manoeuvre, scheme, or attack with a hidden card.
unmatched-goal = Bring down your opponent's hero: reduce its health to 0; sidekicks do not count. Where there are several opponents, all their heroes have to fall. Hero and sidekicks fight with the cards of your hand, and there is one deck: the discard pile does not go back into it.

# Questions

unmatched-ask-choose-hero = Who are you playing?
unmatched-ask-choose-hero-secretly = Who are you playing? The others choose at the same time and do not see your choice.
unmatched-ask-place-hero = Which of your heroes takes the start space?
unmatched-ask-place-sidekick = Which sidekick do you place next?
unmatched-ask-place-fighter = { $source ->
    [none] Where do you place { $fighter_mid }?
   *[other] “{ $source }”: where do you place { $fighter_mid }?
}
unmatched-ask-choose-state = { $hero }: which { $state } at the start? Cards change it.
unmatched-ask-use-at-turn-start = { $hero }, ability at the start of the turn. { $effect } Or pass.
unmatched-ask-use-at-turn-end = { $hero }, ability at the end of the turn. { $effect } Do it?
unmatched-ask-use-after-attack = { $hero }, ability after the attack. { $effect } Do it?
unmatched-ask-take-action = { $taken ->
    [0] First action?
    [1] Second action?
    [2] Third action?
   *[other] One more action?
}
unmatched-ask-discard-surplus = The turn is over with more than { $limit } cards in hand. Which one do you discard? Still to go: { $left }.
unmatched-ask-boost-move = Boost the move? You may discard a card for its boost.
unmatched-ask-add-to-move = Add { $count } to the move by the ability of your hero?
unmatched-ask-spend-one-more = “{ $source }”: spend one of { $token }? You may spend as many as you like, one by one. Left: { $count }.
unmatched-ask-pick-for-swap = “{ $source }”: with whom does { $fighter_mid } change places?
unmatched-ask-name-state = “{ $card }”: the symbol on your discard pile is wild. Which { $state } does it stand for? Pass for none.
unmatched-ask-move-group = { $source ->
    [none] Who moves?
   *[other] “{ $source }”: who moves?
} Up to { $most ->
    [one] { $most } space
   *[other] { $most } spaces
} each.
unmatched-ask-move-fighter = { $source ->
    [none] Where does { $fighter_mid } go?
   *[other] “{ $source }”: where do you move { $fighter_mid }?
} Up to { $most ->
    [one] { $most } space
   *[other] { $most } spaces
}; staying is allowed.
unmatched-ask-choose-scheme = Which scheme do you play?
unmatched-ask-name-performer = Who performs the scheme “{ $card }”?
unmatched-ask-declare-attack = Who attacks whom?
unmatched-ask-play-attack = { $fighter } attacks { $target_mid }. Choose an attack card to lay face down.
unmatched-ask-commit-boost = { $fighter } attacks { $target_mid }. Add one more card face down for its boost? You need not.
unmatched-ask-play-defence = { $fighter } attacks { $target_mid }. Which card do you defend with? Or pass.
unmatched-ask-boost-attack = “{ $source }”: boost this card? You may discard a card of your hand to add its boost.
unmatched-ask-move-either = “{ $source }”: which of the two fighters of this combat do you move? Up to { $most ->
    [one] { $most } space
   *[other] { $most } spaces
}.
unmatched-ask-move-one = “{ $source }”: whom do you move? Up to { $most ->
    [one] { $most } space
   *[other] { $most } spaces
}.
unmatched-ask-choose-passed = “{ $source }”: which opposing fighters does { $fighter_mid } move through on the way to { $space }?
unmatched-ask-share-damage = { $fighter }: { $amount } damage threatens. Who takes 1 of it instead? “Finish” leaves the rest to { $fighter_mid }.
unmatched-ask-damage-one = “{ $source }”: who takes { $amount } damage?
unmatched-ask-choose-space = “{ $source }”: { $which ->
    [first] choose a space that shares a zone with { $near_mid }. The second, adjacent to it, comes next.
   *[other] choose the second space, adjacent to the first.
}
unmatched-ask-discard-own = “{ $source }”: which card of your hand do you discard? Still to go: { $count }.
unmatched-ask-discard-at-will = “{ $source }”: discard a card of your hand? You may discard as many as you like, one by one.
unmatched-ask-choose-shown = “{ $source }”: which card of this hand do you choose?
unmatched-ask-choose-card = “{ $source }”: which card of your discard pile do you take? Still to take: { $count }.
unmatched-ask-pick-attack = “{ $source }”: which card does the opponent attack with?
unmatched-ask-choose-draw = “{ $source }”: how many cards do you draw? In the deck: { $deck }.
unmatched-ask-keep-drawn = “{ $source }”: which of the drawn cards do you keep? Still to keep: { $left }.
unmatched-ask-sink-drawn = “{ $source }”: the other cards go below the deck. Which of them goes there next? The last one lies lowest.
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
unmatched-answer-done = finish
unmatched-answer-yes = yes
unmatched-answer-no = no
unmatched-answer-draw = draw cards
unmatched-answer-recover = recover health
unmatched-answer-place = place anew
unmatched-answer-power = strong cards
unmatched-answer-this = this card
unmatched-answer-top = the top card of the discard pile
unmatched-answer-move = move
unmatched-answer-act = gain an action
unmatched-answer-ruin = the opponent discards
unmatched-answer-draw-0 = none
unmatched-answer-draw-1 = draw 1
unmatched-answer-draw-2 = draw 2
unmatched-answer-draw-3 = draw 3
unmatched-answer-more = 1 stronger
unmatched-answer-less = 1 weaker
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

unmatched-hero-picked = { $player } picks a hero: { $hero }.
unmatched-lots-drawn = The same choice twice: { $hero }. By lot the hero goes to { $player }.
unmatched-match-begun = The board is { $board }. They meet: { $heroes }.
unmatched-fighter-placed = { $fighter } is placed on { $space }.
unmatched-size-changed = { $player } is { $size } now.
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
unmatched-voyages-added = { $player } adds { $count } to the move by the hero's ability.
unmatched-fighter-moved = { $fighter } { $steps ->
    [0] stays on { $way }
   *[other] goes { $way }
}.
unmatched-fighter-moved-by = { $player } { $steps ->
    [0] leaves { $fighter_mid } on { $way }
   *[other] moves { $fighter_mid }: { $way }
}.
unmatched-scheme-opened = { $player } reveals the scheme “{ $card }”.
unmatched-scheme-played = { $fighter } performs the scheme “{ $card }”.
unmatched-scheme-discarded = The scheme “{ $card }” is done and discarded.
unmatched-attack-declared = { $fighter } attacks { $target_mid }.
unmatched-card-laid = { $player } lays “{ $card }” face down.
unmatched-card-laid-unseen = { $player } lays a card face down.
unmatched-defence-declined = { $player } plays no defence card.
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
unmatched-ability-begun = The ability of { $hero_mid } takes effect.
unmatched-actions-gained = { $player } gains { $count ->
    [one] { $count } action
   *[other] { $count } actions
}, { $left } left.
unmatched-bonus-attack-begun = A bonus attack with “{ $card }”, value { $value }.
unmatched-fighters-swapped = { $fighter } and { $other_mid } change places.
unmatched-fighter-replaced = { $fighter } is in this combat now instead of { $other_mid }.
unmatched-attack-returned = { $player } takes the attack card “{ $card }” back to hand.
unmatched-attack-exchanged = { $player } makes the opponent attack with “{ $card }”.
unmatched-card-revealed = { $player } reveals the top card of the deck: “{ $card }”.
unmatched-card-sunk = { $player } puts “{ $card }” below the deck.
unmatched-card-sunk-unseen = { $player } puts a card below the deck.
unmatched-card-chosen = { $player } chooses “{ $card }”.
unmatched-card-moved = { $player } puts “{ $card }” { $to ->
    [deck-top] on top of the deck
   *[deck-bottom] at the bottom of the deck
}.
unmatched-tokens-gained = { $player } gains { $count } { $token }: { $held } now.
unmatched-tokens-spent = { $player } spends { $count } { $token }: { $held } left.
unmatched-state-named = { $state ->
    [none] { $player } names nothing.
   *[other] { $player } names: { $state }.
}
unmatched-values-locked = { $player }: attack cards have value { $value } to the end of the turn.
unmatched-damage-reflected = { $fighter } will give the combat damage back to the attacker.
unmatched-space-chosen = { $player } chooses { $space }.
unmatched-opponent-picked = { $player } picks the owner of { $target_mid } as the opponent.
unmatched-combat-decided = { $attack } against { $defence }: { $winner ->
    [attacker] { $damage } damage
   *[defender] no damage, the attack is driven off
}.
unmatched-combat-cards-discarded = The cards of the combat are discarded: { $cards }.
unmatched-combat-ended = The attack of { $fighter_mid } on { $target_mid } is over.
unmatched-damage-taken = { $fighter } loses { $amount }, { $health } left.
unmatched-damage-in-combat = { $attack } against { $defence }: { $fighter } loses { $amount }, { $health } left.
unmatched-damage-by-card = “{ $card }”: { $fighter } loses { $amount }, { $health } left.
unmatched-damage-by-gaze = The ability of { $hero_mid }: { $fighter } loses { $amount }, { $health } left.
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

unmatched-end-hero-defeated = { $reader ->
    [won] The last enemy hero is defeated.
    [lost] Your hero is defeated.
   *[watcher] No other hero is left on the board.
}
unmatched-end-both-defeated = { $reader ->
    [won] All heroes are defeated in your turn, so you win.
    [lost] All heroes are defeated in your opponent's turn, so they win.
   *[watcher] All heroes are defeated; the one whose turn it is wins.
}
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
unmatched-why-not-meant = { $fighter } is not among those whom this is about.
unmatched-why-no-scheme = There is no scheme in your hand that one of your fighters could perform.
unmatched-why-no-attack = There is nobody to attack or nothing to attack with: a target and a fitting attack card are needed.
unmatched-why-no-pass = Actions cannot be skipped; a manoeuvre is always possible.
unmatched-why-not-in-hand = “{ $card }” is not in your hand.
unmatched-why-hero-taken = { $hero } is taken already.
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
unmatched-why-not-in-pile = “{ $card }” is not in your discard pile, or cannot be taken.
unmatched-why-not-on-top = “{ $card }” is not among the cards on top that you look at.
unmatched-why-not-passed = { $fighter } cannot be moved through on the way to { $space }: there are not enough steps.
unmatched-why-not-in-form = “{ $card }” is a card of the other form: { $state }.
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
unmatched-uncancellable = The effects of this card cannot be cancelled.
unmatched-symbol = Symbol: { $symbol }.
unmatched-playable-as = you may play this card as { $type ->
    [attack] an attack
   *[defence] a defence
} too
unmatched-state-derived = Your { $state } is the symbol on the top card of your discard pile{ $wild ->
    [none] {""}
   *[other] ; “{ $wild }” is any one of them that a card asks for, as you choose
}.
unmatched-token-text = Begins with { $start } { $token }, and never has more than { $most }.
unmatched-reserve-text = In reserve at the start.
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
unmatched-board-passages = Spaces { $spaces } are adjacent to each other by secret passages, for moves alone.
unmatched-board-slopes = From high ground along an arrow, down to the adjacent space, an attack has +1.
unmatched-board-left-out = { $what ->
    [doors] Its doors are left out: all of them are taken as open.
   *[passages] Its secret passages are left out.
}
unmatched-space-zones = { $count ->
    [one] Zone
   *[other] Zones
}: { $zones }.
unmatched-space-next = Adjacent spaces: { $spaces }.
unmatched-space-passages = By the secret passages, for moves alone: { $spaces }.
unmatched-space-below = High ground: an attack from here on { $spaces } has +1.
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
unmatched-fact-symbol = Symbol
unmatched-fact-form = Form
unmatched-fact-tag = Kind
unmatched-fact-spaces = Spaces
unmatched-fact-zones = Zones
unmatched-fact-starts = Start spaces


unmatched-op-choose-space = { $where ->
    [in-zone] choose a space that shares a zone with { $of_mid }
   *[adjacent] choose one more space, adjacent to it
}
unmatched-when = if { $condition }, { $effect }
unmatched-if-won = you { $not ->
    [yes] did not win
   *[no] won
} the combat
unmatched-if-lost = you { $not ->
    [yes] won
   *[no] did not win
} the combat
unmatched-if-moved = your fighter is { $not ->
    [yes] where
   *[no] not where
} it began this turn
unmatched-if-against-hero = the opposing fighter is { $not ->
    [yes] a sidekick
   *[no] a hero
}
unmatched-if-felled = { $not ->
    [yes] nobody
   *[no] a fighter
} is defeated by this
unmatched-if-done = that was { $not ->
    [yes] not done
   *[no] done
} in full
unmatched-if-did = that was { $not ->
    [yes] not done
   *[no] done
}
unmatched-if-some = there is { $not ->
    [yes] no { $who_bare }
   *[no] { $who_mid }
}
unmatched-if-standing = { $who_mid } is { $not ->
    [yes] not on
   *[no] on
} the board
unmatched-if-attacking = { $who_mid } { $not ->
    [yes] is not attacking
   *[no] is attacking
}
unmatched-if-defending = { $who_mid } { $not ->
    [yes] is not attacked
   *[no] is attacked
}
unmatched-if-adjacent = { $who_mid } is { $not ->
    [yes] not adjacent
   *[no] adjacent
} to { $whom_mid }
unmatched-if-shares-zone = { $who_mid } { $not ->
    [yes] shares no zone
   *[no] shares a zone
} with { $whom_mid }
unmatched-if-is = { $who_mid } is { $not ->
    [yes] not { $whom_mid }
   *[no] { $whom_mid }
}
unmatched-if-shares-zone-with-start = { $who_mid } { $not ->
    [yes] shares no zone
   *[no] shares a zone
} with the space from which this turn began
unmatched-if-action = this is { $not ->
    [yes] not your{" "}
   *[no] your{" "}
}{ $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] { $number }th
} action of the turn
unmatched-if-flanked = { $who_mid } is { $not ->
    [yes] not flanked
   *[no] flanked
} (adjacent to two or more of your fighters)
unmatched-if-role = { $who_mid } is { $not ->
    [yes] not{" "}
   *[no] {""}
}{ $role ->
    [hero] a hero
   *[sidekick] a sidekick
}
unmatched-if-did-to = it { $not ->
    [yes] did not hurt
   *[no] hurt
} { $who_mid }
unmatched-if-played = { $whose ->
    [own] you { $not ->
        [yes] played no card
       *[no] played a card
    }
   *[opposing] the opponent { $not ->
        [yes] played no card
       *[no] played a card
    }
} in this combat
unmatched-if-compare = { $left_said } is { $not ->
    [yes] not{" "}
   *[no] {""}
}{ $how ->
    [equals] equal to
    [below] below
   *[above] above
} { $right_said }
unmatched-if-state = the { $state } is { $not ->
    [yes] not { $value }
   *[no] { $value }
}

unmatched-fighters-own = your fighter
unmatched-fighters-opposing = the opposing fighter
unmatched-fighters-either = one of the fighters of this combat
unmatched-fighters-both = both fighters of this combat
unmatched-fighters-each-own = each of your fighters
unmatched-fighters-everyone = each fighter on the board, yours and theirs,
unmatched-fighters-attacker = the attacking fighter
unmatched-fighters-defender = the defending fighter
unmatched-fighters-bound = that fighter
unmatched-a-fighter = { $side ->
    [opposing] opposing{" "}
   *[other] {""}
}{ $kind ->
    [hero] hero
    [sidekick] sidekick
   *[none] fighter
}{ $side ->
    [own] {" "}of yours
   *[other] {""}
}
unmatched-fighters-such = { $case ->
    [bare] {""}
   *[mid] { $pick ->
        [one] { $side ->
            [opposing] one
            [own] one
           *[any] any
        }
        [each] each
        [any-number] any
       *[none] { $side ->
            [opposing] an
           *[any] a
        }
    }{" "}
}{ $fighter ->
    [none] { unmatched-a-fighter }
   *[other] { $fighter }{ $side ->
        [own] {" "}of yours
       *[other] {""}
    }
}{ $adjacent ->
    [none] {""}
   *[other] {" "}adjacent to { $adjacent_mid }
}{ $in-zone ->
    [none] {""}
   *[other] {" "}that shares a zone with { $in-zone_mid }{ $side ->
        [opposing] {""}
        [own] {""}
       *[any] { $pick ->
            [one] {" "}({ $in-zone_mid } too)
           *[other] {""}
        }
    }
}{ $among ->
    [none] {""}
    [over] {" "}that was moved through
   *[other] {" "}among them
}{ $flanked ->
    [yes] {" "}that is flanked (adjacent to two or more of your fighters)
   *[none] {""}
}{ $except ->
    [none] {""}
    [own] {" "}other than the one in this combat
   *[other] {" "}except { $except_mid }
}
unmatched-place-such = { $left ->
    [none] { unmatched-place-near }
   *[other] the space that was left
}
unmatched-place-near = { $adjacent ->
    [none] { $in-zone ->
        [none] any
       *[other] a
    } free space
   *[other] a free space adjacent to { $adjacent_mid }
}{ $in-zone ->
    [none] {""}
   *[other] {" "}that shares a zone with { $in-zone_mid }
}
unmatched-amount-damage = { $case ->
    [each] for each { $kind ->
        [any] damage
       *[combat] combat damage
    }
   *[value] the { $kind ->
        [any] damage
       *[combat] combat damage
    }
} { $side ->
    [dealt] dealt to the opposing fighter in this combat
   *[taken] that your fighter took in this combat
}
unmatched-amount-boost-of = the boost of { $name ->
    [opposing] the opposing card
    [own] this card
    [chosen] the chosen card
    [top] the revealed card
   *[other] the discarded card
}
unmatched-amount-value = the value of { $whose ->
    [own] this card
   *[opposing] the opposing card
}
unmatched-amount-done = { $case ->
    [each] for each of them
   *[value] how many of them
}
unmatched-amount-times = { $factor } { $of_of }
unmatched-amount-tokens = { $case ->
    [each] for each { $token }
   *[value] the number of { $token }
}
unmatched-amount-printed = the value printed on { $whose ->
    [own] this card
   *[opposing] the opposing card
}
unmatched-amount-cards = { $case ->
    [each] for each { $tag ->
        [none] card
        [voyage] other voyage
       *[other] other card “{ $tag }”
    }
   *[value] the number of { $tag ->
        [none] cards
        [voyage] voyages
       *[other] cards “{ $tag }”
    }
} in your { $zone ->
    [hand] hand
    [deck] deck
   *[discard] discard pile
}
unmatched-amount-fighters = { $case ->
    [each] for each { $who_bare }
   *[value] the number of this kind: { $who_bare }
}
unmatched-amount-zones = { $case ->
    [each] for each zone in which { $who_mid } is
   *[value] the number of zones in which { $who_mid } is
}
unmatched-amount-health = { $case ->
    [each] for each health of { $who_mid }
   *[value] the health of { $who_mid }
}

unmatched-op-draw = { $player ->
    [opponent] the opponent draws
    [each] each player draws
   *[own] { $may ->
        [yes] you may draw
       *[no] draw
    }
} { $count_as ->
    [number] { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    [each] 1 card { $count_of }
   *[value] as many cards as { $count_of }
}
unmatched-op-move = { $may ->
    [yes] you may move
   *[no] move
} { $who_mid } up to { $most ->
    [one] { $most } space
   *[other] { $most } spaces
}{ $through ->
    [all] {" "}(also through opposing fighters)
   *[allies] {""}
}
unmatched-op-place = { $may ->
    [yes] you may place
   *[no] place
} { $who_mid } on { $where ->
    [none] any free space
   *[other] { $where_mid }
}
unmatched-op-damage = { $may ->
    [yes] you may deal
   *[no] deal
} { $count_as ->
    [number] { $count } damage to { $who_mid }
    [each] 1 damage to { $who_mid } { $count_of }
   *[value] as much damage as { $count_of } to { $who_mid }
}
unmatched-op-damage-spaces = deal { $count } damage to each opposing fighter on the chosen spaces
unmatched-op-recover = { $who_mid } recovers { $count_as ->
    [number] { $count } health
    [each] { $count_word ->
        [done] as much health
       *[other] 1 health { $count_of }
    }
   *[value] as much health as { $count_of }
}
unmatched-op-set-health = if { $who_mid } has { $at-most } health or less, it becomes { $value }
unmatched-op-prevent-damage = { $who_mid } takes no damage for the rest of the combat
unmatched-op-prevent-damage-of-combat = { $who_mid } takes no combat damage
unmatched-op-set-value = the value of { $of ->
    [opposing] the opposing card
   *[own] this card
} becomes { $value_said }
unmatched-op-add-value = add { $by_as ->
    [number] { $by } to the value of this card
    [each] 1 to the value of this card { $by_of }
   *[value] { $by_of } to the value of this card
}
unmatched-op-ignore-value = ignore the value of the opposing card
unmatched-op-boost = { $commit ->
    [hidden] { $may ->
        [yes] you may lay
       *[no] lay
    } one more card face down with the attack card: its boost is added to the attack; if the effects of the attack card are cancelled, the boost is lost
   *[none] { $of ->
        [opposing] the opponent may boost their card
       *[own] you may boost this card
    }
}
unmatched-op-boost-stays = { $commit ->
    [hidden] { $may ->
        [yes] you may lay
       *[no] lay
    } one more card face down with the attack card: its boost is added to the attack; if the effects of the attack card are cancelled, the boost is lost, unless that card had no effects at all
   *[none] { $of ->
        [opposing] the opponent may boost their card
       *[own] you may boost this card
    }
}
unmatched-op-blind-boost = discard the top card of your deck and add its boost to the value of this card
unmatched-op-cancel = cancel all effects of the opposing card
unmatched-op-opponent-discards = { $card ->
    [none] { unmatched-opponent-discards }
   *[other] the opponent { $may ->
        [opponent] may discard it
       *[no] discards it
    }
}
unmatched-opponent-discards = { $choice ->
    [theirs] the opponent { $may ->
        [opponent] may discard
       *[no] discards
    } { $count ->
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
unmatched-op-discard = { $count_as ->
    [any] you may discard any number of cards of your hand{ $form ->
        [none] {""}
       *[other] {" "}(form: { $form })
    }
   *[number] { $may ->
        [yes] you may discard
       *[no] discard
    } { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }{ $choice ->
        [random] {" "}at random
       *[own] {""}
    }
}
unmatched-op-look-at-hand = look at the opponent's hand{ $pick ->
    [none] {""}
   *[other] {" "}and choose { $pick ->
        [one] { $pick } card
       *[other] { $pick } cards
    }
}
unmatched-op-gain-action = { $player ->
    [opponent] the opponent gains
   *[own] gain
} { $count_as ->
    [number] { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
    [each] 1 action { $count_of }
   *[value] as many actions as { $count_of }
}
unmatched-op-bonus-attack = make a bonus attack whose value is { $value_said }
unmatched-op-move-card = { $from ->
    [play] take this card back to hand
    [discard] take { $which ->
        [top] the top card
       *[none] { $cards ->
            [none] { $count ->
                [none] 1 card
                [one] { $count } card
               *[other] { $count } cards
            } of your choice
           *[other] one of these cards ({ $cards })
        }
    } from your discard pile to hand
    [deck-top] take it to hand
   *[hand] { $player ->
        [opponent] the opponent puts it{ $to ->
            [deck-top] {" "}on top of their deck
           *[deck-bottom] {" "}at the bottom of their deck
        }
       *[own] put it{ $to ->
            [deck-top] {" "}on top of your deck
           *[deck-bottom] {" "}at the bottom of your deck
        }
    }
}
unmatched-op-swap = { $may ->
    [yes] you may let
   *[no] let
} { $who_mid } and { $whom_mid } change places{ $combat ->
    [yes] {" "}(and take each other's part in the combat)
   *[none] {""}
}
unmatched-op-lower-value = take { $by_as ->
    [number] { $by } from the value of this card
    [each] 1 from the value of this card { $by_of }
   *[value] { $by_of } from the value of this card
}
unmatched-op-gain = gain { $count_as ->
    [number] { $count } { $token }
    [each] 1 { $token } { $count_of }
   *[value] as much { $token } as { $count_of }
}
unmatched-op-spend = { $count_as ->
    [any] you may spend any number of { $token }
   *[number] { $may ->
        [yes] you may spend
       *[no] spend
    } { $count } { $token }
}
unmatched-op-defeat = { $who_mid } is defeated
unmatched-op-lock-value = to the end of the turn each of your attack cards has value { $value }, whatever would change it
unmatched-op-reflect-damage = combat damage that your fighter would take hits the opposing fighter instead
unmatched-op-take-tagged = take all other { $tag ->
    [voyage] voyages
   *[other] cards “{ $tag }”
} from your discard pile to hand
unmatched-op-set-state = { $value ->
    [toggle] { $may ->
        [yes] you may change
       *[no] change
    } the { $state } of your hero
   *[other] the { $state } of your hero becomes { $value }
}
unmatched-op-foresee = look at the top { $look ->
    [one] card
   *[other] { $look } cards
} of your deck, take { $take } of them to hand and put the others back on top in any order
unmatched-op-fetch = find “{ $card }” in your deck or discard pile and take it to hand; if you searched the deck, shuffle it
unmatched-op-fetch-and-shuffle = find “{ $card }” in your deck or discard pile and take it to hand; shuffle the deck
unmatched-op-exchange-card = the attack card goes back to hand; look at the opponent's hand and choose which card they attack with, be it the same
unmatched-op-reveal = reveal the top card of your deck
unmatched-op-draw-and-keep = draw up to { $most ->
    [one] { $most } card
   *[other] { $most } cards
}, keep { $keep } of them and put the others below your deck in any order
unmatched-op-substitute = from now on { $with_mid } is in this combat in place of your fighter
unmatched-op-redirect-damage = { $may ->
    [yes] you may give
   *[no] give
} any part of it to { $to_mid }, or to several, each no more than the health it has left
unmatched-op-return-fighter = { $may ->
    [yes] you may return
   *[no] return
} one defeated { $who } at full health to { $where_mid }
unmatched-op-summon = summon one { $who } to { $where_mid }
unmatched-op-choose = { $count_as ->
    [each] do one of these { $count_of }, none twice: { $options }
   *[number] { $count ->
        [1] { $may ->
            [yes] you may do
           *[no] do
        } one of these: { $options }
       *[other] { unmatched-choose-several }
    }
}
unmatched-choose-several = do { $count } of these one after another, none twice: { $options }

unmatched-state-text = The { $state } of { $hero }; cards that name it are played in it only.
unmatched-ability-none = none

# Options

unmatched-moment-turn-start = At the start of your turn
unmatched-moment-turn-end = At the end of your turn
unmatched-moment-attack-declared = When you attack
unmatched-moment-after-combat = After combat
unmatched-moment-defeated = When { $of_mid } is defeated
unmatched-moment-damaged = Each time { $of_mid } takes damage
unmatched-moment-damage-would = When damage threatens { $of_mid }
unmatched-moment-after-maneuver = After each manoeuvre of yours
unmatched-rule-usable-in-state = a card with a form can be played in that form only, and discarded for its boost in either
unmatched-moment-after-attack = When your attack is over
unmatched-modify-value = { $card ->
    [attack] attack cards
    [defence] defence cards
   *[combat] cards
} played in combat by { $user_mid } have { $by_as ->
    [number] { $by } more value
    [each] 1 more value { $by_of }
   *[value] more value, by { $by_of }
}
unmatched-modify-move = { $may ->
    [yes] in a manoeuvre you may add
   *[no] in a manoeuvre add
} { $by_as ->
    [number] { $by } to the move of your fighters
    [each] 1 to the move of your fighters { $by_of }
   *[value] { $by_of } to the move of your fighters
}

unmatched-option-seats = Seats
unmatched-option-mode = Mode
unmatched-option-mode-usual = as usual: free-for-all
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
unmatched-option-draft = Heroes that nobody named
unmatched-option-draft-deal = dealt at random
unmatched-option-draft-pick = picked in turn
unmatched-option-draft-secret = chosen in secret, all at once
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
unmatched-option-high-ground = High ground
unmatched-option-high-ground-counts = adds 1 to an attack
unmatched-option-high-ground-none = adds nothing

# The table

unmatched-table-zones = Zones:
unmatched-table-passage = secret passage
unmatched-table-slope = down from high ground
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
unmatched-table-state = { $state }: { $value_mid }
unmatched-table-tokens = { $token }: { $count }
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
    [ability] ability
    [committed] boost “{ $card }”
    [boost] boost “{ $card }”
    [effect] effect of “{ $card }”
    [ground] high ground
   *[other] { $kind }
}
unmatched-table-winner = The { $winner ->
    [attacker] attacker
   *[defender] defender
} won.

unmatched-table-legend =
    A space bears its name and the letters of its zones, and below or beside it who stands there; a number in brackets is an answer. A line joins adjacent spaces; a line over another only crosses it; “card m12” tells of a space. The marks ▲ ▬ ✕ ◆ tell whose fighters they are; ♥ is health, what is left and the most.
    The letter before a card is its type: A attack, D defence, V versatile, S scheme. A name in the brackets of a card among the answers is whose it is; without a name any fighter may use it.

## What may be wrong in files, positions and saves of this game

unmatched-wrong-many-spaces = a board has at most { $most } spaces, this has { $count }
unmatched-wrong-starts = at least two different start spaces are expected
unmatched-wrong-passages = passages join at least two different spaces
unmatched-wrong-slope = a high space and one adjacent to it that lies lower are expected, such as "a01 a02", not '{ $line }'
unmatched-wrong-no-space = there is no space '{ $space }' on this board
unmatched-wrong-unreached = '{ $space }' cannot be reached from '{ $other }'
unmatched-wrong-own-neighbour = '{ $space }' is no neighbour of itself
unmatched-wrong-two-ends = '{ $space }' does not list '{ $other }': a line has two ends
unmatched-wrong-many-fighters = a player has at most { $most } fighters
unmatched-wrong-no-hero = at least one fighter with role = "hero" is expected
unmatched-wrong-not-asked = nobody is asked about an ability for '{ $moment }': it happens by itself
unmatched-wrong-same-moment = the hero has an ability for '{ $moment }' already
unmatched-wrong-no-timing = a card of type '{ $type }' has no effects of this timing
unmatched-wrong-no-fighter = there is no such fighter on the board
unmatched-wrong-not-playing = there is no such fighter in this match
unmatched-wrong-space-taken = '{ $space }' is taken: a space holds one fighter
unmatched-wrong-no-more-cards = '{ $hero }' has no more card '{ $card }'
unmatched-broken-space = two fighters share a space
unmatched-broken-health = '{ $fighter }' has health { $health }
unmatched-broken-stands = '{ $fighter }' stands with no health
unmatched-broken-board = it is another board than was chosen
unmatched-broken-other-hero = seat { $seat } has another hero than was chosen
unmatched-broken-no-hero = seat { $seat } has no hero, or has one before choosing
unmatched-broken-hero-twice = a hero is there twice
unmatched-broken-out = seat { $seat } is out, and its hero is not
unmatched-broken-out-actions = whoever is out has actions left
unmatched-broken-out-turn = whoever is out has a turn
unmatched-broken-step = { $step } speaks of what is not here
unmatched-wrong-expected-in = a seat that is in

# Ready phrases at the table
unmatched-phrase-hello = Hello!
unmatched-phrase-strike = Nice hit
unmatched-phrase-moment = Thinking, one second
unmatched-phrase-luck = What luck
unmatched-phrase-again = Another game?
unmatched-phrase-thanks = Good fight, thanks

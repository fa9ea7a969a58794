# The page: the table of this game

unmatched-page-legal = allowed
unmatched-page-beside = next to { $spaces }
unmatched-page-reach = { $card ->
    [none] without a boost
   *[other] with “{ $card }”
}: { $most ->
    [one] { $most } space
   *[other] { $most } spaces
}
unmatched-page-board = Board { $name }
unmatched-page-space = Space { $number }, zones: { $zones }
unmatched-page-start = start
unmatched-page-passage = secret passage
unmatched-page-nobody = free
unmatched-page-health = health { $now } of { $most }
unmatched-page-of = of { $most }
unmatched-page-on-board = { $now } of { $all } on the board
unmatched-page-yours = yours
unmatched-page-ally = ally
unmatched-page-defeated = defeated
unmatched-page-out = out
unmatched-page-in-hand = in hand
unmatched-page-in-deck = in the deck
unmatched-page-in-discard = discarded
unmatched-page-actions = actions: { $left } of 2
unmatched-page-your-hand = Your hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
unmatched-page-hand-of = Hand: { $who }
unmatched-page-discard-of = Discard: { $who }
unmatched-page-top-of-deck = Top of the deck
unmatched-page-own-discard = Your discard pile
unmatched-page-known = Known of the deck
unmatched-page-card = { $type }{ $value }, boost { $boost }, for { $who }
unmatched-page-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
} in hand
unmatched-page-face-down = a card face down
unmatched-page-damage = damage
unmatched-page-hidden = face down
unmatched-page-no-card = no card
unmatched-page-lay-attack = the attack card goes here
unmatched-page-lay-defence = the defence card goes here
unmatched-page-steps = { $which ->
    [cards] cards
    [immediately] imme­diately
    [during] during combat
    [damage] damage
    [after] after combat
   *[other] {""}
}
unmatched-page-melee = melee attack: adjacent spaces
unmatched-page-ranged = ranged attack: { $zones } { $count ->
    [one] zone
   *[other] zones
}
unmatched-page-ranged-near = ranged attack: adjacent spaces
unmatched-page-printed = card
unmatched-page-from = { $which ->
    [size] size
    [ability] ability
    [committed] boost face down
    [boost] boost
    [effect] effect
    [ground] high ground
   *[other] {""}
}
unmatched-page-lost = lost
unmatched-page-ignored = does not count
unmatched-page-cancelled = effects cancelled
unmatched-page-protected = { $who }: takes no damage
unmatched-page-winner = { $which ->
    [attacker] the attacker won
    [defender] the defender won
   *[other] {""}
}
unmatched-page-scheme = Scheme
unmatched-page-asks = asks
unmatched-page-asks-at = { $which ->
    [immediately] immediately
    [during] during combat
    [after] after combat
    [later] when the attack is over
    [scheme] scheme
   *[other] {""}
}
unmatched-page-performer = performed by { $who }
unmatched-page-chosen-spaces = spaces chosen: { $spaces }
unmatched-page-about = about { $who }
unmatched-page-manoeuvre = Manoeuvre
unmatched-page-one-value = one value for all your fighters
unmatched-page-move = move
unmatched-page-added = boosted
unmatched-page-spaces = spaces
unmatched-page-goes = { $who } moves
unmatched-page-up-to = up to { $most }
unmatched-page-last-fight = Last fight
unmatched-page-ability = Ability
unmatched-page-turn-of = Turn: { $who }
unmatched-page-move-by = move { $most }
unmatched-page-answers = { $who } to play · you answer
unmatched-page-stay = Stay on { $space }
unmatched-page-modes = { $which ->
    [duel] duel
    [free-for-all] free for all
    [teams] two against two
    [teams-of-three] teams
   *[other] {""}
}
unmatched-page-empty-deck = The deck is empty: the fighters are exhausted
unmatched-page-prevented = no damage
unmatched-page-reshuffled = deck shuffled
unmatched-page-undefended = no defence
unmatched-page-still-turns = no damage, no card drawn: { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
unmatched-does-lay = Lay
unmatched-does-discard = Discard
unmatched-does-wound = Wound
unmatched-does-place = Place
unmatched-does-group = Moves
unmatched-does-go = Go
unmatched-does-play = Play
unmatched-does-move = Move
unmatched-does-pass = Go through
unmatched-does-take = Take
unmatched-does-put-back = Put back
unmatched-reply-nobody = Nobody
unmatched-reply-manoeuvre = Manoeuvre
unmatched-reply-scheme = Scheme
unmatched-reply-attack = Attack
unmatched-reply-no-boost = No boost
unmatched-reply-no-more = No more
unmatched-reply-add = Add them
unmatched-reply-do-not-add = Do not
unmatched-reply-without-boost = No boost
unmatched-reply-no-defence = No defence
unmatched-reply-do = Do it
unmatched-reply-decline = Decline

## “What does this mean?”, for each question

unmatched-help-choose-hero = Pick a hero. Those that others have are not offered. Beside each name stands what only that hero can do; each has a deck of their own, which the page of the rules shows in full.
unmatched-help-choose-hero-secretly = Pick a hero. The others pick at the same time, and nobody sees a choice until all are made. If somebody takes the same hero, the lot says whose it is, and the other picks again.
unmatched-help-choose-state = Your hero can be in one state or another, and the cards depend on it: what each gives is written beside it. It is not for good, cards change it, so begin with what you like better.
unmatched-help-place-hero = The match begins: one of your heroes takes the start space. Touch the one who comes first.
unmatched-help-place-sidekick = Your hero's sidekicks come to the board one by one. Touch the one to place now; the space is chosen next.
unmatched-help-place-fighter = The fighter is put straight on any of the golden spaces; no walking is needed. A space holds one fighter.
unmatched-help-use-at-turn-start = Your hero's ability: at the start of the turn it may be used, and it costs no action. Touch a golden fighter, or choose “Nobody”.
unmatched-help-use-at-turn-end = Your hero's ability: the turn is over, and it may be used or left. It costs no action.
unmatched-help-use-after-attack = Your hero's ability: the attack is over, and it may be used or left. It costs no action.
unmatched-help-take-action = You take two actions a turn, the same one twice if you like: a manoeuvre draws a card and moves your fighters, a scheme plays a scheme card, an attack strikes a fighter within reach.
unmatched-help-boost-move = You may discard a card to go further: the number by the arrow in its lower corner is added to your move. Nothing else on it counts; choose “No boost” to keep your cards.
unmatched-help-add-to-move = Your hero's ability takes the fighters further: how far, the question says. The cards stay where they lie, so “yes” costs nothing.
unmatched-help-move-group = Your fighters move one after another, each at most once. Touch the one to go now, or finish if the others stay.
unmatched-help-move-fighter = The fighter may follow the roads to any golden space; point at one to see the way. It may pass its friends, usually not its foes, and it may stay where it is.
unmatched-help-choose-scheme = A scheme is a card with a scroll: it does at once what it says, without combat. Touch a golden card; it goes to the discard pile afterwards.
unmatched-help-name-performer = One of your fighters on the board performs the scheme. Who it is decides where the card takes effect.
unmatched-help-declare-attack = Choose who strikes whom: melee fighters reach the next space, ranged ones also everybody they share a zone with. Touch a fighter; where there are several pairs, a list opens.
unmatched-help-play-attack = The attack card is laid face down, and the opponent answers without knowing it. The damage is its value minus that of the defence card.
unmatched-help-commit-boost = Your hero may add another card under the attack: the number by its arrow is added to the blow. But if the opponent cancels the effects of your card, it is lost.
unmatched-help-play-defence = You are attacked with a hidden card. Lay a defence card, and its value is taken off the blow; with “No defence” the blow counts in full.
unmatched-help-boost-attack = This card may be boosted: discard any card of your hand, and the number by its arrow is added to the value. The discarded card does nothing else.
unmatched-help-move-either = The card moves one of the two fighters of this combat, and you choose which. Drive the other's fighter away, or take your own to safety.
unmatched-help-move-one = The card moves one fighter, and you choose which, be it another's. Touch a golden one.
unmatched-help-choose-passed = The move leads through opposing fighters, and those it goes through are wounded. Touch them one by one, as long as the steps allow it.
unmatched-help-share-damage = Your hero is about to be wounded, and others may take some of it. Touch who takes 1 damage; “Finish” leaves the rest to the hero.
unmatched-help-pick-attack = The attack card has gone back to its hand, and you see that hand. Choose which card strikes you instead.
unmatched-help-choose-draw = Say how many cards you draw: you see them afterwards. One stays, the others go below the deck.
unmatched-help-keep-drawn = These are the cards you drew. Choose the one that stays in your hand.
unmatched-help-sink-drawn = The other cards go below the deck one by one, in the order that you choose.
unmatched-help-damage-one = The card wounds one of the golden fighters, and somebody has to be wounded. Look at the number in the heart: at none left a fighter leaves the board.
unmatched-help-choose-space = Two neighbouring spaces are chosen first, then the card wounds the opponents who stand there. Touch a golden space.
unmatched-help-discard-own = The opponent makes you discard a card, but you choose which. Part with the one you need least.
unmatched-help-discard-surplus = At the end of a turn a hand has no more than seven cards. What is over is discarded one by one and does not come back by itself.
unmatched-help-discard-at-will = You may throw away cards of your hand, one by one, as many as you like: the card says what you get for them. Pass when it is enough.
unmatched-help-choose-shown = A hand lies open before you. Tap one of its cards: the card being played says what happens to it.
unmatched-help-choose-card = Tap the card that you want: the card being played says what happens to it.
unmatched-help-pick-from-hand = You see your opponent's hand: they discard the card that you tap. Their cards lie to the left of yours.
unmatched-help-pick-opponent = The card is about one of your opponents. Touch the hero of the one it shall be about.
unmatched-help-foresee = You look at the top cards of your deck; they lie to the left of your hand. Touch the one to take; the others go back on the deck.
unmatched-help-put-back = The other cards go back on the deck in the order you like. You now choose the one that will come to you last.
unmatched-help-may-do = The card offers this and does not demand it: do what it says, or decline. Declining costs nothing.
unmatched-help-choose-script = The card has several effects, to be carried out in the order you like. Choose what comes first; each works only once.
unmatched-help-name-state = The top card of your discard pile has a wild symbol: it counts as the one you name. Pick whichever serves you better, or pass.
unmatched-help-spend-one-more = Tokens are spent one by one, as many as you like: each adds to what the card says. When you have spent enough, decline.
unmatched-help-pick-for-swap = Two fighters change places, wherever they stand. Tap the one you want: they take the place of the first.

## The first match: what has happened for the first time

unmatched-lesson-combat-decided = The cards are open, and the damage is what the attack has over the defence. If at least 1 gets through, the attacker has won the combat, otherwise the defender: that is what “if you won the combat” on cards is about.
unmatched-lesson-fighter-defeated = The health is gone, and the fighter leaves the board. Losing a sidekick is not the end, but cards that only that fighter could play now serve for boosts alone.
unmatched-lesson-effects-cancelled = The words of the card are cancelled: it does nothing, but its number still counts.
unmatched-lesson-deck-ran-out = The deck is empty, and the discard pile does not go back into it. From now on, whenever this player has to draw, each of his fighters takes 2 damage: there is no more time to lose.
unmatched-lesson-scheme-played = A scheme is a card with a scroll: it is not laid in combat but played instead of a manoeuvre or an attack. What is written on it happens, and the card is discarded.
unmatched-lesson-value-changed = Words of the cards have changed the number of this one: the new one counts in the combat. The order is always the same: first “immediately”, then “during combat”, and “after combat” when the damage is done.
unmatched-lesson-size-changed = The hero is in another state now, and the cards depend on it. The character card says what it gives.
unmatched-lesson-player-out = A hero has fallen and the player is out; the others play on. The one whose hero, or whose team, is left on the board wins.

# The page: the table of this game

demons-page-fight = fight { $fight } · round { $round } · turn { $turn } of 3
demons-page-preparing = fight { $fight } · preparation
demons-page-choosing = choosing demons
demons-page-goal = first to { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}
demons-page-field = battlefield: { $name }
demons-page-field-title = battlefield
demons-page-first = first
demons-page-first-long = First-player card
demons-page-order = reveals as number { $place }
demons-page-opens = reveals now
demons-page-has-chosen = has chosen
demons-page-out = out
demons-page-aside-out = not in this fight
demons-page-why = { $which ->
    [energy] no energy left
    [knockout] met a Knockout card
    [number] the number did not fit
    [no-card] no card to lay
   *[other] {""}
}
demons-page-energy = energy { $now } of { $most }
demons-page-wins = { $now } of { $goal ->
    [one] { $goal } win
   *[other] { $goal } wins
}
demons-page-hand = in hand
demons-page-waits = waiting
demons-page-know-all = you know all { $count }
demons-page-know = you know { $count }
demons-page-holds = holds
demons-page-hand-of = Hand: { $who }
demons-page-hidden = a card face down
demons-page-laid = lies face down
demons-page-place = place of turn { $turn }
demons-page-at-least = at least { $number }
demons-page-at-most = at most { $number }
demons-page-spent = used
demons-page-ability = ability
demons-page-trap = trap
demons-page-knockout = knockout
demons-page-tactics = Tactics
demons-page-tactic = Tactic { $number }: { $name }
demons-page-deck = in the deck
demons-page-discard = discarded
demons-page-discard-title = Discard
demons-page-knockouts = Knockout cards
demons-page-copies = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
demons-page-my-hand = Your hand
demons-page-actions = Actions of the card
demons-page-draft = Cards to choose from
demons-page-offers = Your two demons
demons-page-partner = partner
demons-page-team = { $which ->
    [x] crosses
    [o] circles
   *[other] {""}
}
demons-page-opponents = Opponents
demons-page-me = You
demons-page-begins = Fight { $fight }
demons-page-round-begins = Round { $round }
demons-page-won = The fight is over
demons-page-goes-on = The game goes on
demons-page-deciding = Deciding fight
demons-page-resigned = Resigns
demons-page-drawn = A draw by agreement
demons-page-taken-back = A move was taken back

## “What does this mean?”, for each question

demons-help-choose-demon = You were dealt two demons: keep the one whose ability you like better, the other takes no part. Your opponents learn your choice once everybody has chosen.
demons-help-choose-move = Everybody secretly lays one card face down, then they are opened in turn. In a round you build a series of three cards, and its numbers must not go down: its empty place says “≥5” where five or more is needed. With less you are out of the fight; a dark strip warns of such a card.
demons-help-choose-action = Your card is open and accepted. It bears two actions: do one of them, whichever you like.
demons-help-use-ability = Your action is done, and now you may use your demon's ability: it glows beside your portrait. It works once a fight, so you may keep it for later.
demons-help-use-ability-early = All cards lie face down and none is open yet: this is the moment of your ability. Use it now or keep it, there is one for each fight.
demons-help-choose-opponent = This action is aimed at one opponent. Point at them at the top of the table.
demons-help-take-card = You see an opponent's hand. Take one card of it into your own. The table remembers the rest for you: they stay face up to you.
demons-help-name-move = Name a move: point at its tactic. If the opponent holds such cards, all of them are discarded; if not, the hand is shown to everybody.
demons-help-lay-knockout = Put a Knockout card on one of the tactics. Whoever opens a card of that move next is out of the fight, even if it is you.
demons-help-set-trap = Turn one tactic to its trap side. Everybody who opens a card of that move loses 1 energy; the trap stays until the fight ends.
demons-help-set-traps = Turn tactics to their trap side, one at a time. Stop whenever you like: you need not use them all.
demons-help-clear-tactics = Take Knockout cards and traps that are in your way off the tactics, one at a time. You may take away fewer than allowed.
demons-help-draft-card = Before a fight cards are laid out openly and taken one by one. Take any of them: the others will remember that you have it.
demons-help-trim-hand = Before the next fight you hold too many cards. Discard one that you can do without: everybody sees the discard.
demons-help-may-do = You may do this or leave it. Decide now: you will not be asked again.
demons-help-choose-script = The card offers several things to do. Choose one, and that one happens.

## The first match: what has happened for the first time

demons-lesson-knockout-laid = In the middle lie seven tactics, one for each move, and now there is a Knockout on one of them. Whoever opens a card of that move next is out of the fight, and the Knockout goes back to the pile.
demons-lesson-trap-set = This tactic shows its trap side: everybody who opens a card of that move loses 1 energy. The trap stays until the fight ends.
demons-lesson-ability-used = A demon has used its ability: each has its own, described beside the portrait. Some always work, others once in a fight; one that was used is crossed out.
demons-lesson-round-began = A round has three turns: in each everybody lays a card at once, and the numbers of a series must not go down. After the third the series are discarded and may begin low again; no cards are drawn between rounds.
demons-lesson-battlefield-worked = Each fight has its battlefield, to the right of the tactics. What it says has just happened, and it concerns all demons.
demons-lesson-fight-won = A fight is won, and everybody takes part in the next: energy is 3 again, Knockouts and traps are gone. Hands are kept: whoever has fewer than five cards draws, whoever has more discards.
demons-lesson-stance-taken = A defensive stance: while the turned card lies in the series, Knockout cards, “Hail of blows” and Onslaught do nothing to this demon.
demons-lesson-initiative-taken = The first-player card has a new owner, who opens a card before everybody else in each turn. It never passes by itself.
demons-lesson-demon-left = A demon is out of this fight; the log says why. The cards of the hand stay for the next fight, so a lost fight is not a lost match.

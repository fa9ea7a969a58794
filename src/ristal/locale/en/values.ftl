# What bots look at when they value a position

demons-feature-energy-2 = 2 energy or more
demons-feature-energy-3 = 3 energy or more
demons-feature-energy-4 = 4 energy or more
demons-feature-energy-more = each energy above 4
demons-feature-hand-1 = a card in hand
demons-feature-hand-2 = 2 cards in hand or more
demons-feature-hand-3 = 3 cards in hand or more
demons-feature-hand-5 = 5 cards in hand or more
demons-feature-hand-more = each card in hand above 5
demons-feature-must-follow = the next card has to fit a number
demons-feature-nothing-follows = no card fits
demons-feature-one-follows = only one card fits
demons-feature-follows = each card that fits, where several do
demons-feature-nothing-safe = no card that fits without a trap
demons-feature-one-safe = only one card that fits without a trap
demons-feature-safe = each card that fits without a trap, where several do
demons-feature-height = the number of the last card in the series
demons-feature-trapped = the share of the hand under traps
demons-feature-knocked-out = the share of the hand under Knockout cards
demons-feature-laid-wrong = the card laid will put its demon out
demons-feature-laid-trapped = the card laid is under a trap
demons-feature-stance = the demon stands on guard
demons-feature-ability = the ability is still unused
demons-feature-first = the first-player card
demons-feature-move = { $thing } in hand
demons-feature-demon = the demon is { $thing }

unmatched-feature-health = each of the first 4 health of the hero
unmatched-feature-health-4 = each health of the hero from the 5th to the 8th
unmatched-feature-health-8 = each health of the hero above 8
unmatched-feature-sidekicks = sidekicks that stand
unmatched-feature-sidekick-health = health of the sidekicks
unmatched-feature-hand = each of the first 3 cards in hand
unmatched-feature-hand-3 = each card in hand from the 4th to the 6th
unmatched-feature-hand-6 = each card in hand above 6
unmatched-feature-hand-empty = an empty hand
unmatched-feature-deck = each of the last 6 cards of the deck
unmatched-feature-deck-6 = each card of the deck above 6
unmatched-feature-deck-empty = the deck has run out
unmatched-feature-attack = the best attack in hand
unmatched-feature-attack-2 = the second-best attack in hand
unmatched-feature-defence = the best defence in hand
unmatched-feature-defence-2 = the second-best defence in hand
unmatched-feature-boost = the best boost in hand
unmatched-feature-schemes = each scheme in hand
unmatched-feature-strikes = the hero can reach an opposing hero
unmatched-feature-sidekick-strikes = a sidekick can reach an opposing hero
unmatched-feature-strikes-sidekick = a fighter can reach an opposing sidekick
unmatched-feature-blow = the best attack, where a blow is possible now
unmatched-feature-actions = each action left
unmatched-feature-turn = it is this side’s turn
unmatched-feature-out = the side is out
unmatched-feature-tokens = each token of the hero
unmatched-feature-hero = the hero is { $thing }

vstrechny-feature-units = each unit on the field
vstrechny-feature-late-units = each unit on the field late in the battle
vstrechny-feature-late-elite = each elite unit on the field late in the battle
vstrechny-feature-attack = attack strength on the field
vstrechny-feature-counter = counter strength on the field
vstrechny-feature-elite = each elite unit on the field
vstrechny-feature-three-ways = each unit that moves three ways
vstrechny-feature-underlined = each unit with two steps
vstrechny-feature-row-2 = a unit in the second row
vstrechny-feature-row-3 = a unit in the third row
vstrechny-feature-row-4 = a unit in the last row
vstrechny-feature-beats = a unit beats the one ahead
vstrechny-feature-beats-alike = a unit falls with the one ahead
vstrechny-feature-column-1 = a column of one unit from the own edge
vstrechny-feature-column-2 = a column of two units from the own edge
vstrechny-feature-column-3 = a column of three units from the own edge
vstrechny-feature-column-4 = a whole column of own units
vstrechny-feature-column-4-to-move = a whole column of own units, and it is their turn
vstrechny-feature-to-move = it is this side’s turn
vstrechny-feature-coming = each card still to come
vstrechny-feature-coming-attack = attack strength still to come
vstrechny-feature-coming-counter = counter strength still to come
vstrechny-feature-army = the army is { $thing }

# What a hint says

coach-forced = There is only one answer.
coach-even = { $all ->
    [yes] Hardly any difference
   *[no] The best { $count } are about equal
}: { $chances } %.
coach-best = { $best } % against { $other } % for the next.
coach-mix = Vary, so that nobody guesses you: { $answers }.
coach-mixed-answer = { $answer } { $share } %
coach-because = Unlike “{ $other }”: { $reasons }.
coach-mine-flag = you have “{ $feature }” { $more ->
    [yes] more
   *[no] less
} often
coach-mine-count = you have { $more ->
    [yes] more
   *[no] less
} of “{ $feature }”
coach-theirs-flag = the opponent has “{ $feature }” { $more ->
    [yes] more
   *[no] less
} often
coach-theirs-count = the opponent has { $more ->
    [yes] more
   *[no] less
} of “{ $feature }”

# What can be read at the table

reading-card-what = Which card? For instance: card { $name } — or card and the number of an answer.
reading-no-card = There is no “{ $name }” here. The beginning of a name is enough.
reading-several = { $count } names fit. Which one?
reading-more = …and { $count } more.
reading-truth = { $truth ->
    [yes] yes
   *[no] no
}
reading-provenance = Known from: { $sources }.
reading-source-stated = the rulebook
reading-source-inferred = follows from the rulebook‡
reading-source-public = public sources
reading-source-reconstructed = our reconstruction†
reading-source-own = cards of your own

reading-heroes = Playing:
reading-hand = Hand { $count }{ $unknown ->
    [0] {""}
   *[other] , unknown { $unknown }
}{ $shown ->
    [yes] :
   *[no] .
}
reading-known = Surely in the hand or laid face down:
reading-open = Open on the table:
reading-pile = Discard pile { $count }{ $unknown ->
    [0] {""}
   *[other] , unknown { $unknown }
}{ $count ->
    [0] .
   *[other] :
}
reading-no-piles = This game has no discard pile.
reading-nothing = You hold no cards now.

## Kinds of things

reading-kind-unit = unit
reading-kind-fighter = fighter
reading-kind-technique = technique
reading-kind-die = die
reading-kind-power = power
reading-kind-move = move
reading-kind-action = action
reading-kind-demon = demon
reading-kind-battlefield = battlefield
reading-kind-marker = marker
reading-kind-state = state
reading-kind-token = token
reading-kind-shape = shape of die
reading-kind-colour = colour
reading-kind-card = card
reading-kind-set = ready-made set
reading-kind-zone = zone
reading-kind-hero = hero
reading-kind-board = board
reading-kind-space = space

## What has no room

pager-keys = (Space goes on, b back, q closes)

screen-earlier = …{ $count ->
    [one] { $count } more event
   *[other] { $count } more events
} before: “log”
screen-no-notes = No room for the texts: “card 2” shows the second answer, “hand” all of yours.
screen-no-table = No room for the whole table: “table” shows it.
screen-too-low = The window is too low for the whole table.

## Words of orders, separated by commas

order-card = card
order-hand = hand, cards
order-rivals = opponent, opponents, rival
order-piles = pile, piles, discards
order-rules = rules, rulebook
reading-help =
    { "  " }card NAME      all about a card, a fighter, a die; card { $number } — answer { $number }
    { "  " }hand           all of your own, with texts;  opponent — what is known of others
    { "  " }pile           what lies in the discard piles
    { "  " }rules          the whole book; rules discard — cards and clauses with this word

## Where nobody answers: after the end of a match, and in a replay

reading-look-up =
    { "  " }table          show the table again;  log — all that has happened so far
    { "  " }card NAME      all about a card, a fighter, a die
    { "  " }rules          the whole book; rules discard — cards and clauses with this word
    { "  " }? R24          a clause of the rules

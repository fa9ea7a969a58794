# What is wrong in files with cards and in positions. The program tells a mistake by these words: they repeat those of the code, and where several
# fit, the first one counts.

## Files

content-unreadable = it cannot be read in { $folder }: { $trouble }
content-no-folder = it is no folder
content-forbidden = Permission denied
content-no-file = there is no such file in { $folder }
content-no-files = there is no file { $files } in { $folder }
content-not-toml-at = this is not TOML: { $error } (at line { $line }, column { $column })
content-not-toml = this is not TOML: { $error }

## Any field

content-missing = is missing; { $expected } is expected
content-unknown = is not known here; known are { $known }
content-long-id = an id has at most { $most } letters, this has { $count }
content-reserved-id = { $id } has a meaning of its own in answers; another id is expected
content-id-letters = an id has small latin letters, digits, '-' and apostrophes only, not { $found }
content-taken = { $id } is taken; every { $what } needs an id of { $whose } own
content-own-ids = every { $what } needs an id of its own
content-count-of-numbers = { $count } numbers from { $least } to { $most } are expected, not { $given }
content-sum = the cards of { $what } add up to { $needed }, these to { $given }
content-two = two players need at least two { $what }

## «Боец»

content-fighters = a fight needs at least two fighters
content-each-colour = each of { $colours } is expected
content-free-type = a technique of the type { $type } is free
content-small-deck = a deck has at least { $least } cards, this has { $count }
content-colour-kind = { $colour } stands for { $kind }
content-hit-first = 'hit' comes first, and once
content-only-counter = only a counter can say { $effect }
content-wrong-type = { $effect } does not go with the type { $type }
content-cancel-what = 'cancel' takes what = one of { $choices }

## Battle of Demons

content-two-actions = a card has two actions, this has { $count }
content-passive-only = only a passive demon has them
content-passive = a passive demon has a timing with effects, or modifiers, or both
content-slack = timing { $timing } and slack go together
content-moves = there are { $needed } moves and as many tactics, here are { $count }
content-copies = the copies add up to { $needed } cards, these to { $count }
content-demons = { $players } players need two demons each, here are { $count }
content-no-move = there is no move { $move }
content-no-action = no action is { $action }
content-needs-opponent = { $effect } needs a 'choose-opponent' before it
content-of-battlefield = { $effect } belongs to battlefields
content-needs-timing = { $effect } needs the timing { $timing }
content-battlefield-can = a battlefield can do { $effects }, and never 'may'; not { $effect }

## Nine Dice

content-nothing-to-lose = a shape that compares nothing cannot lose; leave it out
content-two-colours = two different colours of { $colours } are expected, not { $found }
content-no-die = there is no die { $die }; a die is a colour and a shape: { $example }
content-die-twice = { $die } is named twice; each die exists once
content-set-size = a set has { $needed } dice, this has { $count }
content-set-kinds = a set has at least one Attack, one Defence and one Life die
content-shapes = { $needed } shapes are expected: three of attack, of defence, of life
content-colours = { $needed } colours are expected, these are { $count }
content-colour-cards = { $needed } cards are expected that show each colour once
content-allies = a colour has two allied and two enemy colours, or no ally and one enemy
content-ally-enemy = a colour cannot be allied and enemy at once
content-in-return = { $other } does not name { $colour } in return; it has to
content-in-another-set = { $die } lies in the set { $set } already
content-no-zone = the zone { $zone } is missing

## Unmatched

content-many-spaces = a board has at most { $most } spaces, this has { $count }
content-starts = at least two different start spaces are expected
content-no-space = there is no space { $space } on this board
content-own-neighbour = { $space } is no neighbour of itself
content-two-ends = { $space } does not list { $other }: a line has two ends
content-unreached = { $space } cannot be reached from { $other }
content-no-timing = a card of type { $type } has no effects of this timing
content-many-fighters = a player has at most { $most } fighters
content-no-hero = at least one fighter with role = "hero" is expected

## Positions written by hand

position-each-seat = a list with an entry for each of the { $seats } seats is expected
position-names = a list of names is expected
position-unknown-of = there is no { $kind } { $name }; there are { $known }
position-not-so-many = there are not so many of { $name }
position-fighters = two of { $fighters } are expected
position-ring = a table of colours is expected, as in {"{"} red = [3, 3] {"}"}
position-tokens = at least one healthy token and at most { $most } in all
position-no-colour = { $colour } is no colour; there are { $colours }
position-dice = { $fighter } has not so many { $colour } dice
position-copyable = an attack or a manoeuvre is expected
position-laid-phase = cards are laid in a turn, not in the phase { $phase }
position-out = whoever has none is out: name his seat in 'out'
position-two-sides-in = a fight needs two sides that are in it
position-laid = a card for each seat is expected, '' for those who are out
position-no-battlefield = two players have none
position-demons = { $count } different ones of { $demons } are expected
position-series = at most { $most } cards lie there before the card of this turn
position-sides = two sides are expected
position-own-card = each has a card of his own
position-takes-die = the side that takes a die has fewer than { $needed }
position-in-turn = both come to nine dice in turn, first those of the card, then one by one
position-set-size = a set has { $needed } dice, these are { $count }
position-die-shown = a die and what it shows, 1 to { $sides }, is expected, not { $found }
position-no-fighter = there is no such fighter on the board
position-not-playing = there is no such fighter in this match
position-space-taken = { $space } is taken: a space holds one fighter
position-no-more-cards = { $hero } has no more card { $card }
position-armies = two different armies of { $armies } are expected
position-field = { $rows } lines of { $columns } words are expected, '.' for an empty cell
position-other-army = { $unit } belongs to the army { $army }, which is not on this side
position-no-card = deployment needs a card of the side to move: opened, or in its Reserve
position-no-cell = deployment needs a free cell in the half of the side to move
position-unknown = there is no { $kind } { $name }

## What is expected: inside other messages

content-expected = { $expected } is expected, not { $found }
content-expected-text = a text
content-expected-number = a whole number from { $least } to { $most }
content-expected-flag = true or false
content-expected-another = another one of { $choices }
content-expected-some = at least one of { $choices }
content-expected-choice = one of { $choices }
content-expected-texts = a list of texts
content-expected-list = a list
content-expected-table = a table
content-expected-tables = at least one [[{ $name }]]
content-expected-shape = the id of a shape

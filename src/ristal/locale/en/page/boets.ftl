# The page: the table of this game

boets-page-ring = The ring
boets-page-ladder = Ladder
boets-page-health = { $healthy } healthy tokens, { $pain } in pain, { $lost } lost
boets-page-tokens-pain = Pain token: turn it over
boets-page-tokens-lost = Lost token: bring it back
boets-page-yellow = { $count ->
    [0] no yellow cards
   *[other] yellow cards: { $count }
}
boets-page-die = { $name }, { $on_ring ->
    [yes] on the ring
   *[no] in reserve
}, { $near ->
    [yes] yours
   *[no] the opponent's
}
boets-page-put-back = picked; press to put it back
boets-page-take-all = { $name }: all { $count } at once
boets-page-reserve = reserve: { $count }
boets-page-thrown = Dice in the air
boets-page-forbidden = forbidden
boets-page-forbidden-attack = A forbidden attack
boets-page-copies = repeats: { $name }
boets-page-needs = needs { $count }
boets-page-discard = Discard
boets-page-picked-cards = { $count ->
    [1] Picked · put back
   *[other] Picked { $count } · put back
}
boets-page-search-deck = Deck
boets-page-their-hand = Their hand
boets-page-your-hand = Hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
boets-page-in-hand = in hand
boets-page-in-deck = in deck
boets-page-in-discard = discarded
boets-page-known-cards = Known in the hand
boets-page-opening = another turn
boets-page-acts = takes effect
boets-page-your-answer = your answer
boets-page-counter = Counter?
boets-page-left-with = Unanswered it leaves { $healthy } healthy, { $pain } in pain.
boets-page-passes = Unanswered it does: { $does }.
boets-page-retry = Another attack?
boets-page-retry-note = The cancelled one is gone without effect.
boets-page-judge = Own Judge?
boets-page-judge-note = Otherwise a yellow card.
boets-page-spare = What is warded off?
boets-page-referee-looks = The referee sees it on { $limit } or less.
boets-page-referee-noticed = Referee: { $value }, noticed.
boets-page-referee-missed = Referee: { $value }, not noticed.
boets-page-judge-spared = { $card } was played: no yellow card.
boets-page-first-yellow = Yellow card. A second one disqualifies.
boets-page-second-yellow = Second yellow: disqualified.
boets-page-against = { $who }: { $value } against the damage.
boets-page-what-throw = What a throw may bring
boets-page-keeping = What stays
boets-page-pick-dice = Tap the dice to { $keeps ->
    [yes] keep
   *[no] roll
}: up to { $most }. A group’s number picks all of it.
boets-page-picked-dice = { $count } picked. Tap a die again to put it back.
boets-page-picked-dice-of = { $count } of { $most }. Tap a die again to put it back.
boets-page-turn-to = Which side up?
boets-page-turn-of = Turn: { $who }
boets-page-round-ends = The round ends when a card is due and the deck is empty: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} left.
boets-page-first-rolled = Who begins: { $rolls }.
boets-page-round-ended = Round { $round } is over: { $who } cannot draw.
boets-page-points-shown = { $who }: all dice on the ring, one value in each colour. A win on points!
boets-page-doctor-called = { $who }: more pain than health. The doctor: roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}.
boets-page-doctor-rolled = { $who }: { $stopped ->
    [yes] a six, the doctor stops the fight
   *[no] no six, the doctor lets it go on
}.
boets-page-final-counted = Final: the largest group of each colour, added up. { $counts }.
boets-page-tie-broken = Level. Healthy tokens { $healthy }, all tokens { $tokens }; { $last } moved last.
boets-page-pain-healed = Pain is gone, tokens turned over: { $counts }.
boets-page-token-healed = { $who } heals one more.
boets-page-dice-kept = { $who } keeps on the ring: { $dice }.
boets-page-round-prepared = Dice are in reserve, cards in the decks.
boets-page-sign-round = Round { $round }
boets-page-sign-round-over = End of round { $round }
boets-page-sign-points = A win on points!
boets-page-sign-final = Final { $counts }
boets-page-sign-tie = Level
boets-page-sign-down = Knockdown!
boets-page-sign-skipped = Turn lost
boets-page-sign-yellow = Yellow card
boets-page-sign-disqualified = Disqualified
boets-page-sign-noticed = The referee noticed
boets-page-sign-missed = The referee missed it
boets-page-sign-doctor = Doctor's check
boets-page-sign-stopped = The doctor stops the fight
boets-page-sign-allowed = The fight goes on
boets-page-sign-cancelled = Cancelled
boets-page-sign-resigned = Resigned
boets-page-sign-back = Taken back
boets-page-sign-damage = { $damage } damage
boets-page-sign-pain = { $pain } pain
boets-page-sign-seen = The hand is open
boets-page-action-mobilise = mobilise
boets-page-action-technique = technique or discard
boets-page-action-hand = hand to five cards
boets-roll-dice = Roll { $count }
boets-keep-dice = Keep { $count }
boets-discard-cards = Discard { $count }
boets-reply-no-dice = None
boets-reply-no-change = No change
boets-reply-no-counter = Let it pass
boets-reply-no-attack = No more attacks
boets-reply-yellow = Take the card
boets-reply-no-discard = Discard nothing
boets-reply-keep-all = Keep all
boets-reply-give-token = Give a token
boets-reply-enough = Enough

## “What does this mean?”, for each question

boets-help-mobilise = A turn begins with a throw: pick up to three of your dice, from the reserve or from the ring. You want equal numbers of one colour: two give a technique minimal power, three middle, four maximal.
boets-help-roll-for-discard = You discarded a technique instead of playing it. As a consolation you may roll up to two of your dice of its colour.
boets-help-roll-dice = Your technique lets you roll more dice. Pick those that stand alone; equal ones are better left where they are.
boets-help-keep-dice = The round is over and dice go to the reserve, but your fighter may keep some on the ring. Keep equal ones of one colour: the next round begins stronger with them.
boets-help-stun = Stun: you roll one die of your opponent. Pick one of his largest group and break it up.
boets-help-perform-technique = Play one technique: a gold row on a card is a power for which you have enough equal dice of its colour; the dice are not used up. An attack may be answered, a manoeuvre not. If nothing can be played, discard a card: a coloured one lets you roll up to two dice of its colour.
boets-help-play-counter = Your opponent attacks or answers you, and now you may play a counter, a card that says so, if your dice allow it; without one, let it pass. Then their card does what it says.
boets-help-retry-attack = Your attack was cancelled by a weak counter: you may play another attack at once. It has to be in your hand and needs its dice.
boets-help-call-judge = The referee has seen the forbidden attack and you face a yellow card; a second one loses the fight. Own Judge spares you, if you hold it.
boets-help-use-protection = Block takes off part of the damage: choose which does not get through. Ordinary damage loses a token for good, pain only turns it over until the round ends.
boets-help-shake-off = Your fighter rolled a die and takes no more than it shows. Choose what to shake off: damage loses a token for good, pain only until the round ends.
boets-help-heal-token = Heal: bring back a lost token or turn a pain token over. Pain goes by itself after the round, a lost token does not.
boets-help-contuse = Contusion has opened your opponent's hand: his cards are below. Choose what he discards, best a card that he could answer with.
boets-help-discard-cards = The Coach lets you discard any number of your cards. You draw to five at the end of the turn, so useless ones may be changed.
boets-help-discard-down = Five cards stay in your hand at the end of a turn. Discard the rest: those you have no dice for.
boets-help-exchange-card = Your fighter may change one card: it goes under the deck and you take the top one. Change what does not fit your dice, or pass.
boets-help-search-deck = Your fighter begins the round with a card of his choice: his whole deck lies below. Take a technique of the colour you have most dice of.
boets-help-scorn-pain = Scorn: give a healthy token, draw a card and roll dice, as often as you like. Giving the last healthy token loses the fight.
boets-help-nudge-die = Meditation changes the number on one of your dice by one. Pick a die that is one step away from a large group.
boets-help-nudge-by = Add one to the die or take one off. Compare it with the others of its colour: you want equal numbers.
boets-help-swap-dice = Two of your ring dice exchange their numbers, whatever their colours. Pick the first of them.
boets-help-swap-with = Now the second die of the exchange. Look for one that makes a group grow, or both.
boets-help-turn-die = One of your ring dice may be turned to any side. Pick a single one beside a large group of its colour.
boets-help-turn-to = Choose what the die shows. Best is the number of the largest group of its colour.
boets-help-choose-fighter = Pick a fighter: the coloured numbers are his dice of strength, speed, coordination and endurance. Below stands what only he can do.
boets-help-may-do = This effect of the card is optional: decide whether you want it now. If you decline, the rest of the card still happens.
boets-help-choose-script = The card offers one of several effects. Only the one you choose happens.

## The first match: what has happened for the first time

boets-lesson-damage-taken = Ordinary damage takes a healthy token for good, pain turns one over: pain is gone by the next round. With no healthy token left it is a knock-out, so both are dangerous.
boets-lesson-referee-looked = This attack is forbidden: a die is rolled for the referee, and if it shows no more than the dice that the technique needs, the fighter gets a yellow card. A second one loses the fight; the attack goes on in any case.
boets-lesson-attack-cancelled = A counter has cancelled the attack: it does no damage, and both cards will be discarded. A counter may be answered with a counter too: the rungs of the ladder show who answered whom.
boets-lesson-protection-raised = Block does not cancel an attack but takes off as much of its damage as it says. Which, ordinary or pain, is up to the one who defends.
boets-lesson-hand-seen = Contusion: a fighter's hand lies open to the opponent, who picks as many of its cards to be discarded as the technique says.
boets-lesson-knocked-down = A knock-down: this fighter misses the next turn, and the opponent takes two in a row.
boets-lesson-doctor-called = When the round ended there were more pain tokens than healthy ones, so the doctor decided: the fighter rolled a die for each that was over. A single six would have stopped the fight and let the opponent win.
boets-lesson-round-prepared = The round ended because a deck ran out. Pain is gone, dice are back in the reserve, cards are shuffled; lost tokens and yellow cards stay. A win on points comes at the end of a round, to a fighter with all dice on the ring and one number in each colour.

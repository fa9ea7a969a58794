# «Девять кубиков», Nine Dice

ninedice-title = Nine Dice
ninedice-blurb = Deploy the nine dice of a ready set in secret and fight duels.
ninedice-goal = Destroy your opponent's Life: whoever has no dice in the Life zone after a battle loses. In battle your Attack minus their Defence is taken off their Life, and theirs off yours; before it, dice of the Reserves fight duels to change these sums.

ninedice-ask-choose-shape = { $by_card ->
    [yes] The set, die { $number } of 9: only the colours of your card, { $card }. Which shape?
   *[no] The set, die { $number } of 9: any that is left. Which shape?
}
ninedice-ask-choose-colour = { $shape }: in which colour?
ninedice-ask-deploy-die = Deployment, die { $number } of 9, the { $die }: roll it onto the field or keep it in Reserve?
ninedice-ask-choose-bonus = Several dice have a colour bonus. Which one is used first?
ninedice-ask-choose-bonus-target = { $again ->
    [yes] Colour bonus of the { $die }: to which die besides?
   *[no] Colour bonus of the { $die }: to which die, or to none?
}
ninedice-ask-start-duel = You may start a duel. Which die of your Reserve, or pass?
ninedice-ask-second-die = You may commit a second die. Which one, or stop?
ninedice-ask-choose-target = Which die does the { $die } aim at?
ninedice-ask-answer-duel = Your opponent has committed a die. With which die do you answer, or do you pass?
ninedice-ask-choose-answer-target = Your answer: which die does the { $die } aim at?
ninedice-ask-choose-script = { $source }: what happens to the target?
ninedice-ask-may-do = { $source }: { $effect } Do it?
ninedice-ask-share-damage = { $damage ->
    [one] { $damage } point of damage is left to share.
   *[other] { $damage } points of damage are left to share.
} How much does the { $die } (showing { $value }) lose?
ninedice-ask-choose-reroll = Before the new reserve attack you may reroll one Life die. Which one, or none?

ninedice-answer-pass = pass
ninedice-answer-stop = stop
ninedice-answer-keep = no reroll
ninedice-answer-add = add
ninedice-answer-subtract = subtract
ninedice-answer-yes = yes
ninedice-answer-no = no
ninedice-answer-lose-0 = nothing
ninedice-answer-lose-1 = −1
ninedice-answer-lose-2 = −2
ninedice-answer-lose-3 = −3
ninedice-answer-lose-4 = −4
ninedice-answer-lose-5 = −5
ninedice-answer-lose-6 = −6

ninedice-card-drawn = { $player } draws the { $card } card.
ninedice-die-taken = { $player } takes the { $die }.
ninedice-set-taken = { $player } plays the set “{ $preset }”.
ninedice-sets-formed = The sets are complete, nine dice each. Now decide what goes on the field.
ninedice-die-planned = { $player } decides: the { $die } { $deployed ->
    [yes] goes on the field.
   *[no] stays in Reserve.
}
ninedice-die-planned-unseen = { $player } decides in secret about the { $die }.
ninedice-troops-deployed = { $player }: { $count } on the field, { $reserve } in Reserve.
ninedice-die-rolled = { $player } rolls the { $die }: { $value }.
ninedice-bonuses-came = { $player }: { $count ->
    [one] a colour bonus comes from the { $dice }.
   *[other] colour bonuses come from these dice: { $dice }.
}
ninedice-bonus-chosen = { $player }: next, the bonus of the { $die }.
ninedice-bonus-lost = { $player }: { $rest ->
    [yes] there is no second die for the bonus of the { $die }.
   *[no] the bonus of the { $die } is lost, there is no die for it.
}
ninedice-bonus-used = { $player }: colour bonus, { $die } → { $target } ({ $full ->
    [yes] full
   *[no] reduced
}).
ninedice-bonus-declined = { $player } lets the bonus of the { $die } go.
ninedice-reroll-kept = { $player }: { $die } rerolled, { $rolled }; { $value } stays.
ninedice-die-turned = { $player }: { $die } goes from { $before } to { $value }.
ninedice-die-unchanged = { $player }: { $die } still shows { $value }.
ninedice-die-fell = { $player }: { $die } falls into the Abyss!
ninedice-die-imprisoned = { $player }: { $die } goes to Prison.
ninedice-die-returned = { $player }: { $die } is back on the field, showing { $value }.
ninedice-reserve-attack-began = Reserve attack. Dice in Reserve: { $reserves_each }. { $player } begins { $why ->
    [more-dice] (the larger Reserve).
    [toss] (equal Reserves, by lot).
   *[in-turn] (equal Reserves, in turn).
}
ninedice-start-passed = { $player } { $forced ->
    [yes] has no die to start with.
   *[no] passes.
}
ninedice-duel-opened = { $player } commits the { $die } against the { $target }.
ninedice-duel-answered = { $player } answers with the { $die } against the { $target }.
ninedice-dice-compared = { $player }: { $die } ({ $value }) against { $target } ({ $against }): { $won ->
    [yes] won.
   *[no] lost.
}
ninedice-attack-ended = { $count ->
    [0] The duel is over.
   *[other] The duel is over. To Prison: { $dice }.
}
ninedice-battle-fought = Battle { $number }. Attack: { $attack_each }; defence: { $defence_each }; damage taken: { $damage_each }{ $exhaustion ->
    [0] .
   *[other] {" "}(exhaustion: +{ $exhaustion } to attack).
}
ninedice-damage-taken = { $player }: { $die } loses { $loss }, { $value } left.
ninedice-battle-ended = Battle { $number } is over{ $harm ->
    [0] , no Life lost.
   *[other] . Life lost by both together: { $harm }.
}
ninedice-prisoners-taken = { $player } takes { $count ->
    [one] { $count } die
   *[other] { $count } dice
} back from Prison.
ninedice-life-emptied = { $player }: the Life zone is empty. Life dice in the Abyss: { $abyss }, in Prison: { $prison }, in the Reserve: { $reserve }.
ninedice-life-counted = The battle leads nowhere. Life: { $life_each }.

ninedice-end-destroyed = { $reader ->
    [won] All your opponent's Life is destroyed.
    [lost] All your Life is destroyed.
   *[watcher] All the Life of the loser is destroyed.
}
ninedice-end-imprisoned = { $reader ->
    [won] Your opponent's Life zone is empty; their last Life is in Prison, which does not count.
    [lost] Your Life zone is empty; your last Life is in Prison, which does not count.
   *[watcher] The loser's Life zone is empty; their last Life is in Prison, which does not count.
}
ninedice-end-held-back = { $reader ->
    [won] Your opponent's Life zone is empty; what Life they have left is in the Reserve, which does not count.
    [lost] Your Life zone is empty; what Life you have left is in the Reserve, which does not count.
   *[watcher] The loser's Life zone is empty; what Life they have left is in the Reserve, which does not count.
}
ninedice-end-exhausted = { $reader ->
    [won] Exhaustion finished your opponent's Life.
    [lost] Exhaustion finished your Life.
   *[watcher] Exhaustion finished the Life of the loser.
}
ninedice-end-mutual = Both Life zones are empty.
ninedice-end-mutual-exhausted = Exhaustion finished both sides.
ninedice-end-both-own = Both Life zones are empty, and both players still own Life elsewhere.
ninedice-end-more-life = { $reader ->
    [won] Stalemate: you have more Life.
    [lost] Stalemate: your opponent has more Life.
   *[watcher] Stalemate: the winner has more Life.
}
ninedice-end-equal-life = Stalemate, with equal Life.

ninedice-ended-destroyed = Life destroyed
ninedice-ended-imprisoned = Life zone empty
ninedice-ended-held-back = No Life on the field
ninedice-ended-exhausted = Exhaustion
ninedice-ended-mutual = Both fall
ninedice-ended-mutual-exhausted = Both exhausted
ninedice-ended-both-own = Nobody destroyed
ninedice-ended-more-life = Deadlock
ninedice-ended-equal-life = Deadlock

ninedice-figure-duels = Duels begun
ninedice-figure-won = Comparisons won
ninedice-figure-bonuses = Bonuses used
ninedice-figure-damage = Damage to Life
ninedice-figure-fallen = Dice in the Abyss

ninedice-why-needs-kinds = A set needs Attack, Defence and Life, and there is room only for what it lacks: { $kinds }.
ninedice-why-none-left = No die of this shape that you may take now is left: { $shape }.
ninedice-why-die-taken = The { $die } is in a set already: each die exists once.
ninedice-why-not-on-card = The first dice have the colours of your card: { $card }.
ninedice-why-colour-full = You have taken two dice of this colour by your card already.
ninedice-why-not-this-die = Another die is decided on now: the { $asked }, not the { $die }.
ninedice-why-needs-life = At least one Life die has to be on the field, and this is the last one.
ninedice-why-no-bonus-now = The { $die } has no colour bonus now.
ninedice-why-not-on-field = The { $die } is not on the field now.
ninedice-why-bonus-for-itself = A bonus goes to another die than the one that gives it.
ninedice-why-enemy-colour = A bonus does not work on an enemy colour: { $colour } and { $other } are enemies.
ninedice-why-bonus-given = The { $die } has had this bonus already.
ninedice-why-bonus-for-allies = The second die has to be of an allied colour; the { $die } is not.
ninedice-why-bonus-elsewhere = The bonus of { $colour } is for other dice: the wrong side or the wrong kind.
ninedice-why-not-in-play = There is no { $die } in this game.
ninedice-why-not-in-prison = The { $die } is not in Prison.
ninedice-why-not-just-imprisoned = An answer brings back only what this very attack has put in Prison: not the { $die }.
ninedice-why-wrong-kind = The { $shape } goes only for { $kind } dice.
ninedice-why-not-enemy = The { $shape } goes only for dice of the enemy.
ninedice-why-not-in-this-attack = An answer goes for a die of the opponent in the Duel zone or for one that they aimed at in this attack; the { $die } is neither.
ninedice-why-no-target = There is nothing that the { $die } could go for.
ninedice-why-not-in-reserve = The { $die } is not in your Reserve.
ninedice-why-too-much-damage = It cannot take that much: it shows { $value }, and { $damage } of damage is left.
ninedice-why-too-little-damage = Too little: your other Life dice cannot take the rest, and all of it has to be shared.
ninedice-why-not-in-life-zone = The { $die } is not in your Life zone.

ninedice-op-destroy = { $may ->
    [yes] you may send the target to the Abyss
   *[no] the target goes to the Abyss
}
ninedice-op-perish = { $may ->
    [yes] you may send this die to the Abyss
   *[no] this die goes to the Abyss
}
ninedice-op-imprison = { $may ->
    [yes] you may send the target to Prison
   *[no] the target goes to Prison
}
ninedice-op-return = { $may ->
    [yes] you may bring the target back from Prison to the field with the value of this die
   *[no] the target comes back from Prison to the field with the value of this die
}
ninedice-op-add = { $may ->
    [yes] you may add { $count } to the target
   *[no] target +{ $count }
}
ninedice-op-subtract = { $may ->
    [yes] you may subtract { $count } from the target
   *[no] target −{ $count }
}
ninedice-op-add-own = { $may ->
    [yes] you may add the value of this die to the target
   *[no] add the value of this die to the target
}
ninedice-op-subtract-own = { $may ->
    [yes] you may subtract the value of this die from the target
   *[no] subtract the value of this die from the target
}
ninedice-op-lower = { $may ->
    [yes] you may subtract { $count } from the target, but not below 1
   *[no] target −{ $count }, but not below 1
}
ninedice-op-raise = { $may ->
    [yes] you may raise a target below { $to } to { $to }
   *[no] a target below { $to } is raised to { $to }
}
ninedice-op-reroll = { $may ->
    [yes] you may reroll the target and keep the new value
   *[no] reroll the target, the new value stays
}
ninedice-op-reroll-better = { $may ->
    [yes] you may reroll the target and keep the better value
   *[no] reroll the target, the better value stays
}
ninedice-op-choose = { $count ->
    [1] your choice: { $options }
   *[other] choose { $count } of: { $options }
}

ninedice-shape-target = Target: { $imprisoned ->
    [yes] { $kind ->
        [any] { $side ->
            [own] one of your dice in Prison
            [enemy] an enemy die in Prison
           *[any] any die in Prison
        }
       *[other] { $side ->
            [own] one of your { $kind } dice in Prison
            [enemy] an enemy { $kind } die in Prison
           *[any] any { $kind } die in Prison
        }
    }
   *[no] { $kind ->
        [any] { $side ->
            [own] one of your dice on the field
            [enemy] an enemy die on the field
           *[any] any die on the field
        }
       *[other] { $side ->
            [own] one of your { $kind } dice
            [enemy] an enemy { $kind } die
           *[any] any { $kind } die
        }
    }
}.
ninedice-shape-compare = { $compare ->
    [more] It has to roll more than the target shows.
    [less] It has to roll less than the target shows.
   *[none] Nothing is compared.
}
ninedice-shape-win = Win: { $effect }
ninedice-shape-loss = Loss: { $effect }
ninedice-shape-nothing = nothing.
ninedice-die-special = Special: it wins ties as well, except against another special die.
ninedice-die-marked = It has its colour bonus on a 2 as well.
ninedice-bonus-target = It goes to { $side ->
    [enemy] an enemy die
    [own] one of your dice
   *[any] any die
}{ $kind ->
    [any] {" "}on the field
   *[other] {" "}in the { $kind } zone
}.
ninedice-bonus-full = If that is of an allied colour or of the same{ $targets ->
    [one] {""}
   *[other] {" "}({ $targets } dice, if there are as many)
}: { $effect }
ninedice-bonus-reduced = If of a neutral one: { $effect }

ninedice-bonus-when = { $every ->
    [yes] Colour bonus.
   *[no] Colour bonus, at deployment only.
}
ninedice-colour-text = { $allies ->
    [0] No allied colours.
   *[other] Allied colours: { $allied }.
} { $enemies ->
    [one] Enemy colour
   *[other] Enemy colours
}: { $enemy }.
ninedice-card-text = The first dice of the set are of these colours: { $colours }.
ninedice-set-text = In the set: { $dice }.

ninedice-zone-attack = Attack dice on the field. In a battle they are added up, and the opponent loses as much Life as goes beyond his Defence.
ninedice-zone-defence = Defence dice on the field. In a battle their sum is taken off the opponent's Attack.
ninedice-zone-life = Life dice on the field. They take the damage of a battle; whoever has none here after a battle has lost{ $victory ->
    [letter] {""}. If neither has any here, whoever still owns a Life die elsewhere beats whoever owns none. With all his Life in the Abyss a player has lost at once, in a duel too.
   *[zone] .
}
ninedice-zone-reserve = Dice that are not on the field. Duels are started and answered with them.
ninedice-zone-duel = Dice thrown in this attack. When it is over, they go to Prison.
ninedice-zone-prison = Dice that have fought a duel or were caught by a Nullifier. After the battle their owner takes them back to his Reserve.
ninedice-zone-abyss = No die comes back from here.
ninedice-zone-field = The zones of Attack, Defence and Life together. On the field only the number that a die shows matters.

ninedice-fact-colour = colour
ninedice-fact-shape = shape
ninedice-fact-kind = kind
ninedice-fact-sides = sides
ninedice-fact-special = wins ties
ninedice-fact-trigger = colour bonus on a roll of at most
ninedice-fact-target = target
ninedice-fact-compare = comparison
ninedice-fact-win = win
ninedice-fact-loss = loss
ninedice-fact-letter = letter
ninedice-fact-allied = allied colours
ninedice-fact-enemy = enemy colours
ninedice-fact-marked = has its bonus on a 2 as well
ninedice-fact-bonus = colour bonus
ninedice-fact-full = bonus for allied colours and its own
ninedice-fact-reduced = bonus for neutral colours
ninedice-fact-colours = colours
ninedice-fact-dice = dice

ninedice-note-to-win = { $compare ->
    [more] { $roll ->
        [6] wins on 6
       *[other] wins on { $roll }–6
    }
    [less] { $roll ->
        [1] wins on 1
       *[other] wins on 1–{ $roll }
    }
   *[none] cannot win
}
ninedice-note-bonus = { $full ->
    [yes] full bonus: { $effect }
   *[no] reduced bonus: { $effect }
}
ninedice-note-reply = → { $target }{ $wins ->
    [none] .
   *[other] : { $wins }.
}
ninedice-note-field = into the { $zone } zone, for the battle
ninedice-note-reserve = kept for duels
ninedice-note-last-life = the last Life: in the Abyss it ends the game
ninedice-note-left = { $value ->
    [0] into the Abyss
   *[other] { $value } left
}

ninedice-option-start = Beginning
ninedice-option-start-draft = draft the sets
ninedice-option-start-quick = ready-made sets
ninedice-option-sets = Ready-made set
ninedice-option-sets-random = random
ninedice-option-cards = Colour card
ninedice-option-cards-random = drawn by lot
ninedice-option-card_dice = Dice by the card
ninedice-option-card_dice-two-in-all = two in all
ninedice-option-card_dice-two-of-each = two of each colour
ninedice-option-bonuses = Colour bonuses
ninedice-option-bonuses-by-colour = each colour has its own
ninedice-option-bonuses-plain = plain: +2 for allied, +1 for neutral
ninedice-option-bonus_rolls = Colour bonuses come with
ninedice-option-bonus_rolls-every = every roll
ninedice-option-bonus_rolls-deployment = deployment only
ninedice-option-exhaustion = Exhaustion
ninedice-option-exhaustion-late = attack grows from the tenth battle on
ninedice-option-exhaustion-early = attack grows from the fourth battle on
ninedice-option-exhaustion-off = none; stalemates go by the sum of Life
ninedice-option-victory = The game is lost by
ninedice-option-victory-letter = whoever has no Life left at all, at once; else by an empty Life zone after a battle
ninedice-option-victory-zone = an empty Life zone after a battle, and nothing else
ninedice-option-first = Who drafts first
ninedice-option-first-random = by lot
ninedice-option-first-0 = the first seat
ninedice-option-first-1 = the second seat

ninedice-table-player = Player { $number }
ninedice-table-sum = { $zone } { $total }
ninedice-table-count = { $zone } ({ $count })
ninedice-table-battle = battle { $number } ahead
ninedice-table-fought = battle { $number }
ninedice-table-damage = enemy attack { $attack } against defence { $defence }: damage { $damage }{ $deadly ->
    [yes] {", "}all of the Life!
   *[no] {""}
}
ninedice-table-to-share = { $left } left to share
ninedice-table-exhaustion = exhaustion: +{ $more } attack
ninedice-table-exhaustion-from = exhaustion from battle { $number } on
ninedice-table-quiet = battles running without loss: { $count } of { $limit }
ninedice-table-bonuses = Colour bonuses
ninedice-table-compared = { $roll } against { $against }, { $won ->
    [yes] won
   *[no] lost
}
ninedice-table-in-hand = Dice of the Reserve in a duel:
ninedice-table-needs = none yet: { $kinds }
ninedice-table-card = the { $card } card
ninedice-table-set = Set ({ $count })
ninedice-table-stock = Common stock (letters are colours, a dot is a die already taken):
ninedice-table-legend =
    The letter before a die is its colour: R red, O orange, Y yellow, G green, B blue, V violet, K black, W white. The number is what it shows, ★ wins ties and has its bonus on a 2 as well, ↑ goes on the field.
    ▲ are the dice of the first seat (below), ▬ of the second (above). The number of a zone is the sum of its dice.

## What may be wrong in files, positions and saves of this game

ninedice-wrong-two-colours = two different colours of { $colours } are expected, not { $found }
ninedice-wrong-set-size = a set has { $needed } dice, this has { $count }
ninedice-wrong-set-kinds = a set has at least one Attack, one Defence and one Life die
ninedice-wrong-shapes = { $needed } shapes are expected: three of attack, of defence, of life
ninedice-wrong-colours = { $needed } colours are expected, these are { $count }
ninedice-wrong-colour-cards = { $needed } cards are expected that show each colour once
ninedice-wrong-allies = a colour has two allied and two enemy colours, or no ally and one enemy
ninedice-wrong-ally-enemy = a colour cannot be allied and enemy at once
ninedice-wrong-nothing-to-lose = a shape that compares nothing cannot lose; leave it out
ninedice-wrong-no-die = there is no die '{ $die }'; a die is a colour and a shape: { $example }
ninedice-wrong-die-twice = '{ $die }' is named twice; each die exists once
ninedice-wrong-no-zone = the zone '{ $zone }' is missing
ninedice-wrong-in-return = '{ $other }' does not name '{ $colour }' in return; it has to
ninedice-wrong-in-another-set = '{ $die }' lies in the set '{ $set }' already
ninedice-wrong-sides = two sides are expected
ninedice-wrong-own-card = each has a card of his own
ninedice-wrong-takes-die = the side that takes a die has fewer than { $needed }
ninedice-wrong-in-turn = both come to nine dice in turn, first those of the card, then one by one
ninedice-wrong-die-shown = a die and what it shows, 1 to { $sides }, is expected, not { $found }
ninedice-wrong-expected-shape = the id of a shape
ninedice-broken-two-places = a die is in two places
ninedice-broken-count = { $given } dice are in play, not { $needed }
ninedice-broken-kinds = the set of seat { $seat } lacks a kind
ninedice-broken-shows = '{ $die }' shows { $value }
ninedice-broken-other-card = seat { $seat } has another card than was agreed on
ninedice-broken-turn = seat { $seat } is not the one to take a die: it has { $count } already
ninedice-broken-plans = the plans are of { $first } and { $second } dice, not { $needed }

# Ready phrases at the table
ninedice-phrase-hello = Hi!
ninedice-phrase-strike = Strong roll
ninedice-phrase-moment = Counting, one moment
ninedice-phrase-luck = What a roll!
ninedice-phrase-again = One more game?
ninedice-phrase-thanks = Thanks for the game

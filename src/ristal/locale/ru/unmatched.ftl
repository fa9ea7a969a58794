# Unmatched («В битве нет равных»)

unmatched-title = Unmatched
unmatched-blurb = Герои легенд на карте зон: манёвр, приём или атака закрытой картой.
unmatched-goal = Повергните чужого героя: доведите его здоровье до нуля; помощники не в счёт. Если противников несколько, пасть должны все чужие герои. Герой и помощники дерутся картами вашей руки, а колода одна, и сброс в неё не возвращается.

# Вопросы

unmatched-ask-choose-hero = Кем вы играете?
unmatched-ask-choose-hero-secretly = Кем вы играете? Остальные выбирают в то же время и вашего выбора не видят.
unmatched-ask-place-hero = Кто из ваших героев встаёт на стартовую ячейку?
unmatched-ask-place-sidekick = Кого из помощников поставить следующим?
unmatched-ask-place-fighter = { $source ->
    [none] Куда поместить { $fighter_acc }?
   *[other] «{ $source }»: куда поместить { $fighter_acc }?
}
unmatched-ask-choose-state = { $hero } — { $state } в начале игры? Потом его меняют карты.
unmatched-ask-use-at-turn-start = { $hero }, способность в начале хода. { $effect } Можно и отказаться.
unmatched-ask-use-at-turn-end = { $hero }, способность в конце хода. { $effect } Сделать это?
unmatched-ask-use-after-attack = { $hero }, способность после атаки. { $effect } Сделать это?
unmatched-ask-take-action = { $taken ->
    [0] Первое действие?
    [1] Второе действие?
    [2] Третье действие?
   *[other] Ещё одно действие?
}
unmatched-ask-discard-surplus = Ход окончен, а в руке больше { $limit } карт. Какую сбросить? Осталось сбросить: { $left }.
unmatched-ask-boost-move = Усилить перемещение? Можно сбросить карту ради её усиления.
unmatched-ask-add-to-move = Прибавить к перемещению { $count } по способности героя?
unmatched-ask-spend-one-more = «{ $source }»: потратить { $token_acc }, одну? Можно сколько угодно, по одной. Осталось: { $count }.
unmatched-ask-pick-for-swap = «{ $source }»: с кем поменяется местами { $fighter_mid }?
unmatched-ask-name-state = «{ $card }»: на вашем сбросе символ на выбор. За какой { $state } его считать? Пас — ни за какой.
unmatched-ask-move-group = { $source ->
    [none] Кто идёт?
   *[other] «{ $source }»: кто идёт?
} Каждый — до { $most ->
    [one] { $most } ячейки
   *[other] { $most } ячеек
}.
unmatched-ask-move-fighter = { $source ->
    [none] Куда идёт { $fighter_mid }?
   *[other] «{ $source }»: куда переместить { $fighter_acc }?
} До { $most ->
    [one] { $most } ячейки
   *[other] { $most } ячеек
}; можно остаться.
unmatched-ask-choose-scheme = Какой приём разыграть?
unmatched-ask-name-performer = Кто выполняет приём «{ $card }»?
unmatched-ask-declare-attack = Кто кого атакует?
unmatched-ask-play-attack = { $fighter } атакует { $target_acc }. Какую карту атаки положить лицом вниз?
unmatched-ask-commit-boost = { $fighter } атакует { $target_acc }. Добавить к карте атаки ещё одну, лицом вниз, ради её усиления? Можно и не добавлять.
unmatched-ask-play-defence = { $fighter } атакует { $target_acc }. Какой картой защититься? Можно никакой.
unmatched-ask-boost-attack = «{ $source }»: усилить эту карту? Можно сбросить карту из руки: её усиление прибавится.
unmatched-ask-move-either = «{ $source }»: кого из участников боя переместить? До { $most ->
    [one] { $most } ячейки
   *[other] { $most } ячеек
}.
unmatched-ask-move-one = «{ $source }»: кого переместить? До { $most ->
    [one] { $most } ячейки
   *[other] { $most } ячеек
}.
unmatched-ask-choose-passed = «{ $source }»: через кого из бойцов противника пройдёт { $fighter_mid } по дороге на { $space }?
unmatched-ask-share-damage = { $fighter }: { $amount ->
    [one] грозит { $amount } урон
   *[other] грозит { $amount } урона
}. Кому отдать 1 урон? «Закончить» — и остальное получит { $fighter_mid }.
unmatched-ask-damage-one = «{ $source }»: кому нанести { $amount ->
    [one] { $amount } урон
   *[other] { $amount } урона
}?
unmatched-ask-choose-space = «{ $source }»: { $which ->
    [first] выберите ячейку в одной зоне с { $near_ins }. Вторую, смежную с ней, — потом.
   *[other] выберите вторую ячейку, смежную с первой.
}
unmatched-ask-discard-own = «{ $source }»: какую карту сбросить из своей руки? Осталось сбросить: { $count }.
unmatched-ask-discard-at-will = «{ $source }»: сбросить карту из своей руки? Можно сбросить сколько угодно, по одной.
unmatched-ask-choose-shown = «{ $source }»: какую карту этой руки выбрать?
unmatched-ask-choose-card = «{ $source }»: какую карту взять из своего сброса? Осталось взять: { $count }.
unmatched-ask-pick-attack = «{ $source }»: какой картой атакует противник?
unmatched-ask-choose-draw = «{ $source }»: сколько карт взять? В колоде: { $deck }.
unmatched-ask-keep-drawn = «{ $source }»: какую из взятых карт оставить? Осталось оставить: { $left }.
unmatched-ask-sink-drawn = «{ $source }»: остальные карты уйдут под колоду. Какую положить туда следующей? Последняя ляжет ниже всех.
unmatched-ask-pick-opponent = «{ $source }»: кого из противников это коснётся?
unmatched-ask-pick-from-hand = «{ $source }»: какую карту сбросит противник? Осталось выбрать: { $count }.
unmatched-ask-foresee = «{ $source }»: какую из верхних карт взять в руку? Осталось взять: { $left }.
unmatched-ask-put-back = «{ $source }»: остальные карты вернутся на колоду. Какая из них ляжет ниже всех?
unmatched-ask-may-do = «{ $source }». { $effect } Сделать это?
unmatched-ask-choose-script = «{ $source }»: { $left ->
    [1] что выполнить?
   *[other] что выполнить первым? Следующее выберете, когда это будет сделано.
}

# Ответы

unmatched-answer-manoeuvre = манёвр
unmatched-answer-scheme = приём
unmatched-answer-attack = атака
unmatched-answer-pass = пас
unmatched-answer-done = закончить
unmatched-answer-yes = да
unmatched-answer-no = нет
unmatched-answer-draw = взять карты
unmatched-answer-recover = восстановить здоровье
unmatched-answer-place = переставить
unmatched-answer-power = сила карт
unmatched-answer-this = эту карту
unmatched-answer-top = верхнюю карту сброса
unmatched-answer-move = переместиться
unmatched-answer-act = получить действие
unmatched-answer-ruin = сброс противника
unmatched-answer-draw-0 = не брать
unmatched-answer-draw-1 = взять 1
unmatched-answer-draw-2 = взять 2
unmatched-answer-draw-3 = взять 3
unmatched-answer-more = сильнее на 1
unmatched-answer-less = слабее на 1
unmatched-answer-pair = { $first } → { $second }
unmatched-note-manoeuvre = { $deck ->
    [cards] взять карту, затем переместить бойцов
    [exhaustion] карт в колоде нет: каждый ваш боец получит { $amount ->
        [one] { $amount } урон
       *[other] { $amount } урона
    }, затем переместить бойцов
   *[none] карт в колоде нет; переместить бойцов
}
unmatched-note-stay = на месте
unmatched-note-in-vain = { $fighter }: боец повержен, ничего не изменится.
unmatched-note-scheme = сыграть карту приёма
unmatched-note-attack = сыграть карту атаки против чужого бойца

# Что произошло

unmatched-hero-picked = { $player } выбирает героя: { $hero }.
unmatched-lots-drawn = Выбор совпал: { $hero }. По жребию герой достаётся игроку { $player }.
unmatched-match-begun = Поле боя — { $board }. Сошлись: { $heroes }.
unmatched-fighter-placed = { $fighter } встаёт на { $space }.
unmatched-size-changed = { $player } теперь { $size }.
unmatched-turn-begun = Ходит { $player }.
unmatched-action-taken = { $player }: { $action ->
    [manoeuvre] манёвр
    [scheme] приём
   *[attack] атака
}, { $left ->
    [0] действий больше нет
    [one] осталось { $left } действие
    [few] осталось { $left } действия
   *[many] осталось { $left } действий
}.
unmatched-card-drawn = { $player } берёт карту «{ $card }».
unmatched-card-drawn-unseen = { $player } берёт карту.
unmatched-deck-ran-out = { $player }: колода пуста, бойцы изнурены.
unmatched-card-discarded = { $player } сбрасывает карту «{ $card }».
unmatched-move-boosted = { $player } усиливает манёвр картой «{ $card }»: перемещение { $move }.
unmatched-voyages-added = { $player } прибавляет к перемещению { $count } по способности героя.
unmatched-fighter-moved = { $fighter } { $steps ->
    [0] остаётся на { $way }
   *[other] идёт: { $way }
}.
unmatched-fighter-moved-by = { $player } { $steps ->
    [0] оставляет { $fighter_acc } на { $way }
   *[other] передвигает { $fighter_acc }: { $way }
}.
unmatched-scheme-opened = { $player } открывает приём «{ $card }».
unmatched-scheme-played = { $fighter } выполняет приём «{ $card }».
unmatched-scheme-discarded = Приём «{ $card }» выполнен и сброшен.
unmatched-attack-declared = { $fighter } атакует { $target_acc }.
unmatched-card-laid = { $player } кладёт лицом вниз карту «{ $card }».
unmatched-card-laid-unseen = { $player } кладёт карту лицом вниз.
unmatched-defence-declined = { $player } не защищается картой.
unmatched-cards-revealed = Карты открыты: «{ $attack }»{ $boost ->
    [none] {""}
   *[other] {" "}с усилением «{ $boost }»
} — { $defence ->
    [none] без защиты
   *[other] «{ $defence }»
}.
unmatched-effect-begun = { $timing ->
    [immediately] Немедленно действует «{ $card }».
    [during] Во время боя действует «{ $card }».
    [after] После боя действует «{ $card }».
   *[later] Когда атака закончена, действует «{ $card }».
}
unmatched-effects-cancelled = Эффекты карты «{ $card }» отменены.
unmatched-effects-cancelled-with-boost = Эффекты карты «{ $card }» отменены, и усиление атаки пропадает.
unmatched-value-changed = Значение карты «{ $card }» теперь { $value }.
unmatched-value-ignored = { $part ->
    [attack] Значение атаки не учитывается.
   *[defence] Значение защиты не учитывается.
}
unmatched-fighter-protected = { $fighter } под защитой от урона.
unmatched-ability-begun = Действует способность, { $hero_mid }.
unmatched-actions-gained = { $player } получает { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
}, осталось: { $left }.
unmatched-bonus-attack-begun = Бонусная атака картой «{ $card }», значение { $value }.
unmatched-fighters-swapped = { $fighter } и { $other } меняются местами.
unmatched-fighter-replaced = Теперь в бою { $fighter }, а не { $other }.
unmatched-attack-returned = { $player } берёт карту атаки «{ $card }» обратно в руку.
unmatched-attack-exchanged = { $player } выбирает противнику карту атаки «{ $card }».
unmatched-card-revealed = { $player } открывает верхнюю карту колоды: «{ $card }».
unmatched-card-sunk = { $player } кладёт под колоду карту «{ $card }».
unmatched-card-sunk-unseen = { $player } кладёт карту под колоду.
unmatched-card-chosen = { $player } выбирает карту «{ $card }».
unmatched-card-moved = { $player } кладёт карту «{ $card }» { $to ->
    [deck-top] на колоду
   *[deck-bottom] под колоду
}.
unmatched-tokens-gained = { $player }: { $token } +{ $count }, теперь { $held }.
unmatched-tokens-spent = { $player }: { $token } −{ $count }, осталось { $held }.
unmatched-state-named = { $state ->
    [none] { $player } не называет ничего.
   *[other] { $player } называет: { $state }.
}
unmatched-values-locked = { $player }: до конца хода значение карт атаки — { $value }.
unmatched-damage-reflected = { $fighter } вернёт боевой урон атаковавшему.
unmatched-space-chosen = { $player } выбирает ячейку { $space }.
unmatched-opponent-picked = { $player } выбирает противника: { $target }.
unmatched-combat-decided = { $attack } против { $defence } — { $winner ->
    [attacker] урон { $damage }
   *[defender] урона нет, атака отбита
}.
unmatched-combat-cards-discarded = Карты боя уходят в сброс: { $cards }.
unmatched-combat-ended = Атака окончена: { $fighter_mid } против { $target_gen }.
unmatched-damage-taken = { $fighter } теряет { $amount }, осталось { $health }.
unmatched-damage-in-combat = { $attack } против { $defence }: { $fighter } теряет { $amount }, осталось { $health }.
unmatched-damage-by-card = «{ $card }»: { $fighter } теряет { $amount }, осталось { $health }.
unmatched-damage-by-gaze = Способность, { $hero_mid }: { $fighter } теряет { $amount }, осталось { $health }.
unmatched-damage-prevented = { $fighter } не получает урона.
unmatched-health-recovered = { $fighter } восстанавливает { $amount ->
    [one] { $amount } здоровье
   *[other] { $amount } здоровья
}: теперь { $health }.
unmatched-fighter-defeated = { $fighter }: боец повержен и уходит с поля.
unmatched-hand-shown = { $player } показывает руку: { $cards }.
unmatched-hand-shown-empty = { $player } показывает руку: карт в ней нет.
unmatched-hand-shown-unseen = { $player } показывает руку противнику.
unmatched-card-taken = { $player } берёт в руку карту «{ $card }».
unmatched-top-cards-seen = { $player } смотрит верхние карты колоды: { $cards }.
unmatched-top-cards-seen-unseen = { $player } смотрит верхние карты колоды.
unmatched-card-put-back = { $player } возвращает на колоду карту «{ $card }».
unmatched-card-put-back-unseen = { $player } возвращает карту на колоду.
unmatched-deck-shuffled = { $player } перемешивает колоду.
unmatched-player-out = { $player } выбывает из игры.

# Чем кончилось

unmatched-end-hero-defeated = { $reader ->
    [won] Повержен последний герой противника.
    [lost] Ваш герой повержен.
   *[watcher] Других героев на поле не осталось.
}
unmatched-end-both-defeated = { $reader ->
    [won] Повержены все герои, и ход был ваш: победа за вами.
    [lost] Повержены все герои, а ход был соперника: победа за ним.
   *[watcher] Повержены все герои; побеждает тот, чей сейчас ход.
}
unmatched-end-still = Каждый сделал по десять ходов подряд, и никто не получил урона и не взял карты.

unmatched-ended-hero-defeated = Легенда пала!
unmatched-ended-both-defeated = Пали все герои
unmatched-ended-still = Затишье

unmatched-figure-attacks = Атак
unmatched-figure-damage = Урона получено
unmatched-figure-schemes = Приёмов разыграно
unmatched-figure-steps = Шагов по карте

# Почему нельзя

unmatched-why-space-taken = На { $space } стоит { $fighter_mid }: ячейка вмещает одного бойца.
unmatched-why-too-far = До { $space } — { $steps ->
    [one] { $steps } ячейка
    [few] { $steps } ячейки
   *[many] { $steps } ячеек
}, а пройти можно не больше { $most }.
unmatched-why-way-blocked = Дорогу к { $space } закрывают бойцы противника.
unmatched-why-not-there = На { $space } этого бойца поместить нельзя: нужна ячейка в зоне героя.
unmatched-why-start-awaited = { $space } — стартовая ячейка: там встанет герой другого игрока.
unmatched-why-is-ally = { $fighter } — союзник, цель нужна среди противников.
unmatched-why-not-meant = { $fighter } — не из тех, кого это касается.
unmatched-why-no-scheme = В руке нет приёма, который может выполнить кто-то из ваших бойцов.
unmatched-why-no-attack = Атаковать сейчас некому или нечем: нужны цель и подходящая карта атаки.
unmatched-why-no-pass = Действия пропускать нельзя; манёвр возможен всегда.
unmatched-why-not-in-hand = Карты «{ $card }» нет у вас в руке.
unmatched-why-hero-taken = { $hero } — герой уже занят.
unmatched-why-not-yours = { $fighter } — не ваш боец.
unmatched-why-first-turn = В свой первый ход нельзя атаковать того, кто ещё не ходил и ходит не сразу после вас: { $fighter }.
unmatched-why-out-of-reach = { $fighter } не достаёт до цели: { $target }.
unmatched-why-no-attack-card = { $fighter }: в руке нет карты атаки для этого бойца.
unmatched-why-not-this-fighter = Картой «{ $card }» { $fighter } пользоваться не может.
unmatched-why-not-attack = «{ $card }» — не карта атаки.
unmatched-why-not-defence = «{ $card }» — не карта защиты.
unmatched-why-not-scheme = «{ $card }» — не приём.
unmatched-why-no-performer = Приём «{ $card }» выполнить некому: подходящий боец повержен.
unmatched-why-is-defeated = { $fighter }: боец повержен, его нет на поле.
unmatched-why-not-in-combat = { $fighter } в этом бою не участвует.
unmatched-why-not-near = { $where ->
    [adjacent] { $fighter } — не на ячейке, смежной с { $near_ins }.
   *[in-zone] { $fighter } не в одной зоне с { $near_ins }.
}
unmatched-why-not-that-space = { $which ->
    [first] { $space } — не в одной зоне с { $near_ins }.
   *[other] { $space } — не смежная с первой выбранной ячейкой.
}
unmatched-why-not-in-that-hand = Карты «{ $card }» нет в показанной руке.
unmatched-why-not-in-pile = Карты «{ $card }» нет в вашем сбросе, либо её взять нельзя.
unmatched-why-not-on-top = Карты «{ $card }» нет среди верхних, на которые вы смотрите.
unmatched-why-not-passed = { $fighter }: пройти через этого бойца на { $space } шагов не хватит.
unmatched-why-not-in-form = «{ $card }» — карта другого облика: { $state_mid }.
unmatched-why-has-moved = { $fighter }: боец в этом манёвре уже ходил.
unmatched-why-not-to-move = { $fighter } — не из тех, кому ещё идти по этой карте.
unmatched-why-is-no-opponent = { $fighter } сюда не подходит: противника называют по его герою, и он должен быть в игре.
unmatched-why-no-hero = { $fighter } — помощник, а на стартовую ячейку встаёт герой.

# Карты: тексты складываются из эффектов

unmatched-type-attack = атака
unmatched-type-defence = защита
unmatched-type-versatile = универсальная
unmatched-type-scheme = приём
unmatched-boost = усиление { $boost }
unmatched-timing-immediately = Немедленно
unmatched-timing-during = Во время боя
unmatched-timing-after = После боя
unmatched-timing-later = Когда атака закончена
unmatched-timing-scheme = Приём
unmatched-no-effect = Без эффекта.
unmatched-uncancellable = Эффекты этой карты нельзя отменить.
unmatched-symbol = Символ: { $symbol }.
unmatched-playable-as = эту карту можно сыграть и как карту { $type ->
    [attack] атаки
   *[defence] защиты
}
unmatched-state-derived = Ваш { $state } — символ верхней карты вашего сброса{ $wild ->
    [none] {""}
   *[other] ; «{ $wild }» — любой один из тех, о которых спрашивает карта, на ваш выбор
}.
unmatched-token-text = В начале игры — { $start } { $token }, больше { $most } не бывает.
unmatched-reserve-text = В начале игры в запасе.
unmatched-who-any = любой боец
unmatched-tag-voyage = путешествие

# Бойцы, поля и что о них известно

unmatched-role = { $role ->
    [hero] герой
   *[sidekick] помощник
}
unmatched-attack-type = { $type ->
    [ranged] дальний бой
   *[melee] ближний бой
}
unmatched-hero-text = Герой { $type ->
    [ranged] дальнего
   *[melee] ближнего
} боя, здоровье { $health }, перемещение { $move }.
unmatched-sidekick-text = { $count ->
    [one] Помощник
    [few] Один из { $count } помощников
   *[many] Один из { $count } помощников
} { $type ->
    [ranged] дальнего
   *[melee] ближнего
} боя, здоровье { $health }, герой — { $hero_mid }.
unmatched-board-text = { $spaces ->
    [one] { $spaces } ячейка
    [few] { $spaces } ячейки
   *[many] { $spaces } ячеек
}, { $zones ->
    [one] { $zones } зона
    [few] { $zones } зоны
   *[many] { $zones } зон
}, { $starts ->
    [one] { $starts } стартовая ячейка
    [few] { $starts } стартовые ячейки
   *[many] { $starts } стартовых ячеек
}.
unmatched-board-passages = Ячейки { $spaces } соединены тайными ходами: они смежны, но только для перемещения.
unmatched-board-slopes = Атака с возвышенности по стрелке, на смежную ячейку внизу, получает +1.
unmatched-board-left-out = { $what ->
    [doors] Дверей этого поля нет: все считаются открытыми.
   *[passages] Тайных ходов этого поля нет.
}
unmatched-space-zones = { $count ->
    [one] Зона
   *[other] Зоны
}: { $zones }.
unmatched-space-next = Смежные ячейки: { $spaces }.
unmatched-space-passages = Тайными ходами, только для перемещения: { $spaces }.
unmatched-space-below = Возвышенность: атака отсюда на { $spaces } получает +1.
unmatched-space-here = Здесь: { $who }.
unmatched-space-free = никого
unmatched-fact-role = Роль
unmatched-fact-health = Здоровье
unmatched-fact-attack-type = Атака
unmatched-fact-count = Бойцов
unmatched-fact-hero = Герой
unmatched-fact-move = Перемещение
unmatched-fact-deck = Колода
unmatched-fact-cards = Копий
unmatched-fact-type = Тип
unmatched-fact-value = Значение
unmatched-fact-boost = Усиление
unmatched-fact-who = Для кого
unmatched-fact-symbol = Символ
unmatched-fact-form = Облик
unmatched-fact-tag = Вид
unmatched-fact-spaces = Ячеек
unmatched-fact-zones = Зон
unmatched-fact-starts = Стартовых ячеек


unmatched-op-choose-space = { $where ->
    [in-zone] выберите ячейку в одной зоне с { $of_ins }
   *[adjacent] выберите ещё одну ячейку, смежную с ней
}
unmatched-when = если { $condition }, { $effect }
unmatched-if-won = вы { $not ->
    [yes] не победили
   *[no] победили
} в бою
unmatched-if-lost = вы { $not ->
    [yes] победили
   *[no] не победили
} в бою
unmatched-if-moved = ваш боец стоит { $not ->
    [yes] там
   *[no] не там
}, где начинал этот ход
unmatched-if-against-hero = боец противника — { $not ->
    [yes] помощник
   *[no] герой
}
unmatched-if-felled = при этом { $not ->
    [yes] никто не повержен
   *[no] кто-то повержен
}
unmatched-if-done = это { $not ->
    [yes] не сделано
   *[no] сделано
} полностью
unmatched-if-did = это { $not ->
    [yes] не сделано
   *[no] сделано
}
unmatched-if-some = { $not ->
    [yes] нет ни одного { $who_bare }
   *[no] есть { $who_mid }
}
unmatched-if-standing = { $not ->
    [yes] { $who_gen } на поле нет
   *[no] { $who_mid } на поле
}
unmatched-if-attacking = атакует { $not ->
    [yes] не { $who_mid }
   *[no] { $who_mid }
}
unmatched-if-defending = под ударом { $not ->
    [yes] не { $who_mid }
   *[no] { $who_mid }
}
unmatched-if-adjacent = { $who_mid } { $not ->
    [yes] не на ячейке
   *[no] на ячейке
}, смежной с { $whom_ins }
unmatched-if-shares-zone = { $who_mid } { $not ->
    [yes] не в одной зоне
   *[no] в одной зоне
} с { $whom_ins }
unmatched-if-is = { $who_mid } — { $not ->
    [yes] не { $whom_mid }
   *[no] { $whom_mid }
}
unmatched-if-shares-zone-with-start = { $who_mid } { $not ->
    [yes] не в одной зоне с ячейкой
   *[no] в одной зоне с ячейкой
}, с которой начат этот ход
unmatched-if-action = { $not ->
    [yes] это не{" "}
   *[no] это{" "}
}{ $number ->
    [1] первое
    [2] второе
    [3] третье
    [4] четвёртое
   *[other] { $number }-е
} ваше действие за ход
unmatched-if-flanked = { $who_mid } { $not ->
    [yes] не в окружении (смежен меньше чем с двумя вашими бойцами)
   *[no] в окружении (смежен с двумя или более вашими бойцами)
}
unmatched-if-role = { $who_mid } — { $not ->
    [yes] не{" "}
   *[no] {""}
}{ $role ->
    [hero] герой
   *[sidekick] помощник
}
unmatched-if-did-to = урон { $not ->
    [yes] не нанесён
   *[no] нанесён
} { $who_dat }
unmatched-if-played = { $whose ->
    [own] вы { $not ->
        [yes] не сыграли
       *[no] сыграли
    }
   *[opposing] противник { $not ->
        [yes] не сыграл
       *[no] сыграл
    }
} карту в этом бою
unmatched-if-compare = { $left_said } { $how ->
    [equals] { $not ->
        [yes] не{" "}
       *[no] {""}
    }{ $right_as ->
        [number] —
       *[other] такое же, как
    }
    [below] { $not ->
        [yes] не меньше, чем
       *[no] меньше, чем
    }
   *[above] { $not ->
        [yes] не больше, чем
       *[no] больше, чем
    }
} { $right_said }
unmatched-if-state = { $state } — { $not ->
    [yes] не { $value_mid }
   *[no] { $value_mid }
}

unmatched-fighters-own = { $case ->
    [ins] вашим бойцом
    [dat] своему бойцу
    [mid] ваш боец
    [acc] своего бойца
   *[gen] вашего бойца
}
unmatched-fighters-opposing = { $case ->
    [ins] бойцом противника
    [dat] бойцу противника
    [mid] боец противника
   *[acc] бойца противника
}
unmatched-fighters-either = { $case ->
    [ins] одним из участников боя
    [dat] одному из участников боя
    [mid] один из участников боя
   *[acc] одного из участников боя
}
unmatched-fighters-both = { $case ->
    [ins] обоими участниками боя
    [dat] обоим участникам боя
    [mid] оба участника боя
   *[acc] обоих участников боя
}
unmatched-fighters-each-own = { $case ->
    [ins] каждым своим бойцом
    [dat] каждому своему бойцу
    [mid] каждый ваш боец
   *[acc] каждого своего бойца
}
unmatched-fighters-everyone = { $case ->
    [ins] каждым бойцом на поле, своим и чужим
    [dat] каждому бойцу на поле, своему и чужому
    [mid] каждый боец на поле, свой и чужой
   *[acc] каждого бойца на поле, своего и чужого
}
unmatched-fighters-attacker = { $case ->
    [ins] атаковавшим бойцом
    [dat] атаковавшему бойцу
    [mid] атаковавший боец
   *[acc] атаковавшего бойца
}
unmatched-fighters-defender = { $case ->
    [ins] обороняющимся бойцом
    [dat] обороняющемуся бойцу
    [mid] обороняющийся боец
   *[acc] обороняющегося бойца
}
unmatched-fighters-bound = { $case ->
    [ins] этим бойцом
    [dat] этому бойцу
    [mid] этот боец
   *[acc] этого бойца
}
unmatched-a-fighter = { $kind ->
    [hero] { $case ->
        [ins] героем
        [dat] герою
        [mid] герой
       *[acc] героя
    }
    [sidekick] { $case ->
        [ins] помощником
        [dat] помощнику
        [mid] помощник
       *[acc] помощника
    }
   *[none] { $case ->
        [ins] бойцом
        [dat] бойцу
        [mid] боец
       *[acc] бойца
    }
}
unmatched-fighters-such = { $pick ->
    [one] { $side ->
        [opposing] { $case ->
            [ins] одним
            [dat] одному
            [mid] один
           *[acc] одного
        }
        [own] { $case ->
            [ins] одним своим
            [dat] одному своему
            [mid] один ваш
           *[acc] одного своего
        }
       *[any] { $case ->
            [ins] любым
            [dat] любому
            [mid] любой
           *[acc] любого
        }
    }{" "}
    [each] { $case ->
        [ins] каждым
        [dat] каждому
        [mid] каждый
       *[acc] каждого
    }{" "}{ $side ->
        [own] { $case ->
            [ins] своим
            [dat] своему
            [mid] ваш
           *[acc] своего
        }{" "}
       *[other] {""}
    }
    [any-number] { $case ->
        [ins] любым своим
        [dat] любому своему
        [mid] любой ваш
       *[acc] любого своего
    }{" "}
   *[none] { $side ->
        [own] { $case ->
            [ins] своим
            [dat] своему
            [mid] ваш
           *[acc] вашего
        }{" "}
       *[other] {""}
    }
}{ $fighter ->
    [none] { unmatched-a-fighter }
   *[other] { unmatched-a-fighter } «{ $fighter_mid }»
}{ $side ->
    [opposing] {" "}противника
   *[other] {""}
}{ $adjacent ->
    [none] {""}
   *[other] {" "}на ячейке, смежной с { $adjacent_ins }
}{ $in-zone ->
    [none] {""}
   *[other] {" "}в одной зоне с { $in-zone_ins }{ $side ->
        [opposing] {""}
        [own] {""}
       *[any] { $pick ->
            [one] {" "}(можно и { $in-zone_dat })
           *[other] {""}
        }
    }
}{ $among ->
    [none] {""}
    [over] , через которого пройден путь
   *[other] {" "}из них
}{ $flanked ->
    [yes] {" "}в окружении (на ячейке, смежной с двумя или более вашими бойцами)
   *[none] {""}
}{ $except ->
    [none] {""}
    [own] , кроме участника этого боя
   *[other] , кроме { $except_gen }
}
unmatched-place-such = { $left ->
    [none] { unmatched-place-near }
   *[other] оставленную ячейку
}
unmatched-place-near = { $adjacent ->
    [none] { $in-zone ->
        [none] любую свободную ячейку
       *[other] свободную ячейку
    }
   *[other] свободную ячейку, смежную с { $adjacent_ins }
}{ $in-zone ->
    [none] {""}
   *[other] {" "}в одной зоне с { $in-zone_ins }
}
unmatched-amount-damage = { $case ->
    [each] { $kind ->
        [any] за каждый урон
       *[combat] за каждый боевой урон
    }
   *[value] { $kind ->
        [any] урон
       *[combat] боевой урон
    }
}, { $side ->
    [dealt] нанесённый в этом бою бойцу противника
   *[taken] полученный в этом бою вашим бойцом
}
unmatched-amount-boost-of = усиление { $name ->
    [opposing] карты противника
    [own] этой карты
    [chosen] выбранной карты
    [top] открытой карты
   *[other] сброшенной карты
}
unmatched-amount-value = значение { $whose ->
    [own] этой карты
   *[opposing] карты противника
}
unmatched-amount-done = { $case ->
    [each] за каждую
   *[value] их число
}
unmatched-amount-times = по { $factor } { $of_of }
unmatched-amount-tokens = { $case ->
    [each] за каждую { $token_acc }
   *[value] число жетонов «{ $token }»
}
unmatched-amount-printed = значение, указанное на { $whose ->
    [own] этой карте
   *[opposing] карте противника
}
unmatched-amount-cards = { $case ->
    [each] за { $tag ->
        [none] каждую карту
        [voyage] каждое другое путешествие
       *[other] каждую другую карту «{ $tag }»
    }
   *[value] число { $tag ->
        [none] карт
        [voyage] путешествий
       *[other] карт «{ $tag }»
    }
} в { $zone ->
    [hand] вашей руке
    [deck] вашей колоде
   *[discard] вашем сбросе
}
unmatched-amount-fighters = { $case ->
    [each] за каждого { $who_bare }
   *[value] число таких бойцов: { $who_mid }
}
unmatched-amount-zones = { $case ->
    [each] за каждую зону, в которой стоит { $who_mid }
   *[value] число зон, в которых стоит { $who_mid }
}
unmatched-amount-health = { $case ->
    [each] за каждое здоровье { $who_gen }
   *[value] здоровье { $who_gen }
}

unmatched-op-draw = { $player ->
    [opponent] противник берёт
    [each] каждый игрок берёт
   *[own] { $may ->
        [yes] можете взять
       *[no] возьмите
    }
} { $count_as ->
    [number] { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
    [each] 1 карту { $count_of }
   *[value] столько карт, сколько показывает { $count_of }
}
unmatched-op-move = { $may ->
    [yes] можете переместить
   *[no] переместите
} { $who_acc } (до { $most ->
    [one] { $most } ячейки
   *[other] { $most } ячеек
}{ $through ->
    [all] {", "}можно и сквозь бойцов противника
   *[allies] {""}
})
unmatched-op-place = { $may ->
    [yes] можете поместить
   *[no] поместите
} { $who_acc } на { $where ->
    [none] любую свободную ячейку
   *[other] { $where_acc }
}
unmatched-op-damage = { $may ->
    [yes] можете нанести
   *[no] нанесите
} { $count_as ->
    [number] { $count ->
        [one] { $count } урон
       *[other] { $count } урона
    } { $who_dat }
    [each] { $who_dat } по 1 урону { $count_of }
   *[value] столько урона, сколько показывает { $count_of }, { $who_dat }
}
unmatched-op-damage-spaces = нанесите по { $count ->
    [one] { $count } урону
   *[other] { $count } урона
} каждому бойцу противника на выбранных ячейках
unmatched-op-recover = { $who_mid } восстанавливает { $count_as ->
    [number] { $count ->
        [one] { $count } здоровье
       *[other] { $count } здоровья
    }
    [each] { $count_word ->
        [done] столько же здоровья
       *[other] 1 здоровье { $count_of }
    }
   *[value] столько здоровья, сколько показывает { $count_of }
}
unmatched-op-set-health = если здоровье { $who_gen } не больше { $at-most }, оно становится равным { $value }
unmatched-op-prevent-damage = { $who_mid } не получает урона до конца боя
unmatched-op-prevent-damage-of-combat = { $who_mid } не получает боевого урона
unmatched-op-set-value = значение { $of ->
    [opposing] карты противника
   *[own] этой карты
} становится { $value_as ->
    [number] равным { $value }
   *[other] таким: { $value_said }
}
unmatched-op-add-value = прибавьте к значению этой карты { $by_as ->
    [number] { $by }
    [each] по 1 { $by_of }
   *[value] { $by_of }
}
unmatched-op-ignore-value = игнорируйте значение карты противника
unmatched-op-boost = { $commit ->
    [hidden] { $may ->
        [yes] можете положить
       *[no] положите
    } лицом вниз вместе с картой атаки ещё одну: её усиление прибавляется к атаке, а если эффекты карты атаки отменены — пропадает
   *[none] { $of ->
        [opposing] противник может усилить свою карту
       *[own] можете усилить эту карту
    }
}
unmatched-op-boost-stays = { $commit ->
    [hidden] { $may ->
        [yes] можете положить
       *[no] положите
    } лицом вниз вместе с картой атаки ещё одну: её усиление прибавляется к атаке, а если эффекты карты атаки отменены — пропадает, если у той вообще были эффекты
   *[none] { $of ->
        [opposing] противник может усилить свою карту
       *[own] можете усилить эту карту
    }
}
unmatched-op-blind-boost = сбросьте верхнюю карту своей колоды и прибавьте её усиление к значению этой карты
unmatched-op-cancel = отмените все эффекты карты противника
unmatched-op-opponent-discards = { $card ->
    [none] { unmatched-opponent-discards }
   *[other] противник { $may ->
        [opponent] может её сбросить
       *[no] её сбрасывает
    }
}
unmatched-opponent-discards = { $choice ->
    [theirs] противник { $may ->
        [opponent] может сбросить
       *[no] сбрасывает
    } { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } по своему выбору
    [yours] посмотрите руку противника: он сбрасывает { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } по вашему выбору
   *[random] противник сбрасывает наугад { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
}
unmatched-op-discard = { $count_as ->
    [any] можете сбросить сколько угодно карт из руки{ $form ->
        [none] {""}
       *[other] {" "}(облик — { $form_mid })
    }
   *[number] { $may ->
        [yes] можете сбросить
       *[no] сбросьте
    } { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }{ $choice ->
        [random] {" "}наугад
       *[own] {""}
    }
}
unmatched-op-look-at-hand = посмотрите руку противника{ $pick ->
    [none] {""}
   *[other] {" "}и выберите { $pick ->
        [one] { $pick } карту
        [few] { $pick } карты
       *[many] { $pick } карт
    }
}
unmatched-op-gain-action = { $player ->
    [opponent] противник получает
   *[own] получите
} { $count_as ->
    [number] { $count ->
        [one] { $count } действие
        [few] { $count } действия
       *[many] { $count } действий
    }
    [each] 1 действие { $count_of }
   *[value] столько действий, сколько показывает { $count_of }
}
unmatched-op-bonus-attack = проведите бонусную атаку{ $value_as ->
    [number] {" "}со значением { $value }
   *[other] , её сила — { $value_said }
}
unmatched-op-move-card = { $from ->
    [play] верните эту карту в руку
    [discard] возьмите в руку { $which ->
        [top] верхнюю карту
       *[none] { $cards ->
            [none] { $count ->
                [none] 1 карту
                [one] { $count } карту
                [few] { $count } карты
               *[many] { $count } карт
            } по своему выбору
           *[other] одну из карт ({ $cards })
        }
    } из своего сброса
    [deck-top] возьмите её в руку
   *[hand] { $player ->
        [opponent] противник кладёт её
       *[own] положите её
    } { $to ->
        [deck-top] на свою колоду
       *[deck-bottom] под свою колоду
    }
}
unmatched-op-swap = { $may ->
    [yes] можете поменять
   *[no] поменяйте
} местами { $who_acc } и { $whom_acc }{ $combat ->
    [yes] {" "}(и в бою один заменяет другого)
   *[none] {""}
}
unmatched-op-lower-value = отнимите от значения этой карты { $by_as ->
    [number] { $by }
    [each] по 1 { $by_of }
   *[value] { $by_of }
}
unmatched-op-gain = получите { $count_as ->
    [number] { $count } { $count ->
        [one] { $token_acc }
       *[other] { $token_gen }
    }
    [each] 1 { $token_acc } { $count_of }
   *[value] столько { $token_gen }, сколько показывает { $count_of }
}
unmatched-op-spend = { $count_as ->
    [any] можете потратить сколько угодно { $token_gen }
   *[number] { $may ->
        [yes] можете потратить
       *[no] потратьте
    } { $count } { $count ->
        [one] { $token_acc }
       *[other] { $token_gen }
    }
}
unmatched-op-defeat = { $who_mid } повержен
unmatched-op-lock-value = до конца хода значение каждой вашей карты атаки — { $value }, что бы его ни меняло
unmatched-op-reflect-damage = боевой урон, который получил бы ваш боец, получает боец противника
unmatched-op-take-tagged = возьмите в руку все другие { $tag ->
    [voyage] путешествия
   *[other] карты «{ $tag }»
} из своего сброса
unmatched-op-set-state = { $value ->
    [toggle] { $may ->
        [yes] можете сменить
       *[no] смените
    } { $state } своего героя
   *[other] { $state } вашего героя теперь { $value_mid }
}
unmatched-op-foresee = посмотрите { $look ->
    [one] { $look } верхнюю карту
    [few] { $look } верхние карты
   *[many] { $look } верхних карт
} своей колоды, { $take ->
    [one] { $take } карту
    [few] { $take } карты
   *[many] { $take } карт
} возьмите в руку, остальные верните наверх в любом порядке
unmatched-op-fetch = найдите «{ $card }» в своей колоде или сбросе и возьмите в руку; если искали в колоде, перемешайте её
unmatched-op-fetch-and-shuffle = найдите «{ $card }» в своей колоде или сбросе и возьмите в руку; перемешайте колоду
unmatched-op-exchange-card = карта атаки возвращается в руку; посмотрите руку противника и выберите, какой картой он атакует, можно той же
unmatched-op-reveal = откройте верхнюю карту своей колоды
unmatched-op-draw-and-keep = возьмите до { $most ->
    [one] { $most } карты
   *[other] { $most } карт
}, { $keep } из них оставьте себе, остальные положите под колоду в любом порядке
unmatched-op-substitute = дальше в этом бою вместо вашего бойца участвует { $with_mid }
unmatched-op-redirect-damage = { $may ->
    [yes] можете отдать
   *[no] отдайте
} любую его часть { $to_dat }, хоть нескольким, каждому не больше, чем у того осталось здоровья
unmatched-op-return-fighter = { $may ->
    [yes] можете вернуть
   *[no] верните
} { $who_fallen } с полным здоровьем на { $where_acc }
unmatched-op-summon = выставьте { $who_acc } на { $where_acc }
unmatched-op-choose = { $count_as ->
    [each] выполните { $count_of } что-то одно из следующего, ничего дважды: { $options }
   *[number] { $count ->
        [1] { $may ->
            [yes] можете выполнить
           *[no] выполните
        } одно из следующего: { $options }
       *[other] { unmatched-choose-several }
    }
}
unmatched-choose-several = выполните по очереди { $count } из следующего, каждое не больше раза: { $options }

unmatched-state-text = { $hero }, { $state }; карты с этой пометкой играют только в нём.
unmatched-ability-none = нет

# Настройки

unmatched-moment-turn-start = В начале своего хода
unmatched-moment-turn-end = В конце своего хода
unmatched-moment-attack-declared = Когда вы атакуете
unmatched-moment-after-combat = После боя
unmatched-moment-defeated = Когда повержен { $of_mid }
unmatched-moment-damaged = Каждый раз, когда { $of_mid } получает урон
unmatched-moment-damage-would = Если { $of_dat } грозит урон
unmatched-moment-after-maneuver = После каждого своего манёвра
unmatched-rule-usable-in-state = карту с пометкой облика можно сыграть только в этом облике, а сбросить ради усиления — в любом
unmatched-moment-after-attack = Когда ваша атака окончена
unmatched-modify-value = { $card ->
    [attack] карты атаки, которые играет { $user_mid }, сильнее
    [defence] карты защиты, которые играет { $user_mid }, сильнее
   *[combat] карты, которые в бою играет { $user_mid }, сильнее
} на { $by_as ->
    [number] { $by }
    [each] 1 { $by_of }
   *[value] { $by_of }
}
unmatched-modify-move = { $may ->
    [yes] при манёвре можете прибавить
   *[no] при манёвре прибавьте
} к перемещению своих бойцов { $by_as ->
    [number] { $by }
    [each] по 1 { $by_of }
   *[value] { $by_of }
}

unmatched-option-seats = Мест
unmatched-option-mode = Режим
unmatched-option-mode-usual = как обычно: каждый сам за себя
unmatched-option-mode-duel = дуэль
unmatched-option-mode-free-for-all = каждый сам за себя
unmatched-option-mode-teams = двое на двое
unmatched-option-mode-teams-of-three = команды, трое игроков
unmatched-option-board = Поле боя
unmatched-option-board-random = случайное
unmatched-option-heroes = Герой
unmatched-option-heroes-random = случайный
unmatched-option-first = Кто начинает
unmatched-option-first-random = жребий
unmatched-option-first-0 = первое место
unmatched-option-first-1 = второе место
unmatched-option-first-2 = третье место
unmatched-option-first-3 = четвёртое место
unmatched-option-draft = Если герой не назван
unmatched-option-draft-deal = раздать случайно
unmatched-option-draft-pick = выбирают по очереди
unmatched-option-draft-secret = выбирают тайно, все сразу
unmatched-option-twice = Одинаковые герои
unmatched-option-twice-no = нельзя
unmatched-option-twice-yes = можно
unmatched-option-end = Конец игры
unmatched-option-end-action = в конце действия
unmatched-option-end-at-once = сразу (текст 2019 года)
unmatched-option-exhaustion = Пустая колода
unmatched-option-exhaustion-damage = 2 урона каждому своему бойцу
unmatched-option-exhaustion-none = ничего
unmatched-option-feint = «Уловка» против усиленной карты без эффектов
unmatched-option-feint-boost-lost = усиление пропадает
unmatched-option-feint-boost-stays = усиление остаётся
unmatched-option-bewilderment = «Смятение» защищает
unmatched-option-bewilderment-whole-combat = до конца боя
unmatched-option-bewilderment-combat-damage = только от боевого урона
unmatched-option-team-hands = Руки в команде
unmatched-option-team-hands-open = открыты товарищу
unmatched-option-team-hands-closed = закрыты
unmatched-option-glance = Цель «Мимолётного взгляда»
unmatched-option-glance-any = любой боец
unmatched-option-glance-opposing = боец противника
unmatched-option-lady = «Хозяйка озера» перемешивает колоду
unmatched-option-lady-if-searched = если искали в колоде
unmatched-option-lady-always = всегда
unmatched-option-high-ground = Возвышенность
unmatched-option-high-ground-counts = прибавляет 1 к атаке
unmatched-option-high-ground-none = ничего не прибавляет

# Стол

unmatched-table-zones = Зоны:
unmatched-table-passage = тайный ход
unmatched-table-slope = вниз с возвышенности
unmatched-table-unlined = Смежны и без линии:
unmatched-table-letter-attack = А
unmatched-table-letter-defence = З
unmatched-table-letter-versatile = У
unmatched-table-letter-scheme = П
unmatched-table-out = вне игры
unmatched-table-off-board = нет на поле
unmatched-table-piles = колода { $deck }, рука { $hand }, сброс { $discard }
unmatched-table-hand = Рука: { $cards }
unmatched-table-hand-rest = Остальные карты руки: { $cards }
unmatched-table-discard = Сброс: { $cards }
unmatched-table-known = известно: { $cards }
unmatched-table-state = { $state }: { $value_mid }
unmatched-table-tokens = { $token }: { $count }
unmatched-table-combat = Бой: { $fighter_mid } против { $target_gen }
unmatched-table-face-down = лицом вниз
unmatched-table-attack = атака: { $card }
unmatched-table-boost = усиление: { $card }
unmatched-table-defence = защита: { $card }
unmatched-table-move = перемещение { $move }
unmatched-table-actions = действий: { $count }
unmatched-table-protected = не получает урона
unmatched-table-scheme = Приём: { $card }.
unmatched-table-running = Действует карта «{ $card }».
unmatched-table-values = Атака { $attack }, защита { $defence }.
unmatched-table-ignored = 0 (не учитывается)
unmatched-table-addition = { $kind ->
    [ability] способность
    [committed] усиление «{ $card }»
    [boost] усиление «{ $card }»
    [effect] эффект «{ $card }»
    [ground] возвышенность
   *[other] { $kind }
}
unmatched-table-winner = Победил { $winner ->
    [attacker] атакующий
   *[defender] обороняющийся
}.

unmatched-table-legend =
    Ячейка подписана именем и буквами своих зон, под ней или рядом — кто на ней стоит; номер в скобках — ответ. Линия соединяет смежные ячейки; линия поверх другой лишь пересекает её; «карта m12» расскажет о ячейке. Знаки ▲ ▬ ✕ ◆ — чьи это бойцы; ♥ — здоровье, сколько есть и сколько всего.
    Буква перед картой — её тип: А — атака, З — защита, У — универсальная, П — приём. Имя в скобках у карты-ответа — чья она; без имени карта для любого бойца.

## Что бывает не так в файлах, позициях и записях этой игры

unmatched-wrong-many-spaces = на поле не больше { $most } ячеек, а здесь { $count }
unmatched-wrong-starts = нужны хотя бы две разные стартовые ячейки
unmatched-wrong-passages = тайные ходы соединяют хотя бы две разные ячейки
unmatched-wrong-slope = нужны высокая ячейка и смежная с ней низкая, например "a01 a02", а не '{ $line }'
unmatched-wrong-no-space = ячейки '{ $space }' на этом поле нет
unmatched-wrong-unreached = из '{ $other }' не дойти до '{ $space }'
unmatched-wrong-own-neighbour = '{ $space }' не может быть соседкой самой себе
unmatched-wrong-two-ends = у '{ $space }' среди соседних нет '{ $other }', а у линии два конца
unmatched-wrong-many-fighters = бойцов у игрока не больше { $most }
unmatched-wrong-no-hero = нужен хотя бы один боец с role = "hero"
unmatched-wrong-not-asked = о способности для момента '{ $moment }' не спрашивают: она случается сама
unmatched-wrong-same-moment = у героя уже есть способность для момента '{ $moment }'
unmatched-wrong-no-timing = у карты типа '{ $type }' таких эффектов не бывает
unmatched-wrong-no-fighter = такого бойца на поле нет
unmatched-wrong-not-playing = такого бойца в этой партии нет
unmatched-wrong-space-taken = '{ $space }' занята: в ячейке стоит один боец
unmatched-wrong-no-more-cards = у '{ $hero }' больше нет карты '{ $card }'
unmatched-broken-space = два бойца стоят в одной ячейке
unmatched-broken-health = у '{ $fighter }' здоровья { $health }
unmatched-broken-stands = '{ $fighter }' стоит без здоровья
unmatched-broken-board = это не то поле, которое выбрали
unmatched-broken-other-hero = у места { $seat } не тот герой, которого выбрали
unmatched-broken-no-hero = у места { $seat } нет героя, либо он есть раньше выбора
unmatched-broken-hero-twice = один герой взят дважды
unmatched-broken-out = место { $seat } выбыло, а его герой — нет
unmatched-broken-out-actions = у выбывшего остались действия
unmatched-broken-out-turn = выбывший ходит
unmatched-broken-step = { $step } — о том, чего здесь нет
unmatched-wrong-expected-in = нужно место, которое не выбыло

# Готовые фразы за столом
unmatched-phrase-hello = Привет!
unmatched-phrase-strike = Хороший удар
unmatched-phrase-moment = Думаю, секунду
unmatched-phrase-luck = Вот это везение
unmatched-phrase-again = Ещё партию?
unmatched-phrase-thanks = Спасибо за бой

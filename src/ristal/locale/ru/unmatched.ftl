# Unmatched («В битве нет равных»)

unmatched-title = Unmatched
unmatched-blurb = Герои легенд на карте зон: манёвр, приём или атака закрытой картой.
unmatched-goal = Повергните чужого героя: доведите его здоровье до нуля; помощники не в счёт. Если противников несколько, пасть должны все чужие герои. Герой и помощники дерутся картами вашей руки, а колода одна, и сброс в неё не возвращается.

# Вопросы

unmatched-ask-choose-size = { $hero }: какого размера вступить в бой? Большой прибавляет { $attack } к своим картам атаки, маленький — { $defence } к своим картам защиты; размер меняют карты.
unmatched-ask-place-hero = Кто из ваших героев встаёт на стартовую ячейку?
unmatched-ask-place-sidekick = Кого из помощников поставить следующим?
unmatched-ask-place-fighter = { $source ->
    [none] Куда поместить { $fighter_acc }?
   *[other] «{ $source }»: куда поместить { $fighter_acc }?
}
unmatched-ask-gaze = { $hero }, способность в начале хода: кому нанести { $amount ->
    [one] { $amount } урон
   *[other] { $amount } урона
}? Можно никому.
unmatched-ask-take-action = { $left ->
    [1] Второе действие:
   *[other] Первое действие:
} манёвр, приём или атака?
unmatched-ask-discard-surplus = Ход окончен, а в руке больше { $limit } карт. Какую сбросить? Осталось сбросить: { $left }.
unmatched-ask-boost-move = Усилить перемещение? Можно сбросить карту ради её усиления.
unmatched-ask-add-voyages = Прибавить к перемещению { $count } за путешествия в сбросе?
unmatched-ask-move-group = { $source ->
    [none] Кто идёт следующим?
   *[other] «{ $source }»: кто идёт следующим?
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
unmatched-ask-damage-one = «{ $source }»: кому нанести { $amount ->
    [one] { $amount } урон
   *[other] { $amount } урона
}?
unmatched-ask-choose-space = «{ $source }»: { $which ->
    [first] выберите ячейку в одной зоне с { $near_ins }. Вторую, смежную с ней, — потом.
   *[other] выберите вторую ячейку, смежную с первой.
}
unmatched-ask-discard-own = «{ $source }»: какую карту сбросить из своей руки? Осталось сбросить: { $count }.
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
unmatched-answer-done = больше никто
unmatched-answer-yes = да
unmatched-answer-no = нет
unmatched-answer-big = большой
unmatched-answer-small = маленький
unmatched-answer-draw = взять карты
unmatched-answer-recover = восстановить здоровье
unmatched-answer-place = переставить
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

unmatched-match-begun = Поле боя — { $board }. Сошлись: { $heroes }.
unmatched-fighter-placed = { $player }: { $fighter } встаёт на { $space }.
unmatched-size-changed = { $player }: размер теперь { $size ->
    [big] большой
   *[small] маленький
}.
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
unmatched-voyages-added = { $player } прибавляет к перемещению { $count } за путешествия.
unmatched-fighter-moved = { $player }: { $fighter } { $steps ->
    [0] остаётся на { $way }
   *[other] идёт: { $way }
}.
unmatched-fighter-moved-by = { $player } { $steps ->
    [0] оставляет { $fighter_acc } на { $way }
   *[other] передвигает { $fighter_acc }: { $way }
}.
unmatched-scheme-opened = { $player } открывает приём «{ $card }».
unmatched-scheme-played = { $player }: { $fighter } выполняет приём «{ $card }».
unmatched-scheme-discarded = Приём «{ $card }» выполнен и сброшен.
unmatched-attack-declared = { $player }: { $fighter } атакует { $target_acc }.
unmatched-card-laid = { $player } кладёт лицом вниз карту «{ $card }».
unmatched-card-laid-unseen = { $player } кладёт карту лицом вниз.
unmatched-defence-declined = { $player } не защищается картой.
unmatched-defence-impossible = { $player } не защищается: карт в руке нет.
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
unmatched-space-chosen = { $player } выбирает ячейку { $space }.
unmatched-opponent-picked = { $player } выбирает противника: { $target }.
unmatched-combat-decided = { $attack } против { $defence }: боевой урон { $damage }, в бою { $winner ->
    [attacker] победил атакующий
   *[defender] победил обороняющийся
}.
unmatched-combat-cards-discarded = Карты боя уходят в сброс: { $cards }.
unmatched-combat-ended = Атака окончена: { $fighter_mid } против { $target_gen }.
unmatched-damage-taken = { $fighter } получает { $amount ->
    [one] { $amount } урон
   *[other] { $amount } урона
}, здоровье: { $health }.
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

unmatched-end-hero-defeated = Победившей стороне больше не противостоит ни один герой.
unmatched-end-both-defeated = Повержены все герои; побеждает тот, чей сейчас ход.
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
unmatched-why-no-shared-zone = { $fighter } не в одной зоне с { $hero_ins }.
unmatched-why-no-scheme = В руке нет приёма, который может выполнить кто-то из ваших бойцов.
unmatched-why-no-attack = Атаковать сейчас некому или нечем: нужны цель и подходящая карта атаки.
unmatched-why-no-pass = Действия пропускать нельзя; манёвр возможен всегда.
unmatched-why-not-in-hand = Карты «{ $card }» нет у вас в руке.
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
unmatched-why-not-on-top = Карты «{ $card }» нет среди верхних, на которые вы смотрите.
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
unmatched-space-zones = { $count ->
    [one] Зона
   *[other] Зоны
}: { $zones }.
unmatched-space-next = Смежные ячейки: { $spaces }.
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
unmatched-fact-tag = Вид
unmatched-fact-spaces = Ячеек
unmatched-fact-zones = Зон
unmatched-fact-starts = Стартовых ячеек

unmatched-when-won = если вы победили в бою, { $effect }
unmatched-when-not-won = если вы не победили в бою, { $effect }
unmatched-when-moved = если ваш боец стоит не там, где начинал этот ход, { $effect }
unmatched-when-against-hero = если боец противника — герой, { $effect }
unmatched-when-felled = если при этом кто-то повержен, { $effect }
unmatched-when-done = если это сделано полностью, { $effect }

unmatched-op-draw = { $may ->
    [yes] можете взять
   *[no] возьмите
} { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
unmatched-op-move = { $may ->
    [yes] можете переместить
   *[no] переместите
} { $who ->
    [own] своего бойца
    [either] одного из участников боя
    [each-own] каждого своего бойца
    [everyone] каждого бойца на поле, своего и чужого
   *[other] { $who_acc }
} (до { $most ->
    [one] { $most } ячейки
   *[other] { $most } ячеек
}{ $through ->
    [all] {", "}можно и сквозь бойцов противника
   *[allies] {""}
})
unmatched-op-place = { $may ->
    [yes] можете поместить
   *[no] поместите
} { $who_acc } на любую свободную ячейку
unmatched-op-damage = нанесите { $count ->
    [one] { $count } урон
   *[other] { $count } урона
} бойцу противника
unmatched-op-damage-one = нанесите { $count ->
    [one] { $count } урон
   *[other] { $count } урона
} любому бойцу { $where ->
    [adjacent] на ячейке, смежной с { $of_ins }
   *[in-zone] в одной зоне с { $of_ins } (можно и { $of_dat })
}
unmatched-op-damage-one-opposing = нанесите { $count ->
    [one] { $count } урон
   *[other] { $count } урона
} бойцу противника в одной зоне с { $of_ins }
unmatched-op-choose-space = { $where ->
    [in-zone] выберите ячейку в одной зоне с { $of_ins }
   *[adjacent] выберите ещё одну ячейку, смежную с ней
}
unmatched-op-damage-spaces = нанесите по { $count ->
    [one] { $count } урону
   *[other] { $count } урона
} каждому бойцу противника на выбранных ячейках
unmatched-op-recover = { $who_mid } восстанавливает { $count ->
    [one] { $count } здоровье
   *[other] { $count } здоровья
}
unmatched-op-set-health = если здоровье { $who_gen } не больше { $at-most }, оно становится равным { $value }
unmatched-op-prevent-damage = { $who_mid } не получает урона до конца боя
unmatched-op-prevent-damage-of-combat = { $who_mid } не получает боевого урона
unmatched-op-set-value = значение этой карты становится равным { $value }
unmatched-op-add-per-tag = прибавьте к значению этой карты по 1 за { $tag ->
    [voyage] каждое другое путешествие
   *[other] каждую другую карту «{ $tag }»
} в вашем сбросе
unmatched-op-add-printed = прибавьте к значению этой карты значение, указанное на карте противника
unmatched-op-ignore-value = игнорируйте значение карты противника
unmatched-op-boost = можете усилить эту карту
unmatched-op-blind-boost = сбросьте верхнюю карту своей колоды и прибавьте её усиление к значению этой карты
unmatched-op-cancel = отмените все эффекты карты противника
unmatched-op-opponent-discards = { $choice ->
    [theirs] противник сбрасывает { $count ->
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
unmatched-op-discard = сбросьте { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
unmatched-op-look-at-hand = посмотрите руку противника
unmatched-op-take-tagged = возьмите в руку все другие { $tag ->
    [voyage] путешествия
   *[other] карты «{ $tag }»
} из своего сброса
unmatched-op-change-size = смените размер своего героя
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
unmatched-op-return-fighter = верните { $who_fallen } с полным здоровьем на свободную ячейку в одной зоне с { $near_ins }
unmatched-op-choose = выполните по очереди { $count } из следующего, каждое не больше раза: { $options }

unmatched-ability-none = нет
unmatched-ability-commit-boost = Когда атакует сам герой ({ $hero_mid }), вместе с картой атаки можно положить лицом вниз ещё одну: её усиление прибавляется к атаке. Если эффекты карты атаки отменены, усиление пропадает.
unmatched-ability-commit-boost-stays = Когда атакует сам герой ({ $hero_mid }), вместе с картой атаки можно положить лицом вниз ещё одну: её усиление прибавляется к атаке. Если эффекты карты атаки отменены, усиление пропадает — если у карты атаки вообще были эффекты.
unmatched-ability-size = Герой бывает большим и маленьким, размер меняют карты. Большой прибавляет { $attack } к картам атаки, которые играет сам, маленький — { $defence } к картам защиты.
unmatched-ability-gaze = В начале своего хода можно нанести { $amount ->
    [one] { $amount } урон
   *[other] { $amount } урона
} одному бойцу противника в одной зоне с { $hero_ins }.
unmatched-ability-voyages = При манёвре можно прибавить к перемещению своих бойцов по 1 за каждое путешествие в сбросе.

# Настройки

unmatched-option-seats = Мест
unmatched-option-mode = Режим
unmatched-option-mode-usual = обычный для числа мест
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
unmatched-option-twice = Один герой дважды
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

# Стол

unmatched-table-zones = Зоны:
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
unmatched-table-size = { $size ->
    [big] большая: +{ $attack } к картам атаки
   *[small] маленькая: +{ $defence } к картам защиты
}
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
    [size] размер
    [committed] усиление «{ $card }»
    [boost] усиление «{ $card }»
   *[effect] эффект «{ $card }»
}
unmatched-table-winner = Победил { $winner ->
    [attacker] атакующий
   *[defender] обороняющийся
}.

unmatched-table-legend =
    Ячейка подписана именем и буквами своих зон, под ней или рядом — кто на ней стоит; номер в скобках — ответ. Линия соединяет смежные ячейки; линия поверх другой лишь пересекает её; «карта m12» расскажет о ячейке. Знаки ▲ ▬ ✕ ◆ — чьи это бойцы; ♥ — здоровье, сколько есть и сколько всего.
    Буква перед картой — её тип: А — атака, З — защита, У — универсальная, П — приём. Имя в скобках у карты-ответа — чья она; без имени карта для любого бойца.

# «Битва демонов»

demons-title = Битва демонов
demons-blurb = Все кладут карту тайно; ловушки и нокауты ждут того, кто предсказуем.
demons-goal = Партия — череда боёв: бой выигрывает тот, кто остался в нём последним, а партию — кто выиграл три боя. Из боя выбывают, потеряв всю энергию (её вначале 3), попав под «Нокаут», открыв карту с неподходящим номером — обычно меньше прежнего — или оставшись без карт.

demons-ask-choose-demon = Кем вы будете? Оставьте себе одного из двух демонов.
demons-ask-trim-hand = На руке слишком много карт: сбросьте ещё { $count }. Какую карту?
demons-ask-draft-card = Какую из открытых карт взять на руку?
demons-ask-choose-move = Какую карту выложить лицом вниз?
demons-ask-use-ability-early = { $demon }: применить способность до вскрытия карт?
demons-ask-use-ability = { $demon }: применить способность после действия?
demons-ask-choose-action = «{ $card }»: какое действие выполнить?
demons-ask-choose-opponent = «{ $source }»: какого соперника выбрать?
demons-ask-take-card = «{ $source }»: рука { $target_gen } перед вами. Какую карту взять?
demons-ask-name-move = «{ $source }»: какой приём назвать?
demons-ask-lay-knockout = «{ $source }»: на какую тактику положить карту «Нокаут»?
demons-ask-set-trap = «{ $source }»: на какой тактике поставить ловушку?
demons-ask-set-traps = «{ $source }»: на какой тактике поставить ловушку? Можно ещё { $left }.
demons-ask-clear-tactics = «{ $source }»: что убрать с тактик? Можно ещё { $left }.
demons-ask-may-do = { $effect } Сделать это?
demons-ask-choose-script = Что выбрать?

demons-answer-ability = способность демона
demons-answer-pass = не применять
demons-answer-enough = достаточно
demons-answer-yes = да
demons-answer-no = нет
demons-answer-knockout = нокаут
demons-answer-trap = ловушка
demons-answer-trap-side = ловушка
demons-answer-knockout-card = карта «Нокаут»
demons-answer-of-trap = ловушка на тактике «{ $second }»
demons-answer-of-knockout = «Нокаут» на тактике «{ $second }»

demons-demons-dealt = { $player } получает на выбор: { $demons }.
demons-demons-dealt-unseen = { $player } получает на выбор двух демонов.
demons-demon-chosen = { $player } вступает в игру.
demons-fight-began = Бой { $number }. Первый игрок — { $player }.{ $battlefield ->
    [none] {""}
   *[other] {" "}Поле боя: { $battlefield }.
}
demons-cards-drawn = { $player } берёт { $count ->
    [one] карту
   *[other] карты
}: { $cards }.
demons-cards-drawn-unseen = { $player } берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
demons-deck-shuffled = Колода кончилась: сброс перемешан, теперь в колоде { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
demons-cards-discarded = { $player } сбрасывает{ $by_chance ->
    [yes] {" "}наугад
   *[no] {""}
}: { $cards }.
demons-cards-laid-out = На стол выложены: { $cards }.
demons-card-drafted = { $player } берёт со стола карту «{ $card }».
demons-draft-ended = В сброс уходят: { $cards }.
demons-card-given = { $player } получает карту «{ $card }».
demons-round-began = Раунд { $number }.
demons-move-laid = { $player } кладёт лицом вниз карту «{ $card }».
demons-move-laid-unseen = { $player } кладёт карту лицом вниз.
demons-move-revealed = { $player } открывает карту «{ $card }» ({ $number }).
demons-miss-forgiven = { $player }: номер { $number } не подходит, но карта принята.
demons-knockout-held = { $player } в стойке: «Нокаут» с тактики «{ $tactic }» уходит в стопку, демон остаётся в бою.
demons-trap-sprung = { $player } попадает в ловушку «{ $tactic }».
demons-trap-ignored = { $player } не замечает ловушку «{ $tactic }».
demons-action-chosen = { $player } выполняет действие «{ $action }».
demons-ability-used = { $player }: способность действует.
demons-damage-taken = { $player } получает { $amount ->
    [one] { $amount } урон
   *[other] { $amount } урона
}, осталось энергии: { $energy }.
demons-energy-gained = { $player } { $amount ->
    [0] не получает энергии: её и так { $energy }.
    [one] получает { $amount } энергию, теперь энергии: { $energy }.
   *[other] получает { $amount } энергии, теперь энергии: { $energy }.
}
demons-demon-left = { $player } выходит из боя: { $why ->
    [energy] энергия кончилась.
    [knockout] нокаут!
    [number] номер карты не подходит.
   *[no-card] выложить нечего.
}
demons-stance-taken = { $player } встаёт в защитную стойку.
demons-stance-held = { $player } в стойке: «{ $card }» не действует.
demons-initiative-taken = { $player } забирает карту первого игрока. Прежний первый игрок — { $former }.
demons-initiative-kept = { $player } — и так первый игрок: карта остаётся на месте.
demons-target-chosen = { $player } выбирает цель: { $target }.
demons-move-named = { $player } называет { $target_dat } приём «{ $card }».
demons-hand-shown = { $player } показывает всем руку: { $count ->
    [0] она пуста
   *[other] { $cards }
}.
demons-hand-seen = { $player } видит руку { $target_gen }: { $count ->
    [0] она пуста
   *[other] { $cards }
}.
demons-hand-seen-unseen = { $player } смотрит руку { $target_gen }.
demons-card-taken = { $player } забирает у { $target_gen } карту «{ $card }».
demons-card-taken-unseen = { $player } забирает у { $target_gen } карту.
demons-trap-set = { $player } ставит ловушку на тактике «{ $tactic }».
demons-trap-removed = { $player } снимает ловушку с тактики «{ $tactic }».
demons-knockout-laid = { $player } кладёт «Нокаут» на тактику «{ $tactic }».
demons-knockout-removed = { $player } убирает «Нокаут» с тактики «{ $tactic }».
demons-trap-appeared = Тактика «{ $tactic }» оборачивается ловушкой.
demons-knockout-appeared = На тактику «{ $tactic }» ложится «Нокаут».
demons-fight-won = Победа в бою { $number }: { $demons }. Побед: { $wins_each }.
demons-played-on = Третью победу одержали сразу несколько: играем до { $wins } побед.
demons-deciding-fight-called = Третью победу одержали сразу несколько. Решающий бой: { $demons }.
demons-demons-put-away = Остальные демоны остаются вне игры.
demons-traps-turned-back = Тактики снова лежат номером вверх: { $tactics }.
demons-knockouts-returned = «Нокаут» возвращается в стопку. Где он лежал: { $tactics }.
demons-battlefields-shuffled = Поля боя кончились: сыгранные перемешаны, теперь их в колоде { $count }.
demons-battlefield-worked = Действует поле боя: { $battlefield }.
demons-turn-began = Ход { $number }.
demons-first-to-reveal = { $player } откроет карту раньше всех.
demons-knockout-struck = { $player } попадает под «Нокаут» на тактике «{ $tactic }»; карта возвращается в стопку.
demons-second-action-begun = { $player } выполняет и второе действие: «{ $action }».
demons-no-tactic-free = { $player }: подходящей тактики нет.
demons-stopped-there = { $player } на этом останавливается.
demons-no-cards-left = { $player }: карт больше нет, брать нечего.
demons-hand-found-empty = { $player }: рука пуста.
demons-series-cleared = { $count ->
    [0] { $player } больше не в стойке.
   *[other] { $player } убирает серию в сброс: { $cards }.
}
demons-card-put-away = { $player } сбрасывает лицом вниз неоткрытую карту «{ $card }».
demons-card-put-away-unseen = { $player } сбрасывает лицом вниз неоткрытую карту.

demons-end-third-win = { $reader ->
    [won] Вы выиграли три боя.
    [lost] Соперник выиграл три боя.
   *[watcher] Третья победа в бою.
}
demons-end-fourth-win = { $reader ->
    [won] Вы выиграли четыре боя.
    [lost] Соперник выиграл четыре боя.
   *[watcher] Четвёртая победа в бою.
}
demons-end-first-of-tied = Решающую победу в бою одержали сразу несколько, и выиграл тот, кто ближе к карте первого игрока.
demons-end-deciding-fight = { $reader ->
    [won] Решающий бой — за вами.
    [lost] Решающий бой — за соперником.
   *[watcher] Победа в решающем бою.
}

demons-ended-third-win = { $reader ->
    [won] Третья победа!
    [lost] Три боя проиграны
   *[watcher] Третья победа!
}
demons-ended-fourth-win = { $reader ->
    [won] Четвёртая победа!
    [lost] Четыре боя проиграны
   *[watcher] Четвёртая победа!
}
demons-ended-first-of-tied = Право первого
demons-ended-deciding-fight = Решающий бой

demons-figure-moves = Карт открыто
demons-figure-energy = Энергии потеряно
demons-figure-traps = Сработало ловушек
demons-figure-left = Выбыл из боёв

demons-why-not-offered = Этого демона вам не раздавали: { $demon }.
demons-why-not-in-hand = Карты «{ $card }» у вас на руке нет.
demons-why-not-laid-out = Карты «{ $card }» среди выложенных нет.
demons-why-must-lay = Пока на руке есть карты, одну нужно выложить.
demons-why-action-of-another-card = «{ $action }» — не действие этой карты.
demons-why-ability-is-passive = У вашего демона нет активной способности.
demons-why-ability-is-spent = В этом бою способность уже применена: карта демона лежит лицом вниз.
demons-why-ability-at-another-time = Способность вашего демона применяют в другое время.
demons-why-target-is-self = Себя целью не выбирают.
demons-why-target-is-out = { $target } уже вне боя.
demons-why-target-is-mate = { $target } — из вашей команды.
demons-why-not-in-that-hand = Карты «{ $card }» в этой руке нет.
demons-why-knockout-lies-there = На тактике «{ $tactic }» уже лежит «Нокаут».
demons-why-is-a-trap = Тактика «{ $tactic }» уже лежит ловушкой вверх.
demons-why-no-knockout-there = На тактике «{ $tactic }» нет карты «Нокаут».
demons-why-no-trap-there = Тактика «{ $tactic }» лежит номером вверх, ловушки там нет.

demons-option-teams = Команды
demons-option-teams-no = каждый за себя
demons-option-teams-yes = двое на двое
demons-option-start = Первый бой
demons-option-start-quick = быстрый старт: по 7 карт
demons-option-start-full = с полной подготовкой
demons-option-demons = Демон
demons-option-demons-random = один из двух розданных
demons-option-first = Первый игрок
demons-option-first-random = жребий
demons-option-first-0 = первое место
demons-option-first-1 = второе место
demons-option-first-2 = третье место
demons-option-first-3 = четвёртое место
demons-option-ties = Третья победа у нескольких
demons-option-ties-first-player = важнее карта первого игрока
demons-option-ties-four-wins = игра до четырёх побед
demons-option-ties-deciding-fight = решающий бой
demons-option-initiative = «Перехват инициативы»
demons-option-initiative-damage = прежнему первому — 1 урон
demons-option-initiative-energy = прежнему первому — 1 энергия

# Тексты карт: из данных, эффект за эффектом

demons-op-draw = { $may ->
    [yes] можете взять
   *[no] возьмите
} { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
demons-op-gain = { $may ->
    [yes] можете получить
   *[no] получите
} { $count ->
    [one] { $count } энергию
   *[other] { $count } энергии
}
demons-op-suffer = { $may ->
    [yes] можете получить
   *[no] получите
} { $count ->
    [one] { $count } урон
   *[other] { $count } урона
}
demons-op-damage-opponents = { $may ->
    [yes] можете нанести
   *[no] нанесите
} { $count ->
    [one] { $count } урон
   *[other] { $count } урона
} всем соперникам
demons-op-discard-opponents = { $may ->
    [yes] можете заставить каждого соперника сбросить
   *[no] каждый соперник сбрасывает
} { $count ->
    [one] { $count } случайную карту
    [few] { $count } случайные карты
   *[many] { $count } случайных карт
}
demons-op-choose-opponent = { $may ->
    [yes] можете выбрать
   *[no] выберите
} соперника
demons-op-damage = { $may ->
    [yes] можете нанести
   *[no] нанесите
} ему { $count ->
    [one] { $count } урон
   *[other] { $count } урона
}
demons-op-damage-per-card = { $may ->
    [yes] можете нанести
   *[no] нанесите
} ему { $count ->
    [one] { $count } урон
   *[other] { $count } урона
} за каждую карту «{ $move }» в вашей серии, считая и эту
demons-op-look-and-take = { $may ->
    [yes] можете посмотреть его руку и взять
   *[no] посмотрите его руку и возьмите
} из неё одну карту
demons-op-take-random = { $may ->
    [yes] можете взять
   *[no] возьмите
} случайную карту из его руки
demons-op-discard-target = { $may ->
    [yes] можете заставить его сбросить
   *[no] он сбрасывает
} { $count ->
    [one] { $count } случайную карту
    [few] { $count } случайные карты
   *[many] { $count } случайных карт
}
demons-op-name-move = { $may ->
    [yes] можете назвать
   *[no] назовите
} приём
demons-op-discard-named = { $may ->
    [yes] можете заставить его сбросить все названные карты, а если их нет — показать руку всем
   *[no] он сбрасывает все названные карты, а если их нет — показывает руку всем
}
demons-op-take-stance = { $may ->
    [yes] можете повернуть
   *[no] поверните
} эту карту: пока она в серии, на вас не действуют «Нокаут», «Град ударов» и действия «Натиска»
demons-op-take-initiative = { $may ->
    [yes] можете забрать
   *[no] заберите
} карту первого игрока: её прежний владелец, если он в бою, получает 1 урон, а ход сразу идёт от вас
demons-op-take-initiative-energy = { $may ->
    [yes] можете забрать
   *[no] заберите
} карту первого игрока: её прежний владелец, если он в бою, получает 1 энергию, а ход сразу идёт от вас
demons-op-lay-knockout = { $may ->
    [yes] можете выложить
   *[no] выложите
} карту «Нокаут»
demons-op-set-trap = { $may ->
    [yes] можете поставить
   *[no] поставьте
} ловушку
demons-op-set-traps = { $may ->
    [yes] можете поставить
   *[no] поставьте
} до { $count ->
    [one] { $count } ловушки
   *[other] { $count } ловушек
}
demons-op-clear-tactics = { $may ->
    [yes] можете убрать
   *[no] уберите
} до { $count ->
    [one] { $count } карты «Нокаут» или ловушки
   *[other] { $count } карт «Нокаут» и ловушек, в любом сочетании
}
demons-op-other-action = { $may ->
    [yes] можете выполнить
   *[no] выполните
} и второе действие этой карты
demons-op-act-first = { $may ->
    [yes] можете открыть
   *[no] откройте
} свою карту первым; остальные — в обычном порядке
demons-op-choose = { $may ->
    [yes] можете выбрать
   *[no] выберите
} { $count ->
    [one] одно
   *[other] { $count }
}: { $options }
demons-op-gain-all = каждый демон получает { $count ->
    [one] { $count } энергию
   *[other] { $count } энергии
}
demons-op-draw-all = каждый демон берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
demons-op-give-all = каждый игрок получает карту «{ $move }»
demons-op-scatter-traps = { $count ->
    [one] { $count } случайная тактика становится ловушкой
    [few] { $count } случайные тактики становятся ловушками
   *[many] { $count } случайных тактик становятся ловушками
}
demons-op-scatter-knockouts = { $count ->
    [one] { $count } карта «Нокаут» ложится на случайную свободную тактику
    [few] { $count } карты «Нокаут» ложатся на случайные свободные тактики
   *[many] { $count } карт «Нокаут» ложатся на случайные свободные тактики
}
demons-op-damage-from = каждый демон, у которого энергии { $least } или больше, получает { $count ->
    [one] { $count } урон
   *[other] { $count } урона
}

# Тексты карт вкратце: строка на карту; действия без своей строки здесь говорятся как обычно

demons-brief-choose-opponent = {""}
demons-brief-name-move = {""}
demons-brief-draw = карт +{ $count }
demons-brief-gain = энергии +{ $count }
demons-brief-damage = сопернику { $count ->
    [one] { $count } урон
   *[other] { $count } урона
}
demons-brief-damage-per-card = сопернику урон: { $count } за каждую «{ $move }» в серии
demons-brief-damage-opponents = всем соперникам { $count ->
    [one] { $count } урон
   *[other] { $count } урона
}
demons-brief-discard-opponents = соперники теряют по { $count ->
    [one] { $count } карте
   *[other] { $count } карты
}
demons-brief-look-and-take = взять карту соперника на выбор
demons-brief-take-random = взять карту соперника наугад
demons-brief-discard-named = соперник сбросит названный приём
demons-brief-take-stance = защита от «Нокаута», «Града» и «Натиска»
demons-brief-take-initiative = стать первым, прежнему 1 урон
demons-brief-take-initiative-energy = стать первым, прежнему 1 энергия
demons-brief-lay-knockout = «Нокаут» на тактику
demons-brief-set-trap = ловушка на тактику
demons-brief-clear-tactics = убрать до { $count } с тактик

demons-kind-active = Раз за бой
demons-kind-passive = Всегда
demons-timing-own-act = В свой ход, до или после действия
demons-timing-after-action = В свой ход, после действия
demons-timing-after-hit = После своего действия, которое нанесло урон ровно одному из оставшихся в бою соперников
demons-timing-before-reveal = Когда все выложили карты и ни одна не открыта
demons-timing-fight-start = В начале боя
demons-timing-hit = Когда ваше действие наносит урон сопернику
demons-timing-missed = Если номер открытой карты выходит за предел не больше чем на { $slack }, карта всё равно принимается
demons-when = если { $condition }, { $effect }
demons-if-did = это { $not ->
    [yes] не сделано
   *[no] сделано
}
demons-if-energy-below = у вас { $not ->
    [yes] не меньше
   *[no] меньше
} { $count } энергии
demons-modifier-trap-proof = Ловушки не наносят вам урона.
demons-modifier-hand = При подготовке к бою у вас на { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} больше, чем у других.
demons-modifier-gains = «{ $action }» даёт вам на { $count ->
    [one] { $count } энергию
   *[other] { $count } энергии
} больше.
demons-field-start = В начале боя
demons-field-round = В начале каждого раунда, кроме первого
demons-field-round-end = В конце каждого раунда
demons-field-series-strict = Равные номера подряд запрещены: номер должен быть больше, чем у карты слева.
demons-field-series-falling = Серии не растут: номер должен быть не больше, чем у карты слева.
demons-field-trap-damage = Ловушка наносит { $count ->
    [one] { $count } урон
   *[other] { $count } урона
}.

# Каталог

demons-fact-number = номер
demons-fact-copies = карт в колоде
demons-fact-stopped_by_stance = не действует на демона в стойке
demons-fact-card = приём
demons-fact-kind = способность
demons-fact-series = номера в серии
demons-fact-trap_damage = урон ловушки
demons-kind-of-ability = { $active ->
    [yes] активная, раз за бой
   *[no] пассивная
}
demons-kind-of-series = { $series ->
    [strict] растут
    [falling] не растут
   *[rising] не убывают
}
demons-move-text =
    Номер { $number }.
    «{ $first }»: { $first_text }
    «{ $second }»: { $second_text }
demons-move-short = { $first } — { $first_text } { $second } — { $second_text }
demons-marker-knockout = «Нокаут»
demons-marker-knockout-text = Кто откроет карту этой тактики, выходит из боя, а «Нокаут» возвращается в стопку. Демона в защитной стойке он не берёт.
demons-marker-trap = Ловушка
demons-marker-trap-text = Кто откроет карту этой тактики, получает урон: 1, если поле боя не говорит иного. Ловушка остаётся до конца боя.

# Что ждёт карту, если ничего не изменится

demons-warn-number-low = номер меньше { $limit }: выйдете из боя
demons-warn-number-high = номер больше { $limit }: выйдете из боя
demons-warn-number-forgiven = { $count ->
    [0] номер не подходит, но способность выручит
   *[other] номер не подходит, но способность выручит ценой { $count } урона
}
demons-warn-knockout = «Нокаут»: выйдете из боя
demons-warn-knockout-held = стойка удержит «Нокаут»
demons-warn-trap = ловушка: { $count ->
    [one] { $count } урон
   *[other] { $count } урона
}
demons-warn-trap-out = ловушка отнимет последнюю энергию: выйдете из боя
demons-warn-trap-safe = ловушка вам не страшна

demons-strip-number-low = { $number } < { $limit } — выбудете
demons-strip-number-high = { $number } > { $limit } — выбудете
demons-strip-number-forgiven = { $count ->
    [0] номер простится
   *[other] номер простится: −{ $count }
}
demons-strip-knockout = «Нокаут» — выбудете
demons-strip-knockout-held = стойка держит
demons-strip-trap = ловушка: −{ $count }
demons-strip-trap-out = ловушка — выбудете
demons-strip-trap-safe = ловушка не страшна

demons-table-fight = Бой { $fight } · раунд { $round } · ход { $turn } из 3
demons-table-prepare = Бой { $fight } · подготовка
demons-table-setup = Выбор демонов
demons-table-battlefield = Поле боя: { $battlefield }
demons-table-hand = рука
demons-table-held = рука { $count }{ $known ->
    [all] : { $cards }
    [some] , из них { $cards }
   *[none] {""}
}
demons-table-series = серия
demons-table-laid = лицом вниз
demons-table-first = П
demons-table-trap = Л
demons-table-knockout = Н
demons-table-stance = стойка
demons-table-out = вне боя
demons-table-spent = способность применена
demons-table-known = держит { $cards }
demons-table-piles = Колода: { $deck } · сброс: { $discard } · «Нокаут»: { $knockouts }
demons-table-draft = Выложены: { $cards }
demons-table-sealed = выбор сделан
demons-table-why = вне боя: { $why ->
    [energy] без энергии
    [knockout] нокаут
    [number] номер
   *[no-card] без карт
}
demons-table-order = Ещё откроют карты: { $seats }
demons-table-running = Идёт: { $kind ->
    [action] «{ $action }»
    [ability] способность
   *[battlefield] поле боя «{ $source }»
}
demons-table-legend =
    Ряд тактик: номер и название приёма, Л — ловушка, Н — «Нокаут». Обычно номера в серии не убывают: «→ ≥4» — следующий не меньше 4.
    П — карта первого игрока; ⚡ — энергия (до 6); ★ — победы. Метки мест: ▲ ▬ ✕ ◆; команды — X и O.

## Что бывает не так в файлах, позициях и записях этой игры

demons-wrong-one-moment = демон делает что-то только в один момент
demons-wrong-once = once = true стоит при этих моментах, и только при них: { $timings }
demons-wrong-two-actions = у карты два действия, а здесь { $count }
demons-wrong-slack = moment = "{ $timing }" и modify = "limit" бывают только вместе
demons-wrong-moves = приёмов { $needed }, и тактик столько же, а здесь { $count }
demons-wrong-copies = карт со всеми копиями должно быть { $needed }, а здесь { $count }
demons-wrong-demons = { $players } игрокам нужно по два демона, а здесь всего { $count }
demons-wrong-battlefield-can = поле боя умеет { $effects } и никогда 'may', а здесь '{ $effect }'
demons-wrong-passive-only = несколько их бывает только у пассивного демона
demons-wrong-no-action = действия '{ $action }' нет
demons-wrong-needs-opponent = перед '{ $effect }' нужен 'choose-opponent'
demons-wrong-no-move = приёма '{ $move }' нет
demons-wrong-of-battlefield = '{ $effect }' бывает только у полей боя
demons-wrong-needs-timing = для '{ $effect }' нужен timing '{ $timing }'
demons-wrong-laid-phase = карты кладут в ходе, а не в фазе '{ $phase }'
demons-wrong-out = у кого её нет, тот выбыл: назовите его место в 'out'
demons-wrong-two-sides-in = в бою должны остаться две стороны
demons-wrong-laid = нужна карта для каждого места, '' — для выбывших
demons-wrong-no-battlefield = вдвоём играют без него
demons-wrong-different-demons = нужны разные из { $demons }, всего { $count }
demons-wrong-series = до карты этого хода там лежит не больше { $most } карт
demons-broken-cards = карт приёмов каждого вида — { $counts }
demons-broken-battlefield = не хватает поля боя
demons-broken-energy = у места { $seat } энергии { $energy }
demons-broken-no-energy = место { $seat } сражается без энергии
demons-broken-laid = у места { $seat } больше одной карты лицом вниз
demons-broken-series = серия места { $seat } длиннее раунда
demons-broken-other-demon = у места { $seat } не тот демон, которого выбрали
demons-broken-same-demon = у двух мест один и тот же демон
demons-broken-offered-twice = демона предлагают дважды
demons-broken-none-laid = место { $seat } не положило карту
demons-broken-asked = карту просят не у тех, кто в бою
demons-broken-not-offered = демонов предлагают не тем, у кого их нет

# Готовые фразы за столом
demons-phrase-hello = Приветствую
demons-phrase-strike = Красивая ловушка
demons-phrase-moment = Выбираю тактику
demons-phrase-luck = Повезло же
demons-phrase-again = Ещё раз?
demons-phrase-thanks = Спасибо за битву

# «Боец»

boets-title = Боец
boets-blurb = Одинаковые кубики дают мощность приёму, контрприём отвечает на контрприём.
boets-goal = У каждого бойца 12 жетонов здоровья; у кого не осталось здоровых, тот в нокауте и проиграл. Бьют картами-приёмами, а мощность им дают одинаковые кубики на ринге. Раундов не больше трёх: если оба устояли, победит тот, у кого одинаковых кубиков больше.

boets-ask-choose-fighter = Кем вы выходите на ринг?
boets-ask-mobilise = Мобилизация: какие кубики бросить?{ $count ->
    [0] {" "}Можно до { $left } или ни одного.
   *[other] {" "}Выбрано: { $picked }. { boets-more }
}
boets-ask-roll-for-discard = За сброшенный приём можно бросить кубики его цвета.{ $count ->
    [0] {" "}До { $left } или ни одного.
   *[other] {" "}Выбрано: { $picked }. { boets-more }
}
boets-ask-roll-dice = «{ $source }»: какие свои кубики бросить?{ $count ->
    [0] {""}
   *[other] {" "}Выбрано: { $picked }.
}{ $needed ->
    [0] { $count ->
        [0] {" "}Можно до { $left } или ни одного.
       *[other] {" "}{ boets-more }
    }
   *[other] {" "}Осталось выбрать: { $needed }.
}
boets-ask-stun = Оглушение: какой кубик противника бросить?
boets-ask-keep-dice = Какие кубики остаются на ринге до следующего раунда?{ $count ->
    [0] {" "}Можно до { $left } или ни одного.
   *[other] {" "}Выбрано: { $picked }. { boets-more }
}
boets-ask-perform-technique = Проведите приём или сбросьте карту.
boets-ask-retry-attack = Ваша атака отменена, но можно провести другую. Какую?
boets-ask-call-judge = Судья заметил нарушение. Сыграете карту, чтобы избежать жёлтой карточки?{ $yellow ->
    [0] {""}
   *[other] {" "}Одна у вас уже есть: вторая — дисквалификация.
}
boets-ask-play-counter = { $type ->
    [attack] Противник атакует
   *[other] Противник отвечает контрприёмом
}: «{ $technique }»{ $power ->
    [min] , минимальная мощность
    [mid] , средняя мощность
    [max] , максимальная мощность
   *[other] {""}
}. Ответите контрприёмом?
boets-ask-use-protection = Защита: что не пройдёт? Вам грозит получить { boets-hurts }; снять можно ещё { $left }.
boets-ask-shake-off = От какого повреждения вы избавитесь? Вам грозит получить { boets-hurts }; снять нужно ещё { $left }.
boets-ask-heal-token = Лечение: вернуть потерянный жетон или перевернуть болевой? Осталось вылечить: { $left }.
boets-ask-contuse = Контузия: какую карту противника сбросить? Осталось сбросить: { $left }.
boets-ask-discard-cards = «{ $source }»: какие карты сбросить? Сколько угодно, хоть все сразу; потом — хватит.
boets-ask-scorn-pain = «{ $source }»: отдать здоровый жетон (их у вас { $healthy }) за карту и бросок (кубиков — до { $dice })?{ $healthy ->
    [1] {" "}Это последний: вы проиграете.
   *[other] {""}
}
boets-ask-nudge-die = «{ $source }»: значение какого кубика на ринге изменить на единицу? Можно и никакого.
boets-ask-nudge-by = Кубик — { $die }: прибавить единицу или убавить?
boets-ask-swap-dice = «{ $source }»: какие два кубика на ринге меняются значениями? Назовите первый или сразу оба.
boets-ask-swap-with = Кубик — { $die }: с каким он меняется значением?
boets-ask-turn-die = «{ $source }»: какой кубик на ринге повернуть?
boets-ask-turn-to = Кубик — { $die }: какой стороной вверх?
boets-ask-discard-down = На руке больше пяти карт. Какую сбросить? Осталось сбросить: { $left }.
boets-ask-exchange-card = Ваша способность: положить карту под колоду и взять верхнюю?
boets-ask-search-deck = Ваша способность: какую карту взять из колоды?

boets-answer-enough = хватит
boets-answer-pass = пропустить
boets-answer-again = отдать жетон
boets-answer-regain = вернуть жетон
boets-answer-soothe = снять боль
boets-answer-damage = обычное
boets-answer-pain = болевое
boets-answer-discard = сбросить
boets-answer-min = мин
boets-answer-mid = сред
boets-answer-max = макс
boets-answer-pair = { $first }, { $second }
boets-answer-of-discard = сбросить карту «{ $second }»
boets-note-discard = → бросок до { $most } кубиков: { $dice }
boets-note-forbidden = { $does }; запрещённая
boets-note-idle = ⚠ на контрприём не действует
boets-note-on-ring = с ринга
boets-answer-r = красный из запаса
boets-answer-y = жёлтый из запаса
boets-answer-b = синий из запаса
boets-answer-w = белый из запаса
boets-answer-red = красный из запаса
boets-answer-yellow = жёлтый из запаса
boets-answer-blue = синий из запаса
boets-answer-white = белый из запаса

boets-die-referee = проверка судьи: запрещённую атаку он заметит, если выпадет не больше, чем для неё нужно кубиков
boets-die-against-damage = против повреждений: пройдёт не больше, чем выпадет
boets-die-doctor = проверка врача, потому что боли больше, чем здоровья; шестёрка остановит бой
boets-die-first-turn = кому начинать: тому, у кого больше

boets-fighter-picked = { $player } выбирает бойца: { $fighter }.
boets-fighter-chosen = { $player } выходит на ринг.
boets-first-rolled = { $player } бросает кубик, кому начинать: { $value }.
boets-round-began = Раунд { $round }. Первый ход: { $player }.
boets-deck-shuffled = { $player } собирает карты и перемешивает колоду ({ $count }).
boets-turn-began = Ход: { $player }.
boets-turn-skipped = { $player } в нокдауне и пропускает ход.
boets-dice-taken = { $player } готовит к броску: { $dice }.
boets-dice-rolled = { $player }: на кубиках выпало { $values }.
boets-die-changed = { $player }: { $die } теперь показывает { $value }.
boets-technique-played = { $player }: { $type ->
    [attack] атака
    [counter] контрприём
   *[manoeuvre] манёвр
} «{ $technique }»{ $power ->
    [min] , минимальная мощность
    [mid] , средняя мощность
    [max] , максимальная мощность
   *[other] {""}
}{ $imitated ->
    [yes] {" "}— «Имитацией»
   *[no] {""}
}.
boets-technique-landed = { $player }: { $type ->
    [attack] атака «{ $technique }» проходит.
   *[counter] контрприём «{ $technique }» остаётся в силе.
}
boets-technique-ended = { $player }: приём завершён.
boets-judge-played = { $player } играет «{ $technique_acc }» и избегает жёлтой карточки.
boets-card-discarded = { $player }: сброшена карта «{ $technique }».
boets-referee-looked = { $player }: запрещённая атака. Судья заметит её, если выпадет { $limit } или меньше.
boets-referee-rolled = { $player }: на проверке выпало { $value } — { $noticed ->
    [yes] судья заметил.
   *[no] судья не заметил.
}
boets-yellow-given = { $player } получает жёлтую карточку{ $count ->
    [1] .
   *[other] , уже вторую: дисквалификация.
}
boets-yellow-dropped = { $player } избавляется от жёлтой карточки.
boets-attack-cancelled = { $player }: атака «{ $technique }» отменена{ $retry ->
    [yes] {" "}— можно провести другую.
   *[no] .
}
boets-counter-cancelled = { $player }: контрприём «{ $technique }» отменён.
boets-protection-raised = { $player }: защита от атаки — { $protection }.
boets-damage-due = { $player }: грозит { boets-hurts }.
boets-damage-rolled = { $player } бросает кубик против повреждений: { $value }.
boets-damage-taken = { $player } получает { boets-hurts }. Здоровых жетонов { $healthy }, болевых { $hurt }.
boets-token-paid = { $player } отдаёт здоровый жетон. Осталось здоровых: { $healthy }.
boets-token-healed = { $player }: { $regained ->
    [yes] потерянный жетон возвращается.
   *[no] болевое повреждение излечено.
}
boets-pain-healed = { $player }: излечено болевых повреждений — { $count }.
boets-knocked-down = { $player } в нокдауне: следующий ход пропущен, а противник ходит ещё раз.
boets-hand-seen = { $player }: рука открыта противнику — { $cards }.
boets-hand-seen-empty = { $player }: рука открыта противнику, карт в ней нет.
boets-hand-seen-unseen = { $player }: противник смотрит карты в руке.
boets-cards-drawn = { $player } берёт { $count ->
    [one] карту
   *[other] карты
}: { $cards }.
boets-cards-drawn-unseen = { $player } берёт { $count ->
    [one] { $count } карту.
    [few] { $count } карты.
   *[many] { $count } карт.
}
boets-card-found = { $player } выбирает в колоде карту «{ $card }».
boets-card-found-unseen = { $player } выбирает карту в колоде.
boets-card-exchanged = { $player } кладёт под колоду «{ $card_acc }» и берёт «{ $drawn_acc }».
boets-card-exchanged-unseen = { $player } кладёт карту под колоду и берёт верхнюю.
boets-round-ended = { $player }: в колоде не осталось карт. Раунд { $round } окончен.
boets-round-prepared = Впереди раунд { $round }.
boets-dice-kept = { $player } оставляет на ринге: { $dice }.
boets-dice-returned = { $player }: кубики возвращаются в запас.
boets-points-shown = { $player }: все кубики на ринге, в каждом цвете — одно значение!
boets-doctor-called = { $player }: болевых повреждений больше, чем здоровых жетонов. Врачебная проверка — боец бросает { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}; шестёрка остановит бой.
boets-doctor-rolled = { $player }: выпало { $values } — { $stopped ->
    [yes] врач останавливает бой.
   *[no] можно продолжать.
}
boets-final-counted = Финал. Считают самые большие группы одинаковых кубиков каждого цвета: { $dice_each }.
boets-tie-broken = Равенство. Здоровых жетонов: { $healthy_each }; всего жетонов: { $tokens_each }.

boets-end-knock-out = { $reader ->
    [won] У соперника не осталось здоровых жетонов.
    [lost] У вас не осталось здоровых жетонов.
   *[watcher] У проигравшего не осталось здоровых жетонов.
}
boets-end-disqualification = { $reader ->
    [won] У соперника вторая жёлтая карточка.
    [lost] У вас вторая жёлтая карточка.
   *[watcher] Дисквалификация: вторая жёлтая карточка.
}
boets-end-points = { $reader ->
    [won] Все ваши кубики на ринге, и в каждом цвете — одно число.
    [lost] Все кубики соперника на ринге, и в каждом цвете — одно число.
   *[watcher] Победа по очкам: все кубики на ринге, и в каждом цвете — одно число.
}
boets-end-technical = { $reader ->
    [won] Врач остановил бой: соперник продолжать не может.
    [lost] Врач остановил бой: вы продолжать не можете.
   *[watcher] Техническая победа: врач остановил бой.
}
boets-end-final = { $reader ->
    [won] Финал: одинаковых кубиков на ринге у вас больше.
    [lost] Финал: одинаковых кубиков на ринге больше у соперника.
   *[watcher] Победа в финале: одинаковых кубиков на ринге больше.
}
boets-end-more-healthy = { $reader ->
    [won] Поровну, но здоровых жетонов больше у вас.
    [lost] Поровну, но здоровых жетонов больше у соперника.
   *[watcher] Поровну, но здоровых жетонов больше.
}
boets-end-more-tokens = { $reader ->
    [won] Поровну, но жетонов здоровья больше у вас.
    [lost] Поровну, но жетонов здоровья больше у соперника.
   *[watcher] Поровну, но жетонов здоровья больше.
}
boets-end-moved-last = { $reader ->
    [won] Поровну во всём; последний ход был ваш.
    [lost] Поровну во всём; последним ходил соперник.
   *[watcher] Поровну во всём; последним ходил победитель.
}

boets-ended-knock-out = Нокаут!
boets-ended-disqualification = Снят с боя
boets-ended-points = По очкам
boets-ended-technical = Врач решил
boets-ended-final = Финал
boets-ended-more-healthy = По здоровью
boets-ended-more-tokens = По жетонам
boets-ended-moved-last = Последний ход

boets-figure-techniques = Приёмов проведено
boets-figure-damage = Повреждений получено
boets-figure-pain = Болевых получено
boets-figure-parried = Атак отбито
boets-figure-knock-downs = Побывал в нокдауне
boets-figure-yellow = Жёлтых карточек

boets-why-fighter-taken = { $fighter } уже на ринге.
boets-why-no-such-die = Такого кубика там больше нет: { $die }.
boets-why-die-not-here = Этот кубик сейчас не годится: { $die }.
boets-why-die-order = Взять его тоже можно ({ $die }): назовите кубики вместе, в любом порядке — по порядку их расставит программа.
boets-why-die-last = Взять его тоже можно ({ $die }): назовите оба кубика вместе, в любом порядке, — обмен всегда между двумя.
boets-why-dice-too-few = Нужно выбрать хотя бы { $least ->
    [one] { $least } кубик
    [few] { $least } кубика
   *[many] { $least } кубиков
}.
boets-why-not-in-hand = Карты «{ $technique }» нет у вас в руке.
boets-why-not-in-his-hand = Карты «{ $technique }» нет у противника в руке.
boets-why-not-in-deck = Карты «{ $technique }» нет в колоде.
boets-why-must-discard = Если приёма нет или вы его не хотите, одну карту нужно сбросить.
boets-why-only-in-answer = «{ $technique }» — контрприём: им отвечают на атаку или контрприём противника.
boets-why-only-after-check = «{ $technique }» играют только сразу после неудачной проверки судьи.
boets-why-only-judge = «{ $technique }» от жёлтой карточки не спасёт.
boets-why-only-counter = «{ $technique }» — не контрприём: им сейчас не ответить.
boets-why-only-on-attack = «{ $technique }» действует против атаки, а не против контрприёма.
boets-why-only-attack = «{ $technique }» — не атака, а после отмены можно провести только атаку.
boets-why-nothing-to-copy = Копировать нечего: в последний свой ход противник не сыграл своей карты атаки или манёвра, а «Имитацию» она не повторяет.
boets-why-name-power = «{ $technique }» сыграть можно: назовите и мощность — мин, сред или макс.
boets-why-needs-dice = Для этого на ринге нужно { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
} одного значения, цвет — { $colour }.
boets-why-needs-equal-dice = Для этого на ринге нужно { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
} одного цвета и значения.
boets-why-nudge-bounds = На кубике бывает от 1 до 6.
boets-why-deck-empty = Колода пуста, карту взять нельзя.

# «1 обычное и 2 болевых повреждения»
boets-more = Можно ещё { $left }.
boets-hurts = { $damage ->
    [0] { $pain ->
        [0] 0
       *[other] {""}
    }
    [one] { $damage } обычное
    [few] { $damage } обычных
   *[many] { $damage } обычных
}{ $damage ->
    [0] {""}
   *[other] { $pain ->
        [0] {""}
       *[other] {" "}и{" "}
    }
}{ $pain ->
    [0] {""}
    [one] { $pain } болевое
    [few] { $pain } болевых
   *[many] { $pain } болевых
} { $pain ->
    [0] { $damage ->
        [one] повреждение
        [few] повреждения
       *[many] повреждений
    }
    [one] повреждение
    [few] повреждения
   *[many] повреждений
}
boets-op-hit = { boets-hurts } противнику
boets-op-stun = оглушение: бросьте { $count ->
    [one] { $count } кубик противника
    [few] { $count } кубика противника
   *[many] { $count } кубиков противника
} с ринга или из запаса
boets-op-contuse = контузия: посмотрите руку противника и сбросьте из неё { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
boets-op-protect = защита: получите от атаки на { $count ->
    [one] { $count } повреждение
    [few] { $count } повреждения
   *[many] { $count } повреждений
} меньше
boets-op-knock-down = нокдаун: противник пропускает свой следующий ход, а вы сразу после этого хода делаете ещё один
boets-op-heal = лечение: { $count ->
    [1] верните потерянный жетон или переверните болевой здоровой стороной вверх
   *[other] верните потерянные жетоны или переверните болевые здоровой стороной вверх, всего { $count }
}
boets-op-choose = выполните { $count } из следующего, в любом порядке и без повторов: { $options }
boets-short-choose = на выбор: { $count }
boets-row-choose = на выбор: { $count }
boets-ask-choose-script = Что выбрать?
boets-op-drop-yellow = сбросьте свою жёлтую карточку
boets-op-cancel = { $what ->
    [attack] отмените атаку противника
   *[any] отмените атаку или контрприём противника
}
boets-op-cancel-retry = отмените атаку противника; он может провести другую
boets-op-roll = бросьте { $least ->
    [0] до { $most } своих кубиков
   *[other] { $most ->
        [one] { $most } свой кубик
        [few] { $most } своих кубика
       *[many] { $most } своих кубиков
    }
}
boets-op-reroll = перебросьте { $most ->
    [99] сколько угодно
   *[other] до { $most }
} своих кубиков на ринге
boets-op-discard = сбросьте сколько угодно своих карт
boets-op-scorn = сколько угодно раз: потеряйте здоровый жетон, возьмите карту и, если хотите, бросьте { $dice ->
    [one] один свой кубик
   *[other] до { $dice } своих кубиков
}
boets-op-nudge = измените значение своего кубика на ринге на единицу
boets-op-swap = поменяйте местами значения двух своих кубиков на ринге
boets-op-turn = поверните свой кубик на ринге любой стороной вверх
boets-op-copy = повторите атаку или манёвр, который противник провёл в свой последний ход
boets-op-avoid-yellow = сразу после неудачной проверки: вы не получаете жёлтую карточку

boets-short-hit = { $damage ->
    [0] {""}
   *[other] урон { $damage }
}{ $damage ->
    [0] {""}
   *[other] { $pain ->
        [0] {""}
       *[other] ,{" "}
    }
}{ $pain ->
    [0] {""}
   *[other] боль { $pain }
}
boets-short-stun = оглушение { $count }
boets-short-contuse = контузия { $count }
boets-short-protect = защита { $count }
boets-short-knock-down = нокдаун
boets-short-heal = лечение { $count }
boets-short-drop-yellow = снять жёлтую
boets-short-cancel = { $what ->
    [attack] отмена атаки
   *[any] отмена атаки или ответа
}
boets-short-cancel-retry = отмена, он может повторить
boets-short-roll = бросить { $most }
boets-short-reroll = перебросить { $most ->
    [99] сколько угодно
   *[other] до { $most }
}
boets-short-discard = сбросить карты
boets-short-scorn = за свой жетон карта и кубиков: { $dice }
boets-short-nudge = ±1 на кубике
boets-short-swap = обмен значений
boets-short-turn = повернуть кубик
boets-short-copy = копия
boets-short-avoid-yellow = без жёлтой

boets-row-hit = { $damage ->
    [0] {""}
    [one] { $damage } обычное
   *[other] { $damage } обычных
}{ $damage ->
    [0] {""}
   *[other] { $pain ->
        [0] {""}
       *[other] {" "}и{" "}
    }
}{ $pain ->
    [0] {""}
    [one] { $pain } болевое
   *[other] { $pain } болевых
}
boets-row-stun = { $count ->
    [1] оглушение
   *[other] оглушение { $count }
}
boets-row-contuse = сбросить { $count ->
    [one] { $count } его карту
    [few] { $count } его карты
   *[many] { $count } его карт
}
boets-row-protect = защита { $count }
boets-row-knock-down = нокдаун
boets-row-heal = лечение { $count }
boets-row-drop-yellow = снять с себя жёлтую карточку
boets-row-cancel = { $what ->
    [attack] отменить атаку
   *[any] отменить атаку или контрприём
}
boets-row-cancel-retry = отменить атаку; он может провести другую
boets-row-roll = бросить { $most ->
    [one] { $most } свой кубик
    [few] { $most } своих кубика
   *[many] { $most } своих кубиков
}
boets-row-reroll = перебросить { $most ->
    [99] сколько угодно
   *[other] до { $most }
} кубиков ринга
boets-row-discard = сбросить сколько угодно карт
boets-row-scorn = за здоровый жетон: карта и { $dice ->
    [one] { $dice } кубик
   *[other] до { $dice } кубиков
}
boets-row-nudge = ±1 на своём кубике ринга
boets-row-swap = обменять значения двух кубиков
boets-row-turn = повернуть кубик любой стороной
boets-row-copy = повторить последний приём противника
boets-row-avoid-yellow = сразу после неудачной проверки: нет жёлтой карточки

boets-no-ability = Способности нет.
boets-ability-mobilise = вы мобилизуете до { $to } кубиков
boets-ability-pain = вы получаете за ход не больше { $to ->
    [one] { $to } болевого повреждения
   *[other] { $to } болевых повреждений
}
boets-ability-goes-first = вы всегда ходите первым
boets-ability-said = { $when ->
    [none] { $does }
   *[other] { $condition }, { $does }
}
boets-ability-at = { $moment ->
    [begins-round] начиная раунд,
    [round-begins] в начале раунда, до раздачи,
    [round-prepared] перед новым раундом{ $when ->
        [none] {""}
       *[other] ,
    }
    [damage-due] получая повреждения,
   *[hand-refreshed] обновив руку,
} { $said }
boets-op-take-turns = делайте { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
} подряд
boets-op-search-deck = возьмите из своей колоды { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} на выбор
boets-op-recover = излечите { $count ->
    [one] { $count } повреждение
    [few] { $count } повреждения
   *[many] { $count } повреждений
}
boets-op-keep-dice = можете оставить на ринге до { $count } своих кубиков
boets-op-roll-damage = бросьте кубик и получите не больше, чем выпало; какие — решаете сами
boets-op-exchange-card = можете положить карту под колоду и взять верхнюю
boets-when = { $condition }, { $effect }
boets-if-round = { $not ->
    [yes] если это не раунд { $number }
   *[no] если это раунд { $number }
}
boets-if-fewer-dice = { $not ->
    [yes] если кубиков на ринге противника не больше, чем на вашем
   *[no] если кубиков на ринге противника больше
}

boets-brief-mobilise-fewer-dice = Кубиков меньше — бросит до { $to }
boets-brief-goes-first = Ходит первым
boets-brief-begins-round-take-turns = Начиная раунд — { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
} подряд
boets-brief-pain = Болевых за ход не больше { $to }
boets-brief-round-begins-search-deck = До раздачи { $count ->
    [one] карта
    [few] { $count } карты
   *[many] { $count } карт
} на выбор
boets-brief-round-prepared-keep-dice-round = К раунду { $number } оставит до { $count ->
    [one] { $count } кубика
   *[many] { $count } кубиков
}
boets-brief-damage-due-roll-damage = Урон не больше броска
boets-brief-round-prepared-recover = В начале раунда лечит { $count }
boets-brief-hand-refreshed-exchange-card = Добрав карты, сменит одну

boets-kind-strength = сила
boets-kind-speed = скорость
boets-kind-coordination = координация
boets-kind-endurance = выносливость
boets-kind-universal = универсальный
boets-kind-free = свободный

boets-type-attack = атака
boets-type-manoeuvre = манёвр
boets-type-counter = контрприём
boets-type-copy = повтор чужого приёма
boets-type-judge = ответ на проверку судьи

boets-against-attack = атаку
boets-against-any = атаку или контрприём
boets-lands-before = до атаки
boets-lands-after = после атаки

boets-colour-universal = любой цвет
boets-colour-free = без цвета

boets-dice-strength = красные
boets-dice-speed = жёлтые
boets-dice-coordination = синие
boets-dice-endurance = белые
boets-dice-universal = любого одного цвета
boets-dice-free = не нужны
boets-dice-copy = те же, что у повторяемого приёма

boets-fact-red = Красные кубики (сила)
boets-fact-yellow = Жёлтые кубики (скорость)
boets-fact-blue = Синие кубики (координация)
boets-fact-white = Белые кубики (выносливость)
boets-fact-ability = Особенность
boets-fact-kind = Вид
boets-fact-dice = Кубики
boets-fact-type = Тип
boets-fact-copies = Карт в колоде
boets-fact-forbidden = Запрещённая
boets-fact-against = Отвечает на
boets-fact-lands = Срабатывает
boets-fact-min = Минимальная мощность, 2 кубика
boets-fact-mid = Средняя мощность, 3 кубика
boets-fact-max = Максимальная мощность, 4 кубика
boets-fact-effects = Действие
boets-fact-value = Значение

boets-text-type = { $type ->
    [attack] { $forbidden ->
        [yes] Запрещённая атака: сначала противник бросает кубик за судью; если выпало не больше, чем атаке нужно кубиков, вы получаете жёлтую карточку.
       *[no] Атака.
    }
    [counter] Контрприём: ответ на { $against ->
        [attack] атаку
       *[any] атаку или контрприём
    } противника{ $lands ->
        [after] ; срабатывает после атаки.
       *[before] .
    }
    [manoeuvre] Манёвр: контрприёмом на него не ответить.
    [copy] Свободный приём: кубики нужны те же, что приёму, который он повторяет.
   *[other] Свободный приём: кубики не нужны.
}
boets-text-dice = Нужны кубики одного значения: { $kind }.
boets-text-power = { $power ->
    [min] Минимальная
    [mid] Средняя
   *[max] Максимальная
} мощность, { $dice } кубика: { $does }
boets-text-power-dice = Нужно кубиков одного значения: { $dice }.
boets-text-die = { $value ->
    [0] Кубик в запасе: значения у него нет, пока его не бросят. Нужен приёмам вида «{ $kind }».
   *[other] Кубик на ринге, значение { $value }. Одинаковые кубики этого цвета дают мощность приёмам вида «{ $kind }».
}

boets-option-fighters = Боец
boets-option-fighters-random = случайный
boets-option-draft = Если боец не выбран
boets-option-draft-deal = раздать случайно
boets-option-draft-pick = выбрать за столом
boets-option-fighter-cards = Одинаковые бойцы
boets-option-fighter-cards-once = нельзя
boets-option-fighter-cards-mirror = можно

boets-table-round = Раунд { $round } из { $rounds }
boets-table-rest = Перерыв, раунд { $round } из { $rounds }
boets-table-health = здоровье { $healthy } · боль { $pain } · потеряно { $lost }
boets-table-yellow = жёлтая карточка
boets-table-doctor = ⚠ врач: { $dice }
boets-table-knocked-down = нокдаун
boets-table-opening = ещё ход подряд
boets-table-ring = Ринг
boets-table-reserve = Запас
boets-table-empty = пусто
boets-table-letter-red = К
boets-table-letter-yellow = Ж
boets-table-letter-blue = С
boets-table-letter-white = Б
boets-table-letter-universal = У
boets-table-letter-free = –
boets-table-hand = Рука { $count }
boets-table-deck = Колода { $count }
boets-table-discard = Сброс { $count }
boets-table-copyable = последний приём: { $technique }
boets-table-chain = Цепочка:
boets-table-power-min = мин
boets-table-power-mid = сред
boets-table-power-max = макс
boets-table-imitated = имитация
boets-table-cancelled = отменено
boets-table-protection = защита { $count }
boets-table-does = «{ $technique }»: { $does }.
boets-table-does-to = «{ $technique }» → { $against }: { $does }.
boets-table-forbidden = запрещённая { $type }
boets-table-known = известно:
boets-table-legend =
    Ход: бросить кубики, провести приём или сбросить карту, добрать руку до пяти. Раунд кончается, когда нужно взять карту, а колода пуста. Обычное повреждение отнимает жетон до конца боя, болевое переворачивает его до конца раунда.
    Кубики: К — красный (сила), Ж — жёлтый (скорость), С — синий (координация), Б — белый (выносливость). У карты: У — кубики любого одного цвета, – — без своих кубиков. «3×2» — два кубика со значением 3. Мощность приёма: мин — два кубика одного значения, сред — три, макс — четыре.
    ● — здоровый жетон, ○ — болевое повреждение, · — потерянный. ■ — жёлтая карточка. «⚠ врач: 2» — боли больше, чем здоровья: если так и останется, в конце раунда боец бросит 2 кубика, и шестёрка остановит бой. ▲ — первое место, ▬ — второе.
    † — восстановлено нами, ‡ — выведено из правил: картинки карт утрачены.

## Что бывает не так в файлах, позициях и записях этой игры

boets-wrong-plain-effect = эффект способности прост: 'when' стоит рядом с 'do', а 'may' и 'bind' здесь ни к чему
boets-wrong-fighters = для боя нужно хотя бы двое бойцов
boets-wrong-two-fighters = нужны двое из { $fighters }
boets-wrong-ring = нужна таблица цветов, например {"{"} red = [3, 3] {"}"}
boets-wrong-tokens = нужен хотя бы один здоровый жетон, а всего их не больше { $most }
boets-wrong-no-colour = '{ $colour }' — не цвет; есть { $colours }
boets-wrong-dice = у '{ $fighter }' столько кубиков { $colour } нет
boets-wrong-copyable = нужна атака или манёвр
boets-wrong-each-colour = нужны все: { $colours }
boets-wrong-free-type = приём типа '{ $type }' — свободный
boets-wrong-small-deck = в колоде не меньше { $least } карт, а здесь { $count }
boets-wrong-colour-kind = { $colour } — это { $kind }
boets-wrong-hit-first = 'hit' стоит первым и один раз
boets-wrong-only-counter = '{ $effect }' бывает только у контрприёма
boets-wrong-other-type = '{ $effect }' не подходит к типу '{ $type }'
boets-wrong-cancel-what = 'cancel' требует what — одно из { $choices }
boets-broken-dice = у места { $seat } кубиков { $colour } — { $given }, а должно быть { $needed }
boets-broken-tokens = у места { $seat } здоровых жетонов { $healthy } и болевых { $pain }, а всего их { $most }
boets-broken-yellow = у места { $seat } жёлтых карточек { $count }
boets-broken-other-fighter = у места { $seat } не тот боец, которого выбрали
boets-broken-same-fighter = у обоих один и тот же боец

# Готовые фразы за столом
boets-phrase-hello = Салют!
boets-phrase-strike = Вот это бросок
boets-phrase-moment = Дай подумать
boets-phrase-luck = Кости за тебя
boets-phrase-again = Реванш?
boets-phrase-thanks = Хороший бой

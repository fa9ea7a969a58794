# Страница: стол этой игры

unmatched-page-legal = можно
unmatched-page-beside = рядом { $spaces }
unmatched-page-reach = { $card ->
    [none] без усиления
   *[other] с картой «{ $card }»
}: { $most ->
    [one] { $most } ячейка
    [few] { $most } ячейки
   *[other] { $most } ячеек
}
unmatched-page-board = Поле { $name }
unmatched-page-space = Ячейка { $number }, зоны: { $zones }
unmatched-page-start = стартовая
unmatched-page-passage = тайный ход
unmatched-page-nobody = свободна
unmatched-page-health = здоровье { $now } из { $most }
unmatched-page-of = из { $most }
unmatched-page-on-board = { $now } из { $all } на поле
unmatched-page-yours = ваш
unmatched-page-ally = союзник
unmatched-page-defeated = повержен
unmatched-page-out = выбыл
unmatched-page-in-hand = в руке
unmatched-page-in-deck = в колоде
unmatched-page-in-discard = в сбросе
unmatched-page-actions = действий: { $left } из 2
unmatched-page-your-hand = Ваша рука: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
unmatched-page-hand-of = Рука: { $who }
unmatched-page-discard-of = Сброс: { $who }
unmatched-page-top-of-deck = Верх колоды
unmatched-page-own-discard = Свой сброс
unmatched-page-known = Известно о колоде
unmatched-page-card = { $type }{ $value }, усиление { $boost }, играет { $who }
unmatched-page-copies = { $count ->
    [one] { $count } копия
    [few] { $count } копии
   *[other] { $count } копий
} в руке
unmatched-page-face-down = карта рубашкой вверх
unmatched-page-damage = урон
unmatched-page-hidden = закрыта
unmatched-page-no-card = без карты
unmatched-page-lay-attack = сюда ляжет карта атаки
unmatched-page-lay-defence = сюда ляжет карта защиты
unmatched-page-steps = { $which ->
    [cards] карты
    [immediately] немед­ленно
    [during] во время боя
    [damage] урон
    [after] после боя
   *[other] {""}
}
unmatched-page-melee = ближняя атака: соседние ячейки
unmatched-page-ranged = дальняя атака: { $zones } { $count ->
    [one] зона
   *[other] зоны
}
unmatched-page-ranged-near = дальняя атака: соседние ячейки
unmatched-page-printed = карта
unmatched-page-from = { $which ->
    [size] размер
    [ability] способность
    [committed] усиление лицом вниз
    [boost] усиление
    [effect] эффект
    [ground] возвышенность
   *[other] {""}
}
unmatched-page-lost = пропало
unmatched-page-ignored = не считается
unmatched-page-cancelled = эффекты отменены
unmatched-page-protected = { $who }: урона не получает
unmatched-page-winner = { $which ->
    [attacker] победил атакующий
    [defender] победил обороняющийся
   *[other] {""}
}
unmatched-page-scheme = Приём
unmatched-page-asks = спрашивает
unmatched-page-asks-at = { $which ->
    [immediately] немедленно
    [during] во время боя
    [after] после боя
    [later] когда атака закончена
    [scheme] приём
   *[other] {""}
}
unmatched-page-performer = выполняет { $who }
unmatched-page-chosen-spaces = выбраны ячейки { $spaces }
unmatched-page-about = касается: { $who }
unmatched-page-manoeuvre = Манёвр
unmatched-page-one-value = у всех ваших бойцов одно значение
unmatched-page-move = перемещение
unmatched-page-added = усилено
unmatched-page-spaces = ячеек
unmatched-page-goes = { $who } идёт
unmatched-page-up-to = до { $most }
unmatched-page-last-fight = Последний бой
unmatched-page-ability = Способность
unmatched-page-turn-of = Ход: { $who }
unmatched-page-move-by = перемещение { $most }
unmatched-page-answers = ходит { $who } · отвечаете вы
unmatched-page-stay = Остаться на { $space }
unmatched-page-modes = { $which ->
    [duel] дуэль
    [free-for-all] каждый за себя
    [teams] двое на двое
    [teams-of-three] команды
   *[other] {""}
}
unmatched-page-empty-deck = Колода пуста: бойцы изнурены
unmatched-page-prevented = без урона
unmatched-page-reshuffled = колода перемешана
unmatched-page-undefended = без защиты
unmatched-page-still-turns = без урона и взятых карт: { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[other] { $turns } ходов
}
unmatched-does-lay = Положить
unmatched-does-discard = Сбросить
unmatched-does-wound = Ранить
unmatched-does-place = Поставить
unmatched-does-group = Идёт
unmatched-does-go = Идти
unmatched-does-play = Разыграть
unmatched-does-move = Переместить
unmatched-does-pass = Пройти через
unmatched-does-take = Взять
unmatched-does-put-back = Вернуть
unmatched-reply-nobody = Никому
unmatched-reply-manoeuvre = Манёвр
unmatched-reply-scheme = Приём
unmatched-reply-attack = Атака
unmatched-reply-no-boost = Не усиливать
unmatched-reply-no-more = Хватит
unmatched-reply-add = Прибавить
unmatched-reply-do-not-add = Не прибавлять
unmatched-reply-without-boost = Без усиления
unmatched-reply-no-defence = Не защищаться
unmatched-reply-do = Сделать
unmatched-reply-decline = Отказаться

## «Что это значит?» — о каждом вопросе

unmatched-help-choose-hero = Выберите героя. Занятого другими среди ответов нет. Рядом с именем сказано, что умеет только он; колода у каждого своя, и целиком она есть на странице правил.
unmatched-help-choose-hero-secretly = Выберите героя. Остальные выбирают в то же время, и до конца ничей выбор не виден. Если кто-то взял того же, хозяина назовёт жребий, а другой выберет снова.
unmatched-help-choose-state = Ваш герой бывает разным, и от этого зависят его карты: что даёт каждое состояние, написано рядом. Оно не навсегда, его меняют карты, поэтому начните с того, что вам ближе.
unmatched-help-place-hero = Партия начинается: на стартовую ячейку встаёт один из ваших героев. Нажмите того, кто выйдет первым.
unmatched-help-place-sidekick = Помощники вашего героя выходят на поле по одному. Нажмите того, кого поставить сейчас, — ячейку выберете следом.
unmatched-help-place-fighter = Боец встаёт сразу на любую из золотых ячеек, идти к ней не нужно. На одной ячейке помещается один боец.
unmatched-help-use-at-turn-start = Способность вашего героя: в начале хода её можно применить, и действий она не тратит. Нажмите золотого бойца или «Никому».
unmatched-help-use-at-turn-end = Способность вашего героя: ход окончен, и её можно применить или отказаться. Действий она не тратит.
unmatched-help-use-after-attack = Способность вашего героя: атака окончена, и её можно применить или отказаться. Действий она не тратит.
unmatched-help-take-action = За ход у вас два действия, можно одинаковые: манёвр — взять карту и походить бойцами, приём — разыграть карту-приём, атака — ударить того, до кого достаёте.
unmatched-help-boost-move = Карту можно сбросить, чтобы пройти дальше: к перемещению прибавится число у стрелки в её нижнем углу. Остальное на карте не действует; если карту жалко — «Не усиливать».
unmatched-help-add-to-move = Способность вашего героя ведёт его бойцов дальше: на сколько, сказано в вопросе. Карты при этом остаются, где лежат, так что «да» ничего не стоит.
unmatched-help-move-group = Ваши бойцы ходят по очереди, каждый не больше раза. Нажмите того, кто пойдёт сейчас, или закончите, если остальные остаются на местах.
unmatched-help-move-fighter = Боец доходит по дорогам до любой золотой ячейки; укажите на неё — увидите путь. Сквозь своих ходить можно, сквозь чужих обычно нельзя, и остаться на месте тоже можно.
unmatched-help-choose-scheme = Приём — карта со свитком: она сразу делает то, что на ней написано, без боя. Нажмите золотую карту; после этого она уйдёт в сброс.
unmatched-help-name-performer = Приём выполняет один из ваших бойцов на поле. От того, кто это, зависит, где подействует карта.
unmatched-help-declare-attack = Выберите, кто бьёт и кого: в ближнем бою достают до соседней ячейки, в дальнем — ещё и до всех, с кем общая зона. Нажмите бойца; если пар несколько, откроется список.
unmatched-help-play-attack = Карта атаки ложится лицом вниз, и соперник отвечает, не зная её. Урон — её значение минус значение карты защиты.
unmatched-help-commit-boost = Ваш герой может подложить под атаку ещё одну карту: её число у стрелки прибавится к удару. Но если соперник отменит эффекты вашей карты, прибавка пропадёт.
unmatched-help-play-defence = Вас атакуют закрытой картой. Положите свою карту защиты, чтобы её значение вычли из удара; с ответом «Не защищаться» удар пройдёт целиком.
unmatched-help-boost-attack = Эту карту можно усилить: сбросьте любую карту с руки, и число у её стрелки прибавится к значению. Сброшенная карта больше ничего не делает.
unmatched-help-move-either = Карта передвигает одного из двух участников боя, и выбираете вы. Можно отогнать чужого бойца или увести своего.
unmatched-help-move-one = Карта передвигает одного бойца, можно и чужого, и выбираете вы. Нажмите золотого.
unmatched-help-choose-passed = Путь идёт сквозь чужих бойцов, и каждый из них получит урон. Нажимайте их по одному, пока хватает шагов.
unmatched-help-share-damage = Вашему герою грозит урон, и часть его могут принять другие. Нажмите, кому достанется 1 урон; остальное после «Закончить» получит герой.
unmatched-help-pick-attack = Чужая карта атаки вернулась в руку, а руку вам показали. Выберите, какой картой противник ударит вместо неё.
unmatched-help-choose-draw = Скажите, сколько карт взять: увидите их после. Одну оставите, остальные уйдут под колоду.
unmatched-help-keep-drawn = Эти карты вы взяли. Выберите ту, которая останется в руке.
unmatched-help-sink-drawn = Остальные карты уходят под колоду по одной; какая за какой — решаете вы.
unmatched-help-damage-one = Карта ранит одного бойца из золотых, и ранить кого-то обязательно. Посмотрите на число в сердце: если здоровье кончится, боец уходит с поля.
unmatched-help-choose-space = Сначала выбирают две ячейки рядом, потом карта ранит противников, которые на них стоят. Нажмите золотую ячейку.
unmatched-help-discard-own = Соперник заставил вас сбросить карту, но какую — решаете вы. Расстаньтесь с той, которая сейчас нужна меньше всего.
unmatched-help-discard-surplus = К концу хода в руке остаётся не больше семи карт. Лишние сбрасывают по одной, и обратно они сами не придут.
unmatched-help-discard-at-will = Можно сбросить карты с руки, по одной, сколько угодно: что вы за них получите, сказано на карте. Когда хватит — откажитесь.
unmatched-help-choose-shown = Перед вами открытая рука. Нажмите одну из её карт: что с ней будет, говорит сыгранная карта.
unmatched-help-choose-card = Нажмите карту, которая вам нужна: что с ней будет, говорит сыгранная карта.
unmatched-help-pick-from-hand = Вы видите руку соперника: он сбросит ту карту, которую вы нажмёте. Его карты лежат слева от ваших.
unmatched-help-pick-opponent = Карта действует на одного из ваших противников. Нажмите героя того, кого это коснётся.
unmatched-help-foresee = Вы смотрите верхние карты своей колоды; они лежат слева от руки. Нажмите ту, которую взять: остальные вернутся на колоду.
unmatched-help-put-back = Остальные карты возвращаются на колоду в вашем порядке. Сейчас вы выбираете ту, которая придёт к вам позже всех.
unmatched-help-may-do = Карта предлагает, но не требует: можно сделать то, что на ней написано, или отказаться. Отказ ничего не стоит.
unmatched-help-choose-script = На карте несколько действий, и выполнять их можно в любом порядке. Выберите, что сделать первым, — каждое сработает только один раз.
unmatched-help-name-state = На верхней карте вашего сброса символ на выбор: он считается тем, который вы назовёте. Выберите, что вам выгоднее, или пас.
unmatched-help-spend-one-more = Жетоны тратят по одному, сколько хотите: каждый усиливает то, что написано на карте. Когда хватит, откажитесь.
unmatched-help-pick-for-swap = Двое бойцов меняются местами, где бы ни стояли. Нажмите того, кто нужен: он встанет на место первого.

## Первая партия: что случилось впервые

unmatched-lesson-combat-decided = Карты открыты, и урон — это насколько атака больше защиты. Прошёл хотя бы 1 урон — в бою победил атакующий, иначе обороняющийся: об этом слова «если вы победили в бою» на картах.
unmatched-lesson-fighter-defeated = Здоровье кончилось, и боец ушёл с поля. Потеря помощника — ещё не поражение, но карты, которые мог играть только он, теперь годятся лишь для усиления.
unmatched-lesson-effects-cancelled = Слова на карте отменены: она ничего не делает, но число на ней по-прежнему считается.
unmatched-lesson-deck-ran-out = Колода пуста, а сброс в неё не возвращают. Теперь всякий раз, когда этому игроку нужно взять карту, каждый его боец получает 2 урона: тянуть время больше нельзя.
unmatched-lesson-scheme-played = Приём — карта со свитком: её не кладут в бою, а разыгрывают вместо манёвра или атаки. Случается то, что на ней написано, и карта уходит в сброс.
unmatched-lesson-value-changed = Слова карт изменили число этой карты: в бою считается новое. Порядок всегда один — сначала «немедленно», потом «во время боя», после урона «после боя».
unmatched-lesson-size-changed = Герой изменил состояние, а от него зависят карты. Что оно даёт, написано на карточке героя.
unmatched-lesson-player-out = Герой повержен, и его игрок выбыл; остальные играют дальше. Побеждает тот, чей герой — или чья команда — останется на поле.

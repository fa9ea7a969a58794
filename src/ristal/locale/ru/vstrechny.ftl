# «Встречный бой»

vstrechny-title = Встречный бой
vstrechny-blurb = Новый отряд вытесняет свой ряд вперёд — прорвитесь в чужой лагерь.
vstrechny-goal = Прорвитесь: если ваш отряд уйдёт за дальний край поля, в лагерь противника, вы сразу победили. Если за 11 ходов не прорвётся никто, победит тот, у кого на поле больше отрядов; при равенстве — больше элитных.

vstrechny-ask-choose-army = Какой армией вы играете?
vstrechny-ask-choose-army-secretly = Какой армией вы играете? Соперник выбирает в то же время и вашего выбора не видит.
vstrechny-ask-deploy-unit = Расстановка: куда поставить { $unit_acc }? Любая свободная ячейка вашей половины.
vstrechny-ask-enter-unit = Новый отряд — { $unit }: на какую ячейку ближнего ряда? Своего он вытеснит.
vstrechny-ask-choose-unit = Какой отряд из руки вступает в бой?
vstrechny-ask-push-unit = { $unit } вытеснен с { $cell }. Куда ему идти?
vstrechny-ask-go-on = { $unit } на { $cell } может шагнуть ещё раз. Куда — или остаться?

vstrechny-answer-camp = в лагерь противника
vstrechny-answer-stop = остаться

vstrechny-army-picked = { $player } выбирает армию: { $army }.
vstrechny-lots-drawn = Выбор совпал: { $army }. По жребию армия достаётся игроку { $player }.
vstrechny-armies-met = Армии сошлись: { $armies }.
vstrechny-unit-turned-up = { $player } открывает карту: { $unit }.
vstrechny-unit-deployed = { $player }: { $unit } занимает { $cell }.
vstrechny-unit-opened = { $player } вводит в бой { $unit_acc }.
vstrechny-unit-entered = { $player }: { $unit } выходит на { $cell }.
vstrechny-unit-moved = { $player }: { $unit } идёт с { $cell } на { $to }.
vstrechny-unit-stayed = { $player }: { $unit } остаётся на { $cell }.
vstrechny-unit-attacked = { $player }: { $unit } атакует { $target_acc } на { $to }: { $strength }{ $sideways ->
    [yes] {" "}(с +2 вбок)
   *[no] {""}
} против { $counter } — { $outcome ->
    [won] победа, { $to } взята.
    [both-fell] выбывают оба, { $to } пуста.
   *[lost] атака отбита, { $unit } выбывает.
}
vstrechny-card-drawn = { $player } берёт в руку карту: { $unit }.
vstrechny-card-drawn-unseen = { $player } берёт карту в руку.
vstrechny-camp-broken = { $player }: { $unit } прорывается в лагерь противника!
vstrechny-units-counted = Резервы исчерпаны. Отрядов на поле: { $units_each }; элитных: { $elite_each }.

vstrechny-end-break-through = { $reader ->
    [won] Ваш отряд прорвался в лагерь соперника.
    [lost] Отряд соперника прорвался в ваш лагерь.
   *[watcher] Прорыв в лагерь.
}
vstrechny-end-more-units = { $reader ->
    [won] На поле осталось больше ваших отрядов.
    [lost] На поле осталось больше отрядов соперника.
   *[watcher] На поле осталось больше отрядов.
}
vstrechny-end-more-elite = { $reader ->
    [won] Отрядов поровну, но элитных больше у вас.
    [lost] Отрядов поровну, но элитных больше у соперника.
   *[watcher] Отрядов поровну, но элитных больше.
}
vstrechny-end-equal = Поровну и отрядов, и элиты.

vstrechny-ended-break-through = Прорыв!
vstrechny-ended-more-units = { $reader ->
    [won] Перевес ваш
    [lost] Перевес соперника
   *[watcher] Перевес
}
vstrechny-ended-more-elite = Элита решила
vstrechny-ended-equal = Поровну

vstrechny-figure-attacks = Атак
vstrechny-figure-lost = Отрядов потеряно
vstrechny-figure-steps = Шагов по полю

vstrechny-why-army-taken = Армию { $army } уже взяли.
vstrechny-why-not-own-half = { $cell } — на чужой половине: расставляют только на своей.
vstrechny-why-cell-taken = { $cell } уже занята: при расстановке годится только свободная ячейка.
vstrechny-why-not-home-row = { $cell } не в вашем ближнем ряду: новый отряд входит только туда.
vstrechny-why-not-in-hand = Карты «{ $unit }» нет у вас в руке.
vstrechny-why-side-edge = Там боковая граница поля, за неё не выходят.
vstrechny-why-must-move = Вытесненный отряд обязан уйти со своей ячейки.
vstrechny-why-camp-too-far = До лагеря противника отсюда ещё не один шаг.
vstrechny-why-forward-only = { $unit } ходит и атакует только вперёд.
vstrechny-why-has-arrived = Отряд на { $cell } пришёл туда в этом же ходу: сдвинуть его ещё раз нельзя.
vstrechny-why-not-backwards = { $cell } — шаг назад, а назад никто не ходит.
vstrechny-why-one-cell = { $cell } не соседняя: шаг — на одну ячейку вперёд или вбок, не наискось.

vstrechny-field = Поле
vstrechny-arrow = { $ways ->
    [three] вперёд и вбок
   *[one] только вперёд
}
vstrechny-unit-text = Атака { $attack }, контратака { $counter }. { $ways ->
    [three] Вперёд и вбок
   *[one] Только вперёд
}{ $steps ->
    [two] , до двух шагов
   *[one] {""}
}.{ $elite ->
    [yes] {" "}Элита.
   *[no] {""}
}
vstrechny-fact-army = армия
vstrechny-fact-cards = карт в колоде
vstrechny-fact-attack = атака
vstrechny-fact-counter = контратака
vstrechny-fact-arrow = стрелка
vstrechny-fact-steps = шагов
vstrechny-fact-elite = элита

vstrechny-option-armies = Армия
vstrechny-option-armies-random = случайная
vstrechny-option-draft = Если армия не названа
vstrechny-option-draft-deal = раздать случайно
vstrechny-option-draft-pick = выбирают по очереди
vstrechny-option-draft-secret = выбирают тайно, все сразу
vstrechny-option-variant = Вариант
vstrechny-option-variant-standard = основные правила
vstrechny-option-variant-more-strategy = «Больше стратегии»: рука из трёх карт
vstrechny-option-first = Кто начинает
vstrechny-option-first-random = жребий
vstrechny-option-first-0 = первое место (внизу)
vstrechny-option-first-1 = второе место (вверху)

vstrechny-answer-forward = вперёд
vstrechny-answer-left = влево
vstrechny-answer-right = вправо

vstrechny-table-empty = пусто
vstrechny-table-strengths = А{ $attack } К{ $counter }
vstrechny-chain-step = { $unit } → { $cell }
vstrechny-chain-more = { $unit } → { $cell } и может шагнуть ещё
vstrechny-chain-choose = { $unit } → на ваш выбор: { $ways }
vstrechny-way = { $kind ->
    [camp] лагерь — прорыв!
    [push] { $cell } — сдвинет: { $unit }
    [won] { $cell } — { $strength } против { $counter }, победа
    [both-fell] { $cell } — { $strength } против { $counter }, выбудут оба
    [lost] { $cell } — { $strength } против { $counter }, поражение
   *[empty] { $cell } — свободно
}
vstrechny-chain-camp = { $unit } → прорыв в лагерь!
vstrechny-chain-fight = { $unit } бьёт { $target_acc } на { $cell }: { $strength } против { $counter }, { $outcome ->
    [won] победа
    [both-fell] выбудут оба
   *[lost] { $unit } выбудет
}
vstrechny-note-fight = { $mark } { $unit }: { $strength }{ $sideways ->
    [yes] {" "}(с +2 вбок)
   *[no] {""}
} против { $counter }, { $outcome ->
    [won] победа
    [both-fell] выбудут оба
   *[lost] поражение
}
vstrechny-table-reserve = Резерв { $count }
vstrechny-table-hand = Рука { $count }
vstrechny-table-discard = Сброс { $count }
vstrechny-table-card = { $kind ->
    [pushed] Вытеснен с { $cell }:
    [goes-on] Стоит на { $cell }:
   *[new] Новый отряд:
}
vstrechny-table-facts =
    атака { $attack }, контратака { $counter }
    { $ways ->
    [three] вперёд и вбок
   *[one] только вперёд
}{ $arrow_doubt }{ $steps ->
    [two] , до 2 шагов{ $steps_doubt }
   *[one] {""}
}{ $elite ->
    [yes] , элита{ $elite_doubt }
   *[no] {""}
}
vstrechny-table-legend =
    На карте отряда: А — сила атаки, К — сила контратаки, стрелка — куда ходит; подчёркнутая и с ² — до двух шагов; ★ — элита.
    ▲ — отряды первого места (внизу, идут вверх), ▬ — второго (вверху, идут вниз). Двойная черта — граница половин.
    † — восстановлено нами, ‡ — выведено из примеров: картинки карт утрачены.

## Что бывает не так в файлах, позициях и записях этой игры

vstrechny-wrong-armies = нужны две разные армии из { $armies }
vstrechny-wrong-field = строк должно быть { $rows }, по { $columns } слова в каждой; '.' — пустая ячейка
vstrechny-wrong-other-army = '{ $unit }' — из армии '{ $army }', а на этой стороне её нет
vstrechny-wrong-no-card = для ввода в бой у ходящей стороны должна быть карта: открытая или в Резерве
vstrechny-wrong-no-cell = для ввода в бой нужна свободная ячейка на половине ходящей стороны
vstrechny-broken-reserves = резервы расходятся на { $apart }
vstrechny-broken-other-army = у места { $seat } не та армия, которую выбрали
vstrechny-broken-no-army = у места { $seat } нет армии, либо она есть раньше выбора
vstrechny-broken-same-army = у обоих одна и та же армия

# Готовые фразы за столом
vstrechny-phrase-hello = Здравствуйте!
vstrechny-phrase-strike = Славный удар
vstrechny-phrase-moment = Думаю, минуту
vstrechny-phrase-luck = Повезло!
vstrechny-phrase-again = Ещё бой?
vstrechny-phrase-thanks = Спасибо за бой

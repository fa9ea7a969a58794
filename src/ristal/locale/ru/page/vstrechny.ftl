# Страница: стол этой игры

vstrechny-page-field = Поле
vstrechny-page-camp-of = лагерь: { $army }
vstrechny-page-your-camp = ваш лагерь
vstrechny-page-to-camp = войти и победить
vstrechny-page-in-reserve = в Резерве
vstrechny-page-in-hand = на руке
vstrechny-page-discard = Сброс · { $army } · { $count }
vstrechny-page-units = отрядов на поле
vstrechny-page-elite = из них элитных
vstrechny-page-turn = ход { $now } из { $all }
vstrechny-page-turn-short = ход { $now }/{ $all }
vstrechny-page-deployment = расстановка
vstrechny-page-entered = введён
vstrechny-page-chain = Цепочка
vstrechny-page-chain-hint = наведите — увидите исход
vstrechny-page-chain-idle = Здесь появятся шаги хода.
vstrechny-page-new-unit = Новый отряд
vstrechny-page-deploys = Ставится сейчас
vstrechny-page-hand = Рука
vstrechny-page-yours = ваш
vstrechny-page-unit = атака { $attack }, контратака { $counter }
vstrechny-page-arrows = { $which ->
    [forward] только вперёд
    [three-ways] вперёд и вбок
   *[other] {""}
}
vstrechny-page-two-steps = до двух шагов
vstrechny-page-can = можно{ $key ->
    [0] {""}
   *[other] : { $key }
}
vstrechny-page-pushed-from = вытеснен с { $cell }
vstrechny-page-sideways = +{ $bonus } вбок
vstrechny-page-sum = { $attack } + { $bonus } вбок
vstrechny-page-against = против
vstrechny-page-ways = { $which ->
    [forward] вперёд
    [left] влево
    [right] вправо
   *[other] {""}
}
vstrechny-page-flank = удар во фланг
vstrechny-page-flank-short = во фланг
vstrechny-page-strike = удар
vstrechny-page-entering = войти
vstrechny-page-stop = Остаться
vstrechny-page-stop-note = Ход перейдёт противнику.
vstrechny-page-camp-title = в лагерь противника
vstrechny-page-camp-note = Прорыв: партия выиграна.
vstrechny-page-pushes-short = сдвинет: { $unit }
vstrechny-page-empty-note = Пустая ячейка.
vstrechny-page-results = { $which ->
    [won] Победа, { $cell } взята.
    [both-fell] Поровну: оба в сброс, { $cell } пуста.
    [lost] Атака отбита: ваш отряд в сброс.
   *[other] {""}
}
vstrechny-page-results-short = { $which ->
    [won] победа
    [both-fell] оба в сброс
    [lost] отбита
   *[other] {""}
}
vstrechny-page-after = На поле станет { $mine } против { $theirs }.
vstrechny-page-broke-through = Прорыв!
vstrechny-does-place = Поставить
vstrechny-does-bring-in = Ввести
vstrechny-does-enter = Войти
vstrechny-does-go = Идти
vstrechny-does-go-on = Дальше

## «Что это значит?» — о каждом вопросе

vstrechny-help-choose-army = Выберите армию. Двух одинаковых не бывает: взятой соперником среди ответов уже нет. Какие отряды служат в армии, видно на её картах и на странице правил.
vstrechny-help-choose-army-secretly = Выберите армию. Соперник выбирает в то же время, и до конца ничей выбор не виден. Если вы оба возьмёте одну и ту же, её хозяина назовёт жребий, а другой выберет снова.
vstrechny-help-deploy-unit = Армии строятся: открыта верхняя карта вашей колоды, и её надо положить на любую свободную ячейку вашей половины (она внизу). Слева на карте атака, справа контратака, стрелка — куда отряд пойдёт, когда его подтолкнут; пока никто не дерётся.
vstrechny-help-choose-unit = Каждый ход в бой входит один новый отряд: выберите его из трёх карт своей руки. После хода рука пополнится из Резерва.
vstrechny-help-enter-unit = Каждый ход сверху Резерва, вашей колоды, открывают новый отряд, и он входит на одну из трёх ячеек ближнего ряда. Если там стоит ваш отряд, он уступит место и пойдёт по своей стрелке, толкая следующих; если враг — начнётся бой.
vstrechny-help-push-unit = Этот отряд столкнули с его ячейки, и он обязан уйти туда, куда показывает стрелка на его карте. На пустую ячейку он встанет, свой отряд сдвинет дальше, на врага нападёт: ваша атака (вбок на 2 больше) против его контратаки. Чем кончится каждый шаг, сказано в «Цепочке» и на поле, если указать на ячейку.
vstrechny-help-go-on = Под стрелкой этого отряда черта: встав на пустую ячейку, он может сделать ещё один шаг в любую сторону своей стрелки и там даже напасть. Или остаться на месте.

## Первая партия: что случилось впервые

vstrechny-lesson-unit-attacked = Отряд вошёл на ячейку врага, и это бой: атака вошедшего, левое число, против контратаки стоящего, правого; вбок атака на 2 больше. Больше — ячейка взята, поровну — оба в сброс, меньше — в сброс уходит нападавший.
vstrechny-lesson-unit-opened = Каждый ход начинается с верхней карты резерва: этот отряд сейчас выйдет на одну из трёх ячеек ближнего ряда. Если там стоит свой, новичок вытолкнет его вперёд, куда велит его стрелка; если враг — будет бой.
vstrechny-page-army = { $elite } { $elite ->
    [one] элитный
   *[other] элитных
} · вбок { $sideways ->
    [one] ходит { $sideways }
   *[other] ходят { $sideways }
} · на два шага { $far }

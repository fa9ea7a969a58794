# Что можно прочитать за столом

reading-card-what = Какую карту показать? Например: карта { $name } — или карта и номер ответа.
reading-no-card = «{ $name }» — такого здесь нет. Хватит и начала имени.
reading-several = Подходит { $count ->
    [one] { $count } имя
    [few] { $count } имени
   *[many] { $count } имён
}. Назовите точнее:
reading-more = …и ещё { $count }.
reading-truth = { $truth ->
    [yes] да
   *[no] нет
}
reading-provenance = Откуда: { $sources }.
reading-source-stated = книжка правил
reading-source-inferred = следует из книжки правил‡
reading-source-public = открытые источники
reading-source-reconstructed = восстановлено нами†
reading-source-own = свои карты

reading-heroes = Кто играет:
reading-hand = На руке { $count }{ $unknown ->
    [0] {""}
   *[other] , неизвестных { $unknown }
}{ $shown ->
    [yes] :
   *[no] .
}
reading-known = Точно есть на руке или выложено лицом вниз:
reading-open = Лежит открыто:
reading-pile = Сброс { $count }{ $unknown ->
    [0] {""}
   *[other] , неизвестных { $unknown }
}{ $count ->
    [0] .
   *[other] :
}
reading-no-piles = Сброса в этой игре нет.
reading-nothing = Своих карт у вас сейчас нет.

## Роды вещей

reading-kind-unit = отряд
reading-kind-fighter = боец
reading-kind-technique = приём
reading-kind-die = кубик
reading-kind-power = мощность
reading-kind-move = приём
reading-kind-action = действие
reading-kind-demon = демон
reading-kind-battlefield = поле боя
reading-kind-marker = жетон
reading-kind-state = состояние
reading-kind-token = жетон
reading-kind-shape = форма кубика
reading-kind-colour = цвет
reading-kind-card = карта
reading-kind-set = готовый набор
reading-kind-zone = зона
reading-kind-hero = герой
reading-kind-board = поле
reading-kind-space = ячейка

## Что не поместилось

pager-keys = (Пробел — дальше, b — назад, q — закрыть)

screen-earlier = …раньше было ещё { $count ->
    [one] { $count } событие
    [few] { $count } события
   *[many] { $count } событий
}: «журнал»
screen-no-notes = Тексты не поместились: «карта 2» покажет второй ответ, «рука» — всё своё.
screen-no-table = Стол не поместился целиком: «стол» — показать.
screen-too-low = Окну не хватает высоты: стол показан не весь.

## Слова команд: через запятую

order-card = карта, карточка
order-hand = рука, карты
order-rivals = соперник, соперники, противник
order-piles = сброс, сбросы
order-rules = правила
reading-help =
    { "  " }карта Имя      всё о карте, бойце, кубике; карта { $number } — об ответе { $number }
    { "  " }рука           всё своё, с текстами;  соперник — что известно о других
    { "  " }сброс          что в сбросах
    { "  " }правила        вся книжка; правила сброс — карты и пункты с этим словом

## Где никто не отвечает: после конца партии и при просмотре записи

reading-look-up =
    { "  " }стол           показать стол заново;  журнал — всё, что было до сих пор
    { "  " }карта Имя      всё о карте, бойце, кубике
    { "  " }правила        вся книжка; правила сброс — карты и пункты с этим словом
    { "  " }? R24          пункт правил

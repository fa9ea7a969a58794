# На что смотрят боты, когда оценивают позицию

demons-feature-energy-2 = энергии не меньше 2
demons-feature-energy-3 = энергии не меньше 3
demons-feature-energy-4 = энергии не меньше 4
demons-feature-energy-more = каждая энергия сверх 4
demons-feature-hand-1 = на руке есть карта
demons-feature-hand-2 = на руке не меньше 2 карт
demons-feature-hand-3 = на руке не меньше 3 карт
demons-feature-hand-5 = на руке не меньше 5 карт
demons-feature-hand-more = каждая карта на руке сверх 5
demons-feature-must-follow = следующая карта должна подойти по числу
demons-feature-nothing-follows = ни одна карта не подходит
demons-feature-one-follows = подходит только одна карта
demons-feature-follows = каждая подходящая карта, если их несколько
demons-feature-nothing-safe = ни одной подходящей карты без ловушки
demons-feature-one-safe = только одна подходящая карта без ловушки
demons-feature-safe = каждая подходящая карта без ловушки, если их несколько
demons-feature-height = число последней карты комбо
demons-feature-trapped = доля руки под ловушками
demons-feature-knocked-out = доля руки под картами «Нокаут»
demons-feature-laid-wrong = выложенная карта выведет из боя
demons-feature-laid-trapped = выложенная карта под ловушкой
demons-feature-stance = демон в обороне
demons-feature-ability = способность ещё не использована
demons-feature-first = карта первого игрока
demons-feature-move = карта «{ $thing }» на руке
demons-feature-demon = демон — { $thing }

unmatched-feature-health = каждое из первых 4 очков здоровья героя
unmatched-feature-health-4 = каждое очко здоровья героя с 5-го по 8-е
unmatched-feature-health-8 = каждое очко здоровья героя сверх 8
unmatched-feature-sidekicks = помощники в строю
unmatched-feature-sidekick-health = здоровье помощников
unmatched-feature-hand = каждая из первых 3 карт на руке
unmatched-feature-hand-3 = каждая карта на руке с 4-й по 6-ю
unmatched-feature-hand-6 = каждая карта на руке сверх 6
unmatched-feature-hand-empty = на руке пусто
unmatched-feature-deck = каждая из последних 6 карт колоды
unmatched-feature-deck-6 = каждая карта колоды сверх 6
unmatched-feature-deck-empty = колода кончилась
unmatched-feature-attack = сила лучшей атаки на руке
unmatched-feature-attack-2 = сила второй атаки на руке
unmatched-feature-defence = сила лучшей защиты на руке
unmatched-feature-defence-2 = сила второй защиты на руке
unmatched-feature-boost = лучшее усиление на руке
unmatched-feature-schemes = каждый приём на руке
unmatched-feature-strikes = герой достаёт до вражеского героя
unmatched-feature-sidekick-strikes = помощник достаёт до вражеского героя
unmatched-feature-strikes-sidekick = боец достаёт до вражеского помощника
unmatched-feature-blow = сила лучшей атаки, если удар возможен сейчас
unmatched-feature-actions = каждое оставшееся действие
unmatched-feature-turn = сейчас ход этой стороны
unmatched-feature-out = сторона выбыла
unmatched-feature-tokens = каждый жетон героя
unmatched-feature-hero = герой — { $thing }

vstrechny-feature-units = каждый отряд на поле
vstrechny-feature-late-units = каждый отряд на поле в конце боя
vstrechny-feature-late-elite = каждый элитный отряд на поле в конце боя
vstrechny-feature-attack = сила атаки отрядов на поле
vstrechny-feature-counter = сила контратаки отрядов на поле
vstrechny-feature-elite = каждый элитный отряд на поле
vstrechny-feature-three-ways = каждый отряд, который ходит в три стороны
vstrechny-feature-underlined = каждый отряд с двумя шагами
vstrechny-feature-row-2 = отряд во втором ряду
vstrechny-feature-row-3 = отряд в третьем ряду
vstrechny-feature-row-4 = отряд в последнем ряду
vstrechny-feature-beats = отряд побьёт того, кто перед ним
vstrechny-feature-beats-alike = отряд разменяется с тем, кто перед ним
vstrechny-feature-column-1 = в столбце от своего края один свой отряд
vstrechny-feature-column-2 = в столбце от своего края два своих отряда
vstrechny-feature-column-3 = в столбце от своего края три своих отряда
vstrechny-feature-column-4 = весь столбец занят своими
vstrechny-feature-column-4-to-move = весь столбец занят своими, и ход свой
vstrechny-feature-to-move = сейчас ход этой стороны
vstrechny-feature-coming = каждая карта, которая ещё выйдет
vstrechny-feature-coming-attack = сила атаки тех, кто ещё выйдет
vstrechny-feature-coming-counter = сила контратаки тех, кто ещё выйдет
vstrechny-feature-army = армия — { $thing }

# Что говорит подсказка

coach-forced = Ответ здесь только один.
coach-even = { $all ->
    [yes] Почти всё равно
   *[no] { $count ->
        [one] { $count } лучший ответ
        [few] { $count } лучших ответа почти равны
       *[other] { $count } лучших ответов почти равны
    }
}: { $chances } %.
coach-best = { $best } % против { $other } % у следующего.
coach-mix = Чередуйте, чтобы вас не угадали: { $answers }.
coach-mixed-answer = { $answer } — { $share } %
coach-because = В отличие от ответа «{ $other }»: { $reasons }.
coach-mine-flag = у вас { $more ->
    [yes] чаще
   *[no] реже
} «{ $feature }»
coach-mine-count = у вас { $more ->
    [yes] больше
   *[no] меньше
} — «{ $feature }»
coach-theirs-flag = у соперника { $more ->
    [yes] чаще
   *[no] реже
} «{ $feature }»
coach-theirs-count = у соперника { $more ->
    [yes] больше
   *[no] меньше
} — «{ $feature }»

# Разбор партии: в файле и в терминале

review-title = Разбор
review-heading = Результат = мастерство + удача
review-result = результат
review-skill = мастерство
review-luck = удача
review-guessing = угадывание
review-start = До раздачи
review-outcome = Итог
review-note = Мастерство — то, что остаётся от результата без удачи и угадывания. Потери отдельных ответов оценены поиском и складываться в него не обязаны.
review-curve = Шанс победы
review-curve-note = по тому, что было известно перед ответом, %
review-marked = Отмеченные ответы
review-none = Ни одной ошибки тяжелее трёх пунктов.
review-better = лучше «{ $answer }»: { $best } вместо { $chance }
review-only = остальные ответы теряют
review-mark-only = точно
review-moments = Где решилось
review-luckiest = Удача по ответам
review-deal = Раздача
review-answer = Ответ { $number }
review-lucky = удача: { $player }
review-lost = потеря: { $player }
review-loss = Потеря на решение: { $points }
review-how = { $iterations ->
    [0] Оценено без поиска, одними ценностями позиций.
    [one] Поиск смотрел { $iterations } продолжение на вопрос и знал не больше того, кто отвечал.
    [few] Поиск смотрел { $iterations } продолжения на вопрос и знал не больше того, кто отвечал.
   *[other] Поиск смотрел { $iterations } продолжений на вопрос и знал не больше того, кто отвечал.
}
review-points = Пункты — победы из ста.

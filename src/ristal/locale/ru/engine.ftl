# Слова, общие для всех игр: итоги, причины, ошибки.

result-won = { $count ->
    [one] Победа: { $winners }. { $how }
   *[other] Победили { $winners }. { $how }
}
result-draw = Ничья. { $how }

option-random = случайно

may-do = по желанию: { $effect }

why-allowed = «{ $text }» — так можно.
why-unknown = «{ $text }» здесь не ответ. Можно: { $legal }.

error-malformed-answer = Так ответ не пишется. Нужны слова из латинских букв, цифр и дефисов через пробел — например, b1.
error-illegal-answer = «{ $text }» сейчас нельзя. Можно: { $legal }.
error-not-asked = Сейчас отвечаете не вы.
error-stale = Вы отвечаете на вопрос, который уже закрыт: на столе другой.
error-bad-option = Ошибка в настройке: { $message }
error-bad-content = Ошибка в файле с картами: { $message }
error-bad-position = Ошибка в позиции: { $message }
error-bad-save = Не удалось прочитать запись: { $message }
error-replay-differs = Запись не сходится: после хода { $move } получилось другое положение.
error-script-ended = Результаты бросков кончились: { $message }

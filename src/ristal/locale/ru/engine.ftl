# Слова, общие для всех игр: итоги, причины, ошибки.

result-won = { $count ->
    [one] Победа: { $winners }. { $how }
   *[other] Победили { $winners }. { $how }
}
result-draw = Ничья. { $how }

option-random = случайно

may-do = по желанию: { $effect }

why-allowed = { $text } — так можно.
why-unknown = { $text } — не ответ на этот вопрос: { $asked } Можно ответить: { $legal }.
why-pointed-allowed = { $thing }: можно. { $answers }.
why-pointed-waits = { $thing }: сейчас решает { $players }.
why-pointed-other = { $thing }: сейчас речь о другом. { $asked }
why-pointed-others = { $thing } — у другого игрока: { $player }. { $asked }
why-pointed-gone = { $thing } — вне игры. { $asked }
why-pointed-place = это место
answers-more = и ещё { $count }

error-malformed-answer = Так ответ не пишется. Нужны слова из латинских букв, цифр и дефисов через пробел — например, b1.
error-illegal-answer = { $text } — так сейчас нельзя. Можно: { $legal }.
error-not-asked = Сейчас отвечаете не вы.
error-stale = Вы отвечаете на вопрос, который уже закрыт: на столе другой.
error-bad-option = Ошибка в настройке: { $message }
error-bad-content = Ошибка в файле с картами: { $message }
error-bad-position = Ошибка в позиции: { $message }
error-bad-save = Не удалось прочитать запись: { $message }
error-replay-differs = Запись не сходится с собственными ходами: в «{ $place }» не то, к чему они ведут.
error-script-ended = Результаты бросков кончились: { $message }
error-bad-option-list = «{ $option }»: нужен список из { $count } — по одному на место. Можно: { $choices }.
error-bad-option-twice = «{ $option }»: { $choice } — выбор уже занят, нужны разные.
error-bad-option-one-of = «{ $option }»: «{ $given }» нет. Можно: { $choices }.
error-bad-option-unknown = Такой настройки нет: «{ $option }».
error-bad-option-seats = Столько игроков не бывает. Можно: { $choices }.
error-bad-option-teams = Команды собирают только вчетвером.
error-bad-option-first = Первым ходит кто-то из сидящих за столом, а мест { $count }.
error-bad-option-mode = Этот вид игры не подходит: за столом { $count }.
error-bad-option-board = Поле не подходит: на { $count } игроков на нём не хватает стартовых ячеек.
error-bad-option-few-heroes = Героев всего { $count } — разрешите брать одного дважды.
error-bad-option-game = Такой игры нет: «{ $given }». Есть: { $choices }.
error-bad-option-own-bot-file = Файла с ботом нет: { $file }.
error-bad-option-own-bot-fails = Бот из файла { $file } не запускается: { $reason }
error-bad-option-own-bot-class = В файле { $file } нет бота «{ $given }». Боты в нём: { $bots }.
error-bad-save-format = Запись в другом формате: её сделала другая версия программы.
error-bad-save-version = Запись сделана по правилам версии { $version }, а здесь версия { $reads }.
error-bad-save-content = Запись сделана с другими картами, чем в этой программе.
error-bad-save-no-match = Это не партия и не запись партии.
error-not-asked-die-first = Сначала бросьте кубик.
error-not-asked-no-die = Бросать сейчас нечего.
error-not-asked-die-sides = У этого кубика { $sides } граней.
error-not-asked-no-undo = Возвращать нечего.
error-not-asked-seat = Такого места за столом нет.
error-not-asked-over = Партия окончена.
error-not-asked-draft = Что будет дальше, сейчас знать нельзя: дайте ответ, тогда увидите.
error-not-asked-which-seat = Отвечают несколько мест: скажите, за которое.
error-not-asked-move = Такого хода в партии нет: последний — { $last }.
error-bad-save-place = Файл повреждён: «{ $place }».
error-bad-option-language = Такого языка нет: «{ $given }». Есть: { $choices }.
error-malformed-answer-empty = Ответ пуст: напишите, что выбираете.
error-malformed-answer-long = Ответ длиннее { $limit } букв.
error-not-asked-forgotten = Начало партии хранится в другом месте.
error-bad-position-broken = Ошибка в позиции: такой не бывает ({ $message }).
error-bad-position-toml = Ошибка в позиции: { $message }

## Что делают люди, кроме ответов

match-resigned = { $player } сдаётся.
match-draw-agreed = Игроки соглашаются на ничью.
match-taken-back = { $player } берёт ответ назад, уже увидев, что было скрыто.
match-branched = Отсюда партию играют заново.
result-resigned = Партия сдана.
result-draw-agreed = Так договорились игроки.
ended-resigned = Сдача
ended-draw-agreed = Ничья
error-not-asked-resign = Сдаться можно, только когда играют двое: правила не говорят, кто побеждает, если уходит один из { $seats }.
error-not-asked-not-over = Карты открывают, когда партия окончена.

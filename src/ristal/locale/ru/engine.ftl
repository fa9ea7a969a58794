# Слова, общие для всех игр: итоги, причины.

result-won = { $count ->
    [one] Победа: { $winners }. { $how }
   *[other] Победили { $winners }. { $how }
}
result-draw = Ничья. { $how }

option-random = случайно

may-do = по желанию: { $effect }
joined-and = и
joined-or = или

why-allowed = { $text } — так можно.
why-unknown = { $text } — не ответ на этот вопрос: { $asked } Можно ответить: { $legal }.
why-not-together = Вместе эти ответы не годятся, и ни один не засчитан: их слишком много или один мешает другому.
why-pointed-allowed = { $thing }: можно. { $answers }.
why-pointed-waits = { $thing }: сейчас решает { $players }.
why-pointed-other = { $thing } — не сейчас. { $asked }
why-pointed-others = { $thing } — у другого игрока: { $player }. { $asked }
why-pointed-gone = { $thing } — вне игры. { $asked }
why-pointed-place = это место
answers-more = и ещё { $count }

## Что делают люди, кроме ответов

match-resigned = { $player } сдаётся.
match-draw-agreed = Игроки соглашаются на ничью.
match-taken-back = { $player } берёт ответ назад, уже увидев, что из него вышло.
match-branched = Отсюда партию играют заново.
result-resigned = { $reader ->
    [won] Соперник сдался.
    [lost] Вы сдались.
   *[watcher] Партия сдана.
}
result-draw-agreed = Так договорились игроки.
ended-resigned = { $reader ->
    [won] Соперник сдался
    [lost] Вы сдались
   *[watcher] Сдача
}
ended-draw-agreed = Ничья

# Разбор рядом с повтором; остальное стоит в review.ftl папкой выше

review-progress = разобрано { $done } из { $total }
review-learn = Учиться на ошибках · { $count }
review-learn-question = Здесь вы ошиблись. Как ответите теперь?
review-learn-right = Верно: { $chance }.
review-learn-wrong = Лучше «{ $answer }»: { $best } вместо { $chance }.
review-learn-again = Ещё раз
review-learn-next = Дальше
review-learn-stop = К разбору
review-was = было: «{ $answer }»
review-guessing-of = В том числе угадывание
review-loss-mean = Потеря на решение, в среднем

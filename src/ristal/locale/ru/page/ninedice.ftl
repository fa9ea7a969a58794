# Страница: стол этой игры

ninedice-page-empty = пусто
ninedice-page-yours = ваш
ninedice-page-your-blow = Ваш удар
ninedice-page-their-blow = Их удар
ninedice-page-blow-of = Удар: { $who }
ninedice-page-damage = урон
ninedice-page-now = бой сейчас: Жизнь
ninedice-page-left = Жизнь:
ninedice-page-decides-match = этот бой решит партию:
ninedice-page-nothing-lost = Жизнь не теряет ничего
ninedice-page-dealt = урон роздан, осталось Жизни
ninedice-page-exhaustion = изнурение: +{ $more } к атаке
ninedice-page-exhaustion-from = изнурение с боя { $number }
ninedice-page-quiet = без потерь { $count } из { $limit }
ninedice-page-last-battle = последний бой — { $number }
ninedice-page-battle = Бой { $number }
ninedice-page-all-at-once = урон наносится разом
ninedice-page-duel = Дуэль
ninedice-page-your-start = начинаете вы
ninedice-page-start-of = начинает { $who }
ninedice-page-aim-at = Выберите цель: под ней — с какими числами победа.
ninedice-page-choose-die = Выберите кубик из резерва или пасуйте. Наведите или зажмите — узнаете, что он делает.
ninedice-page-no-duel = Здесь сходятся кубики резервов.
ninedice-page-no-compare = без сравнения
ninedice-page-rolling = ещё не сравнили
ninedice-page-bonus = Бонус цвета
ninedice-page-bonus-full = полный
ninedice-page-bonus-reduced = часть
ninedice-page-bonus-queue = ждут очереди
ninedice-page-wheel = Круг цветов
ninedice-page-wheel-note = соседи союзны
ninedice-page-wheel-pair = враги
ninedice-page-allied = союзные
ninedice-page-enemy = враги
ninedice-page-reroll = Переброс
ninedice-page-reroll-note = Один кубик Жизни можно бросить заново. Новое число остаётся, даже если оно хуже.
ninedice-page-deployment = Развёртывание
ninedice-page-deploy-note = Коснитесь кубика, чтобы вывести его на поле или оставить в резерве. Соперник решает тайно, потом все бросают разом.
ninedice-page-deploy-count = на поле { $field } · в резерве { $reserve }
ninedice-page-deploy-send = Бросить { $field } на поле, { $reserve } в резерв
ninedice-page-deploy-needs = На поле нужен хотя бы один кубик: { $kind }.
ninedice-page-deploy-waits = План отдан. Ждём соперника…
ninedice-page-decides = Обе стороны решают тайно, кто выйдет на поле; потом все бросают разом.
ninedice-page-to-field = на поле
ninedice-page-to-reserve = в резерве
ninedice-page-share = осталось раздать { $left }
ninedice-page-share-hint = Касайтесь кубиков Жизни или делений под ними.
ninedice-page-share-of = { $name }: урон { $count }
ninedice-page-share-send = Раздать: { $sum }
ninedice-page-share-one = Пока только { $name }: { $count ->
    [0] ничего
   *[other] −{ $count }
}
ninedice-page-abyss-gone = Бездна
ninedice-page-card = карта { $name }
ninedice-page-needed = { $kind } 0 — нужна
ninedice-page-kinds = { $kind } { $count }
ninedice-page-by-card = по карте: ещё { $count }
ninedice-page-take = Взять: { $name }
ninedice-page-take-hint = Коснитесь кубика: здесь будет сказано, что он делает.
ninedice-page-taken = взял { $who }
ninedice-page-in-set = В вашем наборе
ninedice-page-same-colour = того же цвета — { $count }
ninedice-page-allied-in = союзных цветов — { $count }
ninedice-page-no-dice = нечего выставить
ninedice-page-sets-formed = Наборы собраны
ninedice-page-life-gone = Жизни на поле нет
ninedice-page-stalemate = Тупик: считают Жизнь
ninedice-page-bonus-rises = бонус
ninedice-page-shows = показывает { $value }
ninedice-page-sum = { $name }, сумма { $sum }
ninedice-page-resigned = Сдаётся
ninedice-page-drawn = Ничья по согласию
ninedice-plan-deployment = Развёртывание: кто выйдет на поле, а кто останется в резерве?
ninedice-plan-damage = Разделите урон между своими кубиками Жизни.

## «Что это значит?» — о каждом вопросе

ninedice-help-choose-shape = Вы собираете набор из девяти кубиков: строка — что кубик умеет, столбец — какого он цвета. Коснитесь клетки с золотой точкой: рядом будет сказано, что делает этот кубик, и его можно взять; в наборе нужны и Атака, и Защита, и Жизнь.
ninedice-help-choose-colour = Форма выбрана, осталось решить, какого цвета будет кубик. Когда на кубике выпадет единица, он даст бонус своего цвета другому: сильнее всего — кубикам того же цвета и соседних по кругу, поэтому цвета выгодно собирать рядом.
ninedice-help-deploy-die = Кубики на поле бросают сразу, и их числа складываются в Атаку, Защиту и Жизнь; кубики резерва потом дерутся на дуэлях, а с пустым резервом ни напасть, ни ответить. Коснитесь кубика, чтобы переложить его, и отправьте весь план одним нажатием: соперник его не увидит, пока не решит сам.
ninedice-help-choose-bonus = На нескольких ваших кубиках выпала единица (у некоторых хватает и двойки), и каждый даёт другому кубику бонус своего цвета. Выберите, чей бонус применить первым: порядок может быть важен.
ninedice-help-choose-bonus-target = На кубике выпала единица, и он даёт бонус своего цвета одному из светящихся кубиков: своему и союзному цвету полный, остальным — частичный. В рамке сказано, что это за бонус; можно и отказаться.
ninedice-help-start-duel = Выставьте кубик из резерва: он бросается против кубика на поле, и если число подошло, делает своё дело — ослабляет, сажает в Заточение (до конца боя), отправляет в Бездну (навсегда) или помогает. Можно спасовать; если спасуют оба подряд, начнётся бой.
ninedice-help-second-die = Вы начинали эту дуэль, поэтому можете сразу выставить ещё один кубик, в ту же цель или в другую. Если не хотите тратить резерв, скажите «хватит».
ninedice-help-choose-target = Решите, в какой кубик метит ваш. Под каждой целью показано, на каких числах вы победите; после выбора кубик бросят.
ninedice-help-answer-duel = Соперник выставил кубик, и вы можете ответить своим из резерва: ударить по его кубику или поправить тот, в который он целил. В рамке «Дуэль» сказано, что может каждый ответ; пас ничего не стоит.
ninedice-help-choose-answer-target = Ответный кубик может метить в кубик соперника в зоне «Дуэль» или в того, кого он только что атаковал. Под целью показано, на каких числах вы победите.
ninedice-help-choose-script = Кубик может подействовать на цель двумя способами, и выбираете вы. Прибавляют обычно своему кубику, вычитают из чужого.
ninedice-help-may-do = Это действие не обязательно: решите, сделать ли его. Если откажетесь, всё останется как есть.
ninedice-help-share-damage = Атака соперника пробила вашу Защиту, и остаток надо снять с кубиков Жизни: касайтесь их или делений под ними, пока не раздадите всё. Кубик, у которого ничего не осталось, уходит в Бездну навсегда.
ninedice-help-choose-reroll = После боя можно перебросить один свой кубик Жизни. Стоит рискнуть тем, что показывает мало: новое число остаётся, каким бы ни выпало.

## Первая партия: что случилось впервые

ninedice-lesson-reserve-attack-began = Началась атака резервов: игроки по очереди начинают дуэли, первым тот, у кого в резерве больше кубиков. Когда оба спасуют подряд или выставить будет нечего, начнётся бой.
ninedice-lesson-dice-compared = Дуэль решает сравнение: брошенный кубик против числа на цели. Обычно нужно выбросить больше, Системщику и Крепости — меньше; у каждой формы своя победа и своё поражение, они написаны у кубика и в правилах.
ninedice-lesson-attack-ended = Дуэль окончена, и кубики, которые дрались, ушли в Заточение. После боя хозяин заберёт их обратно в резерв.
ninedice-lesson-bonuses-came = Выпала единица, и сработал бонус цвета: брошенный кубик помогает другому. Кубику союзного цвета он даёт бонус целиком, нейтральному — часть, вражескому — ничего; кто кому союзник, покажет «Круг цветов».
ninedice-lesson-die-fell = Кубик упал в Бездну: он выбыл до конца партии. Туда попадает всякий, на ком не осталось ни одного очка, и Разрушитель, проигравший дуэль; из Заточения же возвращаются.
ninedice-lesson-battle-fought = Бой считают разом: сумма Атаки минус сумма Защиты соперника — урон его Жизни, и хозяин сам делит его между своими кубиками. Если Жизнь осталась у обоих, всё начнётся снова с дуэлей.

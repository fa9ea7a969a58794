# Лаборатория: боты против ботов и замеры скорости

lab-help-arena = Боты против ботов: кто сильнее, как кончаются партии, что даёт первый ход.
lab-help-game = игра, например vstrechny
lab-help-bots = по боту на каждое место: random, greedy, novice, fighter, master, ismcts:0.2s (секунды), ismcts:500 (итерации) или свой бот, mybot.py:Cautious
lab-help-games = сколько партий сыграть; в матрице — на каждую пару. Число округляется вверх, чтобы каждый побывал на каждом месте поровну
lab-help-matrix = сравнить каждое значение настройки с каждым, например armies
lab-help-options = настройки партии, например armies=south,north variant=standard
lab-help-seed = зерно случайности: с одним и тем же зерном выйдут те же партии
lab-help-workers = сколько процессов занять (по умолчанию — по одному на ядро)
lab-help-content = папка с вашими картами вместо обычных
lab-help-arena-json = записать итоги и все партии в этот файл
lab-help-count = посчитать события партий по одному из их полей, например unit-attacked.outcome
lab-help-page = записать показанное в этот файл страницей в формате Markdown
lab-help-bench = Замерить скорость: случайные партии, копирование стола, поиск бота.
lab-help-bench-games = какие игры замерить (по умолчанию — все)
lab-help-seconds = секунд на один замер
lab-help-rounds = сколько раз повторить; берётся медиана
lab-help-bench-json = вывести только данные в формате JSON

lab-playing = Идут партии
lab-measuring = Идут замеры
lab-interrupted = Прервано: сыграно { $played } из { $games }.

lab-arena-title = { $game }: { $games } { $games ->
    [one] партия
    [few] партии
   *[other] партий
}, зерно { $seed }
lab-bot = Бот
lab-seat = Место
lab-any-seat = всего
lab-games = Партии
lab-wins = Победы
lab-draws = Ничьи
lab-losses = Поражения
lab-points = Очки (95 %)
lab-overall = Всего
lab-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-small-matrix-caption = Очки в процентах: строка против столбца, по номерам строк; всего — с интервалом 95 %.
lab-matrix-caption = Доля очков: строка против столбца; ниже — доверительный интервал 95 %.
lab-seat-share = Место { $seat } набирает { $share } очков ({ $interval }).
lab-first-player = Первый игрок набирает { $share } очков ({ $interval }): перевес { $sign }{ NUMBER($edge, minimumFractionDigits: 1, maximumFractionDigits: 1) } п. п.
lab-length = Решений в партии: в среднем { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, от { $shortest } до { $longest }.
lab-endings = Чем кончались партии:
lab-counted = Сколько раз: { $event } (поле «{ $field }»)

lab-bench-title = Скорость: медиана { $rounds } { $rounds ->
    [one] замера
   *[other] замеров
}, Python { $python }
lab-bench-pure-only = Установлена сборка без компиляции: строк compiled нет.
lab-bench-no-peers = Для сравнения с OpenSpiel и python-chess установите дополнение: pip install 'ristal[bench]'
lab-bench-notes = Бот: итераций поиска в секунду. × — во сколько раз больше решений в секунду, чем у pure и у connect_four из OpenSpiel.
    Копия, реш. — сколько решений можно принять за время одной копии стола. Раунды чередуются: верьте отношениям, а не числам.
lab-bench-peers = peer — чужие игры (OpenSpiel, python-chess): их ведёт обычный цикл на Python.
lab-bench-game = Игра
lab-bench-build = Сборка
lab-bench-playouts = Партий /с
lab-bench-decisions = Решений /с
lab-bench-copy = Копия, мкс
lab-bench-iterations = Бот, ит./с
lab-bench-to-pure = × pure
lab-bench-to-connect-four = × connect _four
lab-bench-copy-in-decisions = Копия, реш.
lab-bench-rate = { NUMBER($value, maximumFractionDigits: 0) }
lab-bench-fine = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-bench-times = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

lab-setting = { $option }: { $choice }
lab-seat-number = место { $number }

error-bad-option-matrix-option = Настройки «{ $given }» нет. Есть: { $known }.
error-bad-option-matrix-one-for-all = Сравнивать можно то, что выбирает каждый за себя; «{ $option }» — одна на всех.
error-bad-option-matrix-bots = Для сравнения нужны два бота, а названо { $count }.
error-bad-option-name-value = Настройки пишут как имя=значение, а написано «{ $given }».
error-bad-option-count-event = Такого события нет: «{ $given }». Есть: { $known }.
error-bad-option-count-field = У события { $event } нет поля «{ $given }». Есть: { $known }.
error-bad-option-unwritable = В файл { $file } не записать: { $reason }.
error-game-failed = Партия с зерном { $seed } сорвалась: { $reason }.
    Сыграть её снова: { $replay }
error-bench-failed = Замер сорвался: { $message }

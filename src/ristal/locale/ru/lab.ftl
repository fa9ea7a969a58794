# Лаборатория: боты против ботов и замеры скорости

lab-help-arena = Боты против ботов: кто сильнее, как кончаются партии, что даёт первый ход.
lab-help-game = игра, например vstrechny
lab-help-bots = по боту на каждое место: random, greedy, beginner, novice, fighter, master, champion, ismcts:0.2s (секунды), ismcts:500 (итерации) или свой бот, mybot.py:Cautious
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
lab-bench-notes = Бот: итераций поиска в секунду. × — во сколько раз больше решений в секунду, чем у pure и у connect_four из OpenSpiel. Секунды — процессорного времени: чем ещё занята машина, не важно.
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
error-bad-option-change = «{ $given }»: правка пишется ФАЙЛ.МЕСТО=ЗНАЧЕНИЕ, например heroes/alice.looking-glass.value=3.
error-bad-option-change-file = Нет файла «{ $given }». Есть: { $known }.
error-bad-option-change-place = «{ $given }»: нет «{ $step }». Есть: { $known }.
error-game-failed = Партия с зерном { $seed } сорвалась: { $reason }.
    Сыграть её снова: { $replay }
error-bench-failed-build = Замерить надо было сборку { $wanted }, а работает { $runs }.
error-bench-failed-ended = Процесс, который замеряет { $build }, закончился, не начав (код { $exit_code }).
error-bench-failed-ended-at = Процесс, который замеряет { $build }, закончился на { $game }, { $what } (код { $exit_code }).

lab-help-train = Научить ботов игре: партии с собой, оценка признаков, проверка новых оценок в партиях со старыми.
lab-help-train-game = игра, например demons
lab-help-hours = сколько часов играть партии, по которым бот учится; с той же папкой прерванное обучение продолжится
lab-help-train-games = партий в круге, сколько бы времени они ни заняли: такое обучение можно повторить байт в байт
lab-help-train-rounds = на сколько кругов поделить это время: в каждом бот играет с тем, чему научился в прошлом
lab-help-train-bot = бот, который играет с собой
lab-help-gate-bot = бот, в партиях которого новые оценки сравниваются со старыми
lab-help-gate = сколько партий в этом сравнении
lab-help-train-content = папка с вашими картами вместо обычных
lab-help-train-folder = папка для партий и промежуточных итогов (по умолчанию — training/ИГРА)
lab-help-train-output = куда записать оценки (по умолчанию — values.toml в той же папке); боты читают их из папки content игры
lab-train-play = Партий сыграно: { $games }
lab-train-gate = Новые оценки против старых: { $games }
lab-train-round = Круг { $number }: партий — { $games }, позиций — { $positions }, ошибка прогноза { NUMBER($before, minimumFractionDigits: 3, maximumFractionDigits: 3) } → { NUMBER($after, minimumFractionDigits: 3, maximumFractionDigits: 3) }. Новые оценки берут { NUMBER($share, style: "percent") } очков ({ lab-interval }) в { $gate } { $gate ->
    [one] партии
   *[other] партиях
}: { $taken ->
    [yes] приняты
   *[no] не приняты
}.
lab-train-written = Оценки записаны: { $file }

lab-help-ladder = Боты нескольких уровней друг против друга: те же раздачи, места по очереди, рейтинг Эло с интервалами.
lab-help-levels = уровни и другие боты, слабый первым (по умолчанию — все уровни)
lab-help-ladder-games = сколько партий на каждую пару
lab-help-neighbours = только пары соседних уровней
lab-help-ladder-json = записать рейтинг и итоги пар в этот файл
lab-help-lab = Лаборатория: лестница уровней и обучение ботов.
lab-elo = Эло (95 %)
lab-elo-of = { $elo } ± { $margin }
lab-against-below = Против соседа ниже (95 %)

lab-help-compare = Что дала правка и не шум ли это? Играет коробку и правку на одних раздачах, пока не станет ясно.
lab-help-worth = Сколько стоит каждая карта, способность, действие? Играет с ней и без неё на одних раздачах.
lab-help-lab-matrix = Кто кого бьёт и насколько каждый силён?
lab-help-merge = Сложить партии нескольких прогонов в один файл; та же партия с двумя исходами — ошибка.
lab-help-merge-into = прогон, который их примет; если его нет, он начнётся
lab-help-merge-others = прогоны, из которых взять
lab-help-judges = два бота-судьи, например ismcts:300 ismcts:300 (по умолчанию greedy greedy)
lab-help-most-games = сколько партий самое большее; в таблице — на каждую пару, в цене — на каждую вещь
lab-help-set = изменить отдельные значения, например heroes/alice.looking-glass.value=3; пусто после = — убрать
lab-help-only = только эти (по id)
lab-help-run = хранить все партии в этом файле: останавливать как угодно, продолжать, спрашивать снова; дважды ничего не играется
lab-help-answer-json = записать ответ в этот файл
lab-help-within = лучший ответ за это время: 20s, 10m, 1h
lab-bad-time = «{ $given }» — не время; пишите 20s, 10m или 1h
lab-choice = Кто
lab-before = Было
lab-after = Стало
lab-moved = Сдвиг
lab-moved-interval = 95 %
lab-verdict = Вывод
lab-verdict-more = сильнее
lab-verdict-less = слабее
lab-verdict-same = заметной разницы нет (меньше 3 пунктов)
lab-verdict-unsure = пока не ясно
lab-points-of = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-compared = Партий: { $games }, раздач: { $deals }; каждая сыграна до и после правки и с обоих мест.
lab-stopped-games = Сыграны все партии.
lab-stopped-sure = Остановлено: ответ ясен. Интервалы верны в любой момент, ранняя остановка их не портит.
lab-stopped-time = Остановлено: время вышло.
lab-stopped-stopped = Прервано: вот что сыграно.
lab-games-for-points = Чтобы отличить сдвиг в 3 пункта от нуля, с этими судьями нужно партий: { $games }.
lab-thing = Что
lab-owner = Чьё
lab-both = у обоих
lab-how = Как
lab-how-blanked = без текста
lab-how-withheld = под запретом
lab-worth = Пункты
lab-dealt = с раздачи
lab-worth-caption = Пункты — сколько процентов очков партии это даёт своей стороне. Без текста: та же карта без эффекта. Под запретом: боту нельзя так отвечать.
lab-merged = { $file }: новых { $new }; всего партий { $games }, сумма { $digest }
error-run-failed-file = Файл { $file } не годится для прогона: { $reason }
error-run-failed-format = { $file } — прогон формата { $given }; эта программа знает { $known }.
error-run-failed-no-file = Прогона { $file } нет.
error-run-failed-differs = В { $file } и { $into } одна и та же партия ({ $key }…) кончилась по-разному: один из них сделан другой программой, или бот играет по часам. Ничего не взято.
error-bad-option-two-bots = Нужны два бота, по одному на место; названо: { $count }.
error-bad-option-nothing-changed = Отличий от коробки нет: назовите издание или измените значение через --set.
error-bad-option-not-affected = Правка не про них: { $given }. Она про: { $choices }.
error-bad-option-nothing-to-weigh = Здесь нечего запрещать и не у чего убрать текст.
error-bad-option-without-what = «{ $given }»: скажите, чем боту нельзя играть.
error-bad-option-no-duckdb = Для Parquet нужен DuckDB: pip install 'ristal[data]'. CSV пишется без него.
error-bad-option-no-table = Укажите, куда записать: --csv FILE или --parquet FILE.
lab-table-written = { $file }, партий: { $games }.
lab-help-parquet = записать их в этот файл Parquet (нужно дополнение data)
lab-help-csv = записать их в этот файл CSV
lab-help-table-run = опыт, чьи партии нужны
lab-help-table = Партии опыта таблицей — для других программ.
lab-help-cluster = адрес головной машины кластера Ray, который сыграет партии (ray://HOST:10001), или local — кластер на этом компьютере; вместо --workers
error-bad-option-no-ray = Для кластера нужен Ray: pip install 'ristal[cluster]'
error-bad-option-cluster = Кластер { $given } не отвечает: { $reason }
error-bad-option-own-bot-far = { $given } — файл этого компьютера: в кластере играют только боты самой программы.

lab-help-html = записать ответ страницей с графиками на двух языках; сервер ей не нужен
lab-report-judges = Судьи: { $bots }.
lab-report-few = За некоторыми числами меньше { $few } партий: это первое впечатление.
lab-report-weak = Эти судьи видят недалеко. То, что требует замысла, стоит больше, чем у них выходит; прежде чем решать, спросите ismcts.
lab-help-estimate = не играть, а прикинуть: сколько будет партий, сколько это займёт и насколько точным выйдет ответ
lab-help-follow = для программ: раз в секунду записывать сюда, сколько сыграно и что пока выходит; прогон кончается вместе с вводом
lab-estimate = Партий: { NUMBER($games) }. Примерно { NUMBER($minutes) } мин. Точность ответа: ±{ NUMBER($spread, minimumFractionDigits: 1, maximumFractionDigits: 1) } п. п.

# Лаборатория в браузере

lab-run-matrix = Кто сильнее: { $about }
lab-run-compare = Что изменило издание «{ $edition }»: { $about }
lab-run-compare-set = Что изменило { $edition }: { $about }
lab-run-worth = Чего что стоит: { $about }
lab-run-ladder = Насколько сильны боты: { $about }
lab-run-note-matrix = по { NUMBER($games) } на пару · судья — { $judge }
lab-run-note-compare = до { NUMBER($games) } партий · судья — { $judge }
lab-run-note-worth = по { NUMBER($games) } на вещь · судья — { $judge }
lab-run-note-ladder = по { NUMBER($games) } на пару · верхние — { $judge }
lab-run-shares = { NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) } %
lab-run-even = никто не выделяется
lab-run-uneven = есть за пределами 40–60 %
lab-run-elo-of = Эло: { $bot }
lab-run-interval = { $low } … { $high } п. п.
lab-help-four-times = спросить и судей с вчетверо большим бюджетом: останется ли порядок тем же
lab-report-strength = Сила: «{ $bot }» против «{ $other }» — { NUMBER($share, maximumFractionDigits: 0) } % очков ({ NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) }, партий: { $games }).
lab-report-strength-not = Сила судьи «{ $bot }» не измерена: для этого мало партий или не хватило времени.
lab-report-four-times-not = Останется ли порядок тем же с вчетверо большим бюджетом, не проверено: это делает --four-times.
lab-report-four-times-same = С вчетверо большим бюджетом ({ $bots }, партий: { $games }) порядок тот же.
lab-report-four-times-changed = С вчетверо большим бюджетом ({ $bots }, партий: { $games }) порядок другой: { $swapped }.
lab-report-four-times-unsure = С вчетверо большим бюджетом ({ $bots }) партий маловато ({ $games }), чтобы сказать, тот же ли порядок.
lab-report-four-times-level = Ни с этим бюджетом, ни с вчетверо большим ({ $bots }, партий: { $games }) никто уверенно не впереди.
lab-report-overtakes = { $second } — выше, чем { $first }
lab-report-zero = ноль
error-bad-option-own-bot-budget = { $given }: у своего бота бюджета нет, увеличить его вчетверо нельзя.
error-bad-option-no-report = Страницу отчёта делает сборка программы, а здесь её нет: наберите make play или возьмите --json.
lab-report-seats = { $kind ->
    [first] Первое место даёт { NUMBER($edge, minimumFractionDigits: 1, maximumFractionDigits: 1) } п. п.: партии сыграны с обоих мест, так что сравнения это не портит.
    [second] Второе место даёт { NUMBER($edge, minimumFractionDigits: 1, maximumFractionDigits: 1) } п. п.: партии сыграны с обоих мест, так что сравнения это не портит.
   *[none] Преимущества места не видно.
}
lab-means-more = { $name }: стало сильнее, и это не случайность.
lab-means-less = { $name }: стало слабее, и это не случайность.
lab-means-same = { $name }: заметной разницы нет.
lab-means-unsure = { $name }: сдвиг пока не виден.
lab-means-worth = Больше всего даёт «{ $top }», меньше всего — «{ $low }».
lab-means-matrix = { $count ->
    [0] Сильнее всех { $top }, слабее всех { $low }; за пределы 40–60 % уверенно не выходит никто.
   *[other] Сильнее всех { $top }, слабее всех { $low }. За пределы 40–60 % уверенно выходят: { $out }.
}
lab-means-ladder = Ноль — самый слабый из ряда; 100 пунктов Эло — это 64 % очков.
lab-edition-taken = Издание с таким именем папки уже есть.

# Что лаборатория помнит

lab-help-history = Насколько силён был каждый — от версии к версии и от издания к изданию? Ничего не играет: читает то, что записала lab matrix --remember.
lab-help-history-file = файл истории (по умолчанию docs/balance/history/ИГРА.json)
lab-help-remember = добавить силы в эту историю, её показывает lab history; тот же вопрос, заданный снова, заменит свою строку
lab-history-number = №
lab-history-date = Дата
lab-history-version = Ristal
lab-history-edition = Издание
lab-history-judges = Судьи
lab-history-most-games = Партии
lab-history-box = коробка
lab-history-curve = Со временем
lab-history-moved = { $sign }{ $elo } ± { $margin }
lab-history-caption = Эло относительно среднего по всем, с интервалом 95 %. Сдвиг считается от прошлой строки с теми же судьями и настройками; «пока не ясно» может быть и шумом.
lab-history-plot = Сила в Эло относительно среднего по всем, по номерам строк; высота полосы — ±{ $reach }. Выделен сдвиг больше шума.
lab-report-history = { $game }: сила со временем
lab-report-definitions = Что значит каждое число: { $page }
error-bad-option-history = { $file } — не история этой игры: { $reason }
error-bad-option-no-history = В { $file } истории нет. Начать её: ristal lab matrix { $game } --remember { $file }

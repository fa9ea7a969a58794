# Что не так в файлах с картами и в позициях. Ошибку программа узнаёт по английским сообщениям: они повторяют слова кода, и считается первое
# подходящее.

## Файлы

content-unreadable = в { $folder } его не прочитать: { $trouble }
content-no-folder = это не папка
content-forbidden = нет прав
content-no-file = такого файла в { $folder } нет
content-no-files = в { $folder } нет ни одного файла { $files }
content-not-toml-at = это не TOML; ошибка в строке { $line }, знак { $column }: { $error }
content-not-toml = это не TOML: { $error }

## Любое поле

content-missing = этого поля нет; { $expected }
content-unknown = такого поля здесь не бывает; бывают { $known }
content-long-id = в id не больше { $most } букв, а здесь { $count }
content-reserved-id = { $id } в ответах значит другое; нужен другой id
content-id-letters = в id бывают только строчные латинские буквы, цифры, дефис и апостроф, а здесь { $found }
content-taken = { $id } уже занято; у каждого должен быть свой id
content-own-ids = id здесь повторяются, а у каждого должен быть свой
content-count-of-numbers = чисел от { $least } до { $most } должно быть { $count }, а здесь { $given }
content-sum = всего карт должно быть { $needed }, а здесь { $given }
content-two = играют двое, и здесь нужно хотя бы два

## «Боец»

content-fighters = для боя нужно хотя бы двое бойцов
content-each-colour = нужны все: { $colours }
content-free-type = приём типа { $type } — свободный
content-small-deck = в колоде не меньше { $least } карт, а здесь { $count }
content-colour-kind = { $colour } — это { $kind }
content-hit-first = 'hit' стоит первым и один раз
content-only-counter = { $effect } бывает только у контрприёма
content-wrong-type = { $effect } не подходит к типу { $type }
content-cancel-what = 'cancel' требует what — одно из { $choices }

## «Битва демонов»

content-two-actions = у карты два действия, а здесь { $count }
content-passive-only = это бывает только у пассивного демона
content-passive = у пассивного демона есть timing с эффектами, modifiers или то и другое
content-slack = timing { $timing } и slack бывают только вместе
content-moves = приёмов { $needed }, и тактик столько же, а здесь { $count }
content-copies = карт со всеми копиями должно быть { $needed }, а здесь { $count }
content-demons = { $players } игрокам нужно по два демона, а здесь всего { $count }
content-no-move = приёма { $move } нет
content-no-action = действия { $action } нет
content-needs-opponent = перед { $effect } нужен 'choose-opponent'
content-of-battlefield = { $effect } бывает только у полей боя
content-needs-timing = для { $effect } нужен timing { $timing }
content-battlefield-can = поле боя умеет { $effects } и никогда 'may', а здесь { $effect }

## «Девять кубиков»

content-nothing-to-lose = форма, которая ничего не сравнивает, проиграть не может: уберите это поле
content-two-colours = нужны два разных цвета из { $colours }, а здесь { $found }
content-no-die = кубика { $die } нет; кубик — это цвет и форма: { $example }
content-die-twice = { $die } назван дважды, а каждый кубик один
content-set-size = в наборе { $needed } кубиков, а здесь { $count }
content-set-kinds = в наборе есть хотя бы по одному кубику Атаки, Защиты и Жизни
content-shapes = форм должно быть { $needed }: по три Атаки, Защиты и Жизни
content-colours = цветов должно быть { $needed }, а здесь { $count }
content-colour-cards = карт должно быть { $needed }, и каждый цвет — на одной из них
content-allies = у цвета два союзных и два вражеских цвета — или ни одного союзного и один вражеский
content-ally-enemy = цвет не может быть сразу союзным и вражеским
content-in-return = { $other } в ответ не называет { $colour }, а должен
content-in-another-set = { $die } уже лежит в наборе { $set }
content-no-zone = зоны { $zone } нет

## Unmatched

content-many-spaces = на поле не больше { $most } ячеек, а здесь { $count }
content-starts = нужны хотя бы две разные стартовые ячейки
content-no-space = ячейки { $space } на этом поле нет
content-own-neighbour = { $space } не может быть соседкой самой себе
content-two-ends = у { $space } среди соседних нет { $other }, а у линии два конца
content-unreached = из { $other } не дойти до { $space }
content-no-timing = у карты типа { $type } таких эффектов не бывает
content-many-fighters = бойцов у игрока не больше { $most }
content-no-hero = нужен хотя бы один боец с role = "hero"

## Позиции, написанные от руки

position-each-seat = нужен список, по записи на каждое место: { $seats }
position-names = нужен список имён
position-unknown-of = { $name } — такого нет; есть { $known }
position-not-so-many = столько { $name } не бывает
position-fighters = нужны двое из { $fighters }
position-ring = нужна таблица цветов, например {"{"} red = [3, 3] {"}"}
position-tokens = нужен хотя бы один здоровый жетон, а всего их не больше { $most }
position-no-colour = { $colour } — не цвет; есть { $colours }
position-dice = у { $fighter } столько кубиков { $colour } нет
position-copyable = нужна атака или манёвр
position-laid-phase = карты кладут в ходе, а не в фазе { $phase }
position-out = у кого её нет, тот выбыл: назовите его место в 'out'
position-two-sides-in = в бою должны остаться две стороны
position-laid = нужна карта для каждого места, '' — для выбывших
position-no-battlefield = вдвоём играют без него
position-demons = нужны разные из { $demons }, всего { $count }
position-series = до карты этого хода там лежит не больше { $most } карт
position-sides = нужны две стороны
position-own-card = у каждого своя карта
position-takes-die = у стороны, которая берёт кубик, их меньше { $needed }
position-in-turn = девять кубиков набирают по очереди: сначала кубики карты, потом по одному
position-set-size = в наборе { $needed } кубиков, а здесь { $count }
position-die-shown = нужны кубик и что на нём выпало, от 1 до { $sides }, а здесь { $found }
position-no-fighter = такого бойца на поле нет
position-not-playing = такого бойца в этой партии нет
position-space-taken = { $space } занята: в ячейке стоит один боец
position-no-more-cards = у { $hero } больше нет карты { $card }
position-armies = нужны две разные армии из { $armies }
position-field = строк должно быть { $rows }, по { $columns } слова в каждой; '.' — пустая ячейка
position-other-army = { $unit } — из армии { $army }, а на этой стороне её нет
position-no-card = для ввода в бой у ходящей стороны должна быть карта: открытая или в Резерве
position-no-cell = для ввода в бой нужна свободная ячейка на половине ходящей стороны
position-unknown = { $name } — такого здесь нет

## Что здесь должно быть: внутри других сообщений

content-expected = { $expected }, а здесь { $found }
content-expected-text = нужен текст
content-expected-number = нужно целое число от { $least } до { $most }
content-expected-flag = нужно true или false
content-expected-another = нужно что-нибудь другое из { $choices }
content-expected-some = нужно хотя бы одно из { $choices }
content-expected-choice = нужно одно из { $choices }
content-expected-texts = нужен список текстов
content-expected-list = нужен список
content-expected-table = нужна таблица
content-expected-tables = нужна хотя бы одна [[{ $name }]]
content-expected-shape = нужен id формы

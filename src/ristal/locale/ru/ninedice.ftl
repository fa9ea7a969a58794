# «Девять кубиков»

ninedice-title = Девять кубиков
ninedice-blurb = Тайно разверните девять кубиков готового набора и бейтесь дуэлями.
ninedice-goal = Уничтожьте Жизнь соперника: у кого после боя нет кубиков в зоне «Жизнь», тот проиграл. В бою ваша Атака минус его Защита снимается с его Жизни, и так же наоборот; перед боем кубики из резерва дерутся на дуэлях, чтобы эти суммы изменить.

ninedice-ask-choose-shape = { $by_card ->
    [yes] Набор, кубик { $number } из 9: только тех цветов, что на вашей карте ({ $card }). Какой формы?
   *[no] Набор, кубик { $number } из 9: любой из оставшихся. Какой формы?
}
ninedice-ask-choose-colour = { $shape } — какого цвета?
ninedice-ask-deploy-die = Развёртывание, кубик { $number } из 9 — { $die }: бросить на поле или оставить в резерве?
ninedice-ask-choose-bonus = Сработал бонус цвета у нескольких кубиков. Чей применить первым?
ninedice-ask-choose-bonus-target = { $again ->
    [yes] Бонус цвета ({ $die }): кому ещё?
   *[no] Бонус цвета ({ $die }): кому его отдать — или никому?
}
ninedice-ask-start-duel = Ваше право начать дуэль. Какой кубик из резерва — или пас?
ninedice-ask-second-die = Можно выставить второй кубик. Какой — или хватит?
ninedice-ask-choose-target = В какой кубик метит { $die }?
ninedice-ask-answer-duel = Соперник выставил кубик. Каким кубиком ответить — или пас?
ninedice-ask-choose-answer-target = Ответ: в какой кубик метит { $die }?
ninedice-ask-choose-script = { $source }: что сделать с целью?
ninedice-ask-may-do = { $source }. { $effect } Сделать это?
ninedice-ask-share-damage = { $damage ->
    [one] Осталось распределить { $damage } очко урона.
    [few] Осталось распределить { $damage } очка урона.
   *[many] Осталось распределить { $damage } очков урона.
} Сколько теряет { $die } (показывает { $value })?
ninedice-ask-choose-reroll = Перед новой атакой резервов можно перебросить один кубик Жизни. Какой — или никакой?

ninedice-answer-pass = пас
ninedice-answer-stop = хватит
ninedice-answer-keep = не перебрасывать
ninedice-answer-add = прибавить
ninedice-answer-subtract = вычесть
ninedice-answer-yes = да
ninedice-answer-no = нет
ninedice-answer-lose-0 = ничего
ninedice-answer-lose-1 = −1
ninedice-answer-lose-2 = −2
ninedice-answer-lose-3 = −3
ninedice-answer-lose-4 = −4
ninedice-answer-lose-5 = −5
ninedice-answer-lose-6 = −6

ninedice-card-drawn = { $player } тянет { $card_acc } карту.
ninedice-die-taken = { $player } берёт { $die_acc }.
ninedice-set-taken = { $player } играет набором «{ $preset }».
ninedice-sets-formed = Наборы собраны: по девять кубиков у каждого. Пора решать, что выйдет на поле.
ninedice-die-planned = { $player } решает: { $die } — { $deployed ->
    [yes] на поле.
   *[no] в резерв.
}
ninedice-die-planned-unseen = { $player } тайно решает, куда пойдёт { $die }.
ninedice-troops-deployed = { $player }: на поле — { $count }, в резерве — { $reserve }.
ninedice-die-rolled = { $player } бросает { $die_acc }: { $value }.
ninedice-bonuses-came = { $player }: { $count ->
    [one] сработал бонус цвета — { $dice }.
   *[other] сработали бонусы цвета — { $dice }.
}
ninedice-bonus-chosen = { $player }: теперь бонус { $die_gen }.
ninedice-bonus-lost = { $player }: { $rest ->
    [yes] второго кубика для бонуса { $die_gen } нет.
   *[no] бонус { $die_gen } пропадает — дать его некому.
}
ninedice-bonus-used = { $player }: бонус цвета, { $die } → { $target } ({ $full ->
    [yes] полный
   *[no] уменьшенный
}).
ninedice-bonus-declined = { $player } не применяет бонус { $die_gen }.
ninedice-reroll-kept = { $player }: переброс { $die_gen } — { $rolled }, остаётся { $value }.
ninedice-die-turned = { $player }: { $die } — было { $before }, стало { $value }.
ninedice-die-unchanged = { $player }: { $die } — по-прежнему { $value }.
ninedice-die-fell = { $player }: { $die } — в Бездну!
ninedice-die-imprisoned = { $player }: { $die } — в Заточение.
ninedice-die-returned = { $player }: { $die } возвращается на поле и показывает { $value }.
ninedice-reserve-attack-began = Атака резервов. Кубиков в резервах: { $reserves_each }. Начинает { $player } { $why ->
    [more-dice] (резерв больше).
    [toss] (поровну — по жребию).
   *[in-turn] (поровну — по очереди).
}
ninedice-start-passed = { $player } { $forced ->
    [yes] пропускает начало дуэли: выставить нечего.
   *[no] пасует.
}
ninedice-duel-opened = { $player } выставляет { $die_acc }, цель — { $target }.
ninedice-duel-answered = { $player } отвечает: { $die }, цель — { $target }.
ninedice-dice-compared = { $player }: { $die } ({ $value }) против { $target_gen } ({ $against }) — { $won ->
    [yes] победа.
   *[no] поражение.
}
ninedice-attack-ended = { $count ->
    [0] Дуэль окончена.
   *[other] Дуэль окончена. В Заточение: { $dice }.
}
ninedice-battle-fought = Бой { $number }. Атака: { $attack_each }; защита: { $defence_each }; получают урона: { $damage_each }{ $exhaustion ->
    [0] .
   *[other] {" "}(изнурение: +{ $exhaustion } к атаке).
}
ninedice-damage-taken = { $player }: { $die } теряет { $loss }, остаётся { $value }.
ninedice-battle-ended = Бой { $number } окончен{ $harm ->
    [0] {" "}без потерь Жизни.
   *[other] . Потери Жизни у обоих вместе — { $harm }.
}
ninedice-prisoners-taken = { $player } забирает из Заточения { $count ->
    [one] { $count } кубик.
    [few] { $count } кубика.
   *[many] { $count } кубиков.
}
ninedice-life-emptied = { $player }: зона «Жизнь» пуста. Кубики Жизни: в Бездне { $abyss }, в Заточении { $prison }, в резерве { $reserve }.
ninedice-life-counted = Бой зашёл в тупик. Жизнь: { $life_each }.

ninedice-end-destroyed = { $reader ->
    [won] Вся Жизнь соперника уничтожена.
    [lost] Вся ваша Жизнь уничтожена.
   *[watcher] Вся Жизнь проигравшего уничтожена.
}
ninedice-end-imprisoned = { $reader ->
    [won] Зона «Жизнь» соперника пуста: последняя его Жизнь в Заточении, а там она не в счёт.
    [lost] Ваша зона «Жизнь» пуста: последняя ваша Жизнь в Заточении, а там она не в счёт.
   *[watcher] Зона «Жизнь» у проигравшего пуста: последняя его Жизнь в Заточении, а там она не в счёт.
}
ninedice-end-held-back = { $reader ->
    [won] Зона «Жизнь» соперника пуста: уцелевшая Жизнь осталась в резерве, а там она не в счёт.
    [lost] Ваша зона «Жизнь» пуста: уцелевшая Жизнь осталась в резерве, а там она не в счёт.
   *[watcher] Зона «Жизнь» у проигравшего пуста: уцелевшая Жизнь осталась в резерве, а там она не в счёт.
}
ninedice-end-exhausted = { $reader ->
    [won] Изнурение добило Жизнь соперника.
    [lost] Изнурение добило вашу Жизнь.
   *[watcher] Изнурение добило Жизнь проигравшего.
}
ninedice-end-mutual = Зона «Жизнь» опустела у обоих.
ninedice-end-mutual-exhausted = Изнурение добило обе стороны.
ninedice-end-both-own = Обе зоны «Жизнь» пусты, но кубики Жизни остались у обоих.
ninedice-end-more-life = { $reader ->
    [won] Тупик: Жизни больше у вас.
    [lost] Тупик: Жизни больше у соперника.
   *[watcher] Тупик: Жизни больше у победителя.
}
ninedice-end-equal-life = Тупик, и Жизни поровну.

ninedice-ended-destroyed = Жизнь уничтожена
ninedice-ended-imprisoned = Зона Жизни пуста
ninedice-ended-held-back = Поле без Жизни
ninedice-ended-exhausted = Изнурение
ninedice-ended-mutual = Пали оба
ninedice-ended-mutual-exhausted = Изнурение обоих
ninedice-ended-both-own = Не уничтожен никто
ninedice-ended-more-life = Тупик
ninedice-ended-equal-life = Тупик

ninedice-figure-duels = Дуэлей начато
ninedice-figure-won = Сравнений выиграно
ninedice-figure-bonuses = Бонусов применено
ninedice-figure-damage = Урона Жизни
ninedice-figure-fallen = Кубиков в Бездне

ninedice-why-needs-kinds = В наборе должны быть Атака, Защита и Жизнь, а свободных мест осталось только на недостающее: { $kinds }.
ninedice-why-none-left = Кубиков этой формы, которые вы сейчас можете взять, не осталось: { $shape }.
ninedice-why-die-taken = В чьём-то наборе уже есть { $die }: каждый кубик один.
ninedice-why-not-on-card = Первые кубики — только цветов вашей карты: { $card }.
ninedice-why-colour-full = Два кубика этого цвета вы по карте уже взяли.
ninedice-why-not-this-die = Сейчас решают о другом кубике: { $asked }. Очередь этого ({ $die }) — не теперь.
ninedice-why-needs-life = На поле нужен хотя бы один кубик Жизни, а это последний.
ninedice-why-no-bonus-now = Бонуса цвета сейчас нет: { $die }.
ninedice-why-not-on-field = На поле этого кубика сейчас нет: { $die }.
ninedice-why-bonus-for-itself = Бонус достаётся другому кубику, не тому, что его дал.
ninedice-why-enemy-colour = На враждебный цвет бонус не действует: { $colour } и { $other } враждуют.
ninedice-why-bonus-given = Этот кубик бонус уже получил: { $die }.
ninedice-why-bonus-for-allies = Второй кубик должен быть союзного цвета: { $die } не подходит.
ninedice-why-bonus-elsewhere = Бонус этого цвета ({ $colour }) — для других кубиков: не та сторона или не тот вид.
ninedice-why-not-in-play = В этой партии такого кубика нет: { $die }.
ninedice-why-not-in-prison = В Заточении этого кубика нет: { $die }.
ninedice-why-not-just-imprisoned = Ответом возвращают только то, что попало в Заточение в этой же атаке: { $die }.
ninedice-why-wrong-kind = { $shape } метит только в кубики { $kind_gen }.
ninedice-why-not-enemy = { $shape } метит только в кубики противника.
ninedice-why-not-in-this-attack = Ответ бьёт по кубику соперника в зоне «Дуэль» или по тому, в кого он целил в этой атаке: { $die } — ни то ни другое.
ninedice-why-no-target = Для этого кубика нет цели: { $die }.
ninedice-why-not-in-reserve = В вашем резерве этого кубика нет: { $die }.
ninedice-why-too-much-damage = Столько этот кубик не примет: он показывает { $value }, а урона осталось { $damage }.
ninedice-why-too-little-damage = Слишком мало: остальные кубики Жизни столько не примут, а урон надо распределить весь.
ninedice-why-not-in-life-zone = В вашей зоне «Жизнь» этого кубика нет: { $die }.

ninedice-op-destroy = { $may ->
    [yes] цель можно отправить в Бездну
   *[no] цель — в Бездну
}
ninedice-op-perish = { $may ->
    [yes] сам кубик можно отправить в Бездну
   *[no] сам кубик — в Бездну
}
ninedice-op-imprison = { $may ->
    [yes] цель можно отправить в Заточение
   *[no] цель — в Заточение
}
ninedice-op-return = { $may ->
    [yes] цель можно вернуть из Заточения на поле со значением этого кубика
   *[no] цель возвращается из Заточения на поле со значением этого кубика
}
ninedice-op-add = { $may ->
    [yes] можно прибавить цели { $count }
   *[no] цель +{ $count }
}
ninedice-op-subtract = { $may ->
    [yes] можно вычесть из цели { $count }
   *[no] цель −{ $count }
}
ninedice-op-add-own = { $may ->
    [yes] можно прибавить цели значение этого кубика
   *[no] прибавить цели значение этого кубика
}
ninedice-op-subtract-own = { $may ->
    [yes] можно вычесть из цели значение этого кубика
   *[no] вычесть из цели значение этого кубика
}
ninedice-op-lower = { $may ->
    [yes] можно вычесть из цели { $count }, но не ниже 1
   *[no] цель −{ $count }, но не ниже 1
}
ninedice-op-raise = { $may ->
    [yes] цель ниже { $to } можно поднять до { $to }
   *[no] цель ниже { $to } поднимается до { $to }
}
ninedice-op-reroll = { $may ->
    [yes] цель можно перебросить, остаётся новое значение
   *[no] перебросить цель, остаётся новое значение
}
ninedice-op-reroll-better = { $may ->
    [yes] цель можно перебросить, остаётся лучшее значение
   *[no] перебросить цель, остаётся лучшее значение
}
ninedice-op-choose = { $count ->
    [1] на выбор — { $options }
   *[other] на выбор { $count } из: { $options }
}

ninedice-shape-target = Метит в { $imprisoned ->
    [yes] { $kind ->
        [any] { $side ->
            [own] свой кубик в Заточении
            [enemy] кубик противника в Заточении
           *[any] любой кубик в Заточении
        }
       *[other] { $side ->
            [own] свой кубик { $kind_gen } в Заточении
            [enemy] кубик { $kind_gen } противника в Заточении
           *[any] любой кубик { $kind_gen } в Заточении
        }
    }
   *[no] { $kind ->
        [any] { $side ->
            [own] свой кубик на поле
            [enemy] кубик противника на поле
           *[any] любой кубик на поле
        }
       *[other] { $side ->
            [own] свой кубик { $kind_gen }
            [enemy] кубик { $kind_gen } противника
           *[any] любой кубик { $kind_gen }
        }
    }
}.
ninedice-shape-compare = { $compare ->
    [more] Нужно выбросить больше, чем показывает цель.
    [less] Нужно выбросить меньше, чем показывает цель.
   *[none] Сравнения нет.
}
ninedice-shape-win = Победа: { $effect }
ninedice-shape-loss = Поражение: { $effect }
ninedice-shape-nothing = без последствий.
ninedice-die-special = Специальный: побеждает и при равенстве, но не другого специального.
ninedice-die-marked = Бонус цвета даёт и на двойке.
ninedice-bonus-target = Достаётся { $side ->
    [enemy] кубику противника
    [own] своему кубику
   *[any] любому кубику
}{ $kind ->
    [any] {" "}на поле
   *[other] {" "}в зоне «{ $kind }»
}.
ninedice-bonus-full = Союзного цвета или того же{ $targets ->
    [one] {""}
   *[other] {" "}({ $targets } кубикам, если столько есть)
}: { $effect }
ninedice-bonus-reduced = Нейтрального: { $effect }

ninedice-bonus-when = { $every ->
    [yes] Бонус цвета.
   *[no] Бонус цвета, только при развёртывании.
}
ninedice-colour-text = { $allies ->
    [0] Союзных цветов нет.
   *[other] Союзные цвета: { $allied }.
} { $enemies ->
    [one] Враждебный
   *[other] Враждебные
}: { $enemy }.
ninedice-card-text = Первые кубики набора — этих цветов: { $colours }.
ninedice-set-text = В наборе: { $dice }.

ninedice-zone-attack = Кубики Атаки на поле. В бою они складываются, и соперник теряет столько Жизни, сколько осталось сверх его Защиты.
ninedice-zone-defence = Кубики Защиты на поле. В бою их сумма вычитается из Атаки соперника.
ninedice-zone-life = Кубики Жизни на поле. На них приходится урон боя; у кого после боя их здесь нет, тот проиграл{ $victory ->
    [letter] {""}. Если их нет у обоих, побеждает тот, у кого Жизнь осталась хоть где-то, а у соперника — нигде. Вся Жизнь в Бездне — поражение сразу, хоть бы и в дуэли.
   *[zone] .
}
ninedice-zone-reserve = Кубики, которые не на поле. Ими начинают дуэли и отвечают на них.
ninedice-zone-duel = Кубики, брошенные в этой атаке. Когда она окончена, они уходят в Заточение.
ninedice-zone-prison = Кубики, которые уже дрались на дуэли или попались Обнулятору. После боя хозяин забирает их в резерв.
ninedice-zone-abyss = Отсюда кубики не возвращаются.
ninedice-zone-field = Зоны Атаки, Защиты и Жизни вместе. На поле важно только число, которое показывает кубик.

ninedice-fact-colour = цвет
ninedice-fact-shape = форма
ninedice-fact-kind = вид
ninedice-fact-sides = граней
ninedice-fact-special = побеждает при равенстве
ninedice-fact-trigger = бонус цвета, если выпало не больше
ninedice-fact-target = цель
ninedice-fact-compare = сравнение
ninedice-fact-win = победа
ninedice-fact-loss = поражение
ninedice-fact-letter = буква
ninedice-fact-allied = союзные цвета
ninedice-fact-enemy = враждебные цвета
ninedice-fact-marked = даёт бонус и на двойке
ninedice-fact-bonus = бонус цвета
ninedice-fact-full = бонус союзному цвету и своему
ninedice-fact-reduced = бонус нейтральному цвету
ninedice-fact-colours = цвета
ninedice-fact-dice = кубики

ninedice-note-to-win = { $compare ->
    [more] { $roll ->
        [6] победа на 6
       *[other] победа { $roll }–6
    }
    [less] { $roll ->
        [1] победа на 1
       *[other] победа 1–{ $roll }
    }
   *[none] не победить
}
ninedice-note-bonus = { $full ->
    [yes] полный бонус: { $effect }
   *[no] уменьшенный бонус: { $effect }
}
ninedice-note-reply = → { $target }{ $wins ->
    [none] .
   *[other] : { $wins }.
}
ninedice-note-field = в зону «{ $zone }», для боя
ninedice-note-reserve = про запас, для дуэлей
ninedice-note-last-life = последняя Жизнь: уйдёт в Бездну — и партия окончена
ninedice-note-left = { $value ->
    [0] в Бездну
   *[other] остаётся { $value }
}

ninedice-option-start = Начало
ninedice-option-start-draft = собирать наборы самим
ninedice-option-start-quick = готовые наборы
ninedice-option-sets = Готовый набор
ninedice-option-sets-random = случайный
ninedice-option-cards = Карта цветов
ninedice-option-cards-random = по жребию
ninedice-option-card_dice = Кубики по карте
ninedice-option-card_dice-two-in-all = два всего
ninedice-option-card_dice-two-of-each = по два каждого цвета
ninedice-option-bonuses = Бонусы цвета
ninedice-option-bonuses-by-colour = у каждого цвета свой
ninedice-option-bonuses-plain = простые: +2 союзным, +1 нейтральным
ninedice-option-bonus_rolls = Бонус цвета срабатывает
ninedice-option-bonus_rolls-every = при любом броске
ninedice-option-bonus_rolls-deployment = только при развёртывании
ninedice-option-exhaustion = Изнурение
ninedice-option-exhaustion-late = с десятого боя атака растёт
ninedice-option-exhaustion-early = с четвёртого боя атака растёт
ninedice-option-exhaustion-off = нет; тупик решает сумма Жизни
ninedice-option-victory = Кто проигрывает
ninedice-option-victory-letter = у кого уничтожена вся Жизнь, сразу; иначе — у кого после боя пуста зона «Жизнь»
ninedice-option-victory-zone = только тот, у кого после боя пуста зона «Жизнь»
ninedice-option-first = Кто первым берёт кубики
ninedice-option-first-random = жребий
ninedice-option-first-0 = первое место
ninedice-option-first-1 = второе место

ninedice-table-player = Игрок { $number }
ninedice-table-sum = { $zone } { $total }
ninedice-table-count = { $zone } ({ $count })
ninedice-table-battle = впереди бой { $number }
ninedice-table-fought = бой { $number }
ninedice-table-damage = атака соперника { $attack } против защиты { $defence }: урон { $damage }{ $deadly ->
    [yes] {" — "}вся Жизнь!
   *[no] {""}
}
ninedice-table-to-share = осталось распределить { $left }
ninedice-table-exhaustion = изнурение: +{ $more } к атаке
ninedice-table-exhaustion-from = изнурение с боя { $number }
ninedice-table-quiet = боёв подряд без потерь: { $count } из { $limit }
ninedice-table-bonuses = Бонусы цвета
ninedice-table-compared = { $roll } против { $against } — { $won ->
    [yes] победа
   *[no] поражение
}
ninedice-table-in-hand = Кубики резерва в дуэли:
ninedice-table-needs = пока нет: { $kinds }
ninedice-table-card = карта { $card }
ninedice-table-set = Набор ({ $count })
ninedice-table-stock = Общий запас (буквы — цвета, точка — кубик уже взят):
ninedice-table-legend =
    Буква перед кубиком — его цвет: К красный, О оранжевый, Ж жёлтый, З зелёный, С синий, Ф фиолетовый, Ч чёрный, Б белый. Число — что он показывает, ★ — побеждает при равенстве и даёт бонус ещё и на двойке, ↑ — выйдет на поле.
    ▲ — кубики первого места (внизу), ▬ — второго (вверху). Число у зоны — сумма её кубиков.

## Что бывает не так в файлах, позициях и записях этой игры

ninedice-wrong-two-colours = нужны два разных цвета из { $colours }, а здесь { $found }
ninedice-wrong-set-size = в наборе { $needed } кубиков, а здесь { $count }
ninedice-wrong-set-kinds = в наборе есть хотя бы по одному кубику Атаки, Защиты и Жизни
ninedice-wrong-shapes = форм должно быть { $needed }: по три Атаки, Защиты и Жизни
ninedice-wrong-colours = цветов должно быть { $needed }, а здесь { $count }
ninedice-wrong-colour-cards = карт должно быть { $needed }, и каждый цвет — на одной из них
ninedice-wrong-allies = у цвета два союзных и два вражеских цвета — или ни одного союзного и один вражеский
ninedice-wrong-ally-enemy = цвет не может быть сразу союзным и вражеским
ninedice-wrong-nothing-to-lose = форма, которая ничего не сравнивает, проиграть не может: уберите это поле
ninedice-wrong-no-die = кубика '{ $die }' нет; кубик — это цвет и форма: { $example }
ninedice-wrong-die-twice = '{ $die }' назван дважды, а каждый кубик один
ninedice-wrong-no-zone = зоны '{ $zone }' нет
ninedice-wrong-in-return = '{ $other }' в ответ не называет '{ $colour }', а должен
ninedice-wrong-in-another-set = '{ $die }' уже лежит в наборе '{ $set }'
ninedice-wrong-sides = нужны две стороны
ninedice-wrong-own-card = у каждого своя карта
ninedice-wrong-takes-die = у стороны, которая берёт кубик, их меньше { $needed }
ninedice-wrong-in-turn = девять кубиков набирают по очереди: сначала кубики карты, потом по одному
ninedice-wrong-die-shown = нужны кубик и что на нём выпало, от 1 до { $sides }, а здесь { $found }
ninedice-wrong-expected-shape = нужен id формы
ninedice-broken-two-places = кубик лежит в двух местах
ninedice-broken-count = кубиков в игре { $given }, а должно быть { $needed }
ninedice-broken-kinds = в наборе места { $seat } не хватает вида
ninedice-broken-shows = '{ $die }' показывает { $value }
ninedice-broken-other-card = у места { $seat } не та карта, о которой договорились
ninedice-broken-turn = брать кубик не месту { $seat }: их у него уже { $count }
ninedice-broken-plans = в планах { $first } и { $second } кубиков, а должно быть { $needed }

# Готовые фразы за столом
ninedice-phrase-hello = Привет!
ninedice-phrase-strike = Сильный бросок
ninedice-phrase-moment = Считаю, минуту
ninedice-phrase-luck = Ну и бросок!
ninedice-phrase-again = Ещё партию?
ninedice-phrase-thanks = Спасибо за игру

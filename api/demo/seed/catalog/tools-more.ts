import type { SeedProduct } from '@/api/demo/seed/department';
import { made, pieces, uzbekistan } from './piece';

const ceramic = pieces({
  category: 'rakovina-va-unitazlar',
  made: made.ceramic,
  care: [
    'Mahkamlagichlar toʻplamda, oʻrnatishni usta qiladi.',
    'Крепления в комплекте, ставит сантехник.',
  ],
});

const bath = pieces({
  category: 'vanna-va-dushlar',
  made: made.plastic,
  care: [
    'Yumshoq latta va gel bilan yuviladi, kukun surtmang.',
    'Мойте мягкой тряпкой с гелем, без порошка.',
  ],
});

const electric = pieces({
  category: 'rozetka-va-kabellar',
  made: made.plastic,
  care: ['Tokni oʻchirib, elektrik oʻrnatadi.', 'Ставит электрик при снятом напряжении.'],
});

const door = pieces({
  category: 'eshiklar',
  made: made.wood,
  care: [
    'Chorchoʻp va oshiq-moshiqlar toʻplamda, oʻlchovchi bepul keladi.',
    'Коробка и петли в комплекте, замерщик приходит бесплатно.',
  ],
});

const safe = pieces({
  category: 'qulf-va-himoya',
  made: made.metal,
  care: ['Ikkita kalit va mahkamlagich toʻplamda.', 'Два ключа и крепление в комплекте.'],
});

const light = pieces({
  category: 'lampochka-va-fonarlar',
  made: made.metal,
  care: ['Lampasi toʻplamda, mahkamlagichi ham.', 'Лампа и крепление в комплекте.'],
});

const tool = pieces({
  category: 'qol-asboblari',
  made: made.metal,
  care: [
    'Ishdan keyin artib, quruq joyda saqlang.',
    'После работы протрите и храните в сухом месте.',
  ],
});

export const moreTools: SeedProduct[] = [
  ceramic('washbasin', ['Ustunli rakovina Jilva Lola', 'Раковина Jilva Lola на пьедестале'], {
    brand: 'Jilva',
    price: 990_000,
    discount: 25,
    size: '56 × 46 × 93 sm',
    weight: '19 kg',
    says: ['Joʻmragi bilan, ustun quvurni yashiradi.', 'Со смесителем, пьедестал скрывает трубы.'],
    about: ['Glazuri silliq, ohak oʻtirmaydi.', 'Глазурь гладкая, известь не держится.'],
  }),
  ceramic('washbasin-square', ['Osma rakovina Jilva Kvadrat', 'Подвесная раковина Jilva Kvadrat'], {
    brand: 'Jilva',
    price: 890_000,
    size: '62 × 62 × 50 sm',
    weight: '14 kg',
    says: ['Toʻrtburchak, joʻmrakli.', 'Прямоугольная, со смесителем.'],
    about: [
      'Devorga ankerda mahkamlanadi, 100 kg koʻtaradi.',
      'Крепится к стене анкерами, держит 100 кг.',
    ],
  }),
  ceramic('vanity', ['Rakovina tumbasi Jilva Nur, 90 sm', 'Тумба с раковиной Jilva Nur, 90 см'], {
    brand: 'Jilva',
    price: 2_490_000,
    discount: 10,
    size: '90 × 71 × 93 sm',
    weight: '38 kg',
    made: made.chipboard,
    says: ['Tortma va eshikli oq tumba.', 'Белая тумба с ящиками и дверцами.'],
    about: [
      'Boʻyogʻi namga chidamli, tortmalari yumshoq yopiladi.',
      'Краска влагостойкая, ящики с доводчиком.',
    ],
  }),
  ceramic('toilet-modern', ['Unitaz Jilva Modern, yopiq oyoqli', 'Унитаз Jilva Modern'], {
    brand: 'Jilva',
    price: 1_990_000,
    size: '45 × 85 × 77 sm',
    weight: '36 kg',
    says: ['Yon tomoni silliq, oson artiladi.', 'Гладкие бока, легко протирать.'],
    about: ['Hoshiyasiz kosa, ikki tugmali bak.', 'Чаша без ободка, двойной слив.'],
  }),
  ceramic('toilet-classic', ['Unitaz Jilva Klassik', 'Унитаз Jilva Klassik'], {
    brand: 'Jilva',
    price: 890_000,
    size: '41 × 54 × 77 sm',
    weight: '27 kg',
    says: ['Sodda va ishonchli.', 'Простой и надёжный.'],
    about: [
      'Richagli bak, ehtiyot qismlari har doʻkonda bor.',
      'Бачок с рычагом, запчасти есть везде.',
    ],
  }),
  ceramic('bidet', ['Bide Jilva Klassik', 'Биде Jilva Klassik'], {
    brand: 'Jilva',
    price: 790_000,
    discount: 12,
    size: '40 × 54 × 51 sm',
    weight: '18 kg',
    says: ['Joʻmragi bilan, osma.', 'Подвесное, со смесителем.'],
    about: ['Klassik unitazga juft boʻladi.', 'В пару к унитазу той же серии.'],
  }),
  bath('bath-straight', ['Vanna Jilva 180 × 70, akril', 'Ванна Jilva 180 × 70, акрил'], {
    brand: 'Jilva',
    price: 2_290_000,
    discount: 30,
    size: '180 × 70 × 65 sm',
    weight: '28 kg',
    says: ['Joʻmrak va tutqichlari bilan.', 'Со смесителем и ручками.'],
    about: ['Akril issiqni saqlaydi, tagi sirpanmaydi.', 'Акрил держит тепло, дно не скользит.'],
  }),
  bath('bath-corner', ['Burchak vanna Jilva 160', 'Угловая ванна Jilva 160'], {
    brand: 'Jilva',
    price: 3_990_000,
    size: '160 × 160 × 80 sm',
    weight: '46 kg',
    says: ['Ikki kishilik, oʻrindigʻi bor.', 'На двоих, с сиденьем.'],
    about: ['Burchakka zich turadi, ekrani olinadi.', 'Встаёт вплотную в угол, экран снимается.'],
  }),
  bath('bath-island', ['Alohida turuvchi vanna Jilva Qayiq', 'Отдельностоящая ванна Jilva Qayiq'], {
    brand: 'Jilva',
    price: 9_900_000,
    discount: 8,
    size: '170 × 94 × 108 sm',
    weight: '72 kg',
    says: ['Xona oʻrtasiga qoʻyiladi.', 'Ставится посреди комнаты.'],
    about: ['Pol joʻmragi va qoʻl dushi toʻplamda.', 'Напольный смеситель и лейка в комплекте.'],
  }),
  bath('shower-cabin', ['Dush kabinasi Jilva Toʻliq', 'Душевая кабина Jilva Toʻliq'], {
    brand: 'Jilva',
    price: 4_490_000,
    size: '93 × 112 × 200 sm',
    weight: '68 kg',
    made: made.glass,
    says: ['Toblangan shisha, past taglik.', 'Закалённое стекло, низкий поддон.'],
    about: ['Eshigi magnit bilan yopiladi, suv chiqmaydi.', 'Дверь на магнитах, вода не вытекает.'],
  }),
  bath('jacuzzi', ['Jakuzi Jilva, olti kishilik', 'Джакузи Jilva на шестерых'], {
    brand: 'Jilva',
    price: 39_900_000,
    size: '228 × 228 × 95 sm',
    weight: '310 kg',
    says: ['Hovli yoki ayvon uchun.', 'Для двора или террасы.'],
    about: ['30 ta forsunka, suv 40 °Cʼgacha isiydi.', '30 форсунок, нагрев до 40 °C.'],
  }),
  electric('socket-single', ['Rozetka Tok Oq, bir oʻrinli', 'Розетка Tok Oq, одинарная'], {
    brand: 'Tok',
    price: 22_000,
    discount: 10,
    size: '9 × 9 × 4 sm',
    weight: '70 g',
    says: ['Yerga ulanadi, 16 A.', 'С заземлением, 16 А.'],
    about: ['Korpusi yonmaydigan plastikdan.', 'Корпус из негорючего пластика.'],
  }),
  electric(
    'switch-single',
    ['Oʻchirgich Tok Oq, bir klavishli', 'Выключатель Tok Oq, одноклавишный'],
    {
      brand: 'Tok',
      price: 19_000,
      discount: 15,
      size: '9 × 9 × 4 sm',
      weight: '60 g',
      says: ['Yumshoq bosiladigan klavish.', 'Мягкий ход клавиши.'],
      about: ['Qirq ming marta bosishga sinalgan.', 'Испытан на сорок тысяч нажатий.'],
    },
  ),
  electric(
    'switch-double',
    ['Oʻchirgich Tok Oq, ikki klavishli', 'Выключатель Tok Oq, двухклавишный'],
    {
      brand: 'Tok',
      price: 25_000,
      size: '9 × 9 × 4 sm',
      weight: '70 g',
      says: ['Ikki chiroqni alohida yoqadi.', 'Две линии света отдельно.'],
      about: ['Simlari prujinali qisqichga kiritiladi.', 'Провода входят в пружинные зажимы.'],
    },
  ),
  electric('dimmer', ['Yorugʻlik regulyatori Tok Dimmer', 'Светорегулятор Tok Dimmer'], {
    brand: 'Tok',
    price: 59_000,
    size: '9 × 9 × 5 sm',
    weight: '90 g',
    says: ['LED lampalar uchun ham.', 'Работает и с LED.'],
    about: [
      'Burab yorugʻlikni 10 dan 100 foizgacha sozlaysiz.',
      'Поворотом меняет яркость от 10 до 100 %.',
    ],
  }),
  electric('socket-lan', ['Internet rozetkasi Tok RJ-45', 'Розетка для интернета Tok RJ-45'], {
    brand: 'Tok',
    price: 39_000,
    size: '9 × 9 × 4 sm',
    weight: '60 g',
    says: ['Kabel toifasi 6.', 'Категория 6.'],
    about: [
      'Gigabit tarmoq uchun, changdan qopqogʻi bor.',
      'Для гигабитной сети, со шторкой от пыли.',
    ],
  }),
  light('spot-wall', ['Devor spot chirogʻi Nur Nuqta', 'Настенный спот Nur Nuqta'], {
    brand: 'Nur',
    price: 119_000,
    discount: 20,
    size: '6 × 24 × 10 sm',
    weight: '420 g',
    says: ['Rasm va javonni yoritadi.', 'Освещает картину или полку.'],
    about: ['Boshi ikki tomonga buriladi, sokoli GU10.', 'Головка поворачивается, цоколь GU10.'],
  }),
  light('light-office', ['Shift chirogʻi Nur Ofis, 105 sm', 'Потолочный светильник Nur Ofis'], {
    brand: 'Nur',
    price: 249_000,
    discount: 25,
    size: '105 × 24 × 11 sm',
    weight: '3,1 kg',
    says: ['Ofis va ustaxona uchun.', 'Для офиса и мастерской.'],
    about: ['Ikki LED naycha, miltillamaydi.', 'Две LED-трубки, не мерцает.'],
  }),
  door('door-wood', ['Ichki eshik Qalqon Yogʻoch, 80 sm', 'Межкомнатная дверь Qalqon, дерево'], {
    brand: 'Qalqon',
    price: 1_690_000,
    size: '87 × 14 × 210 sm',
    weight: '29 kg',
    says: ['Qaragʻay massividan eshik.', 'Дверь из массива сосны.'],
    about: ['Ikki qavat lak, bosma naqsh.', 'Два слоя лака, филёнка.'],
  }),
  door('door-white', ['Ichki eshik Qalqon Oq, emal', 'Межкомнатная дверь Qalqon, белая эмаль'], {
    brand: 'Qalqon',
    price: 1_390_000,
    discount: 9,
    size: '96 × 18 × 210 sm',
    weight: '26 kg',
    says: ['Oq emalli silliq eshik.', 'Гладкая дверь под белой эмалью.'],
    about: [
      'Tutqichi toʻplamda, magnit qulfi ovozsiz yopiladi.',
      'С ручкой, магнитный замок закрывается бесшумно.',
    ],
  }),
  door('door-red', ['Tashqi eshik Qalqon Hovli', 'Входная дверь Qalqon Hovli'], {
    brand: 'Qalqon',
    price: 3_490_000,
    colours: ['red', 'green', 'blue', 'brown'],
    size: '105 × 18 × 208 sm',
    weight: '64 kg',
    made: made.metal,
    says: ['Hovli uy uchun poʻlat eshik.', 'Стальная дверь для частного дома.'],
    about: ['Ikki derazachasi va jez tutqichi bor.', 'Два окошка и латунная ручка.'],
  }),
  door('door-arch', ['Tashqi eshik Qalqon Yelpigʻich', 'Входная дверь Qalqon с витражом'], {
    brand: 'Qalqon',
    price: 3_990_000,
    colours: ['black', 'blue'],
    size: '99 × 19 × 205 sm',
    weight: '61 kg',
    made: made.metal,
    says: ['Tepasida yarim doira oyna.', 'Сверху полукруглое окно.'],
    about: ['Shishasi ikki qavatli, qulfi uch nuqtali.', 'Двойное стекло, замок в трёх точках.'],
  }),
  door(
    'door-glazed',
    ['Ayvon eshigi Qalqon Katak, oynali', 'Дверь на террасу Qalqon, остеклённая'],
    {
      brand: 'Qalqon',
      price: 2_890_000,
      size: '102 × 18 × 205 sm',
      weight: '48 kg',
      says: ['Yarmi oyna, xona yorugʻ.', 'Наполовину стекло, в комнате светло.'],
      about: [
        'Toʻqqiz kataklik oyna, zichlagichi qoʻshaloq.',
        'Окно в девять клеток, двойной уплотнитель.',
      ],
    },
  ),
  safe('safe', ['Seyf Qalqon Uy, kodli', 'Сейф Qalqon Uy, кодовый'], {
    brand: 'Qalqon',
    price: 1_890_000,
    discount: 30,
    size: '50 × 55 × 50 sm',
    weight: '42 kg',
    says: ['Hujjat va zargarlik uchun.', 'Для документов и украшений.'],
    about: [
      'Devori 6 mm poʻlat, polga ankerda mahkamlanadi.',
      'Стенки 6 мм, крепится к полу анкером.',
    ],
  }),
  safe('lock-code', ['Kodli qulf Qalqon Raqam', 'Кодовая панель Qalqon Raqam'], {
    brand: 'Qalqon',
    price: 459_000,
    size: '10 × 1 × 10 sm',
    weight: '260 g',
    says: ['Kalitsiz kirish uchun klaviatura.', 'Вход по коду, без ключа.'],
    about: ['Oʻntagacha kod, tugmalari yeyilmaydi.', 'До десяти кодов, кнопки не стираются.'],
    care: ['Batareyasi va mahkamlagichi toʻplamda.', 'Батарейка и крепление в комплекте.'],
  }),
  safe('locker', ['Shaxsiy quti Qalqon, qulfli', 'Ящик для вещей Qalqon с замком'], {
    brand: 'Qalqon',
    price: 390_000,
    size: '20 × 22 × 40 sm',
    weight: '4 kg',
    says: ['Sport zal va ish joyi uchun.', 'Для зала и раздевалки.'],
    about: [
      'Eshigida havo teshiklari bor, taxlab mahkamlanadi.',
      'В дверце прорези, ящики скрепляются друг с другом.',
    ],
  }),
  tool('bolt-cutter', ['Bolt qirqqich Usta, 600 mm', 'Болторез Usta, 600 мм'], {
    brand: 'Usta',
    price: 169_000,
    size: '60 × 18 × 3 sm',
    weight: '2,1 kg',
    says: ['8 mmʼgacha sim va zanjir uchun.', 'Для прутка и цепи до 8 мм.'],
    about: [
      'Tishi toblangan poʻlat, dastasi sirpanmaydi.',
      'Губки из закалённой стали, ручки не скользят.',
    ],
  }),
  tool('workbench', ['Ustaxona stoli Usta, javonli', 'Верстак Usta с полками'], {
    brand: 'Usta',
    price: 1_490_000,
    discount: 10,
    size: '123 × 62 × 174 sm',
    weight: '39 kg',
    says: ['Asbob taxtasi va yogʻoch yuza.', 'С панелью для инструмента и деревянной столешницей.'],
    about: ['200 kg koʻtaradi, chirogʻi bor.', 'Держит 200 кг, есть подсветка.'],
  }),
  tool(
    'ladder-wood',
    ['Yogʻoch narvoncha Usta, 3 pogʻona', 'Деревянная стремянка Usta, 3 ступени'],
    {
      brand: 'Usta',
      price: 289_000,
      discount: 15,
      size: '46 × 75 × 83 sm',
      weight: '5 kg',
      made: made.wood,
      says: ['Javonga yetish uchun, yigʻiladi.', 'Достать до полки, складная.'],
      about: ['Pogʻonasi keng, 120 kg koʻtaradi.', 'Широкие ступени, держит 120 кг.'],
    },
  ),
  tool('tape', ['Yopishqoq tasma Usta, 50 mm × 60 m', 'Клейкая лента Usta, 50 мм × 60 м'], {
    brand: 'Usta',
    price: 15_000,
    size: '15 × 5 × 13 sm',
    weight: '220 g',
    made: made.plastic,
    from: uzbekistan,
    says: ['Karton quti uchun jigarrang tasma.', 'Коричневая лента для коробок.'],
    about: ['Sovuqda ham yopishadi, ovozsiz ochiladi.', 'Клеит и на холоде, разматывается тихо.'],
    care: ['Quruq joyda, tik holatda saqlang.', 'Храните в сухом месте, стоймя.'],
  }),
];

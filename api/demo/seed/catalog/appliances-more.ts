import type { SeedProduct } from '@/api/demo/seed/department';
import { made, pieces } from './piece';
import { t } from './text';

const fixed = pieces({
  category: 'plita-va-sorgichlar',
  made: made.steel,
  care: [
    'Oʻrnatish uchun usta kerak, Toshkentda ertasiga keladi.',
    'Установку делает мастер, по Ташкенту он приходит на следующий день.',
  ],
});

const built = pieces({
  category: 'duxovka-va-mikrotolqinli',
  made: made.steel,
  care: [
    'Shkafga murvatlar bilan mahkamlanadi, orqasida 5 sm boʻsh joy qoldiring.',
    'Крепится к шкафу винтами, сзади оставьте 5 см.',
  ],
});

const drinks = pieces({
  category: 'choynak-va-kofe',
  made: made.steel,
  care: [
    'Har oyda limon kislotasi bilan qaynatib, quyqadan tozalang.',
    'Раз в месяц кипятите с лимонной кислотой от накипи.',
  ],
});

const small = pieces({
  category: 'pishirish-texnikasi',
  made: made.plastic,
  care: [
    'Sovigach artiladi, elektr qismini suvga solmang.',
    'Протирайте остывшим, электрическую часть не погружайте в воду.',
  ],
});

const air = pieces({
  category: 'ventilyator-va-namlagichlar',
  made: made.plastic,
  care: [
    'Parraklari changdan nam latta bilan artiladi, filtri yoʻq.',
    'Лопасти протирают от пыли влажной тряпкой, фильтра нет.',
  ],
});

const heat = pieces({
  category: 'isitish-va-issiq-suv',
  made: made.metal,
  care: [
    'Oʻrnatish uchun usta kerak, mahkamlagichlar toʻplamda.',
    'Устанавливает мастер, крепления в комплекте.',
  ],
});

const large = pieces({
  category: 'muzlatgichlar',
  made: made.steel,
  care: [
    'Yetkazilgandan soʻng toʻrt soat tursin, keyin yoqing.',
    'После доставки включайте через четыре часа.',
  ],
});

const washing = pieces({
  category: 'yuvish-va-tozalash',
  made: made.metal,
  care: [
    'Ulash uchun shlang toʻplamda, ustani bepul chaqirasiz.',
    'Шланг для подключения в комплекте, вызов мастера бесплатный.',
  ],
});

const watts = (power: string) => ({ rows: [['power', power] as ['power', string]] });

export const moreAppliances: SeedProduct[] = [
  large(
    'fridge-french',
    ['Muzlatgich Samsung French Door, 540 l', 'Холодильник Samsung French Door, 540 л'],
    {
      brand: 'Samsung',
      price: 19_900_000,
      discount: 9,
      size: '90 × 96 × 172 sm',
      weight: '118 kg',
      says: [
        'Tepasida ikki eshik, pastida muzlatish tortmasi.',
        'Две двери сверху, морозильный ящик снизу.',
      ],
      about: [
        'Eshigida suv va muz beradigan oyna bor. Ichi kengligidan katta lagan sigʻadi.',
        'В двери окошко для воды и льда. Внутрь входит большой ляган.',
      ],
    },
  ),
  washing(
    'washing-top',
    ['Kir yuvish mashinasi Artel Tepa, 8 kg', 'Стиральная машина Artel Tepa, 8 кг'],
    {
      brand: 'Artel',
      price: 2_990_000,
      size: '60 × 62 × 74 sm',
      weight: '39 kg',
      says: ['Yuqoridan ochiladi, egilish shart emas.', 'Загрузка сверху, нагибаться не нужно.'],
      about: [
        'Yuvish paytida ham kiyim qoʻshsa boʻladi. Suv bosimi past joyda ham ishlaydi.',
        'Вещи можно добавить и во время стирки. Работает при слабом напоре воды.',
      ],
    },
  ),
  fixed(
    'stove-two',
    ['Stol plitasi Olov Duo, ikki konforkali', 'Настольная плита Olov Duo, 2 конфорки'],
    {
      brand: 'Olov',
      price: 320_000,
      size: '60 × 33 × 6 sm',
      weight: '4,2 kg',
      says: [
        'Dala hovli va yozgi oshxona uchun gaz plita.',
        'Газовая плитка для дачи и летней кухни.',
      ],
      about: [
        'Tabiiy va ballon gazida ishlaydi, jiklyorlar qutida.',
        'Работает от магистрального и баллонного газа, жиклёры в коробке.',
      ],
      care: [
        'Gaz quvuriga usta ulaydi, ballonga ulash tartibi qutida.',
        'К газовой трубе подключает мастер, как подключить к баллону — в инструкции.',
      ],
    },
  ),
  fixed(
    'cooktop-gas',
    ['Gaz panel Olov Tekis, 4 konforka', 'Газовая панель Olov Tekis, 4 конфорки'],
    {
      brand: 'Olov',
      price: 1_690_000,
      size: '58 × 50 × 4 sm',
      weight: '11 kg',
      says: ['Stolga oʻrnatiladigan poʻlat panel.', 'Встраиваемая стальная панель.'],
      about: [
        'Panjarasi choʻyan, olov oʻchsa gaz oʻzi yopiladi.',
        'Решётки чугунные, при погасшем пламени газ перекрывается.',
      ],
    },
  ),
  fixed(
    'cooktop-induction-2',
    ['Induksion panel Olov Duo, 2 zona', 'Индукционная панель Olov Duo, 2 зоны'],
    {
      brand: 'Olov',
      price: 1_390_000,
      discount: 20,
      size: '30 × 52 × 5 sm',
      weight: '5 kg',
      made: made.glass,
      ...watts('3,5 kW'),
      says: ['Kichik oshxona uchun tor panel.', 'Узкая панель для небольшой кухни.'],
      about: [
        'Bir litr suv uch daqiqada qaynaydi. Idish olinsa oʻchadi.',
        'Литр воды закипает за три минуты. Снимете посуду — отключится.',
      ],
    },
  ),
  fixed(
    'cooktop-induction-4',
    ['Induksion panel Olov Katta, 4 zona', 'Индукционная панель Olov Katta, 4 зоны'],
    {
      brand: 'Olov',
      price: 2_790_000,
      discount: 12,
      size: '56 × 50 × 5 sm',
      weight: '9 kg',
      made: made.glass,
      ...watts('7,2 kW'),
      says: ['Toʻrt zona, bolalardan qulf.', 'Четыре зоны и блокировка от детей.'],
      about: [
        'Shishasi issiq boʻlmaydi, toshgan sut kuyib qolmaydi.',
        'Стекло почти не греется, убежавшее молоко не пригорает.',
      ],
    },
  ),
  fixed(
    'stove-compact',
    ['Ixcham gaz plita Artel Mini, 60 sm', 'Компактная газовая плита Artel Mini'],
    {
      brand: 'Artel',
      price: 1_990_000,
      size: '60 × 60 × 58 sm',
      weight: '29 kg',
      says: ['Shkaf ustiga qoʻyiladigan duxovkali plita.', 'Плита с духовкой, ставится на тумбу.'],
      about: ['Duxovkasi oynali, ichki chirogʻi bor.', 'Духовка с окном и подсветкой.'],
    },
  ),
  fixed('hood-dome', ['Havo soʻrgich Shamol Gumbaz, 100 sm', 'Вытяжка Shamol Gumbaz, 100 см'], {
    brand: 'Shamol',
    price: 1_590_000,
    size: '102 × 39 × 49 sm',
    weight: '12 kg',
    rows: [['noise', '52 dB']],
    says: ['Keng gumbazli poʻlat soʻrgich.', 'Широкая купольная вытяжка из стали.'],
    about: [
      'Soatiga 750 m³ havo tortadi, qovurilgan piyoz hidi qolmaydi.',
      'Тянет 750 м³ в час, запаха жареного лука не остаётся.',
    ],
  }),
  fixed('hood-flat', ['Havo soʻrgich Shamol Tekis, 60 sm', 'Вытяжка Shamol Tekis, 60 см'], {
    brand: 'Shamol',
    price: 590_000,
    size: '60 × 51 × 14 sm',
    weight: '6 kg',
    rows: [['noise', '56 dB']],
    says: ['Shkaf ostiga oʻrnatiladigan yupqa soʻrgich.', 'Плоская вытяжка под шкаф.'],
    about: [
      'Yogʻ filtri yuviladi, koʻmir filtri alohida sotiladi.',
      'Жировой фильтр моется, угольный продаётся отдельно.',
    ],
  }),
  fixed('hood-glass', ['Havo soʻrgich Shamol Qiya, shishali', 'Вытяжка Shamol Qiya, наклонная'], {
    brand: 'Shamol',
    price: 1_890_000,
    discount: 12,
    size: '60 × 32 × 43 sm',
    weight: '13 kg',
    rows: [['noise', '48 dB']],
    says: ['Qiya qora shisha, boshga urilmaydi.', 'Наклонное чёрное стекло, не задеть головой.'],
    about: [
      'Sensorli boshqaruv, 15 daqiqadan keyin oʻzi oʻchadigan taymer.',
      'Сенсорное управление и таймер отключения на 15 минут.',
    ],
  }),
  built('oven-built', ['Oʻrnatiladigan duxovka Olov 60, elektr', 'Встраиваемая духовка Olov 60'], {
    brand: 'Olov',
    price: 3_190_000,
    discount: 30,
    size: '60 × 52 × 58 sm',
    weight: '33 kg',
    ...watts('2,8 kW'),
    says: ['58 litrli elektr duxovka.', 'Электрическая духовка на 58 литров.'],
    about: [
      'Sakkiz rejim, tandir non uchun 270 °Cʼgacha qiziydi.',
      'Восемь режимов, для лепёшек нагревается до 270 °C.',
    ],
  }),
  built('oven-double', ['Ikki qavatli duxovka Olov Juft', 'Двойная духовка Olov Juft'], {
    brand: 'Olov',
    price: 7_490_000,
    size: '60 × 52 × 109 sm',
    weight: '61 kg',
    ...watts('5,2 kW'),
    says: ['Bir vaqtda somsa va shirinlik.', 'Самса и пирог одновременно.'],
    about: [
      'Ikki kamera alohida boshqariladi, hidlar aralashmaydi.',
      'Две камеры управляются отдельно, запахи не смешиваются.',
    ],
  }),
  drinks(
    'coffee-bar',
    ['Kofe mashinasi Qahva Bar, ikki guruhli', 'Кофемашина Qahva Bar, двухгруппная'],
    {
      brand: 'Qahva',
      price: 24_900_000,
      size: '58 × 40 × 36 sm',
      weight: '42 kg',
      ...watts('3,7 kW'),
      says: ['Kafe uchun professional mashina.', 'Профессиональная машина для кафе.'],
      about: [
        'Soatiga 120 finjon, ikki bugʻ trubkasi. Suv quvuriga ulanadi.',
        '120 чашек в час, две паровые трубки. Подключается к водопроводу.',
      ],
    },
  ),
  drinks('coffee-drip', ['Tomchili kofe qaynatgich Qahva Tong', 'Капельная кофеварка Qahva Tong'], {
    brand: 'Qahva',
    price: 459_000,
    size: '19 × 29 × 30 sm',
    weight: '1,9 kg',
    made: made.plastic,
    ...watts('900 W'),
    says: ['Ertalab butun oilaga sakkiz finjon.', 'Восемь чашек на всю семью утром.'],
    about: [
      'Filtri yuviladi, qogʻoz kerak emas. Shisha idish taglikda issiq turadi.',
      'Фильтр моется, бумажный не нужен. Кувшин подогревается.',
    ],
  }),
  drinks('coffee-moka', ['Geyzer kofe qaynatgich Qahva Moka', 'Гейзерная кофеварка Qahva Moka'], {
    brand: 'Qahva',
    price: 189_000,
    discount: 10,
    size: '18 × 9 × 15 sm',
    weight: '450 g',
    made: made.metal,
    says: ['Plitada uch daqiqada quyuq kofe.', 'Крепкий кофе на плите за три минуты.'],
    about: [
      'Uch finjonlik, gaz va elektr plitaga mos.',
      'На три чашки, для газовой и электрической плиты.',
    ],
    care: [
      'Yuvish vositasisiz chayib, ochiq holda quriting.',
      'Ополаскивайте без моющих средств и сушите открытой.',
    ],
  }),
  drinks('coffee-press', ['Frenchpress Qahva 0,8 l', 'Френч-пресс Qahva 0,8 л'], {
    brand: 'Qahva',
    price: 139_000,
    discount: 14,
    size: '16 × 11 × 27 sm',
    weight: '620 g',
    made: made.glass,
    says: ['Kofe va giyoh choy uchun.', 'Для кофе и травяного чая.'],
    about: ['Shishasi issiqqa chidamli, elagi ikki qavatli.', 'Стекло жаропрочное, сетка двойная.'],
    care: [
      'Porsheni ajratib yuviladi, idish yuvish mashinasiga ham mos.',
      'Поршень разбирается, можно мыть в посудомойке.',
    ],
  }),
  drinks('kettle-whistle', ['Hushtakli choynak Zarif, 2,5 l', 'Чайник со свистком Zarif, 2,5 л'], {
    brand: 'Zarif',
    price: 219_000,
    discount: 15,
    colours: ['green', 'red', 'black'],
    made: t('Emallangan poʻlat', 'Эмалированная сталь'),
    size: '18 × 16 × 20 sm',
    weight: '900 g',
    says: ['Qaynasa hushtak chaladi.', 'Свистит, когда закипит.'],
    about: [
      'Emal qoplama, barcha plitalarga mos. Dastasi qizimaydi.',
      'Эмаль, подходит любой плите. Ручка не нагревается.',
    ],
  }),
  small(
    'mixer-stand',
    ['Planetar mikser Chaqmoq Nonvoy, 5 l', 'Планетарный миксер Chaqmoq Nonvoy, 5 л'],
    {
      brand: 'Chaqmoq',
      price: 2_190_000,
      colours: ['yellow', 'red', 'white', 'black'],
      size: '21 × 36 × 35 sm',
      weight: '7,6 kg',
      made: made.metal,
      ...watts('1000 W'),
      says: ['Xamir qoradi, tuxum koʻpirtiradi.', 'Месит тесто и взбивает белки.'],
      about: [
        'Shisha idishi besh litr, toʻplamda ilgak, venchik va kurak.',
        'Стеклянная чаша на пять литров, в комплекте крюк, венчик и лопатка.',
      ],
    },
  ),
  small('sandwich-maker', ['Sendvich pishirgich Olov Tost', 'Сэндвичница Olov Tost'], {
    brand: 'Olov',
    price: 249_000,
    size: '24 × 25 × 7 sm',
    weight: '1,3 kg',
    ...watts('750 W'),
    says: ['Ikki sendvich uch daqiqada.', 'Два сэндвича за три минуты.'],
    about: [
      'Plastinalari yopishmaydi, qopqogʻi qulflanadi.',
      'Пластины антипригарные, крышка фиксируется.',
    ],
  }),
  small('fryer', ['Fritur Olov 3 l, savatli', 'Фритюрница Olov 3 л, с корзиной'], {
    brand: 'Olov',
    price: 690_000,
    size: '28 × 57 × 28 sm',
    weight: '4,1 kg',
    made: made.steel,
    ...watts('2200 W'),
    says: ['Kartoshka fri va chak-chak uchun.', 'Для картофеля фри и чак-чака.'],
    about: [
      'Harorat 190 °Cʼgacha sozlanadi, yogʻ filtrlanib toʻkiladi.',
      'Температура до 190 °C, масло сливается через фильтр.',
    ],
  }),
  small(
    'grill-stone',
    ['Stol usti grili Olov Raklet, tosh', 'Настольный гриль Olov Raklet, камень'],
    {
      brand: 'Olov',
      price: 590_000,
      size: '32 × 26 × 12 sm',
      weight: '5,3 kg',
      made: made.stone,
      ...watts('800 W'),
      says: ['Dasturxonda goʻsht qovurasiz.', 'Жарите мясо прямо за столом.'],
      about: [
        'Toshi issiqni uzoq ushlaydi, pastda toʻrtta kichik tovacha.',
        'Камень долго держит жар, внизу четыре сковородки.',
      ],
    },
  ),
  air('fan-table', ['Stol ventilyatori Shabada S25', 'Настольный вентилятор Shabada S25'], {
    brand: 'Shabada',
    price: 215_000,
    discount: 25,
    size: '27 × 22 × 40 sm',
    weight: '1,7 kg',
    ...watts('30 W'),
    says: ['Uch tezlik, chapga va oʻngga buriladi.', 'Три скорости, поворачивается.'],
    about: ['Shovqini past, yotoqxonaga ham mos.', 'Шумит тихо, подходит и для спальни.'],
  }),
  air('fan-ceiling', ['Shift ventilyatori Shabada S90', 'Потолочный вентилятор Shabada S90'], {
    brand: 'Shabada',
    price: 520_000,
    size: '91 × 80 × 39 sm',
    weight: '3,6 kg',
    ...watts('60 W'),
    says: ['Xonani bir tekis shamollatadi.', 'Ровно обдувает всю комнату.'],
    about: [
      'Uch parrak, devor regulyatori toʻplamda.',
      'Три лопасти, настенный регулятор в комплекте.',
    ],
  }),
  air('cooler-water', ['Suv kuleri Shudring K2, issiq va sovuq', 'Кулер для воды Shudring K2'], {
    brand: 'Shudring',
    price: 1_490_000,
    size: '27 × 32 × 132 sm',
    weight: '14 kg',
    ...watts('550 W'),
    says: ['19 litrli idish uchun.', 'Под бутыль на 19 литров.'],
    about: [
      'Issiq joʻmragida bolalardan qulf. Pastida stakan javoni.',
      'На горячем кране защита от детей. Внизу шкафчик для стаканов.',
    ],
    care: [
      'Uch oyda bir marta bakini limon kislotasi bilan yuving.',
      'Раз в три месяца промывайте бак лимонной кислотой.',
    ],
  }),
  heat('heater-oil', ['Radiator Issiq Moy 7, gʻildirakli', 'Масляный радиатор Issiq Moy 7'], {
    brand: 'Issiq',
    price: 590_000,
    size: '55 × 21 × 64 sm',
    weight: '9 kg',
    ...watts('1500 W'),
    says: ['Moyli radiator, havoni quritmaydi.', 'Масляный радиатор, не сушит воздух.'],
    about: [
      'Termostati haroratni ushlab turadi, agʻdarilsa oʻchadi.',
      'Термостат держит температуру, при опрокидывании отключается.',
    ],
    care: [
      'Yigʻish uchun gʻildiraklarini burab qotirish kifoya.',
      'Собирать просто: прикрутите колёсики.',
    ],
  }),
  heat('boiler-50', ['Suv isitgich Artel 50 l', 'Водонагреватель Artel 50 л'], {
    brand: 'Artel',
    price: 1_690_000,
    discount: 12,
    size: '46 × 46 × 62 sm',
    weight: '18 kg',
    ...watts('1500 W'),
    says: ['Ikki kishilik oila uchun boyler.', 'Бойлер на семью из двух человек.'],
    about: [
      'Baki emal bilan qoplangan, anodi yilda bir almashtiriladi.',
      'Бак эмалированный, анод меняют раз в год.',
    ],
  }),
  heat('boiler-100', ['Suv isitgich Artel 100 l', 'Водонагреватель Artel 100 л'], {
    brand: 'Artel',
    price: 2_290_000,
    discount: 8,
    size: '46 × 46 × 101 sm',
    weight: '27 kg',
    ...watts('2000 W'),
    says: ['Katta oilaga yetadigan boyler.', 'Бойлер на большую семью.'],
    about: [
      'Toʻliq bak uch soatda 75 °Cʼgacha isiydi.',
      'Полный бак греется до 75 °C за три часа.',
    ],
  }),
  heat('heater-gas', ['Gaz kolonkasi Olov 11, displeyli', 'Газовая колонка Olov 11'], {
    brand: 'Olov',
    price: 1_890_000,
    discount: 30,
    size: '41 × 35 × 68 sm',
    weight: '11 kg',
    says: ['Daqiqasiga 11 litr issiq suv.', '11 литров горячей воды в минуту.'],
    about: [
      'Suv ochilishi bilan oʻzi yonadi, moʻri kerak.',
      'Зажигается сама при открытии крана, нужен дымоход.',
    ],
  }),
  heat('rail-towel', ['Sochiq quritgich Issiq Narvon', 'Полотенцесушитель Issiq Narvon'], {
    brand: 'Issiq',
    price: 790_000,
    size: '48 × 19 × 111 sm',
    weight: '7 kg',
    ...watts('300 W'),
    says: ['Vannaxonani ham isitadi.', 'Заодно греет ванную.'],
    about: [
      'Elektrda ishlaydi, issiq suvga bogʻliq emas.',
      'Работает от сети, от горячей воды не зависит.',
    ],
  }),
  heat(
    'radiator-iron',
    ['Choʻyan radiator Issiq Klassik, 10 boʻlak', 'Чугунный радиатор Issiq Klassik'],
    {
      brand: 'Issiq',
      price: 1_290_000,
      size: '140 × 25 × 73 sm',
      weight: '74 kg',
      made: t('Choʻyan', 'Чугун'),
      says: ['Issiqni uzoq saqlaydigan radiator.', 'Долго держит тепло.'],
      about: [
        'Markaziy isitish tarmogʻi uchun, bosim 9 atmosferagacha.',
        'Для центрального отопления, давление до 9 атмосфер.',
      ],
    },
  ),
];

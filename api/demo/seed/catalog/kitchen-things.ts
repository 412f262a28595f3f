import type { SeedProduct } from '@/api/demo/seed/department';
import { html, measure, specs, t } from './text';

const year = t('12 oy', '12 месяцев');
const uzbekistan = t('Oʻzbekiston', 'Узбекистан');
const steel = t('Zanglamas poʻlat', 'Нержавеющая сталь');
const glass = t('Shisha', 'Стекло');
const plastic = t('Plastik', 'Пластик');
const wood = t('Yogʻoch', 'Дерево');

export const kitchenThings: SeedProduct[] = [
  {
    name: t(
      'Kesish taxtasi Buk, 40 × 30 sm, ariqchali',
      'Разделочная доска Buk, 40 × 30 см, с канавкой',
    ),
    category: 'pichoq-va-anjomlar',
    brand: 'Buk',
    price: 89_000,
    render: 'chopping-board',
    filters: { material: wood },
    specs: specs(
      ['size', '40 × 30 × 2,5 sm'],
      ['material', t('Buk, mineral moy', 'Бук, минеральное масло')],
      ['weight', '2,1 kg'],
      ['country', uzbekistan],
    ),
    short: t(
      'Goʻsht suvi oqmaydi: ariqcha 80 ml suyuqlikni oladi.',
      'Сок не течёт: канавка собирает 80 мл.',
    ),
    description: t(
      html(
        'Ikkinchi tomoni silliq — non va xamir uchun. Tagidagi rezina oyoqchalar buraladi.',
        'Suvda qoldirmang, oyda bir marta moylang.',
      ),
      html(
        'Обратная сторона гладкая — для хлеба и теста. Резиновые ножки откручиваются.',
        'Не замачивайте и раз в месяц смазывайте маслом.',
      ),
    ),
  },
  {
    name: t(
      'Kapgir va choʻmich toʻplami Oshpaz, 5 dona',
      'Набор Oshpaz: капгир, половник, венчик и ещё два',
    ),
    category: 'pichoq-va-anjomlar',
    brand: 'Oshpaz',
    price: 98_000,
    render: 'kitchen-tools',
    filters: { material: steel },
    specs: specs(
      ['length', '48 sm'],
      ['steel', t('Zanglamas, 2 mm', 'Нержавеющая, 2 мм')],
      ['pieces', measure('5 ta')],
      ['wash', t('Mashinada', 'В посудомойке')],
    ),
    short: t(
      'Qozon uchun 48 smʼli uzun dastalar, ilgak bilan.',
      'Длинные ручки 48 см под казан, с крючком.',
    ),
    description: t(
      html(
        'Kapgirning yassi qirrasi qozon tubiga tekis tegadi. Dastasi uchidagi ilgak qozon labiga ilinadi, ichiga tushib ketmaydi.',
        'Choʻmich 250 ml — bir kosa shoʻrvaga ikki choʻmich.',
      ),
      html(
        'Плоский край капгира ложится на дно казана. Крючок цепляется за борт — не утонет.',
        'Половник 250 мл — ровно полкасы шурпы.',
      ),
    ),
  },
  {
    name: t(
      'Oshxona tarozisi Oʻlcham, 5 kg, ziravor uchun aniq',
      'Кухонные весы Oʻlcham, 5 кг, точные для специй',
    ),
    category: 'pichoq-va-anjomlar',
    brand: 'Oʻlcham',
    price: 119_000,
    discount: 10,
    render: 'scales-kitchen',
    colours: ['white', 'grey'],
    filters: { material: glass },
    specs: specs(
      ['load', '5 kg'],
      ['display', 'LCD'],
      ['functions', t('Tara, g, ml, oz', 'Тара, г, мл, oz')],
      ['powerSupply', t('2 ta AAA', '2 батарейки ААА')],
      ['warranty', year],
    ),
    short: t(
      '1 grammgacha aniq: xamir va ziravorni koʻz bilan emas, tarozida.',
      'Точность 1 грамм: тесто и специи по весу, а не на глаз.',
    ),
    description: t(
      html(
        'Toblangan shisha yuza artiladi, chuqur idish qoʻysangiz ekran chetda qoladi. 2 daqiqadan keyin oʻchadi.',
        'Sut va suvni millilitrda koʻrsatadi, taralash tugmasi bor.',
      ),
      html(
        'Закалённое стекло легко протереть, экран виден и с большой миской. Выключаются через 2 минуты.',
        'Показывают миллилитры для молока и воды, есть тара.',
      ),
    ),
  },
  {
    name: t('Oʻqlov va chekich toʻplami Nonvoy', 'Набор Nonvoy: скалка и чекич'),
    category: 'pichoq-va-anjomlar',
    brand: 'Nonvoy',
    price: 79_000,
    render: 'rolling-pin',
    filters: { material: wood },
    specs: specs(
      ['length', t('Oʻqlov 45 sm', 'Скалка 45 см')],
      ['material', t('Oʻrik yogʻochi, poʻlat ninalar', 'Абрикос, стальные иглы')],
      ['country', t('Oʻzbekiston, Samarqand', 'Узбекистан, Самарканд')],
      ['weight', '520 g'],
    ),
    short: t(
      'Patir va Samarqand noni uchun oʻqlov va gulli chekich.',
      'Скалка и чекич с узором для патыра и самаркандской лепёшки.',
    ),
    description: t(
      html(
        'Chekich oʻrtani teshib, nonni koʻtarilishdan ushlaydi va naqsh beradi. Ninalari zanglamaydi, sopiga qattiq oʻrnashgan.',
        'Oʻrik yogʻochi qattiq, xamirni oʻziga olmaydi. Suvga botirmang, artib qoʻying.',
      ),
      html(
        'Чекич прокалывает середину, не даёт ей подняться и оставляет узор. Иглы не ржавеют, сидят плотно.',
        'Абрикосовое дерево твёрдое, тесто не липнет. Не замачивайте, просто протрите.',
      ),
    ),
  },
  {
    name: t(
      'Shisha banka Billur, 6 dona, 800 ml, bambuk qopqoq',
      'Банки Billur, 6 шт., 800 мл, крышка из бамбука',
    ),
    category: 'idish-va-bankalar',
    brand: 'Billur',
    price: 189_000,
    discount: 17,
    render: 'jars-billur',
    filters: { material: glass, volume: measure('800 ml') },
    specs: specs(
      ['volume', '800 ml'],
      ['pieces', measure('6 ta')],
      ['lid', t('Bambuk, silikon halqa', 'Бамбук, силиконовое кольцо')],
      ['wash', t('Mashinada (qopqogʻi qoʻlda)', 'В посудомойке (крышку вручную)')],
    ),
    short: t(
      'Yongʻoq, quritilgan meva va makaron uchun havo oʻtkazmas bankalar.',
      'Герметичные банки для орехов, сухофруктов и макарон.',
    ),
    description: t(
      html(
        'Silikon halqa kuya va namlikni oʻtkazmaydi. Boʻyi 12 sm, tokchada tekis turadi.',
        'Yopishqoq yorliq va boʻr qalam toʻplamda.',
      ),
      html(
        'Силиконовое кольцо не пропускает моль и влагу. Высота 12 см, ровно стоят на полке.',
        'Наклейки и меловой маркер в комплекте.',
      ),
    ),
  },
  {
    name: t(
      'Konteyner toʻplami Toza Box, 3 dona, zichli',
      'Контейнеры Toza Box, 3 шт., герметичные',
    ),
    category: 'idish-va-bankalar',
    brand: 'Toza',
    price: 99_000,
    render: 'cases-food',
    colours: ['green', 'blue', 'pink'],
    filters: { material: plastic, volume: measure('1 l') },
    specs: specs(
      ['volume', '0,3–2 l'],
      ['material', t('Polipropilen, BPAʼsiz', 'Полипропилен, без BPA')],
      [
        'functions',
        t('Mikrotoʻlqin (qopqoqsiz), muzlatish kamerasi', 'Микроволновка (без крышки), морозилка'),
      ],
      ['wash', t('Mashinada', 'В посудомойке')],
    ),
    short: t(
      'Toʻrt tomondan qulflanadi, shoʻrva sumkada toʻkilmaydi.',
      'Замки с четырёх сторон: суп не прольётся в сумке.',
    ),
    description: t(
      html(
        'Ichma-ich taxlanadi, boʻsh turganda bittasicha joy oladi. Tashqarida chiziqlar bor, hajmi koʻrinadi.',
        'Muzlatish kamerasida −20 °Cʼgacha, mikrotoʻlqinda qopqogʻini ochib isitiladi.',
      ),
      html(
        'Складываются один в другой. Шкала снаружи показывает объём.',
        'До −20 °C в морозилке, в микроволновке — без крышки.',
      ),
    ),
  },
  {
    name: t('Termos Issiq, poʻlat, 24 soat issiq', 'Термос Issiq, стальной, тепло 24 часа'),
    category: 'idish-va-bankalar',
    brand: 'Issiq',
    price: 229_000,
    discount: 20,
    render: 'thermos',
    colours: ['green', 'blue', 'black', 'white'],
    options: [
      {
        attribute: 'volume',
        values: [
          { text: measure('0,75 l') },
          { text: measure('1 l'), extra: 30_000 },
          { text: measure('1,2 l'), extra: 55_000 },
        ],
      },
    ],
    filters: { material: steel },
    specs: specs(
      ['material', t('Poʻlat 18/8, vakuum', 'Сталь 18/8, вакуум')],
      ['temperature', t('24 soatdan keyin 62 °C', '62 °C через 24 часа')],
      ['lid', t('Tugma bilan, krujka boʻladi', 'С кнопкой, служит кружкой')],
      ['weight', '540 g'],
      ['warranty', t('24 oy', '24 месяца')],
    ),
    short: t(
      'Sayohatga olgan choy ertasiga ham issiq.',
      'Чай, взятый в поездку, горячий и на следующий день.',
    ),
    description: t(
      html(
        'Tugmani bossangiz quyadi, qopqogʻini ochish shart emas — issiqlik chiqmaydi. Kengroq tomoq muz uchun ham yaraydi.',
        'Birinchi safar qaynoq suvda besh daqiqa isitib oling. Gazlangan ichimlik solmang.',
      ),
      html(
        'Наливает по кнопке, крышку открывать не нужно — тепло не уходит. Широкое горло подойдёт и для льда.',
        'Перед первым разом прогрейте кипятком пять минут. Газировку не наливать.',
      ),
    ),
  },
  {
    name: t(
      'Termokrujka Issiq Yoʻl, 450 ml, tomchilamaydi',
      'Термокружка Issiq Yoʻl, 450 мл, не проливается',
    ),
    category: 'idish-va-bankalar',
    brand: 'Issiq',
    price: 145_000,
    render: 'mug-travel',
    colours: ['pink', 'grey', 'sky'],
    filters: { material: steel, volume: measure('450 ml') },
    specs: specs(
      ['volume', '450 ml'],
      ['material', t('Poʻlat, vakuum', 'Сталь, вакуум')],
      ['runtime', t('Issiq 8 soat, sovuq 16 soat', 'Тепло 8 часов, холод 16 часов')],
      ['wash', t('Qoʻlda', 'Вручную')],
      ['weight', '300 g'],
    ),
    short: t(
      'Mashina ushlagichiga sigʻadi, agʻdarilsa ham toʻkilmaydi.',
      'Подходит к подстаканнику, не проливается.',
    ),
    description: t(
      html(
        'Qopqogʻi bir tugmada ochiladi va qulflanadi. Ichki qavati silliq, kofe hidi qolmaydi.',
        'Diametri 7 sm, aksariyat mashinalarga mos.',
      ),
      html(
        'Крышка открывается и блокируется одной кнопкой. Внутри гладко, запах кофе не остаётся.',
        'Диаметр 7 см, подходит большинству машин.',
      ),
    ),
    stock: 'none',
  },
  {
    name: t('Togʻ asali Zomin, oʻtloq gullari, 1 kg', 'Горный мёд Zomin, луговой, 1 кг'),
    category: 'choy-asal-va-ziravorlar',
    brand: 'Zomin',
    price: 120_000,
    render: 'honey-mountain-kilo',
    options: [
      {
        attribute: 'weight',
        values: [{ text: measure('1 kg') }, { text: measure('3 kg'), extra: 220_000 }],
      },
    ],
    specs: specs(
      ['weight', '1 kg'],
      ['origin', t('Zomin togʻlari, 1800 m', 'Горы Зомина, 1800 м')],
      ['composition', t('Oʻtloq va togʻ gullari', 'Луговые и горные цветы')],
      ['shelfLife', '24 oy'],
      ['packing', t('Shisha banka', 'Стеклянная банка')],
      ['country', uzbekistan],
    ),
    short: t(
      'Zomin yonbagʻirlaridan yigʻilgan, isitilmagan asal.',
      'Мёд со склонов Зомина, без нагрева.',
    ),
    description: t(
      html(
        'Asal 1800 metr balandda iyul oxirida olinadi va 40 °Cʼdan oshirilmaydi, shuning uchun fermentlari saqlanadi. Kuzda shakarlanadi — bu tabiiy belgi.',
        'Har partiyaning laboratoriya bayonnomasi bor, QR-kod qopqoqda. Bir yoshgacha bolaga berilmaydi.',
      ),
      html(
        'Мёд качают в конце июля на высоте 1800 метров и не греют выше 40 °C, поэтому ферменты целы. К осени кристаллизуется — признак натуральности.',
        'К каждой партии есть протокол лаборатории, QR-код на крышке. Не давать детям до года.',
      ),
    ),
    isNew: true,
  },
  {
    name: t('Quruq meva aralashmasi Bogʻ, 1 kg', 'Смесь сухофруктов Bogʻ, 1 кг'),
    category: 'choy-asal-va-ziravorlar',
    brand: 'Bogʻ',
    price: 98_000,
    render: 'fruit-mix-box',
    specs: specs(
      ['weight', '1 kg'],
      ['composition', t('Turshak, mayiz, yongʻoq, bodom', 'Курага, изюм, грецкий орех, миндаль')],
      ['shelfLife', '12 oy'],
      ['packing', t('Karton quti', 'Картонная коробка')],
      ['country', uzbekistan],
    ),
    short: t(
      'Dasturxonga toʻrt xil quruq meva, shakar qoʻshilmagan.',
      'Четыре вида к дастархану, без добавления сахара.',
    ),
    description: t(
      html(
        'Turshak oftobda quritiladi, oltingugurt bilan ishlanmaydi — shuning uchun toʻq rangli. Yongʻoq qobigʻidan oʻsha hafta chaqiladi.',
        'Ochilgach qutini mahkam yoping, salqin joyda saqlang.',
      ),
      html(
        'Курага сушится на солнце без серы, поэтому тёмная. Орехи колют на той же неделе.',
        'После вскрытия закрывайте коробку плотно и храните в прохладе.',
      ),
    ),
  },
  {
    name: t('Koʻk choy Sharq Bahor, 95-nav, 500 g', 'Зелёный чай Sharq Bahor, № 95, 500 г'),
    category: 'choy-asal-va-ziravorlar',
    brand: 'Sharq',
    price: 75_000,
    discount: 8,
    render: 'tea-green',
    specs: specs(
      ['weight', '500 g'],
      ['type', t('Yirik bargli', 'Крупнолистовой')],
      ['packing', t('Folga ichida', 'В фольге')],
      ['shelfLife', '24 oy'],
      ['origin', t('Xitoy, Chjeczyan', 'Китай, Чжэцзян')],
    ),
    short: t(
      'Choyxonadagi kabi 95-nav: achchiq emas, rangi tiniq.',
      'Тот самый № 95 из чайханы: не горчит, настой прозрачный.',
    ),
    description: t(
      html(
        'Bir choynakka bir choy qoshiq, 80–85 °C suv, uch marta qaytarib damlanadi. Uchinchi damda taʼmi ochiladi.',
        'Folga choyni hiddan saqlaydi, ochilgach zich idishga soling.',
      ),
      html(
        'Чайная ложка на чайник, вода 80–85 °C, заваривать три раза с «кайтар». На третьей заварке вкус раскрывается.',
        'Фольга бережёт от запахов, после вскрытия пересыпьте в плотную банку.',
      ),
    ),
  },
  {
    name: t('Osh ziravori Zira, toʻplam 6 xil', 'Специи для плова Zira, набор из 6 видов'),
    category: 'choy-asal-va-ziravorlar',
    brand: 'Zira',
    price: 65_000,
    render: 'spices-zira',
    specs: specs(
      ['weight', '240 g'],
      [
        'composition',
        t(
          'Zira, zirk, sarimsoq, qalampir, kashnich, dafna',
          'Зира, барбарис, чеснок, перец, кориандр, лавр',
        ),
      ],
      ['packing', t('6 ta shisha, elakli', '6 стеклянных баночек с дозатором')],
      ['shelfLife', '18 oy'],
      ['country', uzbekistan],
    ),
    short: t(
      'Bir qozon oshga zarur ziravorlar bitta qutida.',
      'Всё для одного казана плова в одной коробке.',
    ),
    description: t(
      html(
        'Zirasi Fargʻona togʻlaridan, qora va oʻtkir hidli. Zirvakka solishdan oldin kaftda ezing.',
        'Shisha idishlar yorugʻlikdan saqlovchi toʻq rangda, keyin ham toʻldirib ishlatasiz.',
      ),
      html(
        'Зира из Ферганских гор, чёрная и душистая. Перед закладкой разотрите в ладони.',
        'Баночки из тёмного стекла защищают от света, потом их можно наполнять снова.',
      ),
    ),
    isNew: true,
  },
];

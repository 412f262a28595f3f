import type { SeedProduct } from '@/api/demo/seed/department';
import { html, measure, specs, t } from './text';

const weak = t('20 Wʼgacha', 'До 20 Вт');
const middling = t('20–60 W', '20–60 Вт');

const year = t('12 oy', '12 месяцев');
const halfYear = t('6 oy', '6 месяцев');
const fourG = t('4G', '4G');
const amoled = t('AMOLED', 'AMOLED');
const ips = t('IPS', 'IPS');

export const gadgets: SeedProduct[] = [
  {
    name: t(
      'Tugmali telefon Nova T4, 4G, WhatsApp bilan',
      'Кнопочный телефон Nova T4, 4G, с WhatsApp',
    ),
    category: 'tugmali-va-uy-telefonlari',
    brand: 'Nova',
    price: 459_000,
    discount: 13,
    render: 'phone-keypad-4g',
    colours: ['blue', 'grey'],
    filters: { network: fourG },
    specs: specs(
      ['screen', '2,4″'],
      ['connection', t('4G, Wi-Fi nuqtasi', '4G, точка Wi-Fi')],
      ['battery', '1450 mA·soat'],
      ['camera', '2 MP'],
      ['weight', '104 g'],
      ['warranty', year],
    ),
    short: t(
      'Tugmali telefon, ammo messenjer va Wi-Fi tarqatish bilan.',
      'Кнопочный, но с мессенджером и раздачей Wi-Fi.',
    ),
    description: t(
      html(
        'VoLTE tufayli ovoz tiniq, 4G internetni noutbukka tarqatadi. Messenjerda ovozli xabar yuborish uchun bitta tugma yetadi.',
        'Klaviaturasi yoritiladi, akkumulyator yechiladi.',
      ),
      html(
        'Благодаря VoLTE голос чистый, интернет 4G можно раздать на ноутбук. Чтобы отправить голосовое сообщение, хватит одной кнопки.',
        'Клавиатура с подсветкой, аккумулятор съёмный.',
      ),
    ),
  },
  {
    name: t(
      'Tugmali telefon Nova T1, ikki SIM, fonar',
      'Кнопочный телефон Nova T1, две SIM, фонарик',
    ),
    category: 'tugmali-va-uy-telefonlari',
    brand: 'Nova',
    price: 249_000,
    render: 'phone-keypad',
    colours: ['black', 'red'],
    filters: { network: t('2G', '2G') },
    specs: specs(
      ['screen', '1,8″'],
      ['battery', t('1000 mA·soat, 10 kungacha', '1000 мА·ч, до 10 дней')],
      ['sim', t('2 ta mini-SIM', '2 mini-SIM')],
      ['functions', t('FM radio, fonar, SOS', 'FM-радио, фонарик, SOS')],
      ['weight', '84 g'],
      ['warranty', year],
    ),
    short: t(
      'Yirik tugmalar, kuchli fonar va oʻn kun quvvat.',
      'Крупные кнопки, яркий фонарик и десять дней без зарядки.',
    ),
    description: t(
      html(
        'Raqamlar ovoz bilan aytiladi, ekrandagi yozuv yirik. Yon tugma fonarni bosib turganda yoqadi.',
        'Orqadagi SOS tugmasi ketma-ket beshta raqamga qoʻngʻiroq qiladi va baland signal beradi. Radio quloqchinsiz ishlaydi.',
      ),
      html(
        'Цифры произносятся вслух, надписи крупные. Боковая кнопка включает фонарик.',
        'Кнопка SOS сзади обзванивает пять номеров по очереди и подаёт громкий сигнал. Радио работает без наушников.',
      ),
    ),
  },
  {
    name: t('Stol telefoni Aloqa D2, yirik tugmali', 'Настольный телефон Aloqa D2, крупные кнопки'),
    category: 'tugmali-va-uy-telefonlari',
    brand: 'Aloqa',
    price: 185_000,
    render: 'phone-desk',
    colours: ['red', 'white', 'black'],
    specs: specs(
      ['type', t('Simli', 'Проводной')],
      ['keys', t('12 ta yirik, 3 ta tezkor', '12 крупных, 3 быстрого набора')],
      ['sound', t('Ovozni 20 dB kuchaytirish', 'Усиление до 20 дБ')],
      ['mount', t('Stol va devorga', 'На стол и на стену')],
      ['warranty', year],
    ),
    short: t(
      'Uy va doʻkon uchun simli telefon, tok kerak emas.',
      'Проводной телефон для дома и магазина, розетка не нужна.',
    ),
    description: t(
      html(
        'Telefon liniyasidan quvvat oladi, tok oʻchganda ham ishlaydi. Uchta tugmaga yaqinlar raqami va surati qoʻyiladi.',
        'Eshitishi pasaygan kishi uchun goʻshak ovozi alohida tugma bilan kuchayadi.',
      ),
      html(
        'Питается от телефонной линии и работает при отключении света. На три клавиши ставятся номера и фото близких.',
        'Для слабослышащих громкость трубки усиливается отдельной кнопкой.',
      ),
    ),
    stock: 'few',
  },
  {
    name: t(
      'Aqlli soat Marvarid S3, GPS, 10 kun quvvat',
      'Умные часы Marvarid S3, GPS, 10 дней без зарядки',
    ),
    category: 'soat-va-bilaguzuklar',
    brand: 'Marvarid',
    price: 990_000,
    discount: 30,
    render: 'watch-s3',
    colours: ['blue', 'black', 'white'],
    options: [
      {
        attribute: 'strap',
        values: [
          { text: t('Silikon', 'Силикон') },
          { text: t('Metall', 'Металл'), extra: 120_000 },
        ],
      },
    ],
    filters: { matrix: amoled },
    specs: specs(
      ['screen', '1,43″ AMOLED, 466 × 466'],
      ['runtime', t('10 kun, GPS bilan 16 soat', '10 дней, с GPS 16 ч')],
      ['tracking', t('Puls, SpO₂, uyqu, stress', 'Пульс, SpO₂, сон, стресс')],
      ['water', '5 ATM'],
      ['connection', 'Bluetooth 5.2, GPS'],
      ['compatibility', 'Android 8+, iOS 13+'],
      ['weight', '42 g'],
      ['warranty', year],
    ),
    short: t(
      'Telefonsiz yugurish uchun GPS, suzish uchun 5 ATM va 10 kun quvvat.',
      'GPS для пробежки без телефона, 5 ATM для бассейна и 10 дней работы.',
    ),
    description: t(
      html(
        'Marvarid S3 yoʻlni oʻz GPSʼi bilan chizadi, 100 dan ortiq mashq turini biladi va suzishda qulochlarni sanaydi. Ekran doim yoniq rejimda ham toʻrt kunga yetadi.',
        'Xabarlar oʻzbek lotini va kirillida toʻgʻri koʻrinadi, namoz vaqtlari siferblati bor. Magnitli quvvatlash kabeli toʻplamda.',
      ),
      html(
        'Marvarid S3 пишет маршрут собственным GPS, знает больше 100 тренировок и считает гребки в бассейне. С постоянно включённым экраном работает четыре дня.',
        'Сообщения на узбекской латинице и кириллице отображаются верно, есть циферблат с временем намаза. Магнитный кабель зарядки в комплекте.',
      ),
    ),
  },
  {
    name: t('Aqlli soat Marvarid Mini, ingichka tasma', 'Умные часы Marvarid Mini, узкий ремешок'),
    category: 'soat-va-bilaguzuklar',
    brand: 'Marvarid',
    price: 620_000,
    discount: 11,
    render: 'watch-mini',
    colours: ['red', 'pink', 'beige'],
    filters: { matrix: amoled },
    specs: specs(
      ['screen', '1,1″ AMOLED'],
      ['runtime', '6 kun'],
      ['tracking', t('Puls, uyqu, ayollar taqvimi', 'Пульс, сон, женский календарь')],
      ['water', '3 ATM'],
      ['size', t('36 mm, tasma 14 mm', '36 мм, ремешок 14 мм')],
      ['warranty', year],
    ),
    short: t(
      'Ingichka bilak uchun 36 mmʼli yengil soat, 24 g.',
      'Лёгкие часы 36 мм для тонкого запястья, 24 г.',
    ),
    description: t(
      html(
        'Korpusi oddiy soatdek kichik, tasmasi standart 14 mm — istalgan zargarlik tasmasiga almashadi.',
        'Qoʻngʻiroq va xabarda tebranadi, telefonni topish tugmasi bor. Quvvatlash 90 daqiqa.',
      ),
      html(
        'Корпус как у обычных часов, ремешок стандартный 14 мм — меняется на любой нарядный.',
        'Вибрируют при звонке и сообщении, умеют искать телефон. Полная зарядка за 90 минут.',
      ),
    ),
  },
  {
    name: t('Aqlli soat Apple Watch SE, 40 mm, GPS', 'Умные часы Apple Watch SE, 40 мм, GPS'),
    category: 'soat-va-bilaguzuklar',
    brand: 'Apple',
    price: 3_690_000,
    render: 'watch-se',
    colours: ['black', 'beige'],
    options: [
      {
        attribute: 'size',
        values: [{ text: measure('40 mm') }, { text: measure('44 mm'), extra: 450_000 }],
      },
    ],
    filters: { matrix: t('OLED', 'OLED') },
    specs: specs(
      ['screen', t('Retina OLED, 1000 nit', 'Retina OLED, 1000 нит')],
      ['runtime', '18 soat'],
      ['tracking', t('Puls, uyqu, yiqilishni sezish', 'Пульс, сон, обнаружение падения')],
      ['water', t('50 m', '50 м')],
      ['compatibility', t('Faqat iPhone', 'Только iPhone')],
      ['warranty', year],
    ),
    short: t(
      'iPhone egasi uchun eng qulay narxdagi Apple Watch.',
      'Самые доступные Apple Watch для владельца iPhone.',
    ),
    description: t(
      html(
        'Yiqilishni va avtohalokatni sezib, yaqinlarga joylashuvni yuboradi. Bola soatini ota-onaning iPhoneʼidan sozlash mumkin.',
        'Tasmasi barcha 40 mmʼli Apple Watch tasmalariga mos.',
      ),
      html(
        'Распознают падение и аварию и отправляют близким координаты. Часы ребёнка можно настроить с iPhone родителя.',
        'Подходят все ремешки Apple Watch для корпуса 40 мм.',
      ),
    ),
    stock: 'few',
  },
  {
    name: t('Bolalar soati Marvarid Kids, 4G, GPS', 'Детские часы Marvarid Kids, 4G, GPS'),
    category: 'soat-va-bilaguzuklar',
    brand: 'Marvarid',
    price: 540_000,
    discount: 20,
    render: 'watch-kids',
    colours: ['sky', 'pink', 'green'],
    filters: { matrix: ips, network: fourG },
    specs: specs(
      ['screen', '1,4″ IPS'],
      ['sim', 'nano-SIM, 4G'],
      ['battery', t('680 mA·soat, 2 kun', '680 мА·ч, 2 дня')],
      ['tracking', t('GPS, Wi-Fi va minora boʻyicha', 'GPS, Wi-Fi и по вышкам')],
      ['water', 'IP67'],
      ['age', t('5–12 yosh', '5–12 лет')],
      ['warranty', halfYear],
    ),
    short: t(
      'Bola qayerda ekani xaritada, videoqoʻngʻiroq esa bilakda.',
      'Где ребёнок — видно на карте, а видеозвонок — на запястье.',
    ),
    description: t(
      html(
        'Xavfsiz hudud chizasiz: bola maktabdan chiqsa, xabar keladi. Notanish raqamlar soatga qoʻngʻiroq qila olmaydi.',
        'Dars vaqtida oʻyin va ekran oʻchadi, faqat soat va SOS qoladi. SIM-karta alohida olinadi.',
      ),
      html(
        'Очертите безопасную зону: выйдет ребёнок из школы — придёт сообщение. Незнакомые номера дозвониться не смогут.',
        'На уроках игры и экран отключаются, остаются время и SOS. SIM-карта приобретается отдельно.',
      ),
    ),
  },
  {
    name: t('Fitnes bilaguzuk Marvarid Fit 2, 14 kun', 'Фитнес-браслет Marvarid Fit 2, 14 дней'),
    category: 'soat-va-bilaguzuklar',
    brand: 'Marvarid',
    price: 299_000,
    render: 'band-fit',
    colours: ['black', 'purple', 'green'],
    filters: { matrix: amoled },
    specs: specs(
      ['screen', '1,62″ AMOLED'],
      ['runtime', '14 kun'],
      ['tracking', t('Qadam, puls, uyqu, SpO₂', 'Шаги, пульс, сон, SpO₂')],
      ['water', '5 ATM'],
      ['weight', '16 g'],
      ['warranty', year],
    ),
    short: t(
      '16 grammli bilaguzuk qadam, puls va uyquni ikki hafta kuzatadi.',
      'Браслет весом 16 г две недели считает шаги, пульс и сон.',
    ),
    description: t(
      html(
        'Kechasi seziltirmaydi, ertalab jim tebranib uygʻotadi. Suzishda yechish shart emas.',
        'Haftalik hisobotda uyqu chuqurligi va tinch puls oʻzgarishi koʻrinadi. Tibbiy asbob emas.',
      ),
      html(
        'Ночью не мешает, утром будит тихой вибрацией. В бассейне снимать не нужно.',
        'В недельном отчёте видно глубину сна и пульс покоя. Не является медицинским прибором.',
      ),
    ),
  },
  {
    name: t('Fitnes bilaguzuk Xiaomi Smart Band 9', 'Фитнес-браслет Xiaomi Smart Band 9'),
    category: 'soat-va-bilaguzuklar',
    brand: 'Xiaomi',
    price: 480_000,
    render: 'band-9',
    colours: ['black', 'pink', 'blue'],
    filters: { matrix: amoled },
    specs: specs(
      ['screen', t('1,62″ AMOLED, 1200 nit', '1,62″ AMOLED, 1200 нит')],
      ['runtime', t('21 kungacha', 'до 21 дня')],
      ['tracking', t('150+ mashq turi', '150+ видов тренировок')],
      ['water', '5 ATM'],
      ['warranty', year],
    ),
    short: t(
      'Quyoshda ham oʻqiladigan yorqin ekran va 21 kungacha ish.',
      'Яркий экран, который читается на солнце, и до 21 дня работы.',
    ),
    description: t(
      html(
        'Metall ramkali kapsula tasmadan chertib chiqadi: boʻyinga osish yoki poyabzalga taqish ham mumkin.',
        'Uyqu va puls aniqligi oldingi avloddan yaxshilangan, quvvatlash bir soat.',
      ),
      html(
        'Капсула с металлической рамкой отщёлкивается от ремешка: её можно носить на шее или на обуви.',
        'Сон и пульс измеряет точнее предыдущего поколения, заряжается за час.',
      ),
    ),
  },
  {
    name: t(
      'Planshet Nova Tab 11, 8/128 GB, qalam bilan',
      'Планшет Nova Tab 11, 8/128 ГБ, со стилусом',
    ),
    category: 'planshet-va-elektron-kitoblar',
    brand: 'Nova',
    price: 3_290_000,
    discount: 13,
    render: 'tablet-nova',
    colours: ['grey', 'blue'],
    options: [
      {
        attribute: 'memory',
        values: [{ text: measure('8/128 GB') }, { text: measure('8/256 GB'), extra: 300_000 }],
      },
    ],
    filters: { matrix: ips, network: fourG },
    specs: specs(
      ['screen', '11″ IPS, 2000 × 1200, 90 Hz'],
      ['sim', 'nano-SIM, 4G'],
      ['battery', '8000 mA·soat'],
      ['sound', t('4 ta dinamik', '4 динамика')],
      ['included', t('Elektron qalam', 'Стилус')],
      ['weight', '485 g'],
      ['warranty', year],
    ),
    short: t(
      '11 dyuymli planshet qalam va 4G bilan — dars va chizish uchun.',
      'Планшет 11″ со стилусом и 4G — для учёбы и рисования.',
    ),
    description: t(
      html(
        'Qalam 4096 bosim darajasini sezadi, korpus yoniga magnit bilan yopishadi. Ekranni ikkiga boʻlib, darsni koʻrib turib yozish mumkin.',
        'Bolalar rejimi vaqt chegarasini qoʻyadi va faqat siz tanlagan ilovalarni ochadi.',
      ),
      html(
        'Стилус различает 4096 уровней нажатия и магнитом держится на грани. Экран делится пополам: смотреть урок и писать можно сразу.',
        'Детский режим ограничивает время и открывает только выбранные вами приложения.',
      ),
    ),
  },
  {
    name: t('Planshet iPad 11, 128 GB, Wi-Fi', 'Планшет iPad 11, 128 ГБ, Wi-Fi'),
    category: 'planshet-va-elektron-kitoblar',
    brand: 'Apple',
    price: 5_390_000,
    render: 'tablet-11',
    colours: ['sky', 'pink', 'yellow', 'white'],
    filters: { matrix: ips },
    specs: specs(
      ['screen', '11″ Liquid Retina, 2360 × 1640'],
      ['processor', 'Apple A16'],
      ['memory', '128 GB'],
      ['runtime', '10 soat'],
      ['ports', 'USB-C'],
      ['weight', '477 g'],
      ['warranty', year],
    ),
    short: t(
      'A16 chipli asosiy iPad, xotirasi 128 GBʼdan boshlanadi.',
      'Базовый iPad на чипе A16, память от 128 ГБ.',
    ),
    description: t(
      html(
        'Old kamera uzun tomonning oʻrtasida: videoqoʻngʻiroqda koʻz toʻgʻri qaraydi va suratga oluvchi sizni kadrda ushlab turadi.',
        'Apple Pencil (USB-C) va Magic Keyboard Folio bilan ishlaydi, ular alohida sotiladi.',
      ),
      html(
        'Фронтальная камера посередине длинной стороны: на видеозвонке взгляд прямой, а кадр следует за вами.',
        'Работает с Apple Pencil (USB-C) и Magic Keyboard Folio, они продаются отдельно.',
      ),
    ),
    stock: 'few',
    isNew: true,
  },
  {
    name: t(
      'Elektron kitob Varaq 6, yoritgichli, 16 GB',
      'Электронная книга Varaq 6, с подсветкой, 16 ГБ',
    ),
    category: 'planshet-va-elektron-kitoblar',
    brand: 'Varaq',
    price: 1_290_000,
    render: 'reader',
    colours: ['black', 'green'],
    filters: { matrix: t('E-ink', 'E-ink') },
    specs: specs(
      ['screen', '6″ E-ink, 300 ppi'],
      ['memory', '16 GB'],
      ['runtime', t('4 haftagacha', 'до 4 недель')],
      ['functions', 'EPUB, FB2, PDF, MOBI'],
      ['water', 'IPX8'],
      ['weight', '170 g'],
      ['warranty', year],
    ),
    short: t(
      'Koʻzni charchatmaydigan ekran, minglab kitob va bir oy quvvat.',
      'Экран, от которого не устают глаза, тысячи книг и месяц без зарядки.',
    ),
    description: t(
      html(
        'Yoritgich oqdan iliq sariqqa oʻtadi — kechqurun uyquga xalaqit bermaydi. Oʻzbek lotini va kirillidagi harflar toʻgʻri chiqadi.',
        'Vannada ham oʻqish mumkin: 2 metr chuqurlikda 60 daqiqa chidaydi.',
      ),
      html(
        'Подсветка меняется от белой до тёплой и вечером не мешает заснуть. Буквы узбекской латиницы и кириллицы отображаются верно.',
        'Можно читать и в ванне: выдерживает 60 минут на глубине 2 метра.',
      ),
    ),
    isNew: true,
  },
  {
    name: t(
      'Powerbank Zaryad 20\u00a0000, 22,5 W, ekranli',
      'Пауэрбанк Zaryad 20\u00a0000, 22,5 Вт, с экраном',
    ),
    category: 'quvvatlash',
    brand: 'Zaryad',
    price: 289_000,
    discount: 24,
    render: 'powerbank',
    colours: ['black', 'white'],
    filters: { power: middling },
    specs: specs(
      ['capacity', '20 000 mA·soat'],
      ['power', '22,5 W'],
      ['ports', '1 × USB-C, 2 × USB-A'],
      ['display', t('Foizni koʻrsatadi', 'Показывает проценты')],
      ['weight', '390 g'],
      ['warranty', year],
    ),
    short: t(
      'Smartfonni toʻrt marta quvvatlaydi, samolyotga olsa boʻladi.',
      'Заряжает смартфон четыре раза, разрешён в ручной клади.',
    ),
    description: t(
      html(
        'Sigʻimi 74 W·soat — bu aviatashuvchilarning 100 W·soat chegarasidan past. Uchta qurilma bir vaqtda ulanadi.',
        'Oʻzi USB-C orqali 6 soatda toʻladi. Quloqchin kabi kichik qurilmalar uchun past tok rejimi bor.',
      ),
      html(
        'Ёмкость 74 Вт·ч — это меньше авиационного предела 100 Вт·ч. Можно подключить три устройства сразу.',
        'Сам заряжается через USB-C за 6 часов. Для наушников и мелких устройств есть режим малого тока.',
      ),
    ),
  },
  {
    name: t(
      'Magnitli powerbank Zaryad Mag, 10\u00a0000 mA·soat',
      'Магнитный пауэрбанк Zaryad Mag, 10\u00a0000 мА·ч',
    ),
    category: 'quvvatlash',
    brand: 'Zaryad',
    price: 359_000,
    render: 'powerbank-mag',
    colours: ['white', 'purple', 'blue'],
    filters: { power: weak },
    specs: specs(
      ['capacity', '10 000 mA·soat'],
      ['power', t('20 W kabel, 15 W simsiz', '20 Вт по кабелю, 15 Вт без провода')],
      ['compatibility', t('MagSafeʼli iPhone, Qi2 telefonlar', 'iPhone с MagSafe, телефоны Qi2')],
      ['size', '104 × 68 × 16 mm'],
      ['weight', '205 g'],
      ['warranty', year],
    ),
    short: t(
      'Telefon orqasiga yopishadi va simsiz quvvatlaydi.',
      'Прилипает к задней крышке телефона и заряжает без провода.',
    ),
    description: t(
      html(
        'Magnit silkinganda ham ushlab turadi, yigʻma oyoqcha telefonni stolda tik qoʻyadi.',
        'Magnitsiz telefonga ulash uchun toʻplamda yelimli metall halqa bor.',
      ),
      html(
        'Магнит держит и при тряске, откидная ножка ставит телефон на столе вертикально.',
        'Для телефонов без магнита в комплекте есть металлическое кольцо на клейкой основе.',
      ),
    ),
    isNew: true,
  },
  {
    name: t(
      'Silikon gʻilof Zirh Soft, iPhone 17 uchun',
      'Силиконовый чехол Zirh Soft для iPhone 17',
    ),
    category: 'gilof-va-himoya',
    brand: 'Zirh',
    price: 99_000,
    render: 'case-silicone',
    colours: ['orange', 'black', 'blue', 'pink', 'green'],
    filters: { material: t('Silikon', 'Силикон') },
    specs: specs(
      ['compatibility', 'iPhone 17'],
      ['material', t('Silikon, ichi mikrofibra', 'Силикон, внутри микрофибра')],
      ['thickness', '1,8 mm'],
      ['functions', t('MagSafe halqasi', 'Кольцо MagSafe')],
      ['weight', '32 g'],
    ),
    short: t(
      'Ichi mikrofibrali yumshoq gʻilof, kamera cheti balandroq.',
      'Мягкий чехол с микрофиброй внутри и бортиком вокруг камеры.',
    ),
    description: t(
      html(
        'Ekran va kamera atrofida 1 mm baland qirra bor: stolga yuzi bilan qoʻysangiz ham tirnalmaydi.',
        'Silikon sovunli suvda yuviladi, vaqt oʻtib sargʻaymaydi, chunki rangi ichigacha singdirilgan.',
      ),
      html(
        'Вокруг экрана и камеры бортик 1 мм: можно класть экраном вниз без царапин.',
        'Силикон моется с мылом и не желтеет со временем — окрашен в массе.',
      ),
    ),
  },
  {
    name: t('Hamyon gʻilof Zirh Wallet, Nova X5 uchun', 'Чехол-книжка Zirh Wallet для Nova X5'),
    category: 'gilof-va-himoya',
    brand: 'Zirh',
    price: 129_000,
    render: 'case-wallet',
    colours: ['brown', 'black', 'blue'],
    filters: { material: t('Ekocharm', 'Экокожа') },
    specs: specs(
      ['compatibility', 'Nova X5'],
      ['material', t('Ekocharm', 'Экокожа')],
      ['capacity', t('3 ta karta va pul', '3 карты и купюры')],
      ['functions', t('Tik qoʻyish, magnitli qopqoq', 'Подставка, магнитный клапан')],
      ['weight', '68 g'],
    ),
    short: t(
      'Telefon, uchta karta va pul — bitta gʻilofda.',
      'Телефон, три карты и купюры — в одном чехле.',
    ),
    description: t(
      html(
        'Qopqogʻi ekranni toʻliq yopadi va ochilganda telefonni uygʻotadi. Video uchun tik qoʻyiladi.',
        'Karta choʻntaklari magnitdan himoyalangan, kartangiz ishdan chiqmaydi.',
      ),
      html(
        'Крышка полностью закрывает экран и включает его при открытии. Превращается в подставку для видео.',
        'Карманы для карт экранированы от магнита: карты не размагнитятся.',
      ),
    ),
  },
  {
    name: t('Himoya oynasi Zirh Glass, 2 dona', 'Защитное стекло Zirh Glass, 2 шт.'),
    category: 'gilof-va-himoya',
    brand: 'Zirh',
    price: 59_000,
    discount: 15,
    render: 'glass-screen',
    options: [
      {
        attribute: 'model',
        values: [
          { text: t('Nova X5', 'Nova X5') },
          { text: t('iPhone 17', 'iPhone 17') },
          { text: t('Galaxy A56', 'Galaxy A56') },
          { text: t('Redmi Note 14 Pro', 'Redmi Note 14 Pro') },
        ],
      },
    ],
    filters: { material: t('Shisha', 'Стекло') },
    specs: specs(
      ['material', t('Toblangan shisha, 9H', 'Закалённое стекло, 9H')],
      ['thickness', '0,3 mm'],
      ['coating', t('Oleofob', 'Олеофобное')],
      ['included', t('2 ta oyna, ramka, salfetka', '2 стекла, рамка, салфетка')],
    ),
    short: t(
      'Ramka yordamida oynani pufaksiz, qiyshaymasdan oʻzingiz yopishtirasiz.',
      'С рамкой приклеить ровно и без пузырей можно самому.',
    ),
    description: t(
      html(
        'Toʻplamdagi plastik ramka oynani aynan joyiga tushiradi, havo oʻrtadan chetga chiqadi. Ikkinchi oyna zaxiraga.',
        'Oleofob qatlam barmoq izini kamaytiradi, ekran sezgirligi oʻzgarmaydi.',
      ),
      html(
        'Пластиковая рамка из комплекта кладёт стекло точно на место, воздух выходит от центра к краям. Второе стекло — про запас.',
        'Олеофобный слой уменьшает отпечатки, чувствительность экрана не меняется.',
      ),
    ),
  },
  {
    name: t(
      'Telefon quvvatlagichi Zaryad 33 W, kabel bilan',
      'Зарядка для телефона Zaryad 33 Вт, с кабелем',
    ),
    category: 'quvvatlash',
    brand: 'Zaryad',
    price: 119_000,
    render: 'charger-33',
    colours: ['white', 'black'],
    filters: { power: middling },
    specs: specs(
      ['power', '33 W'],
      ['ports', '1 × USB-C, 1 × USB-A'],
      ['standard', 'PD 3.0, QC 3.0, PPS'],
      ['cable', '1 m, USB-C'],
      ['warranty', year],
    ),
    short: t(
      'Samsung, Redmi, Nova va iPhone uchun tez quvvatlagich, kabel ichida.',
      'Быстрая зарядка для Samsung, Redmi, Nova и iPhone, кабель внутри.',
    ),
    description: t(
      html(
        'PPS qoʻllab-quvvatlaydi, shuning uchun Galaxy telefonlari ham tez rejimda quvvatlanadi. Harorat 75 °Cʼga yetsa, tokni oʻzi kamaytiradi.',
        'Yumaloq yevro vilka, 100–240 V — chet elda ham ishlaydi.',
      ),
      html(
        'Поддерживает PPS, поэтому и телефоны Galaxy заряжаются в быстром режиме. При 75 °C сама снижает ток.',
        'Круглая евровилка, 100–240 В — работает и за границей.',
      ),
    ),
  },
  {
    name: t(
      'Simsiz quvvatlash stansiyasi Zaryad 3 in 1',
      'Беспроводная зарядная станция Zaryad 3 в 1',
    ),
    category: 'quvvatlash',
    brand: 'Zaryad',
    price: 420_000,
    render: 'station-3in1',
    filters: { power: weak },
    specs: specs(
      [
        'power',
        t('Telefon 15 W, soat 5 W, quloqchin 5 W', 'Телефон 15 Вт, часы 5 Вт, наушники 5 Вт'),
      ],
      ['compatibility', t('MagSafe, Qi2, Apple Watch', 'MagSafe, Qi2, Apple Watch')],
      ['material', t('Alyuminiy, silikon', 'Алюминий, силикон')],
      ['size', '11 × 11 × 14 sm'],
      ['warranty', year],
    ),
    short: t(
      'Tumbochkada bitta sim: telefon, soat va quloqchin birga quvvatlanadi.',
      'Один провод на тумбочке: телефон, часы и наушники заряжаются вместе.',
    ),
    description: t(
      html(
        'Telefon magnitda tik turadi va tungi soat rejimini koʻrsatadi. Asosi ogʻir, telefonni bir qoʻl bilan olsa boʻladi.',
        'Ishlashi uchun kamida 30 Wʼli quvvatlagich kerak, u toʻplamga kirmaydi.',
      ),
      html(
        'Телефон держится на магните вертикально и показывает ночные часы. Основание тяжёлое — снимать можно одной рукой.',
        'Нужен блок питания не слабее 30 Вт, в комплект он не входит.',
      ),
    ),
    stock: 'none',
  },
  {
    name: t('Selfi tayoq-shtativ Lahza Stick, pultli', 'Селфи-палка-штатив Lahza Stick, с пультом'),
    category: 'gilof-va-himoya',
    brand: 'Lahza',
    price: 135_000,
    render: 'stick-selfie',
    colours: ['black', 'pink'],
    filters: { material: t('Metall', 'Металл') },
    specs: specs(
      ['height', '20–105 sm'],
      ['connection', 'Bluetooth 5.0'],
      ['load', '350 g'],
      ['powerSupply', t('Pult: CR1632', 'Пульт: CR1632')],
      ['weight', '180 g'],
      ['warranty', halfYear],
    ),
    short: t(
      'Bitta harakatda shtativga aylanadi, pulti 10 metrdan ishlaydi.',
      'Одним движением превращается в штатив, пульт работает с 10 метров.',
    ),
    description: t(
      html(
        'Oyoqlari pastdan ochiladi va tekis yerda 105 smʼda turadi. Telefonni tik va yotiq burish mumkin.',
        'Yigʻilganda 20 sm — sumkaga sigʻadi. Yuk chegarasi 350 g, hamma smartfonlarga yetadi.',
      ),
      html(
        'Ножки раскрываются снизу и на ровном месте держат высоту 105 см. Телефон крепится и вертикально, и горизонтально.',
        'В сложенном виде 20 см — помещается в сумку. Выдерживает 350 г: хватит для любого смартфона.',
      ),
    ),
  },
];

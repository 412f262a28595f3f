import type { SeedProduct } from '@/api/demo/seed/department';
import { html, measure, specs, t } from './text';

const weak = t('20 Wʼgacha', 'До 20 Вт');
const strong = t('60 Wʼdan yuqori', 'Свыше 60 Вт');

const year = t('12 oy', '12 месяцев');
const wifi = t('Wi-Fi', 'Wi-Fi');
const usbC = t('USB-C', 'USB-C');

export const accessories: SeedProduct[] = [
  {
    name: t('Aqlli lampa Nur Smart, E27, 9 W, rangli', 'Умная лампа Nur Smart, E27, 9 Вт, цветная'),
    category: 'datchik-va-yoritish',
    brand: 'Nur',
    price: 129_000,
    discount: 15,
    render: 'bulb-smart',
    options: [
      {
        attribute: 'set',
        values: [
          { text: measure('1 dona') },
          { text: measure('2 dona'), extra: 115_000 },
          { text: measure('4 dona'), extra: 320_000 },
        ],
      },
    ],
    filters: { connection: wifi, power: weak },
    specs: specs(
      ['base', 'E27'],
      ['power', '9 W'],
      ['brightness', '806 lm'],
      ['colourTemperature', t('2700–6500 K va 16 mln rang', '2700–6500 К и 16 млн цветов')],
      ['connection', 'Wi-Fi 2,4 GHz'],
      ['resource', '25 000 soat'],
      ['warranty', year],
    ),
    short: t(
      'Rangi va yorqinligi telefondan boshqariladigan Wi-Fi lampa, markaz kerak emas.',
      'Лампа с Wi-Fi: цвет и яркость с телефона, отдельный шлюз не нужен.',
    ),
    description: t(
      html(
        'Oddiy E27 patronga buraladi va Wi-Fiʼga toʻgʻridan-toʻgʻri ulanadi. Jadval qoʻyish mumkin: ertalab asta yorishadi, kechasi iliq rangga oʻtadi.',
        'Tok oʻchib yonsa, oldingi holatini eslab qoladi. Devordagi kalit yoqilgan turishi kerak.',
      ),
      html(
        'Вкручивается в обычный патрон E27 и подключается к Wi-Fi напрямую. Можно задать расписание: утром плавно разгорается, ночью переходит в тёплый свет.',
        'После отключения электричества помнит прежнее состояние. Настенный выключатель должен оставаться включённым.',
      ),
    ),
  },
  {
    name: t(
      'Wi-Fi kamera Nigoh 360, tungi koʻrish, 3 MP',
      'Wi-Fi камера Nigoh 360, ночная съёмка, 3 Мп',
    ),
    category: 'kamera-va-domofonlar',
    brand: 'Nigoh',
    price: 349_000,
    discount: 22,
    render: 'camera-dome',
    options: [
      {
        attribute: 'storage',
        values: [{ text: t('Kartasiz', 'Без карты') }, { text: measure('64 GB'), extra: 70_000 }],
      },
    ],
    filters: { connection: wifi },
    specs: specs(
      ['resolution', '2304 × 1296'],
      ['angle', t('360° gorizontal, 105° vertikal', '360° по горизонтали, 105° по вертикали')],
      ['range', t('Tunda 10 m', 'Ночью 10 м')],
      ['memory', t('microSD 256 GBʼgacha', 'microSD до 256 ГБ')],
      ['connection', 'Wi-Fi 2,4 GHz'],
      ['warranty', year],
    ),
    short: t(
      'Xonani aylanib kuzatadi, harakatni sezsa telefonga xabar yuboradi.',
      'Осматривает комнату по кругу и присылает уведомление о движении.',
    ),
    description: t(
      html(
        'Odamni uy hayvonidan ajratadi, bola yigʻisini alohida bildiradi. Mikrofon va dinamik orqali gaplashish mumkin.',
        'Yozuv xotira kartasida saqlanadi, bulut uchun toʻlov shart emas. Shaxsiy rejimda obyektiv korpus ichiga buriladi.',
      ),
      html(
        'Отличает человека от питомца, отдельно сообщает о детском плаче. Через микрофон и динамик можно поговорить.',
        'Запись хранится на карте памяти, платить за облако не нужно. В приватном режиме объектив уходит внутрь корпуса.',
      ),
    ),
  },
  {
    name: t('Video eshik qoʻngʻirogʻi Nigoh Bell, simsiz', 'Видеозвонок Nigoh Bell, беспроводной'),
    category: 'kamera-va-domofonlar',
    brand: 'Nigoh',
    price: 690_000,
    render: 'doorbell',
    filters: { connection: wifi },
    specs: specs(
      ['resolution', '2560 × 1920'],
      ['angle', '150°'],
      ['battery', '5200 mA·soat'],
      ['runtime', t('4 oygacha', 'до 4 месяцев')],
      ['water', 'IP65'],
      ['warranty', year],
    ),
    short: t(
      'Eshik taqillatgan odamni telefondan koʻrasiz va javob berasiz.',
      'Видите на телефоне, кто у двери, и отвечаете из любой точки.',
    ),
    description: t(
      html(
        'Tik 4:3 tasvir mehmonni boshdan oyoq va ostonadagi qutini ham koʻrsatadi. Ichki qoʻngʻiroq rozetkaga tiqiladi, 18 ohangdan birini tanlaysiz.',
        '−20 dan +50 °Cʼgacha ishlaydi, quvvatlash uchun devordan vintsiz yechiladi.',
      ),
      html(
        'Кадр 4:3 показывает гостя в полный рост и посылку на пороге. Внутренний звонок включается в розетку, на выбор 18 мелодий.',
        'Работает от −20 до +50 °C, для зарядки снимается со стены без отвёртки.',
      ),
    ),
    stock: 'few',
    isNew: true,
  },
  {
    name: t(
      'Harorat va namlik datchigi Nigoh T1, ekranli',
      'Датчик температуры и влажности Nigoh T1, с экраном',
    ),
    category: 'datchik-va-yoritish',
    brand: 'Nigoh',
    price: 99_000,
    render: 'thermometer-room',
    filters: { connection: t('Bluetooth', 'Bluetooth') },
    specs: specs(
      ['temperature', t('−10…+60 °C, aniqligi 0,3 °C', '−10…+60 °C, точность 0,3 °C')],
      ['display', t('E-ink, 2,1″', 'E-ink, 2,1″')],
      ['powerSupply', t('CR2450, 1 yilgacha', 'CR2450, до 1 года')],
      ['connection', 'Bluetooth 5.0'],
      ['warranty', year],
    ),
    short: t(
      'Bolalar xonasi va issiqxona uchun: qiymatlar ekranda va telefonda.',
      'Для детской и теплицы: значения на экране и в телефоне.',
    ),
    description: t(
      html(
        'Elektron siyohli ekran kunduzi ham, burchakdan ham yaxshi oʻqiladi. Ilova 90 kunlik grafikni saqlaydi va chegaradan chiqsa ogohlantiradi.',
        'Magnit yoki yelim bilan mahkamlanadi, ikkalasi toʻplamda.',
      ),
      html(
        'Экран на электронных чернилах читается и днём, и сбоку. Приложение хранит график за 90 дней и предупреждает о выходе за границы.',
        'Крепится на магнит или клейкую площадку, оба варианта в комплекте.',
      ),
    ),
  },
  {
    name: t('Suv sizishi datchigi Nigoh W1, sirenali', 'Датчик протечки Nigoh W1, с сиреной'),
    category: 'datchik-va-yoritish',
    brand: 'Nigoh',
    price: 145_000,
    render: 'detector-leak',
    filters: { connection: wifi },
    specs: specs(
      ['type', t('Polga qoʻyiladigan', 'Напольный')],
      ['sound', '85 dB'],
      ['powerSupply', t('2 ta AAA, 18 oygacha', '2 батарейки ААА, до 18 месяцев')],
      ['water', 'IP67'],
      ['connection', 'Wi-Fi 2,4 GHz'],
      ['warranty', year],
    ),
    short: t(
      'Kir mashinasi ostiga qoʻying: suv koʻrinsa chinqiradi va xabar yuboradi.',
      'Положите под стиральную машину: при воде включит сирену и пришлёт сообщение.',
    ),
    description: t(
      html(
        'Ostidagi uchta kontakt yarim millimetr suvni ham sezadi. Siz uyda boʻlmasangiz, xabar telefonga keladi.',
        'Kran yopgichlar bilan ham ishlaydi: datchik suvni sezsa, aqlli klapan suvni berkitadi (klapan alohida).',
      ),
      html(
        'Три контакта снизу чувствуют даже полмиллиметра воды. Если вас нет дома, сообщение придёт на телефон.',
        'Умеет работать с умным краном: почуял воду — кран перекрыл подачу (кран продаётся отдельно).',
      ),
    ),
  },
  {
    name: t(
      'Quvvatlagich Zaryad GaN 65 W, 3 portli',
      'Зарядное устройство Zaryad GaN 65 Вт, 3 порта',
    ),
    category: 'quvvat-va-aksessuarlar',
    brand: 'Zaryad',
    price: 259_000,
    discount: 20,
    render: 'charger-gan',
    colours: ['white', 'black'],
    filters: { power: strong, connection: usbC },
    specs: specs(
      ['power', '65 W'],
      ['ports', '2 × USB-C, 1 × USB-A'],
      ['standard', 'PD 3.0, QC 4+'],
      ['size', '51 × 51 × 31 mm'],
      ['weight', '112 g'],
      ['warranty', year],
    ),
    short: t(
      'Noutbuk, telefon va quloqchinga bitta kichik quvvatlagich yetadi.',
      'Один маленький блок для ноутбука, телефона и наушников.',
    ),
    description: t(
      html(
        'Bitta USB-Cʼda 65 W noutbukni toʻliq tezlikda quvvatlaydi; ikkita qurilma ulansa, 45 + 20 Wʼga boʻlinadi.',
        'Galliy nitrid (GaN) tufayli odatiy 65 W blokdan ikki barobar kichik. Kabel alohida sotiladi.',
      ),
      html(
        'Один USB-C отдаёт 65 Вт и заряжает ноутбук на полной скорости; с двумя устройствами делит 45 + 20 Вт.',
        'Благодаря нитриду галлия (GaN) вдвое меньше обычного блока на 65 Вт. Кабель продаётся отдельно.',
      ),
    ),
  },
  {
    name: t(
      'Zaryad stansiyasi Zaryad 300, 288 W·soat, 220 V',
      'Зарядная станция Zaryad 300, 288 Вт·ч, 220 В',
    ),
    category: 'quvvat-va-aksessuarlar',
    brand: 'Zaryad',
    price: 3_190_000,
    discount: 9,
    render: 'power-station',
    filters: { power: strong, connection: usbC },
    specs: specs(
      ['capacity', '288 W·soat'],
      ['power', t('300 W, qisqa vaqt 600 W', '300 Вт, кратковременно 600 Вт')],
      ['ports', '2 × 220 V, USB-C 100 W, 2 × USB-A'],
      ['battery', t('LiFePO₄, 3000 sikl', 'LiFePO₄, 3000 циклов')],
      ['weight', '3,8 kg'],
      ['warranty', t('24 oy', '24 месяца')],
    ),
    short: t(
      'Tok oʻchganda router, chiroq va noutbukni soatlab ishlatadi.',
      'Когда отключили свет, часами питает роутер, лампу и ноутбук.',
    ),
    description: t(
      html(
        'Router va ikki LED lampani taxminan 10 soat, noutbukni 4–5 marta quvvatlaydi. Rozetkada turganda tok oʻchsa, 20 ms ichida akkumulyatorga oʻtadi.',
        'Quyosh panelidan ham zaryadlanadi (100 Wʼgacha). Choynak va dazmol uchun moʻljallanmagan.',
      ),
      html(
        'Роутер и две светодиодные лампы работают около 10 часов, ноутбук заряжается 4–5 раз. При отключении сети переходит на батарею за 20 мс.',
        'Заряжается и от солнечной панели (до 100 Вт). Для чайника и утюга не предназначена.',
      ),
    ),
    isNew: true,
  },
  {
    name: t('USB-C adapter Ufq Hub, 7 portli', 'Адаптер USB-C Ufq Hub, 7 портов'),
    category: 'quvvat-va-aksessuarlar',
    brand: 'Ufq',
    price: 320_000,
    render: 'hub',
    filters: { connection: usbC },
    specs: specs(
      ['ports', t('HDMI 4K, 3 × USB-A, SD, microSD, LAN', 'HDMI 4K, 3 × USB-A, SD, microSD, LAN')],
      ['charging', t('100 Wʼgacha oʻtkazadi', 'Пропускает до 100 Вт')],
      ['material', t('Alyuminiy', 'Алюминий')],
      ['cable', '18 sm'],
      ['warranty', year],
    ),
    short: t(
      'Ingichka noutbukka HDMI, LAN, USB va karta oʻquvchi qoʻshadi.',
      'Добавляет тонкому ноутбуку HDMI, LAN, USB и картридер.',
    ),
    description: t(
      html(
        'Bitta USB-Cʼga ulanadi, quvvat ham shu orqali oʻtadi. HDMI 4K 60 Hz beradi, LAN 1 Gbit/s.',
        'Alyuminiy korpus issiqlikni tarqatadi, ishlaganda ilishi — odatiy hol.',
      ),
      html(
        'Подключается к одному USB-C, зарядка идёт через него же. HDMI выдаёт 4K 60 Гц, LAN — 1 Гбит/с.',
        'Алюминиевый корпус отводит тепло: нагрев при работе — это нормально.',
      ),
    ),
  },
  {
    name: t(
      'Xotira kartasi Xazina microSD, adapter bilan',
      'Карта памяти Xazina microSD, с адаптером',
    ),
    category: 'quvvat-va-aksessuarlar',
    brand: 'Xazina',
    price: 89_000,
    render: 'card-memory',
    options: [
      {
        attribute: 'storage',
        values: [
          { text: measure('64 GB') },
          { text: measure('128 GB'), extra: 60_000 },
          { text: measure('256 GB'), extra: 170_000 },
        ],
      },
    ],
    specs: specs(
      ['standard', 'UHS-I, A2, V30'],
      ['speed', t('100 MB/sʼgacha oʻqish', 'Чтение до 100 МБ/с')],
      ['protection', t('Suv, magnit va rentgendan', 'От воды, магнитов и рентгена')],
      ['included', t('SD adapter', 'Адаптер SD')],
      ['warranty', t('60 oy', '60 месяцев')],
    ),
    short: t(
      'Kamera, dron va telefon uchun 4K yozadigan karta.',
      'Карта для камеры, дрона и телефона с записью 4K.',
    ),
    description: t(
      html(
        'V30 toifasi 4K videoni uzilishsiz yozishni kafolatlaydi, A2 esa telefonda ilovalarni karta ichidan tez ochadi.',
        '−25 dan +85 °Cʼgacha ishlaydi: yozda mashinadagi registratorda ham qolaveradi.',
      ),
      html(
        'Класс V30 гарантирует запись 4K без обрывов, а A2 быстро открывает приложения с карты на телефоне.',
        'Работает от −25 до +85 °C: летом может оставаться и в видеорегистраторе машины.',
      ),
    ),
  },
  {
    name: t('Tashqi SSD disk Xazina Go, USB-C', 'Внешний SSD Xazina Go, USB-C'),
    category: 'quvvat-va-aksessuarlar',
    brand: 'Xazina',
    price: 890_000,
    render: 'ssd',
    colours: ['black', 'blue'],
    options: [
      {
        attribute: 'storage',
        values: [
          { text: measure('512 GB') },
          { text: measure('1 TB'), extra: 420_000 },
          { text: measure('2 TB'), extra: 1_350_000 },
        ],
      },
    ],
    filters: { connection: usbC },
    specs: specs(
      ['speed', t('1000 MB/sʼgacha', 'До 1000 МБ/с')],
      ['connection', 'USB-C 3.2 Gen 2'],
      ['protection', t('2 mʼdan tushishga chidaydi, IP55', 'Падение с 2 м, IP55')],
      ['included', t('USB-C va USB-A kabel', 'Кабели USB-C и USB-A')],
      ['weight', '48 g'],
      ['warranty', t('36 oy', '36 месяцев')],
    ),
    short: t(
      '10 GB film oʻn soniyada: choʻntakka sigʻadigan tez disk.',
      'Фильм на 10 ГБ за десять секунд: быстрый диск для кармана.',
    ),
    description: t(
      html(
        'Telefondagi videoni ham toʻgʻridan-toʻgʻri diskka yozish mumkin. Silikon gʻilofi zarbani yutadi.',
        'exFAT formatida keladi: Windows, macOS va Android uni birdaniga koʻradi. Parol bilan shifrlash dasturi diskning oʻzida.',
      ),
      html(
        'Видео с телефона можно писать сразу на диск. Силиконовый чехол гасит удары.',
        'Отформатирован в exFAT: Windows, macOS и Android видят его сразу. Программа шифрования паролем — на самом диске.',
      ),
    ),
  },
  {
    name: t('Noutbuk gʻilofi Zirh 14″, namatdan', 'Чехол для ноутбука Zirh 14″, войлочный'),
    category: 'quvvat-va-aksessuarlar',
    brand: 'Zirh',
    price: 159_000,
    discount: 30,
    render: 'sleeve-laptop',
    colours: ['grey', 'brown', 'blue'],
    filters: { screen: t('14″', '14″') },
    specs: specs(
      ['size', '33 × 24 × 2 sm'],
      ['material', t('Jun namat, charm tasma', 'Шерстяной войлок, кожаный ремешок')],
      ['functions', t('Quvvatlagich choʻntagi', 'Карман для зарядки')],
      ['weight', '180 g'],
      ['country', t('Oʻzbekiston', 'Узбекистан')],
    ),
    short: t(
      'Qoʻy junidan bosilgan 4 mm namat noutbukni tirnalishdan saqlaydi.',
      'Валяный войлок 4 мм из овечьей шерсти бережёт ноутбук от царапин.',
    ),
    description: t(
      html(
        'Namat Buxoroda qoʻlda bosiladi, shuning uchun har bir gʻilofning rangi biroz farq qiladi. Charm tasma qopqoqni tugmasiz ushlab turadi.',
        'Orqa choʻntakka quvvatlagich va sichqoncha sigʻadi. Faqat quruq tozalash.',
      ),
      html(
        'Войлок валяют вручную в Бухаре, поэтому оттенок у каждого чехла немного свой. Кожаный ремешок держит клапан без кнопки.',
        'В задний карман входят зарядка и мышь. Только сухая чистка.',
      ),
    ),
  },
];

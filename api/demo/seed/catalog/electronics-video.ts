import type { SeedProduct } from '@/api/demo/seed/department';
import { html, measure, specs, t } from './text';

const year = t('12 oy', '12 месяцев');
const twoYears = t('24 oy', '24 месяца');
const fullHd = t('Full HD', 'Full HD');
const fourK = t('4K', '4K');
const wired = t('Simli', 'Проводное');
const wifi = t('Wi-Fi', 'Wi-Fi');
const hdmi = t('HDMI', 'HDMI');

export const video: SeedProduct[] = [
  {
    name: t(
      'Fotoapparat Lahza M10, 24 MP, 18–55 mm obyektiv bilan',
      'Фотоаппарат Lahza M10, 24 Мп, объектив 18–55 мм',
    ),
    category: 'foto-texnika',
    brand: 'Lahza',
    price: 6_750_000,
    render: 'camera-reflex',
    options: [
      {
        attribute: 'set',
        values: [
          { text: t('18–55 mm obyektiv bilan', 'С объективом 18–55 мм') },
          { text: t('18–55 mm va sumka', '18–55 мм и сумка'), extra: 240_000 },
        ],
      },
    ],
    filters: { resolution: fourK },
    specs: specs(
      ['type', t('Koʻzgusiz, almashinuvchi optika', 'Беззеркальный, сменная оптика')],
      ['matrix', 'APS-C, 24 MP'],
      ['video', '4K, 30 fps'],
      ['screen', t('3″, buriladi, sensorli', '3″, поворотный, сенсорный')],
      ['connection', 'Wi-Fi, Bluetooth, USB-C'],
      ['weight', '390 g'],
      ['warranty', twoYears],
    ),
    short: t(
      'Birinchi jiddiy kamera: koʻz boʻyicha fokus, 4K video va burilma ekran.',
      'Первая серьёзная камера: фокус по глазам, видео 4K и поворотный экран.',
    ),
    description: t(
      html(
        'Avtofokus odam va hayvon koʻzini topib, kadr ichida kuzatib boradi. Ekran oldinga buriladi, shuning uchun vlogni yolgʻiz ham suratga olish mumkin.',
        'Suratlar Wi-Fi orqali telefonga oʻtadi. 18–55 mm obyektiv manzara va portret uchun yetarli, keyin 50 mm f/1,8 qoʻshish mumkin.',
      ),
      html(
        'Автофокус находит глаза людей и животных и ведёт их по кадру. Экран поворачивается вперёд, поэтому влог можно снимать в одиночку.',
        'Снимки уходят на телефон по Wi-Fi. Объектива 18–55 мм хватает для пейзажа и портрета, позже можно добавить 50 мм f/1,8.',
      ),
    ),
    isNew: true,
  },
  {
    name: t('Obyektiv Lahza 50 mm f/1,8, portret uchun', 'Объектив Lahza 50 мм f/1,8, портретный'),
    category: 'foto-texnika',
    brand: 'Lahza',
    price: 1_950_000,
    render: 'lens-50',
    specs: specs(
      ['focus', '50 mm'],
      ['aperture', 'f/1,8–f/16'],
      ['compatibility', t('Lahza M bayoneti', 'Байонет Lahza M')],
      ['diameter', t('Filtr 49 mm', 'Фильтр 49 мм')],
      ['weight', '186 g'],
      ['warranty', twoYears],
    ),
    short: t(
      'Orqa fonni yumshoq xiralashtiradi, kechqurun chaqnashsiz suratga oladi.',
      'Мягко размывает фон и снимает вечером без вспышки.',
    ),
    description: t(
      html(
        'f/1,8 diafragma toʻplamdagi 18–55 mm obyektivdan toʻqqiz baravargacha koʻp yorugʻlik oladi: uyda bolalar harakati chaplashmaydi.',
        'Fokus motori jim, video yozganda eshitilmaydi. Old va orqa qopqoq toʻplamda.',
      ),
      html(
        'При f/1,8 пропускает до девяти раз больше света, чем штатный 18–55 мм на длинном конце: дети дома не смазываются.',
        'Мотор фокуса тихий, на видео его не слышно. Передняя и задняя крышки в комплекте.',
      ),
    ),
    stock: 'few',
  },
  {
    name: t('Shtativ Lahza T150, 150 sm, alyuminiy', 'Штатив Lahza T150, 150 см, алюминий'),
    category: 'foto-texnika',
    brand: 'Lahza',
    price: 285_000,
    discount: 20,
    render: 'tripod',
    specs: specs(
      ['height', t('42–150 sm', '42–150 см')],
      ['load', '4 kg'],
      ['material', t('Alyuminiy', 'Алюминий')],
      ['included', t('Telefon ushlagichi, gʻilof', 'Держатель телефона, чехол')],
      ['weight', '1,2 kg'],
      ['warranty', year],
    ),
    short: t(
      'Kamera va telefon uchun yengil shtativ, 42 smʼgacha yigʻiladi.',
      'Лёгкий штатив для камеры и телефона, складывается до 42 см.',
    ),
    description: t(
      html(
        'Uch yoʻnalishli kallak silliq buriladi, tez yechiladigan maydoncha 1/4″ vintli. Oyoqlari notekis joyda alohida uzayadi.',
        'Suvsizlik sathi (pufakcha) ufqni tekis ushlaydi, ilmoqqa sumka ilib shamolga chidamli qilish mumkin.',
      ),
      html(
        'Голова плавно поворачивается в трёх плоскостях, быстросъёмная площадка с винтом 1/4″. Ноги на неровном месте выдвигаются отдельно.',
        'Пузырьковый уровень держит горизонт, на крючок можно повесить сумку для устойчивости на ветру.',
      ),
    ),
  },
  {
    name: t(
      'Portativ konsol Zamon Pocket, 3,5″ ekran',
      'Портативная консоль Zamon Pocket, экран 3,5″',
    ),
    category: 'oyin-va-konsollar',
    brand: 'Zamon',
    price: 690_000,
    discount: 13,
    render: 'console-pocket',
    colours: ['green', 'purple', 'grey'],
    options: [
      {
        attribute: 'storage',
        values: [{ text: measure('64 GB') }, { text: measure('128 GB'), extra: 110_000 }],
      },
    ],
    filters: { connection: wifi },
    specs: specs(
      ['screen', '3,5″ IPS, 640 × 480'],
      ['runtime', '7 soat'],
      ['charging', 'USB-C'],
      ['connection', 'Wi-Fi, HDMI'],
      ['weight', '190 g'],
      ['warranty', t('6 oy', '6 месяцев')],
    ),
    short: t(
      'Choʻntakka sigʻadigan retro konsol, oʻyin istalgan joyda saqlanadi.',
      'Ретро-консоль для кармана, игру можно сохранить в любом месте.',
    ),
    description: t(
      html(
        'Qisqa bosish oʻyinni toʻxtatib uxlatadi, ochganda oʻsha kadrdan davom etadi. Xotira kartasi almashtiriladi.',
        'HDMI orqali televizorga ulanadi, ikkinchi oʻyinchi uchun USB geympad yaraydi.',
      ),
      html(
        'Короткое нажатие усыпляет игру, и она продолжается с того же кадра. Карта памяти сменная.',
        'По HDMI подключается к телевизору, второму игроку подойдёт USB-геймпад.',
      ),
    ),
    isNew: true,
  },
  {
    name: t(
      'Simsiz geympad Zarba X, PC va Android uchun',
      'Беспроводной геймпад Zarba X, для ПК и Android',
    ),
    category: 'oyin-va-konsollar',
    brand: 'Zarba',
    price: 549_000,
    discount: 16,
    render: 'gamepad',
    colours: ['purple', 'black', 'white'],
    filters: { connection: t('Bluetooth', 'Bluetooth') },
    specs: specs(
      ['connection', t('2,4 GHz, Bluetooth, USB-C', '2,4 ГГц, Bluetooth, USB-C')],
      ['compatibility', t('Windows, Android, TV-boks', 'Windows, Android, ТВ-приставки')],
      ['runtime', '20 soat'],
      ['sensor', t('Xoll datchikli dastalar', 'Стики на датчиках Холла')],
      ['weight', '228 g'],
      ['warranty', year],
    ),
    short: t(
      'Xoll datchikli dastalar oʻz-oʻzidan siljimaydi, quvvat 20 soatga yetadi.',
      'Стики на датчиках Холла не «уплывают», заряда хватает на 20 часов.',
    ),
    description: t(
      html(
        'Dastalar magnitli datchik bilan ishlaydi: ishqalanish yoʻq, vaqt oʻtib nishon siljib ketmaydi. Orqadagi ikki tugmaga istalgan buyruqni yozib qoʻyish mumkin.',
        'Toʻplamda telefon qisqichi va 2,4 GHz qabul qilgich bor; kabel orqali ham oʻynasa boʻladi.',
      ),
      html(
        'Стики работают на магнитных датчиках: трения нет, прицел со временем не уводит. На две кнопки сзади можно записать любую команду.',
        'В комплекте зажим для телефона и приёмник 2,4 ГГц; играть можно и по кабелю.',
      ),
    ),
  },
  {
    name: t('Geympad Zarba S, simli, 2 m', 'Геймпад Zarba S, проводной, 2 м'),
    category: 'oyin-va-konsollar',
    brand: 'Zarba',
    price: 219_000,
    render: 'gamepad-s',
    colours: ['red', 'sky'],
    filters: { connection: wired },
    specs: specs(
      ['connection', 'USB-A'],
      ['compatibility', t('Windows, Android', 'Windows, Android')],
      ['cable', '2 m'],
      ['functions', t('Ikki motorli tebranish', 'Вибрация, два мотора')],
      ['weight', '205 g'],
      ['warranty', t('6 oy', '6 месяцев')],
    ),
    short: t(
      'Quvvatlash va kechikish yoʻq: USBʼga ulab darhol oʻynaysiz.',
      'Без зарядки и задержек: подключили к USB и играете.',
    ),
    description: t(
      html(
        'Futbol va poyga uchun arzon yechim: Windows uni drayversiz taniydi. Simi 2 metr, bukilish joyi kuchaytirilgan.',
        'Tutqichlari rezina gʻadir-budurli, qoʻl terlaganda sirpanmaydi.',
      ),
      html(
        'Недорогое решение для футбола и гонок: Windows узнаёт его без драйверов. Провод 2 метра, место сгиба усилено.',
        'Рукоятки с прорезиненной насечкой не скользят во влажных руках.',
      ),
    ),
  },
  {
    name: t('Televizor Artel 43, Full HD, Android TV', 'Телевизор Artel 43, Full HD, Android TV'),
    category: 'televizorlar',
    brand: 'Artel',
    price: 2_890_000,
    discount: 7,
    render: 'television-43',
    filters: { screen: t('43″', '43″'), resolution: fullHd },
    specs: specs(
      ['screen', '43″ LED'],
      ['resolution', '1920 × 1080'],
      ['system', 'Android TV'],
      ['ports', '2 × HDMI, 2 × USB, LAN'],
      ['sound', '2 × 8 W'],
      ['mount', 'VESA 200 × 200'],
      ['warranty', t('36 oy', '36 месяцев')],
    ),
    short: t(
      'Mahalliy kafolatli Android TV: YouTube va kinoteatrlar pristavkasiz.',
      'Android TV с местной гарантией: YouTube и кинотеатры без приставки.',
    ),
    description: t(
      html(
        'DVB-T2 tyuner mahalliy raqamli kanallarni antennadan oladi, ilovalar Google Playʼdan oʻrnatiladi. Pultda ovozli qidiruv tugmasi bor.',
        'Toʻrt tomoni ingichka ramka, oyoqlari chetda — ostiga 80 smʼli saundbar sigʻadi.',
      ),
      html(
        'Тюнер DVB-T2 принимает местные цифровые каналы с антенны, приложения ставятся из Google Play. На пульте кнопка голосового поиска.',
        'Рамка тонкая со всех сторон, ножки по краям — между ними встаёт саундбар 80 см.',
      ),
    ),
  },
  {
    name: t('Televizor Samsung 55 QLED, 4K, Smart TV', 'Телевизор Samsung 55 QLED, 4K, Smart TV'),
    category: 'televizorlar',
    brand: 'Samsung',
    price: 8_990_000,
    discount: 11,
    render: 'television-55',
    options: [
      {
        attribute: 'diagonal',
        values: [{ text: t('55″', '55″') }, { text: t('65″', '65″'), extra: 3_400_000 }],
      },
    ],
    filters: { resolution: fourK },
    specs: specs(
      ['screen', 'QLED, 60 Hz'],
      ['resolution', '3840 × 2160'],
      ['system', 'Tizen'],
      ['ports', '3 × HDMI, 2 × USB, LAN'],
      ['sound', '20 W'],
      ['warranty', twoYears],
    ),
    short: t(
      'Kvant nuqtali 4K ekran: kunduzgi xonada ham ranglar toʻq.',
      'Экран 4K на квантовых точках: насыщенные цвета и в светлой комнате.',
    ),
    description: t(
      html(
        'Kvant nuqtalar yorqin sahnada rangni oqartirib yubormaydi. HDR10+ va filmlar uchun kadr tartibini saqlaydigan Filmmaker rejimi bor.',
        'SmartThings orqali shu pultdan konditsioner va kir yuvish mashinasini ham koʻrish mumkin.',
      ),
      html(
        'Квантовые точки не дают цветам выгорать в ярких сценах. Есть HDR10+ и режим Filmmaker, который сохраняет замысел режиссёра.',
        'Через SmartThings с того же пульта видны кондиционер и стиральная машина.',
      ),
    ),
  },
  {
    name: t('Televizor LG 65 OLED, 4K, 120 Hz', 'Телевизор LG 65 OLED, 4K, 120 Гц'),
    category: 'televizorlar',
    brand: 'LG',
    price: 21_900_000,
    render: 'television-65',
    filters: { screen: t('65″', '65″'), resolution: fourK },
    specs: specs(
      ['screen', '65″ OLED, 120 Hz'],
      ['resolution', '3840 × 2160'],
      ['system', 'webOS'],
      ['ports', '4 × HDMI 2.1, 3 × USB'],
      ['sound', t('40 W, Dolby Atmos', '40 Вт, Dolby Atmos')],
      ['warranty', twoYears],
    ),
    short: t(
      'Har bir piksel oʻzi yonadi: qora rang haqiqatan qora.',
      'Каждый пиксель светится сам: чёрный действительно чёрный.',
    ),
    description: t(
      html(
        'OLED ekranda orqa yoritgich yoʻq, qorongʻi sahnada kulrang tuman boʻlmaydi. Toʻrtta HDMI 2.1ʼning hammasi 120 Hzʼni qabul qiladi.',
        'Magic Remote pulti sichqonchaga oʻxshab koʻrsatkich bilan boshqaradi.',
      ),
      html(
        'У OLED нет задней подсветки, поэтому в тёмных сценах нет серой дымки. Все четыре HDMI 2.1 принимают 120 Гц.',
        'Пульт Magic Remote управляет указателем, как мышь.',
      ),
    ),
    stock: 'few',
  },
  {
    name: t('Proyektor Nur Cine, Full HD, 400 ANSI lm', 'Проектор Nur Cine, Full HD, 400 ANSI лм'),
    category: 'televizorlar',
    brand: 'Nur',
    price: 2_750_000,
    render: 'projector',
    filters: { resolution: fullHd, connection: wifi },
    specs: specs(
      ['brightness', t('400 ANSI lm', '400 ANSI лм')],
      ['resolution', '1920 × 1080'],
      ['size', t('Tasvir 40–120″', 'Изображение 40–120″')],
      ['resource', t('Lampa 30 000 soat', 'Лампа 30 000 часов')],
      ['connection', 'Wi-Fi, HDMI, USB'],
      ['noise', '28 dB'],
      ['warranty', year],
    ),
    short: t(
      'Devorda 120″ gacha kino: fokus va trapetsiyani oʻzi toʻgʻrilaydi.',
      'Кино до 120″ на стене: фокус и трапецию исправляет сам.',
    ),
    description: t(
      html(
        'Yoqasiz — bir necha soniyada tasvirni tekislaydi, qiya qoʻysangiz ham. Qorongʻi xonada 100 dyuym bemalol koʻrinadi, kunduzi parda yoping.',
        'Android TV ichida, dinamiklar 2 × 5 W, Bluetooth kolonka ham ulanadi.',
      ),
      html(
        'Включаете — за несколько секунд выравнивает картинку, даже если стоит под углом. В тёмной комнате 100 дюймов видны отлично, днём задёрните шторы.',
        'Внутри Android TV, динамики 2 × 5 Вт, подключается и Bluetooth-колонка.',
      ),
    ),
  },
  {
    name: t('HDMI kabel Tayanch 2.1, 8K', 'Кабель HDMI Tayanch 2.1, 8K'),
    category: 'tv-aksessuarlari',
    brand: 'Tayanch',
    price: 95_000,
    render: 'cable-hdmi',
    options: [
      {
        attribute: 'length',
        values: [
          { text: measure('1,5 m') },
          { text: measure('3 m'), extra: 40_000 },
          { text: measure('5 m'), extra: 95_000 },
        ],
      },
    ],
    filters: { connection: hdmi },
    specs: specs(
      ['standard', t('HDMI 2.1, 48 Gbit/s', 'HDMI 2.1, 48 Гбит/с')],
      ['resolution', '8K 60 Hz, 4K 120 Hz'],
      ['material', t('Mis, mato qobiq', 'Медь, тканевая оплётка')],
      ['warranty', twoYears],
    ),
    short: t(
      'Konsol va saundbar uchun 48 Gbit/sʼli kabel, eARC bilan.',
      'Кабель 48 Гбит/с для консоли и саундбара, с поддержкой eARC.',
    ),
    description: t(
      html(
        'Uchlari tilla qoplamali, bukilish joyi 10 000 martagacha sinalgan. 4K 120 Hz va eARC tovushini toʻliq oʻtkazadi.',
        'Uzunlikni zaxira bilan oling: televizor kronshteynda burilsa, yana 40–50 sm kerak boʻladi.',
      ),
      html(
        'Контакты позолочены, изгиб у разъёма рассчитан на 10 000 сгибаний. Передаёт 4K 120 Гц и звук eARC полностью.',
        'Длину берите с запасом: если телевизор поворачивается на кронштейне, нужно ещё 40–50 см.',
      ),
    ),
  },
  {
    name: t('Media pleyer Nova Box, 4K, Android TV', 'Медиаплеер Nova Box, 4K, Android TV'),
    category: 'tv-aksessuarlari',
    brand: 'Nova',
    price: 520_000,
    discount: 10,
    render: 'media-player',
    options: [
      {
        attribute: 'storage',
        values: [{ text: measure('16 GB') }, { text: measure('32 GB'), extra: 90_000 }],
      },
    ],
    filters: { resolution: fourK, connection: wifi },
    specs: specs(
      ['system', 'Android TV 14'],
      ['ram', '2 GB'],
      ['resolution', '4K, 60 Hz'],
      ['connection', 'Wi-Fi 5, Bluetooth 5.0, LAN'],
      ['ports', 'HDMI, 2 × USB'],
      ['warranty', year],
    ),
    short: t(
      'Eski televizorni aqlli qiladi: HDMIʼga ulang, Wi-Fiʼni tanlang.',
      'Делает старый телевизор умным: включите в HDMI и выберите Wi-Fi.',
    ),
    description: t(
      html(
        'Mahalliy IPTV ilovalari, YouTube va disk ichidagi filmlarni 4Kʼda koʻrsatadi, AV1 va HEVCʼni apparat darajasida ochadi.',
        'Bluetooth pultda ovozli qidiruv bor, geympad ham ulanadi. HDMI kabel toʻplamda.',
      ),
      html(
        'Показывает местное IPTV, YouTube и фильмы с диска в 4K, аппаратно декодирует AV1 и HEVC.',
        'На Bluetooth-пульте есть голосовой поиск, подключается геймпад. Кабель HDMI в комплекте.',
      ),
    ),
  },
];

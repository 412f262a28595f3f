import type { SeedProduct } from '@/api/demo/seed/department';
import { html, measure, specs, t } from './text';

const year = t('12 oy', '12 месяцев');
const twoYears = t('24 oy', '24 месяца');
const radio = t('Radiokanal', 'Радиоканал');
const bluetooth = t('Bluetooth', 'Bluetooth');
const wifi = t('Wi-Fi', 'Wi-Fi');

export const computers: SeedProduct[] = [
  {
    name: t(
      'Noutbuk Ufq 14, 16 GB RAM, 512 GB SSD, IPS ekran',
      'Ноутбук Ufq 14, 16 ГБ RAM, 512 ГБ SSD, экран IPS',
    ),
    category: 'noutbuklar',
    brand: 'Ufq',
    price: 8_490_000,
    render: 'laptop-14',
    colours: ['grey', 'blue'],
    options: [
      {
        attribute: 'drive',
        values: [{ text: measure('512 GB') }, { text: measure('1 TB'), extra: 650_000 }],
      },
    ],
    filters: { ram: measure('16 GB'), screen: t('14″', '14″') },
    specs: specs(
      ['processor', t('8 yadroli, 4,5 GHzʼgacha', '8 ядер, до 4,5 ГГц')],
      ['ram', '16 GB DDR5'],
      ['screen', '14″ IPS, 1920 × 1200'],
      ['runtime', '10 soat'],
      ['ports', '2 × USB-C, 1 × USB-A, HDMI'],
      ['weight', '1,35 kg'],
      ['warranty', twoYears],
    ),
    short: t(
      '1,35 kilogrammli metall noutbuk: ish kuni uchun 10 soat quvvat.',
      'Металлический ноутбук весом 1,35 кг: заряда хватает на 10 часов работы.',
    ),
    description: t(
      html(
        'Ufq 14 ofis, oʻqish va yoʻl uchun: qopqogʻi alyuminiy, klaviaturasi yoritiladi, zaryadlash ikkala USB-Cʼdan ham ishlaydi. 16:10 ekran matnda bir necha qator koʻproq koʻrsatadi.',
        'Klaviatura lotin va kirill belgilari bilan, oʻ va gʻ uchun alohida yorliqlar toʻplamda. SSDʼni keyin oʻzingiz almashtirishingiz mumkin: orqa qopqoq oltita vint bilan ochiladi.',
      ),
      html(
        'Ufq 14 — для офиса, учёбы и дороги: алюминиевая крышка, подсветка клавиатуры, зарядка через любой из двух USB-C. Экран 16:10 показывает на несколько строк текста больше.',
        'Клавиатура с латиницей и кириллицей, наклейки для oʻ и gʻ в комплекте. SSD можно заменить самостоятельно: нижняя крышка держится на шести винтах.',
      ),
    ),
  },
  {
    name: t(
      'Noutbuk Ufq 16 Pro, 32 GB RAM, 1 TB SSD, 2.5K ekran',
      'Ноутбук Ufq 16 Pro, 32 ГБ RAM, 1 ТБ SSD, экран 2.5K',
    ),
    category: 'noutbuklar',
    brand: 'Ufq',
    price: 16_900_000,
    render: 'laptop-16',
    filters: { ram: measure('32 GB'), screen: t('16″', '16″') },
    specs: specs(
      ['processor', t('14 yadroli, 5,1 GHzʼgacha', '14 ядер, до 5,1 ГГц')],
      ['ram', '32 GB DDR5'],
      ['drive', '1 TB SSD'],
      ['gpu', t('Alohida, 8 GB', 'Дискретная, 8 ГБ')],
      ['screen', '16″ IPS, 2560 × 1600, 165 Hz'],
      ['weight', '2,2 kg'],
      ['warranty', twoYears],
    ),
    short: t(
      'Montaj, 3D va oʻyin uchun: alohida videokarta va 165 Hz ekran.',
      'Для монтажа, 3D и игр: дискретная видеокарта и экран 165 Гц.',
    ),
    description: t(
      html(
        'Ekran sRGB ranglarini toʻliq beradi va zavodda kalibrlangan, shuning uchun bosma va veb uchun rang tanlash mumkin. Ikki ventilyatorli sovitish tizimi uzoq renderda ham chastotani tushirmaydi.',
        'Quvvat bloki 180 W, lekin matn va video uchun 100 Wʼli USB-C quvvatlagich ham yetadi.',
      ),
      html(
        'Экран покрывает sRGB полностью и откалиброван на заводе: можно подбирать цвета для печати и веба. Система с двумя вентиляторами держит частоту и на долгом рендере.',
        'Блок питания 180 Вт, но для текста и видео хватит и зарядки USB-C на 100 Вт.',
      ),
    ),
    isNew: true,
  },
  {
    name: t(
      'Noutbuk Ufq Start 15, 8 GB RAM, 256 GB SSD',
      'Ноутбук Ufq Start 15, 8 ГБ RAM, 256 ГБ SSD',
    ),
    category: 'noutbuklar',
    brand: 'Ufq',
    price: 4_690_000,
    discount: 10,
    render: 'laptop-15',
    filters: { ram: measure('8 GB'), screen: t('15,6″', '15,6″') },
    specs: specs(
      ['processor', t('4 yadroli, 3,4 GHzʼgacha', '4 ядра, до 3,4 ГГц')],
      ['ram', '8 GB DDR4'],
      ['drive', '256 GB SSD'],
      ['screen', '15,6″ IPS, 1920 × 1080'],
      ['runtime', '7 soat'],
      ['weight', '1,7 kg'],
      ['warranty', year],
    ),
    short: t(
      'Talaba va oʻquvchi uchun qulay narxdagi 15,6″ noutbuk.',
      'Доступный ноутбук 15,6″ для студента и школьника.',
    ),
    description: t(
      html(
        'Brauzer, hujjatlar va onlayn dars uchun yetarli: veb-kamera pardali, klaviaturada alohida raqam bloki bor.',
        'Ikkinchi xotira uyasi boʻsh — 8 GB qoʻshib, jami 16 GB qilish mumkin.',
      ),
      html(
        'Хватает для браузера, документов и онлайн-уроков: веб-камера со шторкой, есть цифровой блок клавиш.',
        'Второй слот памяти свободен — можно добавить 8 ГБ и получить 16 ГБ.',
      ),
    ),
  },
  {
    name: t('Noutbuk MacBook Air 13 M4, 16 GB, 256 GB', 'Ноутбук MacBook Air 13 M4, 16 ГБ, 256 ГБ'),
    category: 'noutbuklar',
    brand: 'Apple',
    price: 14_200_000,
    render: 'laptop-air',
    colours: ['sky', 'grey', 'black', 'beige'],
    options: [
      {
        attribute: 'drive',
        values: [{ text: measure('256 GB') }, { text: measure('512 GB'), extra: 2_400_000 }],
      },
    ],
    filters: { ram: measure('16 GB'), screen: t('13,6″', '13,6″') },
    specs: specs(
      ['processor', t('Apple M4, 10 yadroli', 'Apple M4, 10 ядер')],
      ['ram', '16 GB'],
      ['screen', '13,6″ Liquid Retina, 2560 × 1664'],
      ['runtime', t('18 soatgacha video', 'до 18 часов видео')],
      ['ports', '2 × Thunderbolt 4, MagSafe 3'],
      ['weight', '1,24 kg'],
      ['warranty', year],
    ),
    short: t(
      'Ventilyatorsiz, jim va yengil: 1,24 kg, 18 soatgacha video.',
      'Без вентилятора, бесшумный и лёгкий: 1,24 кг, до 18 часов видео.',
    ),
    description: t(
      html(
        'M4 chipi ventilyatorsiz ishlaydi, shuning uchun noutbuk mutlaqo jim. Bir vaqtda ikkita tashqi monitorni qopqoq ochiq holda ham boshqaradi.',
        'Klaviatura rus va ingliz yozuvli. Toʻplamda 30 W quvvatlagich va MagSafe kabel.',
      ),
      html(
        'Чип M4 обходится без вентилятора, поэтому ноутбук совершенно бесшумен. Поддерживает два внешних монитора даже с открытой крышкой.',
        'Клавиатура с русской и английской раскладкой. В комплекте зарядка 30 Вт и кабель MagSafe.',
      ),
    ),
    stock: 'few',
  },
  {
    name: t(
      'Monoblok Ufq 24″, 16/512 GB, klaviatura bilan',
      'Моноблок Ufq 24″, 16/512 ГБ, с клавиатурой',
    ),
    category: 'kompyuter-va-ofis',
    brand: 'Ufq',
    price: 7_990_000,
    render: 'all-in-one',
    colours: ['white', 'black'],
    filters: { ram: measure('16 GB'), screen: t('23,8″', '23,8″') },
    specs: specs(
      ['processor', t('6 yadroli, 4,4 GHzʼgacha', '6 ядер, до 4,4 ГГц')],
      ['ram', '16 GB'],
      ['drive', '512 GB SSD'],
      ['screen', '23,8″ IPS, 1920 × 1080'],
      ['included', t('Simsiz klaviatura va sichqoncha', 'Беспроводные клавиатура и мышь')],
      ['connection', 'Wi-Fi 6, Bluetooth 5.2, LAN'],
      ['warranty', twoYears],
    ),
    short: t(
      'Bitta sim bilan ulanadigan kompyuter: ekran, kamera va kolonkalar ichida.',
      'Компьютер с одним проводом: экран, камера и колонки внутри.',
    ),
    description: t(
      html(
        'Stolda faqat quvvat simi qoladi. Kamera ekran ustidan chiqadi va ishlatilmaganda ichkariga kirib turadi, dinamiklar 2 × 3 W.',
        'Ustun balandligi 10 smʼga sozlanadi, VESA 100 teshiklari bilan devorga ham ilinadi.',
      ),
      html(
        'На столе остаётся только шнур питания. Камера выдвигается над экраном и прячется, когда не нужна, динамики 2 × 3 Вт.',
        'Подставка регулируется по высоте на 10 см, есть отверстия VESA 100 для стены.',
      ),
    ),
  },
  {
    name: t('Monitor Ufq View 27, 2560 × 1440, 100 Hz', 'Монитор Ufq View 27, 2560 × 1440, 100 Гц'),
    category: 'kompyuter-va-ofis',
    brand: 'Ufq',
    price: 2_690_000,
    discount: 14,
    render: 'monitor-27',
    filters: { screen: t('27″', '27″'), connection: t('HDMI', 'HDMI') },
    specs: specs(
      ['screen', t('27″ IPS, mat', '27″ IPS, матовый')],
      ['resolution', '2560 × 1440'],
      ['refresh', '100 Hz'],
      ['ports', 'HDMI 2.0, DisplayPort 1.4, USB-C 65 W'],
      ['mount', 'VESA 100 × 100'],
      ['warranty', twoYears],
    ),
    short: t(
      'USB-C bitta kabel orqali tasvirni oladi va noutbukni quvvatlaydi.',
      'По одному кабелю USB-C получает изображение и заряжает ноутбук.',
    ),
    description: t(
      html(
        'Noutbukni bitta USB-C kabel bilan ulaysiz: tasvir monitorga, 65 W quvvat noutbukka ketadi. Ustuni baland-past qilinadi va 90° ga buriladi.',
        'Lipillash yoʻq (DC dimming), koʻk nurni kamaytirish rejimi ranglarni sargʻaytirib yubormaydi.',
      ),
      html(
        'Ноутбук подключается одним USB-C: картинка идёт на монитор, 65 Вт — обратно в ноутбук. Подставка меняет высоту и поворачивает экран на 90°.',
        'Нет мерцания (DC dimming), режим снижения синего не желтит цвета.',
      ),
    ),
  },
  {
    name: t(
      'Monitor LG UltraGear 24, 180 Hz, oʻyin uchun',
      'Монитор LG UltraGear 24, 180 Гц, игровой',
    ),
    category: 'kompyuter-va-ofis',
    brand: 'LG',
    price: 2_190_000,
    render: 'monitor-gaming',
    filters: { screen: t('23,8″', '23,8″'), connection: t('HDMI', 'HDMI') },
    specs: specs(
      ['screen', '23,8″ IPS'],
      ['resolution', '1920 × 1080'],
      ['refresh', '180 Hz'],
      ['ports', 'HDMI, DisplayPort'],
      ['mount', 'VESA 100 × 100'],
      ['warranty', twoYears],
    ),
    short: t(
      '180 Hz va 1 ms javob vaqti: tez oʻyinlar uchun IPS monitor.',
      '180 Гц и отклик 1 мс: IPS-монитор для динамичных игр.',
    ),
    description: t(
      html(
        'Yuqori chastota tez harakatda tasvirni chaplashtirmaydi, AMD FreeSync va G-Sync bilan mosligi kadr uzilishini yoʻqotadi.',
        'Qora stabilizator qorongʻi burchaklarni yoritadi, nishon nuqtasini ekranning oʻzi chizib beradi.',
      ),
      html(
        'Высокая частота не смазывает быстрые движения, совместимость с AMD FreeSync и G-Sync убирает разрывы кадра.',
        'Стабилизатор чёрного высветляет тёмные углы, прицел может рисовать сам монитор.',
      ),
    ),
    stock: 'few',
  },
  {
    name: t(
      'Simsiz klaviatura Tugma K7, past profilli',
      'Беспроводная клавиатура Tugma K7, низкий профиль',
    ),
    category: 'kompyuter-va-ofis',
    brand: 'Tugma',
    price: 389_000,
    render: 'keyboard-k7',
    colours: ['white', 'black', 'blue'],
    filters: { connection: bluetooth },
    specs: specs(
      ['type', t('Mexanik, past profilli', 'Механическая, низкопрофильная')],
      ['keys', t('84 ta, yoritiladi', '84, с подсветкой')],
      ['connection', t('Bluetooth 5.1, 2,4 GHz, USB-C', 'Bluetooth 5.1, 2,4 ГГц, USB-C')],
      ['layout', t('Lotin va kirill', 'Латиница и кириллица')],
      ['battery', '3000 mA·soat'],
      ['weight', '520 g'],
      ['warranty', year],
    ),
    short: t(
      'Uchta qurilma orasida bitta tugma bilan almashadigan ingichka klaviatura.',
      'Тонкая клавиатура: одной клавишей переключается между тремя устройствами.',
    ),
    description: t(
      html(
        'Noutbuk, planshet va telefonni eslab qoladi: Fn+1, 2, 3 bilan almashasiz. Qalinligi 17 mm, bilak ostiga yostiq kerak emas.',
        'Tugmalar almashadigan (hot-swap): bittasi ishdan chiqsa, klaviaturani emas, tugmani almashtirasiz.',
      ),
      html(
        'Помнит ноутбук, планшет и телефон: переключение по Fn+1, 2, 3. Толщина 17 мм — подставка под запястья не нужна.',
        'Переключатели съёмные (hot-swap): выйдет из строя один — меняете его, а не клавиатуру.',
      ),
    ),
  },
  {
    name: t(
      'Simsiz sichqoncha Chaqqon M2, jim tugmalar',
      'Беспроводная мышь Chaqqon M2, тихие кнопки',
    ),
    category: 'kompyuter-va-ofis',
    brand: 'Chaqqon',
    price: 199_000,
    discount: 25,
    render: 'mouse',
    colours: ['white', 'grey', 'pink', 'green'],
    filters: { connection: radio },
    specs: specs(
      ['connection', t('2,4 GHz qabul qilgich, Bluetooth', 'Приёмник 2,4 ГГц, Bluetooth')],
      ['sensor', t('800–2400 DPI', '800–2400 DPI')],
      ['keys', t('4 ta', '4')],
      ['powerSupply', t('1 ta AA batareya, 12 oy', '1 батарейка АА, 12 месяцев')],
      ['weight', '78 g'],
      ['warranty', year],
    ),
    short: t(
      'Kutubxona va kechki ish uchun: bosish tovushi deyarli eshitilmaydi.',
      'Для библиотеки и вечерней работы: щелчков почти не слышно.',
    ),
    description: t(
      html(
        'Tugmalar odatdagidan ancha jim bosiladi, uxlayotgan bola yonida ham ishlasa boʻladi. Bitta AA batareya bir yilga yetadi.',
        'USB qabul qilgich korpus ichida saqlanadi, yoʻqolmaydi. Shakli ikki qoʻlga ham mos.',
      ),
      html(
        'Кнопки нажимаются намного тише обычных — можно работать рядом со спящим ребёнком. Одной батарейки АА хватает на год.',
        'USB-приёмник хранится в корпусе и не потеряется. Форма подходит и правше, и левше.',
      ),
    ),
  },
  {
    name: t(
      'Rangli printer Nusxa 310, Wi-Fi, skaner bilan',
      'Цветной принтер Nusxa 310, Wi-Fi, со сканером',
    ),
    category: 'kompyuter-va-ofis',
    brand: 'Nusxa',
    price: 2_150_000,
    render: 'printer',
    filters: { connection: wifi },
    specs: specs(
      ['type', t('Purkovchi, SNPCH', 'Струйный, СНПЧ')],
      ['functions', t('Chop etish, skaner, nusxa', 'Печать, скан, копия')],
      ['speed', t('Daqiqasiga 10 bet', '10 страниц в минуту')],
      ['connection', 'Wi-Fi, USB'],
      ['yield', t('4500 bet qora, 7500 bet rangli', '4500 стр. ч/б, 7500 стр. цветных')],
      ['weight', '4,9 kg'],
      ['warranty', year],
    ),
    short: t(
      'Siyoh idishi ichida: bir quyishda 4500 betgacha, telefondan ham chop etadi.',
      'Встроенные ёмкости чернил: до 4500 страниц с одной заправки, печать с телефона.',
    ),
    description: t(
      html(
        'Kartrij yoʻq: toʻrtta shaffof idishga shishadan siyoh quyiladi, teshiklar har xil boʻlgani uchun adashib boʻlmaydi. Birinchi siyoh toʻplami ichida.',
        'Telefondan hujjat va suratlarni ilovasiz ham chop etadi (AirPrint va Mopria).',
      ),
      html(
        'Картриджей нет: чернила наливаются из бутылочек в четыре прозрачные ёмкости, горлышки разные, поэтому не перепутать. Первый набор чернил внутри.',
        'Печатает документы и фото с телефона без приложения (AirPrint и Mopria).',
      ),
    ),
  },
];

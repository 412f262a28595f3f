import type { SeedProduct } from '@/api/demo/seed/department';
import { html, specs, t } from './text';

const weak = t('20 Wʼgacha', 'До 20 Вт');
const middling = t('20–60 W', '20–60 Вт');
const strong = t('60 Wʼdan yuqori', 'Свыше 60 Вт');

const bluetooth = t('Bluetooth', 'Bluetooth');
const wired = t('Simli', 'Проводное');
const usb = t('USB', 'USB');

export const audio: SeedProduct[] = [
  {
    name: t(
      'Simsiz quloqchin Sado Pro 2, faol shovqin bosish, 40 soat',
      'Беспроводные наушники Sado Pro 2, шумоподавление, 40 часов',
    ),
    category: 'quloqchinlar',
    brand: 'Sado',
    price: 1_690_000,
    discount: 26,
    render: 'headphones-over-ear',
    colours: ['blue', 'white', 'green', 'pink', 'black'],
    options: [
      {
        attribute: 'set',
        values: [
          { text: t('Standart', 'Стандарт') },
          { text: t('Gʻilof bilan', 'С чехлом'), extra: 70_000 },
          { text: t('Gʻilof + quvvatlagich', 'Чехол + зарядка'), extra: 160_000 },
        ],
      },
    ],
    filters: { connection: bluetooth, headphones: t('Quloq ustiga', 'Накладные') },
    specs: specs(
      ['type', t('Quloq ustiga, yopiq', 'Накладные, закрытые')],
      ['connection', t('Bluetooth 5.3, 3,5 mm kabel', 'Bluetooth 5.3, кабель 3,5 мм')],
      ['noiseCanceling', t('Faol (ANC), 3 darajali', 'Активное (ANC), 3 уровня')],
      ['runtime', t('40 soat, ANC bilan 28 soat', '40 ч, с ANC 28 ч')],
      ['charging', t('USB-C, 10 daqiqada 4 soat', 'USB-C, 10 минут на 4 часа')],
      ['weight', '254 g'],
      ['warranty', t('12 oy', '12 месяцев')],
    ),
    short: t(
      'Bluetooth 5.3, uch darajali faol shovqin bosish, bir quvvatda 40 soat.',
      'Bluetooth 5.3, активное шумоподавление трёх уровней, 40 часов без подзарядки.',
    ),
    description: t(
      html(
        'Sado Pro 2 shahar shovqinini uch darajada bosadi, suhbat vaqtida esa atrofdagi ovozni oʻzi ochadi. 40 mm dinamik past tovushlarni toza yetkazadi, yumshoq yostiqchalar koʻzoynak bilan ham bosib turmaydi.',
        'Bir vaqtda ikki qurilmaga ulanadi: noutbukda uchrashuv, telefonda qoʻngʻiroq. Toʻplamda qattiq gʻilof, USB-C va 3,5 mm kabel bor.',
      ),
      html(
        'Sado Pro 2 гасит городской шум на трёх уровнях, а во время разговора сам пропускает голос собеседника. Динамик 40 мм чисто передаёт низкие частоты, мягкие амбушюры не давят даже в очках.',
        'Подключается к двум устройствам сразу: встреча на ноутбуке, звонок на телефоне. В комплекте жёсткий чехол, кабели USB-C и 3,5 мм.',
      ),
    ),
  },
  {
    name: t('Simsiz quloqchin Sado Lite, 25 soat', 'Беспроводные наушники Sado Lite, 25 часов'),
    category: 'quloqchinlar',
    brand: 'Sado',
    price: 549_000,
    render: 'headphones-lite',
    colours: ['grey', 'black', 'pink'],
    filters: { connection: bluetooth, headphones: t('Quloq ustiga', 'Накладные') },
    specs: specs(
      ['type', t('Quloq ustiga, buklanadigan', 'Накладные, складные')],
      ['connection', 'Bluetooth 5.2'],
      ['runtime', '25 soat'],
      ['charging', t('USB-C, 1,5 soat', 'USB-C, 1,5 часа')],
      ['weight', '186 g'],
      ['warranty', t('12 oy', '12 месяцев')],
    ),
    short: t(
      'Yengil buklanadigan quloqchin: 186 g va bir quvvatda 25 soat musiqa.',
      'Лёгкие складные наушники: 186 г и 25 часов музыки на одном заряде.',
    ),
    description: t(
      html(
        'Sado Lite ryukzakning kichik choʻntagiga ham sigʻadi: kosachalar ichkariga buklanadi, bosh halqasi poʻlat plastinali. Qoʻngʻiroqda mikrofon ovozni shamoldan ajratadi.',
        'Quvvat tugasa, 15 daqiqalik quvvatlash uch soatga yetadi. Shovqin bosish yoʻq, buning oʻrniga narxi ancha past.',
      ),
      html(
        'Sado Lite помещаются в малый карман рюкзака: чаши складываются внутрь, дужка усилена стальной пластиной. Во время звонка микрофон отделяет голос от ветра.',
        'Если заряд кончился, 15 минут у розетки дают ещё три часа. Шумоподавления нет, зато и цена заметно ниже.',
      ),
    ),
  },
  {
    name: t(
      'Oʻyin garniturasi Zarba H1, mikrofonli, 7.1 tovush',
      'Игровая гарнитура Zarba H1, микрофон, звук 7.1',
    ),
    category: 'quloqchinlar',
    brand: 'Zarba',
    price: 460_000,
    discount: 15,
    render: 'headset-gaming',
    colours: ['black', 'red'],
    filters: { connection: usb, headphones: t('Oʻyin uchun', 'Игровые') },
    specs: specs(
      ['type', t('Quloqni toʻliq qoplaydi', 'Полноразмерные')],
      ['connection', 'USB-A'],
      ['drivers', '50 mm'],
      ['microphone', t('Buraladigan, oʻchiriladi', 'Поворотный, с отключением')],
      ['cable', '2,2 m'],
      ['weight', '310 g'],
      ['warranty', t('12 oy', '12 месяцев')],
    ),
    short: t(
      '50 mm dinamik va buraladigan mikrofonli USB garnitura, PC va konsollar uchun.',
      'USB-гарнитура с динамиками 50 мм и поворотным микрофоном для ПК и консолей.',
    ),
    description: t(
      html(
        'Virtual 7.1 tovush qadam qaysi tomondan kelayotganini eshittiradi. Mikrofon tepaga koʻtarilsa, oʻzi oʻchadi — jamoadoshlar ortiqcha gapni eshitmaydi.',
        'Kabel mato bilan oʻralgan, pultida ovoz gʻildiragi bor. Yostiqchalar nafas oladigan matodan, uzoq oʻyinda quloq terlamaydi.',
      ),
      html(
        'Виртуальный звук 7.1 даёт понять, с какой стороны шаги. Если поднять микрофон вверх, он отключается сам — лишнего команда не услышит.',
        'Кабель в тканевой оплётке, на пульте колёсико громкости. Амбушюры из дышащей ткани: в долгой игре уши не потеют.',
      ),
    ),
  },
  {
    name: t('Simli quloqchin Sado Mono, 3,5 mm', 'Проводные наушники Sado Mono, 3,5 мм'),
    category: 'quloqchinlar',
    brand: 'Sado',
    price: 119_000,
    render: 'headphones-mono',
    colours: ['white', 'black'],
    filters: { connection: wired, headphones: t('Quloq ustiga', 'Накладные') },
    specs: specs(
      ['type', t('Quloq ustiga, ochiq', 'Накладные, открытые')],
      ['connection', t('3,5 mm kabel', 'Кабель 3,5 мм')],
      ['cable', '1,5 m'],
      ['microphone', t('Simda, bitta tugma bilan', 'На проводе, с одной кнопкой')],
      ['weight', '112 g'],
      ['warranty', t('6 oy', '6 месяцев')],
    ),
    short: t(
      'Quvvatlash kerak emas: dars va qoʻngʻiroq uchun oddiy simli quloqchin.',
      'Не требуют зарядки: простые проводные наушники для уроков и звонков.',
    ),
    description: t(
      html(
        'Onlayn dars, til kursi va qoʻngʻiroqlar uchun yetarli: mikrofon sim ustida, tugma qoʻngʻiroqni qabul qiladi va musiqani toʻxtatadi.',
        'Bosh halqasi 6 yoshli bola uchun ham, kattalar uchun ham mos: 9 bosqichda uzayadi.',
      ),
      html(
        'Хватает для онлайн-уроков, языковых курсов и звонков: микрофон на проводе, кнопка принимает вызов и ставит музыку на паузу.',
        'Дужка подойдёт и ребёнку с шести лет, и взрослому: раздвигается на девять ступеней.',
      ),
    ),
  },
  {
    name: t(
      'Portativ kolonka Sado Boom, 30 W, suvga chidamli',
      'Портативная колонка Sado Boom, 30 Вт, влагозащита',
    ),
    category: 'kolonka-va-radio',
    brand: 'Sado',
    price: 720_000,
    render: 'speaker-portable',
    colours: ['blue', 'black', 'red'],
    filters: { connection: bluetooth, power: middling },
    specs: specs(
      ['power', '30 W'],
      ['connection', 'Bluetooth 5.3, AUX'],
      ['runtime', '18 soat'],
      ['water', 'IP67'],
      ['charging', t('USB-C, 3 soat', 'USB-C, 3 часа')],
      ['weight', '870 g'],
      ['warranty', t('12 oy', '12 месяцев')],
    ),
    short: t(
      '30 W kuchli tovush, IP67 himoya va 18 soat ishlash — sayohat uchun.',
      'Мощный звук 30 Вт, защита IP67 и 18 часов работы — для поездок за город.',
    ),
    description: t(
      html(
        'Sado Boom bir metr chuqurlikka tushib ketsa ham ishlayveradi, qum va chang ichiga kirmaydi. Ikki passiv radiator past tovushni ochiq havoda ham sezdiradi.',
        'Ikkita kolonkani juftlab stereo qilish mumkin. Charm bogʻich chodir yoki daraxt shoxiga ilish uchun.',
      ),
      html(
        'Sado Boom переживёт погружение на метр, песок и пыль внутрь не попадают. Два пассивных излучателя дают ощутимый бас даже на открытом воздухе.',
        'Две колонки можно объединить в стереопару. Ремешок — чтобы подвесить её в палатке или на ветке.',
      ),
    ),
  },
  {
    name: t(
      'Aqlli kolonka Sado Uy, ovozli yordamchi bilan',
      'Умная колонка Sado Uy с голосовым помощником',
    ),
    category: 'kolonka-va-radio',
    brand: 'Sado',
    price: 640_000,
    render: 'speaker-smart',
    colours: ['grey', 'beige'],
    filters: { connection: t('Wi-Fi', 'Wi-Fi'), power: weak },
    specs: specs(
      ['power', '15 W'],
      ['connection', 'Wi-Fi 5, Bluetooth 5.0'],
      ['microphone', t('4 ta, oʻchirish tugmasi bilan', '4, с кнопкой отключения')],
      ['powerSupply', t('Tarmoqdan, 12 V', 'От сети, 12 В')],
      ['size', '13 × 13 × 16 sm'],
      ['warranty', t('12 oy', '12 месяцев')],
    ),
    short: t(
      'Musiqa, ob-havo, taymer va aqlli chiroqlarni ovoz bilan boshqaradi.',
      'Музыка, погода, таймер и умные лампы — всё голосом.',
    ),
    description: t(
      html(
        'Oshxonada qoʻlingiz xamirda boʻlsa ham taymer qoʻyadi, musiqani almashtiradi, Nur Smart chiroqlarini yoqib-oʻchiradi. Buyruqlarni rus va ingliz tilida tushunadi.',
        'Mikrofonlar alohida tugma bilan jismonan uziladi, bunda qizil halqa yonadi.',
      ),
      html(
        'Поставит таймер, когда руки в тесте, сменит музыку, включит и выключит лампы Nur Smart. Понимает команды на русском и английском.',
        'Микрофоны отключаются отдельной кнопкой физически, при этом горит красное кольцо.',
      ),
    ),
    stock: 'few',
    isNew: true,
  },
  {
    name: t(
      'Saundbar Sado Bar 2.1, 120 W, sabvufer bilan',
      'Саундбар Sado Bar 2.1, 120 Вт, с сабвуфером',
    ),
    category: 'kolonka-va-radio',
    brand: 'Sado',
    price: 1_850_000,
    discount: 12,
    render: 'soundbar',
    filters: { connection: t('HDMI', 'HDMI'), power: strong },
    specs: specs(
      ['power', '120 W'],
      ['inputs', t('HDMI ARC, optik, AUX', 'HDMI ARC, оптический, AUX')],
      ['connection', 'Bluetooth 5.1'],
      ['size', '80 × 6 × 9 sm'],
      ['mount', t('Devor ushlagichi toʻplamda', 'Настенные крепления в комплекте')],
      ['warranty', t('12 oy', '12 месяцев')],
    ),
    short: t(
      'Televizor tovushini boyitadigan 80 sm saundbar va simsiz sabvufer.',
      'Саундбар длиной 80 см и беспроводной сабвуфер для телевизора.',
    ),
    description: t(
      html(
        'HDMI ARC orqali bitta kabel bilan ulanadi va televizor pultidan boshqariladi. Sabvufer simsiz, uni divan orqasiga qoʻyish mumkin.',
        'Tungi rejim portlash tovushini pasaytirib, gapni baland qoldiradi — bolalar uygʻonmaydi.',
      ),
      html(
        'Подключается одним кабелем HDMI ARC и управляется пультом телевизора. Сабвуфер беспроводной, его можно поставить за диван.',
        'Ночной режим приглушает взрывы и оставляет речь громкой — дети не проснутся.',
      ),
    ),
  },
  {
    name: t('Studiya mikrofoni Ovoz U1, USB-C', 'Студийный микрофон Ovoz U1, USB-C'),
    category: 'kolonka-va-radio',
    brand: 'Ovoz',
    price: 830_000,
    render: 'mic-studio',
    filters: { connection: usb },
    specs: specs(
      ['type', t('Kondensatorli, kardioid', 'Конденсаторный, кардиоида')],
      ['connection', 'USB-C'],
      ['frequency', '20–20 000 Hz'],
      ['included', t('Stol ustuni, popfiltr, kabel', 'Стойка, поп-фильтр, кабель')],
      ['weight', '420 g'],
      ['warranty', t('12 oy', '12 месяцев')],
    ),
    short: t(
      'Podkast va strim uchun tayyor mikrofon: ulaysiz va yozasiz, drayver kerak emas.',
      'Готовый микрофон для подкастов и стримов: подключили и пишете, драйверы не нужны.',
    ),
    description: t(
      html(
        'Kardioid yoʻnalish faqat oldidagi ovozni oladi, orqadagi klaviatura va konditsioner deyarli eshitilmaydi. Quloqchin chiqishi orqali oʻzingizni kechikishsiz eshitasiz.',
        'Korpusi metall, oldida ovozni oʻchiruvchi sensor tugma bor: yashil — yozyapti, qizil — oʻchiq.',
      ),
      html(
        'Кардиоида берёт только голос спереди: клавиатура и кондиционер за микрофоном почти не слышны. Через выход на наушники вы слышите себя без задержки.',
        'Корпус металлический, спереди сенсорная кнопка отключения: зелёная — запись идёт, красная — звук выключен.',
      ),
    ),
    stock: 'none',
  },
  {
    name: t(
      'Karaoke mikrofoni Ovoz K2, simsiz, 2 dona',
      'Микрофон для караоке Ovoz K2, беспроводной, 2 шт.',
    ),
    category: 'kolonka-va-radio',
    brand: 'Ovoz',
    price: 390_000,
    discount: 18,
    render: 'mic-karaoke',
    filters: { connection: t('Radiokanal', 'Радиоканал') },
    specs: specs(
      ['type', t('Dinamik, qoʻlda tutiladigan', 'Динамический, ручной')],
      ['connection', t('Radiokanal, 6,3 mm qabul qilgich', 'Радиоканал, приёмник 6,3 мм')],
      ['range', '30 m'],
      ['runtime', '6 soat'],
      ['charging', 'USB-C'],
      ['warranty', t('6 oy', '6 месяцев')],
    ),
    short: t(
      'Toʻy va uy karaokesi uchun ikkita simsiz mikrofon va bitta qabul qilgich.',
      'Два беспроводных микрофона и один приёмник для торжества и домашнего караоке.',
    ),
    description: t(
      html(
        'Qabul qilgich kolonka yoki kuchaytirgichning 6,3 mm teshigiga tiqiladi va mikrofonlarni oʻzi topadi. Ochiq joyda aloqa 30 metrgacha ushlanadi.',
        'Har bir mikrofon USB-Cʼdan alohida quvvat oladi, ekranchasida quvvat foizi koʻrinadi.',
      ),
      html(
        'Приёмник вставляется в гнездо 6,3 мм колонки или усилителя и сам находит микрофоны. На открытом месте связь держится до 30 метров.',
        'Каждый микрофон заряжается от USB-C отдельно, на экране виден процент заряда.',
      ),
    ),
  },
  {
    name: t(
      'Radiopriyomnik Sharq R2, Bluetooth, akkumulyatorli',
      'Радиоприёмник Sharq R2, Bluetooth, с аккумулятором',
    ),
    category: 'kolonka-va-radio',
    brand: 'Sharq',
    price: 275_000,
    render: 'radio-bluetooth',
    colours: ['grey', 'red'],
    filters: { connection: bluetooth },
    specs: specs(
      ['frequency', 'FM 87,5–108 MHz'],
      ['connection', 'Bluetooth 5.0, USB, microSD'],
      ['battery', t('1800 mA·soat, almashtiriladi', '1800 мА·ч, съёмный')],
      ['runtime', '12 soat'],
      ['power', '5 W'],
      ['warranty', t('12 oy', '12 месяцев')],
    ),
    short: t(
      'FM radio, Bluetooth kolonka va MP3 pleyer bitta korpusda.',
      'FM-радио, Bluetooth-колонка и MP3-плеер в одном корпусе.',
    ),
    description: t(
      html(
        'Dalada, bogʻda, garajda: 12 soat radio eshitasiz yoki telefondan musiqa qoʻyasiz. 64 GBʼgacha xotira kartasini oʻqiydi.',
        'Akkumulyator odatiy 18650 turida, eskirsa oʻzingiz almashtirasiz. Teleskop antenna 46 sm.',
      ),
      html(
        'На даче, в саду, в гараже: 12 часов радио или музыка с телефона. Читает карты памяти до 64 ГБ.',
        'Аккумулятор обычного типа 18650, состарится — замените сами. Телескопическая антенна 46 см.',
      ),
    ),
  },
  {
    name: t(
      'Radiopriyomnik Sharq R1, FM/AM, batareyali',
      'Радиоприёмник Sharq R1, FM/AM, на батарейках',
    ),
    category: 'kolonka-va-radio',
    brand: 'Sharq',
    price: 189_000,
    render: 'radio-classic',
    colours: ['beige', 'brown'],
    filters: { connection: wired },
    specs: specs(
      ['frequency', 'FM 87,5–108 MHz, AM 522–1620 kHz'],
      ['powerSupply', t('2 ta D batareya yoki tarmoq', '2 батарейки D или сеть')],
      ['runtime', '60 soat'],
      ['power', '2 W'],
      ['weight', '640 g'],
      ['warranty', t('12 oy', '12 месяцев')],
    ),
    short: t(
      'Ikki gʻildirakli oddiy radio: biri ovoz, biri toʻlqin.',
      'Простое радио с двумя ручками: громкость и волна.',
    ),
    description: t(
      html(
        'Sozlash uchun menyu yoʻq: bitta gʻildirak toʻlqinni, ikkinchisi ovozni buraydi. Yirik shkala koʻzoynaksiz ham oʻqiladi.',
        'Ikki yirik batareya 60 soatga yetadi, uyda 220 V tarmoqqa ulanadi — sim toʻplamda.',
      ),
      html(
        'Никаких меню: одна ручка крутит волну, другая громкость. Крупная шкала читается и без очков.',
        'Двух больших батареек хватает на 60 часов, дома радио включается в сеть 220 В — шнур в комплекте.',
      ),
    ),
  },
  {
    name: t(
      'Elektrogitara Navo ST-1, gʻilof va kabel bilan',
      'Электрогитара Navo ST-1, с чехлом и кабелем',
    ),
    category: 'musiqa-asboblari',
    brand: 'Navo',
    price: 1_890_000,
    render: 'guitar-electric',
    colours: ['red', 'white', 'black'],
    specs: specs(
      ['body', t('Terak', 'Тополь')],
      ['type', t('6 torli, oʻng qoʻl uchun', '6 струн, для правшей')],
      ['length', t('Menzura 648 mm', 'Мензура 648 мм')],
      ['sensor', t('3 ta singl', '3 сингла')],
      ['included', t('Gʻilof, kabel, mediatorlar', 'Чехол, кабель, медиаторы')],
      ['warranty', t('12 oy', '12 месяцев')],
    ),
    short: t(
      'Birinchi elektrogitara: gʻilof, kabel va uchta mediator ichida.',
      'Первая электрогитара: чехол, кабель и три медиатора внутри.',
    ),
    description: t(
      html(
        'Boʻyni zarang, 22 lad, tor balandligi zavodda tekshirilgan — doʻkondan kelgan kuni chalsa boʻladi. Uchta singl datchik toza va oʻtkir tovush beradi.',
        'Kuchaytirgich toʻplamga kirmaydi; kabel telefon uchun audio adapterga ham, oddiy kombikka ham toʻgʻri keladi.',
      ),
      html(
        'Гриф из клёна, 22 лада, высота струн проверена на фабрике — играть можно в день доставки. Три сингла дают чистый, яркий звук.',
        'Усилитель в комплект не входит; кабель подходит и к обычному комбику, и к аудиоадаптеру телефона.',
      ),
    ),
  },
  {
    name: t('Elektrogitara Navo ST-2, uch datchikli', 'Электрогитара Navo ST-2, три датчика'),
    category: 'musiqa-asboblari',
    brand: 'Navo',
    price: 2_590_000,
    discount: 12,
    render: 'guitar-st2',
    colours: ['green', 'sky'],
    specs: specs(
      ['body', t('Olxa', 'Ольха')],
      ['type', t('6 torli, oʻng qoʻl uchun', '6 струн, для правшей')],
      ['sensor', t('2 ta singl va 1 ta xambaker', '2 сингла и 1 хамбакер')],
      ['mechanism', t('Tremolo, 2 tayanchli', 'Тремоло на двух опорах')],
      ['weight', '3,4 kg'],
      ['warranty', t('24 oy', '24 месяца')],
    ),
    short: t(
      'Ikki singl va bitta xambaker: bluzdan rokgacha.',
      'Два сингла и хамбакер: от блюза до рока.',
    ),
    description: t(
      html(
        'Orqadagi xambaker zich rok tovushini beradi, push-pull tugma uni singlga aylantiradi. Koloklar qulflanadigan, sozi tremolodan keyin ham ketmaydi.',
        'Olxa korpus 3,4 kg, orqasi qiya kesilgan — tik turib chalganda qovurgʻaga botmaydi.',
      ),
      html(
        'Хамбакер у бриджа даёт плотный рок-звук, push-pull превращает его в сингл. Колки с фиксацией: строй держится и после тремоло.',
        'Корпус из ольхи весит 3,4 кг и скошен сзади — не давит на рёбра, когда играешь стоя.',
      ),
    ),
    stock: 'few',
  },
];

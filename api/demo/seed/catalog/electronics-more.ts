import type { SeedProduct } from '@/api/demo/seed/department';
import { made, pieces } from './piece';

const audio = pieces({
  category: 'kolonka-va-radio',
  made: made.plastic,
  care: [
    'Kabel va yoʻriqnoma qutida, kafolat ustaxonasi Toshkentda.',
    'Кабель и инструкция в коробке, сервис в Ташкенте.',
  ],
});

const music = pieces({
  category: 'musiqa-asboblari',
  made: made.wood,
  care: [
    'Yetkazamiz, koʻtarib olib kiramiz va usta sozlaydi.',
    'Доставляем, поднимаем, мастер настраивает.',
  ],
});

const tv = pieces({
  category: 'tv-aksessuarlari',
  made: made.plastic,
  care: ['Batareya va kabel toʻplamda.', 'Батарейки и кабель в комплекте.'],
});

const home = pieces({
  category: 'kamera-va-domofonlar',
  made: made.plastic,
  care: ['Mahkamlagich va sim toʻplamda.', 'Крепление и провод в комплекте.'],
});

const sensor = pieces({
  category: 'datchik-va-yoritish',
  made: made.plastic,
  care: ['Ikki tomonlama yopishqoq tasma toʻplamda.', 'Двусторонний скотч в комплекте.'],
});

const other = pieces({
  category: 'foto-texnika',
  made: made.plastic,
  care: ['Gʻilof va xotira kartasi alohida sotiladi.', 'Чехол и карта памяти продаются отдельно.'],
});

const play = pieces({
  category: 'oyin-va-konsollar',
  made: made.plastic,
  care: [
    'Kabel toʻplamda, kafolat ustaxonasi Toshkentda.',
    'Кабель в комплекте, сервис в Ташкенте.',
  ],
});

export const moreElectronics: SeedProduct[] = [
  audio('speaker-shelf', ['Javon kolonkasi Sado Tokcha, juft', 'Полочная акустика Sado Tokcha'], {
    brand: 'Sado',
    price: 1_890_000,
    discount: 15,
    size: '22 × 25 × 35 sm',
    weight: '5,8 kg',
    rows: [['power', '2 × 60 W']],
    made: made.wood,
    says: ['Yogʻoch korpusli passiv kolonka.', 'Пассивная колонка в деревянном корпусе.'],
    about: ['Bassi toza, kichik xonani toʻldiradi.', 'Чистый бас, заполняет небольшую комнату.'],
  }),
  audio('speaker-floor', ['Pol kolonkasi Sado Ustun', 'Напольная акустика Sado Ustun'], {
    brand: 'Sado',
    price: 3_490_000,
    discount: 11,
    size: '22 × 25 × 55 sm',
    weight: '9,4 kg',
    rows: [['power', '2 × 100 W']],
    says: ['Ikki karnayli, kino va musiqa uchun.', 'Два динамика, для кино и музыки.'],
    about: ['Oldi yopiq mato bilan, changdan asraydi.', 'Закрыта тканью от пыли.'],
  }),
  audio('stereo-mini', ['Musiqa markazi Sado Mini', 'Музыкальный центр Sado Mini'], {
    brand: 'Sado',
    price: 1_290_000,
    size: '49 × 21 × 21 sm',
    weight: '4,6 kg',
    rows: [['power', '40 W']],
    says: ['Radio, USB va Bluetooth, ikki kolonkali.', 'Радио, USB и Bluetooth, две колонки.'],
    about: ['Uygʻotgichi bor, pult bilan boshqariladi.', 'Есть будильник, управляется пультом.'],
  }),
  audio('amplifier', ['Kuchaytirgich Sado A100', 'Усилитель Sado A100'], {
    brand: 'Sado',
    price: 2_190_000,
    size: '45 × 39 × 17 sm',
    weight: '8,2 kg',
    made: made.metal,
    rows: [['power', '2 × 80 W']],
    says: ['Toʻrt manba, telefon uchun kirish.', 'Четыре источника, вход для телефона.'],
    about: ['Transformatori halqasimon, shovqini yoʻq.', 'Тороидальный трансформатор, без фона.'],
  }),
  audio('dock-station', ['Dok-kolonka Sado Dok', 'Док-станция Sado Dok'], {
    brand: 'Sado',
    price: 590_000,
    size: '26 × 16 × 14 sm',
    weight: '1,9 kg',
    rows: [['power', '20 W']],
    says: ['Telefonni quvvatlaydi va musiqa chaladi.', 'Заряжает телефон и играет музыку.'],
    about: ['Ekranida soat, ikkita uygʻotgich.', 'На экране часы, два будильника.'],
  }),
  music('piano-upright', ['Pianino Navo Klassik, qora', 'Пианино Navo Klassik, чёрное'], {
    brand: 'Navo',
    price: 24_900_000,
    discount: 20,
    size: '141 × 54 × 138 sm',
    weight: '218 kg',
    says: ['88 klavish, akustik.', '88 клавиш, акустическое.'],
    about: ['Dekasi archadan, uch pedalli.', 'Дека из ели, три педали.'],
  }),
  music('piano-grand', ['Raqamli royal Navo Konsert', 'Цифровой рояль Navo Konsert'], {
    brand: 'Navo',
    price: 39_900_000,
    discount: 25,
    size: '132 × 170 × 178 sm',
    weight: '96 kg',
    says: ['88 klavish, kabinet royali korpusida.', '88 клавиш в корпусе кабинетного рояля.'],
    about: [
      'Sozlash kerak emas, quloqchinda ham chalinadi.',
      'Настройка не нужна, можно играть в наушниках.',
    ],
    care: [
      'Yetkazamiz, koʻtarib olib kiramiz va yigʻib beramiz.',
      'Доставляем, поднимаем и собираем на месте.',
    ],
  }),
  music('bench-piano', ['Pianino kursisi Navo', 'Банкетка для пианино Navo'], {
    brand: 'Navo',
    price: 690_000,
    size: '62 × 36 × 52 sm',
    weight: '8 kg',
    says: ['Balandligi sozlanadi, charm oʻrindiq.', 'Регулируемая, кожаное сиденье.'],
    about: ['Bolalar va kattalar uchun: 48–58 sm.', 'Детям и взрослым: от 48 до 58 см.'],
    care: [
      'Yigʻish kaliti qutida, besh daqiqa kifoya.',
      'Ключ для сборки в коробке, хватит пяти минут.',
    ],
  }),
  tv('player-dvd', ['DVD pleyer Nova D3, USB', 'DVD-плеер Nova D3 с USB'], {
    brand: 'Nova',
    price: 390_000,
    size: '43 × 28 × 6 sm',
    weight: '2,1 kg',
    rows: [['ports', 'HDMI, USB']],
    says: ['Eski disklar va fleshka uchun.', 'Для старых дисков и флешек.'],
    about: ['Tirnalgan diskni ham oʻqiydi.', 'Читает и поцарапанные диски.'],
  }),
  tv('remote-tv', ['Universal pult Nova R1', 'Универсальный пульт Nova R1'], {
    brand: 'Nova',
    price: 59_000,
    size: '5 × 18 × 2 sm',
    weight: '90 g',
    says: ['Oʻnta brend televizoriga mos.', 'Подходит телевизорам десяти марок.'],
    about: ['Kodni oʻzi topadi, tugmalari katta.', 'Код находит сам, кнопки крупные.'],
    care: ['Ikki AAA batareya toʻplamda.', 'Две батарейки AAA в комплекте.'],
  }),
  home('camera-outdoor', ['Tashqi kamera Nigoh Dala, 4 MP', 'Уличная камера Nigoh Dala, 4 Мп'], {
    brand: 'Nigoh',
    price: 459_000,
    discount: 12,
    size: '23 × 39 × 18 sm',
    weight: '1,2 kg',
    made: made.metal,
    rows: [['water', 'IP66']],
    says: ['Kechasi 30 metr koʻradi.', 'Ночью видит на 30 метров.'],
    about: ['Harakatni sezsa telefonga xabar yuboradi.', 'Заметит движение — пришлёт уведомление.'],
  }),
  home('intercom-screen', ['Videodomofon Nigoh V4', 'Видеодомофон Nigoh V4'], {
    brand: 'Nigoh',
    price: 790_000,
    discount: 30,
    isPercentSale: true,
    size: '19 × 6 × 36 sm',
    weight: '900 g',
    says: ['Trubkali, rangli ekranli.', 'С трубкой и цветным экраном.'],
    about: ['Ikki chaqiruv panelini ulasa boʻladi.', 'Можно подключить две вызывные панели.'],
  }),
  home('intercom-audio', ['Domofon trubkasi Nigoh A1', 'Трубка домофона Nigoh A1'], {
    brand: 'Nigoh',
    price: 89_000,
    size: '10 × 5 × 36 sm',
    weight: '350 g',
    says: ['Koʻp qavatli uy tizimiga mos.', 'Подходит к системам многоэтажек.'],
    about: ['Ovozi sozlanadi, kechasi oʻchirsa boʻladi.', 'Громкость меняется, ночью отключается.'],
  }),
  sensor('detector-smoke', ['Tutun datchigi Nigoh S1', 'Датчик дыма Nigoh S1'], {
    brand: 'Nigoh',
    price: 119_000,
    size: '10 × 2 × 10 sm',
    weight: '110 g',
    says: ['Tutunni sezsa 85 dB ovoz beradi.', 'Почует дым — сирена 85 дБ.'],
    about: ['Batareyasi besh yilga yetadi.', 'Батареи хватает на пять лет.'],
  }),
  other('camera-compact', ['Ixcham fotoapparat Lahza C2', 'Компактный фотоаппарат Lahza C2'], {
    brand: 'Lahza',
    price: 1_890_000,
    discount: 10,
    size: '10 × 2 × 6 sm',
    weight: '140 g',
    rows: [['resolution', '16 MP']],
    says: ['Choʻntakka sigʻadi, 5 baravar yaqinlashtiradi.', 'Помещается в карман, 5-кратный зум.'],
    about: ['Stabilizatori bor, video Full HD.', 'Есть стабилизатор, видео Full HD.'],
  }),
  play('station', ['Oʻyin stansiyasi Zarba Station, 1 TB', 'Игровая станция Zarba Station, 1 ТБ'], {
    brand: 'Zarba',
    price: 5_490_000,
    size: '33 × 30 × 6 sm',
    weight: '2,8 kg',
    rows: [['memory', '1 TB']],
    says: ['4K oʻyin, ikki geympad ulanadi.', 'Игры в 4K, два геймпада.'],
    about: [
      'Sovitishi jim, televizorga HDMI orqali ulanadi.',
      'Тихое охлаждение, к телевизору по HDMI.',
    ],
  }),
];

export const morePhones: SeedProduct[] = [
  pieces({
    category: 'tugmali-va-uy-telefonlari',
    made: made.plastic,
    care: ['Baza va adapter toʻplamda.', 'База и адаптер в комплекте.'],
  })('phone-cordless', ['Simsiz telefon Aloqa R5', 'Радиотелефон Aloqa R5'], {
    brand: 'Aloqa',
    price: 329_000,
    discount: 10,
    size: '11 × 16 × 17 sm',
    weight: '280 g',
    says: ['Uy ichida 50 metr, tashqarida 300.', 'В доме 50 метров, на улице 300.'],
    about: ['Nomerni aniqlaydi, 100 raqam saqlaydi.', 'Определяет номер, помнит 100 номеров.'],
  }),
  pieces({
    category: 'planshet-va-elektron-kitoblar',
    made: made.metal,
    care: [
      'Quvvatlagich toʻplamda, kafolat Toshkentda.',
      'Зарядка в комплекте, сервис в Ташкенте.',
    ],
  })('tablet-8', ['Planshet Nova Tab 8, 3/32 GB', 'Планшет Nova Tab 8, 3/32 ГБ'], {
    brand: 'Nova',
    price: 1_390_000,
    discount: 15,
    size: '17 × 24 × 1 sm',
    weight: '340 g',
    says: ['Bolalar va video uchun.', 'Для детей и видео.'],
    about: [
      'Bolalar rejimi bor, batareyasi 9 soatga yetadi.',
      'Есть детский режим, батарея на 9 часов.',
    ],
  }),
];

import { reviewsOf, type SeedReview } from './review';

const devices = [
  'quloqchinlar',
  'noutbuklar',
  'telefonlar',
  'gadjetlar',
  'kolonka-va-radio',
  'kompyuter-va-ofis',
  'oyin-va-konsollar',
  'televizorlar',
  'aqlli-uy',
];
/** Devices that are charged and carried. */
const portable = ['noutbuklar', 'smartfonlar', 'gadjetlar'];
const handTools = [
  'hammer',
  'screwdriver',
  'saw',
  'bolt-cutter',
  'tape-measure',
  'drill-driver',
  'grinder',
];
/** Products that a craftsman installs. */
const installed = [
  'vanna-va-dushlar',
  'eshiklar',
  'toilet',
  'toilet-modern',
  'toilet-classic',
  'bidet',
  'washbasin',
  'washbasin-square',
  'vanity',
  'socket-single',
  'switch-single',
  'switch-double',
  'dimmer',
  'socket-lan',
  'spot-wall',
  'light-office',
];

export const techReviews: SeedReview[] = [
  ...reviewsOf(devices, {
    5: {
      uz: [
        'Darrov ulandi, sozlashga ikki daqiqa ketdi. Tez va qulay.',
        'Uyda ham, ishda ham ishlataman. Tinch va ishonchli.',
        'Ushlaganda sifati seziladi, plastmassasi gʻijirlamaydi.',
        'Kafolat taloni bor, qutisi muhrlangan edi. Halol savdo.',
      ],
      ru: [
        'Подключилось сразу, настройка заняла две минуты.',
        '{Взял|Взяла} для работы, за два месяца ни одного сбоя.',
        'Сборка крепкая, ничего не люфтит и не скрипит.',
        'Пломбы на месте, гарантийный талон заполнен. Спасибо.',
      ],
    },
    4: {
      uz: [
        'Yaxshi ishlaydi, yoʻriqnomasi oʻzbekcha boʻlsa, yanada yaxshi boʻlardi.',
        'Imkoniyatlari koʻp, oʻrganib olguncha uch kun ketdi.',
      ],
      ru: [
        '{Снял|Сняла} звезду за инструкцию мелким шрифтом, остальное отлично.',
        'Со второго раза {разобрался|разобралась} с настройками, дальше всё отлично.',
      ],
    },
    2: {
      ru: ['Через неделю стало отключаться, {отдал|отдала} в сервис. Починили за десять дней.'],
    },
  }),
  ...reviewsOf(portable, {
    5: {
      uz: ['Quvvati uzoq yetadi, har kuni oʻylab yurmayman.'],
      ru: ['Заряда хватает надолго, не думаю о розетке.'],
    },
    3: {
      uz: ['Ishlaydi, ammo tavsifda aytilgan vaqtdan kamroq yetadi.'],
      ru: ['Заряда хватает меньше, чем обещали. В остальном устраивает.'],
    },
  }),
  ...reviewsOf(['quloqchinlar'], {
    5: {
      uz: ['Tovushi toza, bas ham yetarli. Metroda ham eshitaman.'],
      ru: ['Звук чистый, басов достаточно, голос в разговоре хорошо слышно.'],
    },
    4: { uz: ['Tovushi yaxshi, lekin katta boshga sal siqadi.'] },
  }),
  ...reviewsOf(['maishiy-texnika'], {
    5: {
      uz: ['Har kuni ishlatamiz, hali biror marta pand bermadi.'],
      ru: ['Пользуемся каждый день, нареканий нет.', 'Всё продумано, ухаживать легко.'],
    },
  }),
  ...reviewsOf(['muzlatgichlar', 'ventilyator-va-namlagichlar', 'convector', 'heater-oil'], {
    5: {
      uz: ['Shovqini past, kechasi ham bezovta qilmaydi.'],
      ru: ['Работает тихо, ночью не мешает.'],
    },
  }),
  ...reviewsOf(['plita-va-sorgichlar'], {
    5: { uz: ['Ustasi ertasiga kelib ulab berdi. Ikki oydan beri muammosiz.'] },
  }),
  ...reviewsOf(['pishirish-texnikasi'], {
    4: {
      uz: ['Yaxshi ishlaydi, faqat shnuri biroz kalta ekan.'],
      ru: ['Работает хорошо, но шнур коротковат.'],
    },
  }),
  ...reviewsOf(['yuvish-va-tozalash', 'ventilyator-va-namlagichlar'], {
    3: {
      uz: ['Ishini qiladi, lekin biz oʻylagandan koʻra shovqinliroq.'],
      ru: ['С работой справляется, но громче, чем {думал|думала}.'],
    },
  }),
  ...reviewsOf(['gilof-va-himoya', 'sleeve-laptop'], {
    5: {
      uz: [
        'Oʻlchami aniq tushdi, hech qayeri qimirlamaydi.',
        'Oddiy narsa, lekin sifatli ishlangan.',
      ],
      ru: ['Подошло точно, ничего не болтается.', 'Простая вещь, но сделана качественно.'],
    },
    4: { ru: ['Всё хорошо, цвет чуть другой, чем на снимке, но мне не важно.'] },
    3: { uz: ['Bir oyda cheti biroz yeyildi, narxiga yarasha.'] },
  }),
  ...reviewsOf(['asboblar'], {
    5: {
      uz: ['Taʼmirga oldim, uch oydan beri har kuni qoʻlda. Chidamli.'],
      ru: ['{Сделал|Сделала} весь ремонт на даче, инструмент как новый.'],
    },
    3: { ru: ['Для дома сойдёт, для ежедневной работы слабоват.'] },
  }),
  ...reviewsOf(handTools, {
    5: {
      uz: ['Qoʻlda yaxshi oʻtiradi, sirpanmaydi. Ustalarga tavsiya qilaman.'],
      ru: ['Лежит в руке хорошо, не скользит. Металл добротный.'],
    },
    4: { uz: ['Sifatli, lekin vaznini hisobga oling, ogʻirroq ekan.'] },
  }),
  ...reviewsOf(installed, {
    5: {
      uz: ['Usta oʻrnatib berdi, sifatini maqtadi.', 'Oʻlchami aniq, oʻrnatish oson boʻldi.'],
      ru: ['Мастер поставил и похвалил качество.', 'Размеры точные, встало без переделок.'],
    },
    4: { ru: ['Качество хорошее, но установка вышла недешёвой.'] },
  }),
  ...reviewsOf(['elektr-jihozlari', 'materiallar-va-santexnika', 'himoya-va-xavfsizlik'], {
    3: { uz: ['Ishlatsa boʻladi, lekin puxtarogʻi ham bor.'] },
  }),
];

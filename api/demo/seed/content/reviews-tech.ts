import { reviewsOf, type SeedReview } from './review';

const portable = ['quloqchinlar', 'noutbuklar', 'telefonlar', 'gadjetlar'];
const devices = [
  ...portable,
  ...['kolonka-va-radio', 'kompyuter-va-ofis', 'oyin-va-konsollar', 'televizorlar', 'aqlli-uy'],
];
const accessories = [
  'telefon-aksessuarlari',
  'quvvat-va-aksessuarlar',
  'tv-aksessuarlari',
  'foto-texnika',
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
    4: { uz: ['Tovushi yaxshi, lekin gʻilofi alohida sotilar ekan.'] },
  }),
  ...reviewsOf(['maishiy-texnika'], {
    5: {
      uz: [
        'Har kuni ishlatamiz, tokni ham kam oladi.',
        'Shovqini past, kechasi ham bezovta qilmaydi.',
        'Ustasi ertasiga kelib ulab berdi. Ikki oydan beri muammosiz.',
      ],
      ru: [
        'Пользуемся каждый день, в счёте за свет разницы почти нет.',
        'Работает тихо, ночью не мешает.',
        'Всё продумано, мыть и ухаживать легко.',
      ],
    },
    4: {
      uz: ['Yaxshi ishlaydi, faqat shnuri biroz kalta ekan.'],
      ru: ['Работает хорошо, но шнур коротковат.'],
    },
    3: {
      uz: ['Ishini qiladi, lekin biz oʻylagandan koʻra shovqinliroq.'],
      ru: ['С работой справляется, но громче, чем {думал|думала}.'],
    },
  }),
  ...reviewsOf(accessories, {
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
      uz: [
        'Taʼmirga oldim, uch oydan beri har kuni qoʻlda. Chidamli.',
        'Qoʻlda yaxshi oʻtiradi, sirpanmaydi. Ustalarga tavsiya qilaman.',
      ],
      ru: [
        '{Сделал|Сделала} весь ремонт на даче, инструмент как новый.',
        'Лежит в руке хорошо, не скользит. Металл добротный.',
      ],
    },
    4: { uz: ['Sifatli, lekin vaznini hisobga oling, ogʻirroq ekan.'] },
    3: { ru: ['Для дома сойдёт, для ежедневной работы слабоват.'] },
  }),
  ...reviewsOf(['elektr-jihozlari', 'materiallar-va-santexnika', 'himoya-va-xavfsizlik'], {
    5: {
      uz: ['Usta oʻrnatib berdi, sifatini maqtadi.', 'Oʻlchami aniq, oʻrnatish oson boʻldi.'],
      ru: ['Мастер поставил и похвалил качество.', 'Размеры точные, встало без переделок.'],
    },
    4: { ru: ['Качество хорошее, крепёж пришлось докупить.'] },
    3: { uz: ['Ishlatsa boʻladi, lekin puxtarogʻi ham bor.'] },
  }),
];

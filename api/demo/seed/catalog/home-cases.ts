import type { SeedProduct } from '@/api/demo/seed/department';
import { made, pieces } from './piece';

const table = pieces({
  category: 'stollar',
  made: made.wood,
  care: [
    'Oyoqlari alohida keladi, kalit va murvatlar qutida.',
    'Ножки приезжают отдельно, ключ и болты в коробке.',
  ],
});

const work = pieces({
  category: 'ish-joyi',
  made: made.chipboard,
  care: [
    'Qutilarda keladi, yigʻish tartibi rasmlar bilan koʻrsatilgan.',
    'Приезжает в коробках, порядок сборки показан рисунками.',
  ],
});

const bed = pieces({
  category: 'karavot-va-matraslar',
  made: made.wood,
  care: [
    'Matras alohida sotiladi. Toshkentda yigʻish bepul.',
    'Матрас продаётся отдельно. Сборка по Ташкенту бесплатно.',
  ],
});

const storage = pieces({
  category: 'shkaf-va-tokchalar',
  made: made.chipboard,
  care: [
    'Devorga mahkamlash uchun burchaklik toʻplamda: bolali uyda albatta mahkamlang.',
    'Уголок для крепления к стене в комплекте: в доме с детьми закрепите обязательно.',
  ],
});

export const cases: SeedProduct[] = [
  table('table-oak-round', ['Dumaloq eman stol Meros', 'Круглый дубовый стол Meros'], {
    brand: 'Meros',
    price: 4_290_000,
    discount: 30,
    size: '124 × 124 × 74 sm',
    weight: '44 kg',
    says: ['Bitta oʻyma oyoqdagi dumaloq stol.', 'Круглый стол на одной точёной ноге.'],
    about: [
      'Olti kishi bemalol sigʻadi, burchagi yoʻq. Yuzasi yongʻoq rangli moy bilan ishlangan.',
      'Шестеро сидят свободно, углов нет. Столешница под маслом орехового тона.',
    ],
  }),
  table(
    'table-round-white',
    ['Dumaloq stol Qulay Oq, eman oyoqli', 'Круглый стол Qulay Oq, дубовые ножки'],
    {
      brand: 'Qulay',
      price: 1_490_000,
      discount: 10,
      size: '110 × 110 × 76 sm',
      weight: '22 kg',
      says: ['Oshxona uchun toʻrt kishilik stol.', 'Кухонный стол на четверых.'],
      about: [
        'Oq yuza issiq choynakdan dogʻ boʻlmaydi. Oyoqlari qiyshiq, tizzaga tegmaydi.',
        'Белая столешница не боится горячего чайника. Ножки под углом, не мешают коленям.',
      ],
    },
  ),
  table('table-glass', ['Shisha stol Qulay Tiniq', 'Стеклянный стол Qulay Tiniq'], {
    brand: 'Qulay',
    price: 1_890_000,
    size: '162 × 98 × 75 sm',
    weight: '36 kg',
    made: made.glass,
    says: ['Toblangan shisha, qora metall oyoqlar.', 'Закалённое стекло, чёрные ножки.'],
    about: [
      'Shisha qalinligi 10 mm, 60 kg koʻtaradi. Singan holda ham oʻtkir parcha chiqmaydi.',
      'Толщина стекла 10 мм, держит 60 кг. Даже разбившись, не даёт острых осколков.',
    ],
  }),
  table('table-white', ['Oshxona stoli Qulay Sut, 110 sm', 'Кухонный стол Qulay Sut, 110 см'], {
    brand: 'Qulay',
    price: 890_000,
    colours: ['white', 'grey'],
    size: '110 × 70 × 75 sm',
    weight: '16 kg',
    made: made.chipboard,
    says: ['Kichik oshxona uchun sodda stol.', 'Простой стол для небольшой кухни.'],
    about: [
      'Cheti 2 mm PVX bilan yopilgan, namdan shishmaydi.',
      'Кромка 2 мм из ПВХ, от влаги не разбухает.',
    ],
  }),
  table('table-coffee', ['Jurnal stoli Qulay Loft, shisha', 'Журнальный стол Qulay Loft, стекло'], {
    brand: 'Qulay',
    price: 790_000,
    discount: 10,
    size: '120 × 70 × 45 sm',
    weight: '19 kg',
    made: made.glass,
    says: ['Qora shisha yuza va javon.', 'Столешница и полка из тёмного стекла.'],
    about: [
      'Pastki javonga jurnal va pult sigʻadi. Karkasi kukun boʻyogʻi bilan qoplangan.',
      'На нижнюю полку встанут журналы и пульт. Каркас покрыт порошковой краской.',
    ],
  }),
  table(
    'table-saloon',
    ['Jurnal stoli Meros Qizil yogʻoch', 'Журнальный стол Meros, красное дерево'],
    {
      brand: 'Meros',
      price: 1_150_000,
      discount: 15,
      size: '144 × 64 × 51 sm',
      weight: '24 kg',
      says: ['Shisha qoʻyilmali yogʻoch stol.', 'Деревянный стол со стеклянной вставкой.'],
      about: [
        'Oyoqlari oʻyilgan, pastida ikkinchi qavati bor.',
        'Ножки точёные, внизу вторая полка.',
      ],
    },
  ),
  work('desk-office', ['Yozuv stoli Ish Direktor', 'Письменный стол Ish Direktor'], {
    brand: 'Ish',
    price: 2_690_000,
    size: '189 × 83 × 75 sm',
    weight: '58 kg',
    says: ['Ikki tumbali rahbar stoli.', 'Стол руководителя с двумя тумбами.'],
    about: [
      'Tortmalari qulflanadi, kalit ikkita. Yuzasi 25 mm plitadan.',
      'Ящики запираются, ключа два. Столешница из плиты 25 мм.',
    ],
  }),
  work('desk-light', ['Yozuv stoli Ish Parvoz, metall oyoqli', 'Стол Ish Parvoz на металле'], {
    brand: 'Ish',
    price: 1_590_000,
    size: '160 × 80 × 72 sm',
    weight: '31 kg',
    says: ['Ikki monitor sigʻadigan yengil stol.', 'Лёгкий стол под два монитора.'],
    about: [
      'Kabel uchun teshik va ostida tutqich bor. Balandligi 3 sm sozlanadi.',
      'Есть отверстие и лоток для кабелей. Высота регулируется на 3 см.',
    ],
  }),
  work('desk-shelf', ['Kompyuter stoli Ish Oʻquvchi', 'Компьютерный стол Ish Oʻquvchi'], {
    brand: 'Ish',
    price: 1_390_000,
    discount: 15,
    size: '139 × 54 × 105 sm',
    weight: '42 kg',
    says: ['Javonli va klaviatura tokchali stol.', 'Стол с надстройкой и полкой для клавиатуры.'],
    about: [
      'Tokchasi roliklarda chiqadi, yonida tizim bloki uchun joy bor.',
      'Полка выезжает на роликах, сбоку место для системного блока.',
    ],
  }),
  work('chair-task', ['Kompyuter kreslosi Ish Burama', 'Компьютерное кресло Ish Burama'], {
    brand: 'Ish',
    price: 890_000,
    colours: ['blue', 'black', 'red', 'green'],
    size: '64 × 64 × 91 sm',
    weight: '12 kg',
    made: made.fabric,
    says: ['Tirsak tayanchli, balandligi sozlanadi.', 'С подлокотниками, высота регулируется.'],
    about: [
      'Gazlift 110 kilogrammgacha. Gʻildiraklari parketni tirnamaydi.',
      'Газлифт до 110 кг. Колёса не царапают паркет.',
    ],
  }),
  work(
    'cabinet-filing',
    ['Hujjat tumbasi Ish Arxiv, metall', 'Тумба для бумаг Ish Arxiv, металл'],
    {
      brand: 'Ish',
      price: 1_190_000,
      colours: ['beige', 'grey', 'black'],
      size: '39 × 53 × 60 sm',
      weight: '18 kg',
      made: made.metal,
      says: ['Osma papkalar uchun ikki tortma.', 'Два ящика под подвесные папки.'],
      about: [
        'Bir vaqtda bitta tortma ochiladi, tumba agʻdarilmaydi.',
        'Открывается только один ящик за раз, тумба не опрокидывается.',
      ],
    },
  ),
  work('whiteboard', ['Doska Ish Marker, gʻildirakli', 'Доска Ish Marker на колёсах'], {
    brand: 'Ish',
    price: 1_290_000,
    discount: 25,
    size: '125 × 55 × 129 sm',
    weight: '14 kg',
    made: made.metal,
    says: ['Magnitli oq doska, ikki tomoni yoziladi.', 'Магнитная доска, пишется с двух сторон.'],
    about: [
      'Marker quruq latta bilan artiladi. Gʻildiraklari tormozli.',
      'Маркер стирается сухой тряпкой. Колёса с тормозом.',
    ],
  }),
  bed('bed-iron', ['Temir karavot Meros Naqsh', 'Кованая кровать Meros Naqsh'], {
    brand: 'Meros',
    price: 3_490_000,
    size: '132 × 215 × 116 sm',
    weight: '48 kg',
    made: made.metal,
    says: ['Gulli naqsh bilan bolgʻalangan karavot.', 'Кровать с коваными завитками.'],
    about: [
      'Boʻyogʻi pechda pishirilgan, koʻchmaydi. Joyi 120 × 200 sm.',
      'Краска запечена и не сходит. Спальное место 120 × 200 см.',
    ],
  }),
  bed('bed-carved', ['Yogʻoch karavot Meros Panjara', 'Деревянная кровать Meros Panjara'], {
    brand: 'Meros',
    price: 3_990_000,
    size: '145 × 214 × 108 sm',
    weight: '56 kg',
    says: ['Panjarali toʻq yogʻoch karavot.', 'Кровать из тёмного дерева с решёткой.'],
    about: [
      'Panjara tayoqchalari tokarlikda oʻyilgan. Ostida 30 sm joy bor.',
      'Прутья спинки точёные. Под кроватью 30 см свободного места.',
    ],
  }),
  bed('bed-low', ['Karavot Tinch Oltoy, ikki kishilik', 'Кровать Tinch Oltoy, двуспальная'], {
    brand: 'Tinch',
    price: 3_290_000,
    discount: 12,
    size: '198 × 226 × 76 sm',
    weight: '63 kg',
    says: [
      'Past boshli keng karavot, joyi 180 × 200 sm.',
      'Широкая низкая кровать, место 180 × 200 см.',
    ],
    about: [
      'Choyshab va yostiqlar rasmda koʻrsatish uchun. Reykalari egilgan, matrasni shamollatadi.',
      'Бельё и подушки показаны для примера. Гнутые рейки проветривают матрас.',
    ],
  }),
  bed(
    'bed-green',
    ['Metall karavot Tinch Bogʻ, bir yarim kishilik', 'Металлическая кровать Tinch Bogʻ'],
    {
      brand: 'Tinch',
      price: 2_190_000,
      size: '141 × 208 × 96 sm',
      weight: '39 kg',
      made: made.metal,
      says: [
        'Yengil metall karkas, sodda bosh tomon.',
        'Лёгкий металлический каркас, простое изголовье.',
      ],
      about: [
        'Gʻijirlamaydi: birikmalarida plastik qistirma bor.',
        'Не скрипит: в соединениях пластиковые прокладки.',
      ],
    },
  ),
  bed('table-bedside', ['Tumba Tinch, karavot yoniga', 'Тумба прикроватная Tinch'], {
    brand: 'Tinch',
    price: 490_000,
    discount: 12,
    size: '49 × 48 × 45 sm',
    weight: '13 kg',
    made: made.chipboard,
    says: ['Ikki tortmali tumba.', 'Тумба с двумя ящиками.'],
    about: [
      'Tortmalari yumshoq yopiladi, kechasi uygʻotmaydi.',
      'Ящики закрываются мягко и ночью не будят.',
    ],
    care: [
      'Yigʻilgan holda keladi, oyoqlariga kigiz yopishtirilgan.',
      'Приезжает собранной, на ножках войлок.',
    ],
  }),
  storage(
    'wardrobe-pine',
    ['Shkaf Javon Qaragʻay, ikki eshikli', 'Шкаф Javon Qaragʻay, двухдверный'],
    {
      brand: 'Javon',
      price: 2_490_000,
      size: '92 × 68 × 200 sm',
      weight: '71 kg',
      made: made.wood,
      says: ['Osma kiyim uchun ikki eshikli shkaf.', 'Двухдверный шкаф под плечики.'],
      about: [
        'Ichida ilgich tayogʻi va yuqori tokcha, pastida tortma.',
        'Внутри штанга и верхняя полка, внизу ящик.',
      ],
    },
  ),
  storage('wardrobe-white', ['Shkaf Javon Oq, koʻzguli', 'Шкаф Javon Oq с зеркалом'], {
    brand: 'Javon',
    price: 3_890_000,
    discount: 10,
    size: '174 × 60 × 208 sm',
    weight: '96 kg',
    says: ['Oʻrtasida boʻy koʻzgusi bor oq shkaf.', 'Белый шкаф с зеркалом в рост.'],
    about: [
      'Ichi uchga boʻlingan: osma kiyim, tokcha va tortmalar.',
      'Внутри три отделения: штанга, полки и ящики.',
    ],
  }),
  storage('dresser-white', ['Keng komod Javon 6, oq', 'Широкий комод Javon 6, белый'], {
    brand: 'Javon',
    price: 1_990_000,
    size: '160 × 52 × 81 sm',
    weight: '54 kg',
    says: [
      'Olti tortmali komod, ustiga televizor sigʻadi.',
      'Комод с шестью ящиками, выдержит телевизор.',
    ],
    about: [
      'Tortmalar toʻliq chiqadi, har biri 15 kg koʻtaradi.',
      'Ящики выдвигаются полностью, каждый держит 15 кг.',
    ],
  }),
  storage('bookcase-glass', ['Kitob javoni Javon Oyna', 'Книжный шкаф Javon Oyna'], {
    brand: 'Javon',
    price: 1_690_000,
    size: '92 × 37 × 147 sm',
    weight: '47 kg',
    says: ['Kitobni changdan shisha eshik saqlaydi.', 'Стеклянные дверцы берегут книги от пыли.'],
    about: [
      'Tokchalari qayta qoʻyiladi, har biri 25 kg koʻtaradi.',
      'Полки переставляются, каждая держит 25 кг.',
    ],
  }),
  storage('bookcase-white', ['Stellaj Javon Devor, keng', 'Стеллаж Javon Devor, широкий'], {
    brand: 'Javon',
    price: 1_490_000,
    colours: ['white', 'brown'],
    size: '166 × 33 × 186 sm',
    weight: '61 kg',
    says: ['Har xil balandlikdagi katakli stellaj.', 'Стеллаж с ячейками разной высоты.'],
    about: [
      'Xonani ikkiga boʻlsa ham boʻladi: orqasi ham boʻyalgan.',
      'Им можно разделить комнату: задняя сторона тоже окрашена.',
    ],
  }),
  storage('stand-tv', ['Televizor tumbasi Javon Ekran', 'Тумба под телевизор Javon Ekran'], {
    brand: 'Javon',
    price: 1_290_000,
    discount: 10,
    size: '135 × 47 × 53 sm',
    weight: '33 kg',
    says: ['65 dyuymgacha televizor uchun.', 'Под телевизор до 65 дюймов.'],
    about: [
      'Orqa devorida sim uchun teshiklar, oʻrtasida pleyer tokchasi.',
      'В задней стенке отверстия для проводов, посередине полка для приставки.',
    ],
  }),
  storage('table-dressing', ['Pardoz stolchasi Javon Oyim', 'Туалетный столик Javon Oyim'], {
    brand: 'Javon',
    price: 1_890_000,
    discount: 15,
    size: '86 × 47 × 136 sm',
    weight: '27 kg',
    made: made.wood,
    says: ['Oval koʻzguli oq stolcha.', 'Белый столик с овальным зеркалом.'],
    about: [
      'Koʻzgusi egiladi, tortmalari baxmal bilan qoplangan.',
      'Зеркало наклоняется, ящики выложены бархатом.',
    ],
  }),
];

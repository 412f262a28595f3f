import type { SeedProduct } from '@/api/demo/seed/department';
import { t } from './text';
import { gender, material, menShoeSizes, row, season, shoeSizes } from './words';

export const men: SeedProduct[] = [
  {
    name: t('Mokasin Charmchi Yoʻl, bogʻichsiz', 'Мокасины Charmchi Yoʻl, без шнурков'),
    category: 'oyoq-kiyim-va-parvarish',
    brand: 'Charmchi',
    price: 389_000,
    render: 'moccasins',
    colours: ['brown', 'blue', 'beige'],
    options: [menShoeSizes],
    filters: { season: season.summer, material: material.suede, gender: gender.men },
    specs: [
      row('upper', 'Tabiiy zamsha', 'Натуральная замша'),
      row('lining', 'Astarsiz', 'Без подкладки'),
      row('sole', 'Kauchuk tugunchalar', 'Каучуковые шипы'),
      row('weight', '480 g, bir juft', '480 г, пара'),
      row('care', 'Zamsha choʻtkasi', 'Щётка для замши'),
    ],
    short: t(
      'Rul ortida va shaharda yalang oyoqqa kiyiladigan yengil mokasin.',
      'Лёгкие мокасины на босую ногу, для руля и города.',
    ),
    description: t(
      '<p>Tugunchali taglik tovonga koʻtarilgan, pedal bosganda charm ishqalanmaydi. Zamsha astarsiz boʻlgani uchun oyoq nafas oladi.</p><p>Yoʻl qurigan kunlarga moʻljallangan. Dogʻ qattiq oʻchirgʻich bilan ketadi, keyin tukini choʻtka bilan koʻtaring.</p>',
      '<p>Шипованная подошва заходит на пятку, и кожа не стирается о педали. Замша без подкладки, нога дышит.</p><p>Рассчитаны на сухую погоду. Пятна убирает твёрдый ластик, затем поднимите ворс щёткой.</p>',
    ),
  },
  {
    name: t('Shippak Sohil, plyaj uchun, yumshoq', 'Шлёпанцы Sohil, пляжные, мягкие'),
    category: 'oyoq-kiyim-va-parvarish',
    brand: 'Sohil',
    price: 49_000,
    render: 'slippers-beach',
    colours: ['blue', 'green', 'pink', 'black'],
    options: [shoeSizes],
    filters: { season: season.summer, material: material.rubber, gender: gender.unisex },
    specs: [
      row('upper', 'Poliuretan tasma', 'Полиуретановый ремешок'),
      row('sole', 'EVA, 18 mm', 'ЭВА, 18 мм'),
      row('weight', '210 g, bir juft', '210 г, пара'),
      row('care', 'Suv bilan', 'Водой'),
    ],
    short: t(
      'Basseyn, hammom va koʻl boʻyi uchun suvda choʻkmaydigan shippak.',
      'Шлёпанцы для бассейна, бани и озера, не тонут в воде.',
    ),
    description: t(
      '<p>Taglik 18 mm qalin koʻpikdan, issiq qum va mayda toshni oʻtkazmaydi. Barmoq orasidagi ustuni yumshoq, teri shilinmaydi.</p><p>Hoʻl kafelda sirpanmasligi uchun tagi toʻlqinsimon kesilgan. Juft oʻlchamlar orasida boʻlsangiz, kattasini oling.</p>',
      '<p>Подошва из пены толщиной 18 мм не пропускает жар песка и мелкие камни. Перемычка мягкая и не натирает.</p><p>Волнистый рисунок не скользит на мокром кафеле. Если вы между размерами, берите больший.</p>',
    ),
  },
];

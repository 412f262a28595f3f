import type { SeedProduct } from '@/api/demo/seed/department';
import { t } from './text';
import { row } from './words';

export const other: SeedProduct[] = [
  {
    name: t(
      'Poyabzal kremi Charmchi, mumli, rangsiz',
      'Крем для обуви Charmchi, с воском, бесцветный',
    ),
    category: 'oyoq-kiyim-va-parvarish',
    brand: 'Charmchi',
    price: 39_000,
    render: 'polish-shoes',
    specs: [
      row('volume', '60 ml'),
      row('composition', 'Asal mumi, karnauba mumi', 'Пчелиный воск, карнаубский воск'),
      row('use', 'Silliq charm', 'Гладкая кожа'),
      row('pieces', 'Shimgich bilan', 'С губкой'),
      row('shelf', '36 oy'),
    ],
    short: t(
      'Charmni yumshatib, mayda tirnalishni yopadigan tabiiy mumli krem.',
      'Крем с натуральным воском смягчает кожу и прячет мелкие царапины.',
    ),
    description: t(
      '<p>Rangsiz boʻlgani uchun har qanday silliq charmga tushadi: tufli, sumka, kamar. Yupqa surting, besh daqiqadan keyin yumshoq latta bilan yaltirating.</p><p>Oyiga ikki marta ishlatilsa, charm yorilmaydi. Zamsha va nubukka mos emas.</p>',
      '<p>Бесцветный, поэтому годится для любой гладкой кожи: туфель, сумки, ремня. Нанесите тонко и через пять минут отполируйте мягкой тканью.</p><p>Если пользоваться дважды в месяц, кожа не растрескается. Для замши и нубука не подходит.</p>',
    ),
  },
  {
    name: t(
      'Poyabzal shimgichi Charmchi Yaltir, 2 dona',
      'Губка для обуви Charmchi Yaltir, 2 штуки',
    ),
    category: 'oyoq-kiyim-va-parvarish',
    brand: 'Charmchi',
    price: 29_000,
    render: 'sponge-shoe',
    specs: [
      row('pieces', '2 dona', '2 штуки'),
      row('composition', 'Silikon moyi', 'Силиконовое масло'),
      row('use', 'Silliq charm, ekocharm', 'Гладкая кожа, экокожа'),
      row('dimensions', '11 × 5 × 4 sm', '11 × 5 × 4 см'),
    ],
    short: t(
      'Ishga chiqishdan oldin bir daqiqada changni olib, yaltiratadigan shimgich.',
      'Губка за минуту до выхода снимает пыль и наводит блеск.',
    ),
    description: t(
      '<p>Shimdirilgan silikon changni yopishtirmaydi va qor, yomgʻirdan yengil himoya qiladi. Qopqogʻi mahkam, sumkada moy oqmaydi.</p><p>Bitta shimgich taxminan 100 marta ishlatishga yetadi. Kremning oʻrnini bosmaydi: oyiga bir marta charmni oziqlantiring.</p>',
      '<p>Силиконовая пропитка не притягивает пыль и слегка защищает от снега и дождя. Плотная крышка не даст маслу вытечь в сумке.</p><p>Одной губки хватает примерно на 100 раз. Крем она не заменяет: раз в месяц кожу нужно питать.</p>',
    ),
  },
  {
    name: t(
      'Zamsha spreyi Charmchi Himoya, suv itaruvchi',
      'Спрей для замши Charmchi Himoya, водоотталкивающий',
    ),
    category: 'oyoq-kiyim-va-parvarish',
    brand: 'Charmchi',
    price: 69_000,
    render: 'spray-suede',
    specs: [
      row('volume', '200 ml'),
      row('use', 'Zamsha, nubuk, toʻqima', 'Замша, нубук, текстиль'),
      row('effect', '2 haftagacha', 'До 2 недель'),
      row('fragrance', 'Hidsiz', 'Без запаха'),
      row('shelf', '24 oy'),
    ],
    short: t(
      'Zamshani yomgʻir va dogʻdan asraydigan, rangini oʻzgartirmaydigan sprey.',
      'Спрей бережёт замшу от дождя и пятен и не меняет её цвет.',
    ),
    description: t(
      '<p>Toza va quruq poyabzalga 20 smʼdan seping, bir soat quriting. Suv tomchisi sirtda dumalab tushadi, matoning nafas olishi saqlanadi.</p><p>Aerozol emas, pompali idish: propan yoʻq, samolyotda bagajga olsa boʻladi. Avval koʻrinmas joyda sinab koʻring.</p>',
      '<p>Распылите на чистую сухую обувь с 20 см и дайте высохнуть час. Капли скатываются, а материал продолжает дышать.</p><p>Это помпа, а не аэрозоль: без пропана, можно сдать в багаж самолёта. Сначала проверьте на незаметном месте.</p>',
    ),
  },
];

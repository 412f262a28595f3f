import type { SeedProduct, Text } from '@/api/demo/seed/department';
import { made, pieces, uzbekistan } from './piece';
import { t } from './text';

const light = (uz: string, ru: string): { rows: ['place', Text][] } => ({
  rows: [['place', { uz, ru }]],
});

const plant = pieces({
  category: 'xona-osimliklari',
  from: uzbekistan,
  made: made.plant,
  care: [
    'Shoxlari oʻralib, tuvagi qutiga mahkamlanib yetkaziladi. Bir hafta ichida soʻlisa, almashtiramiz.',
    'Доставляем в коробке с закреплённым горшком. Завянет за неделю — заменим.',
  ],
});

const flower = pieces({
  category: 'gul-va-bezaklar',
  from: uzbekistan,
  made: made.plant,
  care: [
    'Gulzordan yetkazish kuni olinadi, idishi narxga kiradi.',
    'Берём из теплицы в день доставки, ёмкость входит в цену.',
  ],
});

const shade = 'Yarim soya';
const halfShade = 'Полутень';
const sun = 'Quyoshli deraza';
const sunny = 'Солнечное окно';

export const gardenPlants: SeedProduct[] = [
  plant('plant-cactus', ['Kaktus Chorbogʻ, qora tuvakda', 'Кактус Chorbogʻ в чёрном горшке'], {
    brand: 'Chorbogʻ',
    price: 79_000,
    size: '15 × 13 × 23 sm',
    weight: '800 g',
    ...light(sun, sunny),
    says: ['Oyda ikki marta suv yetadi.', 'Достаточно полива два раза в месяц.'],
    about: [
      'Quyoshli derazani yaxshi koʻradi, qishda kam suv ichadi.',
      'Любит солнце, зимой пьёт мало.',
    ],
    care: [
      'Tuvagi qutiga mahkamlanib yetkaziladi. Bir hafta ichida soʻlisa, almashtiramiz.',
      'Доставляем в коробке с закреплённым горшком. Завянет за неделю — заменим.',
    ],
  }),
  plant(
    'plant-succulent',
    ['Sukkulent Chorbogʻ, yarim shar tuvakda', 'Суккулент Chorbogʻ в чаше'],
    {
      brand: 'Chorbogʻ',
      price: 59_000,
      size: '14 × 13 × 11 sm',
      weight: '450 g',
      ...light(sun, sunny),
      says: ['Ish stoli uchun kichik oʻsimlik.', 'Небольшое растение на рабочий стол.'],
      about: [
        'Bargida suv saqlaydi, taʼtilga ketsangiz ham qurimaydi.',
        'Хранит воду в листьях, переживёт ваш отпуск.',
      ],
    },
  ),
  plant('plant-bamboo', ['Baxt bambugi Chorbogʻ, suvda', 'Бамбук счастья Chorbogʻ в воде'], {
    brand: 'Chorbogʻ',
    price: 119_000,
    size: '16 × 15 × 34 sm',
    weight: '900 g',
    ...light(shade, halfShade),
    says: ['Tuproqsiz, faqat suvda oʻsadi.', 'Растёт в воде, без земли.'],
    about: [
      'Suvini ikki haftada almashtiring, yorugʻlik kam boʻlsa ham oʻsadi.',
      'Меняйте воду раз в две недели, растёт и без яркого света.',
    ],
  }),
  plant('plant-spider', ['Xlorofitum Chorbogʻ', 'Хлорофитум Chorbogʻ'], {
    brand: 'Chorbogʻ',
    price: 89_000,
    discount: 20,
    size: '67 × 64 × 34 sm',
    weight: '1,2 kg',
    ...light(shade, halfShade),
    says: ['Havoni tozalaydi, osib qoʻysa ham boʻladi.', 'Чистит воздух, можно подвесить.'],
    about: ['Yangi boshlovchiga ham mos: xatoni kechiradi.', 'Подойдёт новичку: прощает ошибки.'],
  }),
  plant(
    'plant-spatifilum',
    ['Spatifillum Chorbogʻ, sopol tuvakda', 'Спатифиллум Chorbogʻ в керамике'],
    {
      brand: 'Chorbogʻ',
      price: 189_000,
      discount: 10,
      size: '80 × 75 × 88 sm',
      weight: '4 kg',
      ...light(shade, halfShade),
      says: ['Yirik toʻq yashil bargli.', 'Крупные тёмно-зелёные листья.'],
      about: [
        'Chanqasa bargini tushiradi, suv quysangiz bir soatda tiklanadi.',
        'Захочет пить — опустит листья, после полива поднимет за час.',
      ],
    },
  ),
  plant('plant-ficus', ['Fikus Chorbogʻ, 80 sm', 'Фикус Chorbogʻ, 80 см'], {
    brand: 'Chorbogʻ',
    price: 249_000,
    size: '43 × 42 × 82 sm',
    weight: '5 kg',
    ...light(shade, halfShade),
    says: ['Daraxtcha shaklidagi fikus.', 'Фикус в форме деревца.'],
    about: [
      'Joyini koʻp oʻzgartirmang, bargi artib turilsa yaltiraydi.',
      'Не переставляйте часто, протирайте листья.',
    ],
  }),
  plant('plant-yucca', ['Yukka Chorbogʻ, 180 sm', 'Юкка Chorbogʻ, 180 см'], {
    brand: 'Chorbogʻ',
    price: 690_000,
    size: '108 × 102 × 180 sm',
    weight: '14 kg',
    ...light(sun, sunny),
    says: ['Katta xona va ofis uchun palma.', 'Пальма для большой комнаты и офиса.'],
    about: [
      'Haftasiga bir marta suv ichadi, konditsionerga chidaydi.',
      'Полив раз в неделю, терпит кондиционер.',
    ],
  }),
  plant('plant-bonsai', ['Bonsay Chorbogʻ, yassi tuvakda', 'Бонсай Chorbogʻ в плоском горшке'], {
    brand: 'Chorbogʻ',
    price: 590_000,
    size: '40 × 35 × 45 sm',
    weight: '3,2 kg',
    ...light(sun, sunny),
    says: ['Sakkiz yillik mitti daraxt.', 'Восьмилетнее карликовое дерево.'],
    about: [
      'Tanasi qoʻlda shakllantirilgan, qaychi va yoʻriqnoma beriladi.',
      'Ствол сформован вручную, прилагаются ножницы и памятка.',
    ],
  }),
  plant('plant-decor', ['Bezak oʻsimligi Chorbogʻ Soya', 'Декоративное растение Chorbogʻ Soya'], {
    brand: 'Chorbogʻ',
    price: 159_000,
    discount: 12,
    size: '32 × 32 × 61 sm',
    weight: '3 kg',
    ...light(shade, halfShade),
    says: ['Shimol derazasi uchun.', 'Для северного окна.'],
    about: ['Bargi keng, xona burchagini toʻldiradi.', 'Широкие листья заполняют угол комнаты.'],
  }),
  flower('flower-orchid', ['Orxideya Chorbogʻ, oq', 'Орхидея Chorbogʻ, белая'], {
    brand: 'Chorbogʻ',
    price: 219_000,
    discount: 30,
    size: '31 × 35 × 57 sm',
    weight: '1,1 kg',
    ...light(shade, halfShade),
    says: ['Uch oygacha gullab turadi.', 'Цветёт до трёх месяцев.'],
    about: [
      'Haftada bir marta tuvagi bilan suvga botiriladi.',
      'Раз в неделю погружайте горшок в воду.',
    ],
  }),
  flower(
    'flower-tulips',
    ['Lolalar dastasi Chorbogʻ, idishda', 'Букет тюльпанов Chorbogʻ в вазе'],
    {
      brand: 'Chorbogʻ',
      price: 149_000,
      size: '32 × 25 × 43 sm',
      weight: '1,6 kg',
      ...light(shade, halfShade),
      made: t('Kesilgan gullar', 'Срезанные цветы'),
      says: ['Oʻn bir lola shisha idishda.', 'Одиннадцать тюльпанов в стеклянной вазе.'],
      about: [
        'Suviga muz soling: gul ikki hafta turadi.',
        'Кладите в воду лёд: простоят две недели.',
      ],
    },
  ),
  flower('flower-lily', ['Oq liliyalar Chorbogʻ, vazada', 'Белые лилии Chorbogʻ в вазе'], {
    brand: 'Chorbogʻ',
    price: 189_000,
    size: '37 × 31 × 60 sm',
    weight: '1,4 kg',
    ...light(shade, halfShade),
    made: t('Kesilgan gullar', 'Срезанные цветы'),
    says: ['Koʻk vazadagi oq liliyalar.', 'Белые лилии в синей вазе.'],
    about: [
      'Changchilari kesilgan, dasturxonga dogʻ tushmaydi.',
      'Тычинки срезаны и не пачкают скатерть.',
    ],
  }),
  flower('flower-box', ['Gul qutisi Chorbogʻ, balkon uchun', 'Балконный ящик с цветами Chorbogʻ'], {
    brand: 'Chorbogʻ',
    price: 129_000,
    size: '55 × 17 × 19 sm',
    weight: '3,5 kg',
    ...light(sun, sunny),
    says: ['Kuzgacha gullaydigan tayyor quti.', 'Готовый ящик, цветёт до осени.'],
    about: [
      'Panjaraga ilgaklari bor, har kuni kechqurun suv quyiladi.',
      'Есть крючки для перил, поливают каждый вечер.',
    ],
  }),
  flower('flower-reeds', ['Quruq oʻtlar vazasi Chorbogʻ', 'Сухоцветы Chorbogʻ в стекле'], {
    brand: 'Chorbogʻ',
    price: 179_000,
    discount: 10,
    size: '33 × 31 × 87 sm',
    weight: '2,3 kg',
    ...light(shade, halfShade),
    made: t('Quruq oʻtlar', 'Сухоцветы'),
    says: ['Suv kerak emas, yillab turadi.', 'Воды не нужно, стоят годами.'],
    about: [
      'Kvadrat shisha idishga tosh solingan. Changini sochquritgich bilan puflang.',
      'В квадратной вазе камни. Пыль сдувайте феном.',
    ],
    care: [
      'Qutida shoxlari oʻralgan holda yetkaziladi, idishi narxga kiradi.',
      'Доставляем в коробке с обёрнутыми стеблями, ваза входит в цену.',
    ],
  }),
  flower(
    'flower-maceta',
    ['Kordilina Chorbogʻ, sopol xumda', 'Кордилина Chorbogʻ в глиняном горшке'],
    {
      brand: 'Chorbogʻ',
      price: 169_000,
      discount: 15,
      size: '59 × 65 × 58 sm',
      weight: '5 kg',
      ...light(sun, sunny),
      says: ['Ayvon uchun serbarg oʻsimlik.', 'Пышное растение для террасы.'],
      about: ['Yozda hovlida, qishda xonada turadi.', 'Летом стоит во дворе, зимой дома.'],
    },
  ),
];

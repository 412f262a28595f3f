import type { SeedProduct } from '@/api/demo/seed/department';
import { t } from './text';
import { gender, material, row, season, shoeSizes } from './words';

export const sport: SeedProduct[] = [
  {
    name: t(
      'Kundalik krossovka Qadam Shahar, charm',
      'Кроссовки на каждый день Qadam Shahar, кожа',
    ),
    category: 'oyoq-kiyim-va-parvarish',
    brand: 'Qadam',
    price: 479_000,
    render: 'sneakers-leather',
    colours: ['white', 'beige'],
    options: [shoeSizes],
    filters: { season: season.between, material: material.leather, gender: gender.unisex },
    specs: [
      row('upper', 'Tabiiy charm', 'Натуральная кожа'),
      row('lining', 'Toʻqima', 'Текстиль'),
      row('sole', 'Tikilgan kauchuk', 'Прошитый каучук'),
      row('weight', '390 g, 42 oʻlcham', '390 г, размер 42'),
      row('care', 'Nam latta, oq krem', 'Влажная салфетка, белый крем'),
    ],
    short: t(
      'Jinsi, shim va koʻylakka birdek yarashadigan oddiy charm krossovka.',
      'Простые кожаные кроссовки к джинсам, брюкам и платью.',
    ),
    description: t(
      '<p>Charmi silliq, dogʻi nam latta bilan ketadi. Taglik aylana boʻylab tikilgani uchun yuvilganda ham koʻchmaydi.</p><p>Ikki juft bogʻich bilan keladi: bittasi rangida, bittasi oq. Birinchi kunlarda tovonga plastir yopishtirsangiz, charm tezroq koʻnikadi.</p>',
      '<p>Кожа гладкая, пятна стираются влажной салфеткой. Подошва прошита по кругу и не отклеится.</p><p>В комплекте две пары шнурков: в цвет и белые. В первые дни заклейте пятку пластырем, пока кожа не привыкнет.</p>',
    ),
  },
  {
    name: t('Kanvas keda Qadam Yoz, past', 'Кеды Qadam Yoz, низкие, канвас'),
    category: 'oyoq-kiyim-va-parvarish',
    brand: 'Qadam',
    price: 199_000,
    discount: 30,
    render: 'sneakers-canvas',
    colours: ['red', 'blue', 'yellow', 'black'],
    options: [shoeSizes],
    filters: { season: season.summer, material: material.cotton, gender: gender.unisex },
    specs: [
      row('upper', 'Paxta kanvas', 'Хлопковый канвас'),
      row('sole', 'Vulkanlangan rezina', 'Вулканизированная резина'),
      row('weight', '310 g, 42 oʻlcham', '310 г, размер 42'),
      row('care', 'Qoʻlda, 30 °C', 'Ручная стирка, 30 °C'),
    ],
    short: t(
      'Yozga mos, qoʻlda yuviladigan, yupqa taglikli paxta keda.',
      'Хлопковые летние кеды на тонкой подошве, которые можно стирать.',
    ),
    description: t(
      '<p>Kanvas yozda oyoqni qizdirmaydi, yon tomonidagi ikki teshikdan havo aylanadi. Tumshugʻi rezina bilan qoplangan.</p><p>Bogʻichi va patagini alohida yuving. Quyoshda emas, ichiga qogʻoz solib soyada quriting, shunda sargʻaymaydi.</p>',
      '<p>В канвасе летом не жарко, два люверса сбоку пропускают воздух. Мысок закрыт резиной.</p><p>Шнурки и стельку стирайте отдельно. Сушите в тени с бумагой внутри, а не на солнце, тогда ткань не пожелтеет.</p>',
    ),
  },
];

import type { SeedProduct } from '@/api/demo/seed/department';
import { t } from './text';
import { age, gender, madeInUzbekistan, material, row } from './words';

const toyWash = row('care', 'Qoʻlda, 30 °C', 'Ручная стирка, 30 °C');

export const toys: SeedProduct[] = [
  {
    name: t('Yumshoq oʻyinchoq ayiqcha Doʻmboq, 40 sm', 'Мягкая игрушка мишка Doʻmboq, 40 см'),
    category: 'oyinchoqlar-va-qogirchoqlar',
    brand: 'Doʻmboq',
    price: 129_000,
    render: 'teddy-bear',
    colours: ['brown', 'pink', 'white'],
    filters: { age: age.toddler, material: material.plush, gender: gender.children },
    specs: [
      row('dimensions', '40 sm', '40 см'),
      row('material', 'Plyush', 'Плюш'),
      row('filling', 'Gipoallergen tola', 'Гипоаллергенное волокно'),
      row('age', '1 yoshdan', 'с 1 года'),
      toyWash,
      madeInUzbekistan,
    ],
    short: t(
      'Koʻzlari tikilgan, choklari mustahkam, quchoqqa qulay ayiqcha.',
      'Мишка с вышитыми глазами и прочными швами, которого удобно обнимать.',
    ),
    description: t(
      '<p>Koʻz va burni ip bilan tikilgan, ogʻizga tushadigan mayda qismi yoʻq. Tolasi yuvgandan keyin toʻp boʻlib qolmaydi.</p><p>Boʻynidagi lentani yechish mumkin, kichik bolaga lentasiz bering. Sovgʻa uchun shaffof qopda keladi.</p>',
      '<p>Глаза и нос вышиты, мелких деталей, которые попадут в рот, нет. Наполнитель не сбивается после стирки.</p><p>Ленту на шее можно снять, малышам давайте без неё. Приходит в прозрачном пакете, готов к подарку.</p>',
    ),
  },
  {
    name: t(
      'Oʻyinchoq poyezd Afrosiyob, relsli, 180 sm',
      'Игрушечный поезд Afrosiyob, с рельсами, 180 см',
    ),
    category: 'mashina-va-poyezdlar',
    brand: 'Afrosiyob',
    price: 319_000,
    render: 'toy-train',
    filters: { age: age.preschool, material: material.plastic, gender: gender.children },
    specs: [
      row('pieces', 'Lokomotiv, 3 vagon, 16 rels', 'Локомотив, 3 вагона, 16 рельсов'),
      row('length', '180 sm'),
      row('power', '2 ta AA', '2 батарейки AA'),
      row('age', '3 yoshdan', 'с 3 лет'),
      row('warranty', '6 oy', '6 месяцев'),
    ],
    short: t(
      'Stansiyasi va koʻprigi bor, relsi kengaytiriladigan temir yoʻl.',
      'Железная дорога со станцией и мостом, рельсы можно докупить.',
    ),
    description: t(
      '<p>Relslar chertib ulanadi, kichik bola ham yigʻa oladi. Lokomotiv burilishda sekinlashadi va toʻsiqqa urilsa toʻxtaydi.</p><p>Vagonlar magnit bilan tirkaladi. Shu seriyadagi boshqa rels toʻplamlari mos keladi.</p>',
      '<p>Рельсы защёлкиваются, соберёт и малыш. На поворотах локомотив тормозит, а при препятствии останавливается.</p><p>Вагоны сцепляются магнитами. Подходят и другие наборы рельсов этой серии.</p>',
    ),
    stock: 'few',
  },
  {
    name: t('Boshqotirma Registon, 1000 boʻlak', 'Пазл Registon, 1000 деталей'),
    category: 'stol-oyinlari-va-boshqotirmalar',
    brand: 'Zukko',
    price: 99_000,
    render: 'puzzle-box',
    filters: { age: age.teen, material: material.paper, gender: gender.children },
    specs: [
      row('pieces', '1000 boʻlak', '1000 деталей'),
      row('dimensions', '68 × 48 sm', '68 × 48 см'),
      row('material', 'Qattiq karton, 1,8 mm', 'Плотный картон, 1,8 мм'),
      row('age', '10 yoshdan', 'с 10 лет'),
      madeInUzbekistan,
    ],
    short: t(
      'Registon maydonining oqshomgi manzarasi, oilaviy yigʻish uchun.',
      'Вечерний вид площади Регистан для семейной сборки.',
    ),
    description: t(
      '<p>Boʻlaklar qalin kartondan kesilgan va changsiz, bir-biriga zich tushadi. Orqasida boʻlim harfi bor, katta rasmni qismlab yigʻish oson.</p><p>Toʻplamda aslining plakati va tayyor rasm uchun yelim. Yoʻqolgan boʻlakni bepul yuboramiz.</p>',
      '<p>Детали вырезаны из плотного картона, без пыли, и садятся плотно. На обороте буквы секторов, большую картину удобно собирать частями.</p><p>В наборе постер и клей для готовой работы. Если деталь потеряется, пришлём бесплатно.</p>',
    ),
  },
];

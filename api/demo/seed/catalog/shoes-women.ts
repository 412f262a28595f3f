import type { SeedProduct } from '@/api/demo/seed/department';
import { t } from './text';
import { gender, material, row, season, womenShoeSizes } from './words';

export const women: SeedProduct[] = [
  {
    name: t('Ayollar tuflisi Lola, baland poshnali, 9 sm', 'Женские туфли Lola, на шпильке, 9 см'),
    category: 'oyoq-kiyim-va-parvarish',
    brand: 'Lola',
    price: 459_000,
    discount: 20,
    render: 'pumps-women',
    colours: ['red', 'black', 'beige'],
    options: [womenShoeSizes],
    filters: { season: season.any, material: material.leather, gender: gender.women },
    specs: [
      row('upper', 'Lakli charm', 'Лаковая кожа'),
      row('lining', 'Tabiiy charm', 'Натуральная кожа'),
      row('heel', '9 sm, ingichka', '9 см, шпилька'),
      row('sole', 'Sirpanmaydigan poliuretan', 'Нескользящий полиуретан'),
      row('insole', 'Yumshoq, 5 mm', 'Мягкая, 5 мм'),
      row('care', 'Lak uchun salfetka', 'Салфетка для лака'),
    ],
    short: t(
      'Toʻy va kechalar uchun ichi charm, tagi sirpanmaydigan lakli tufli.',
      'Лаковые туфли для торжеств с кожаной подкладкой и нескользящей подошвой.',
    ),
    description: t(
      '<p>Tovon osti qalin yumshoq qatlam bilan koʻtarilgan, shuning uchun 9 sm poshna 7 smʼdek seziladi. Poshna uchi almashtiriladi, zaxira juft qutida.</p><p>Qolip oʻrtacha kenglikda. Oyogʻingiz keng boʻlsa, bir raqam kattasini oling, toʻplamdagi gel yostiqcha oldini toʻldiradi.</p>',
      '<p>Под пяткой толстый мягкий слой, поэтому каблук 9 см ощущается как 7. Набойки меняются, запасная пара лежит в коробке.</p><p>Колодка средней полноты. На широкую стопу берите на размер больше, гелевая вставка из комплекта заполнит мысок.</p>',
    ),
  },
  {
    name: t('Ayollar etigi Chinor, kuzgi, kalta', 'Женские сапоги Chinor, осенние, короткие'),
    category: 'oyoq-kiyim-va-parvarish',
    brand: 'Chinor',
    price: 590_000,
    render: 'boots-ankle',
    colours: ['red', 'black', 'brown'],
    options: [womenShoeSizes],
    filters: { season: season.between, material: material.leather, gender: gender.women },
    specs: [
      row('upper', 'Tabiiy charm', 'Натуральная кожа'),
      row('lining', 'Bayka', 'Байка'),
      row('heel', '6 sm'),
      row('length', 'Qoʻnji 18 sm', 'Голенище 18 см'),
      row('closing', 'Ichki yonda zamok', 'Молния с внутренней стороны'),
      row('care', 'Charm kremi', 'Крем для кожи'),
    ],
    short: t(
      'Yomgʻirli kuz uchun baykali, zamokli kalta charm etik.',
      'Короткие кожаные сапоги на байке и молнии для дождливой осени.',
    ),
    description: t(
      '<p>Zamok ostida suv oʻtkazmaydigan qatlam bor, koʻlmakdan oʻtganda paypoq hoʻl boʻlmaydi. Bayka +3 °Cʼgacha yetarli issiq.</p><p>Qoʻnjining ikki yonida rezinka: shim ostidan ham, ustidan ham kiyiladi. Poshna uchi etikdoʻzda almashtiriladi.</p>',
      '<p>Под молнией вшит непромокаемый клапан, лужи не страшны. Байки достаточно при температуре до +3 °C.</p><p>По бокам голенища резинки: сапоги носят и под брюки, и поверх. Набойку заменит любой сапожник.</p>',
    ),
  },
];

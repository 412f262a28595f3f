import type { SeedDepartment } from '@/api/demo/seed/department';
import { babyAndSchool } from './children-baby-school';
import { moreForChildren } from './children-more';
import { play } from './children-play';
import { toys } from './children-toys';
import { t } from './text';
import { attributeNames } from './words';

export const children: SeedDepartment = {
  tint: 'children',
  category: {
    slug: 'bolalar-uchun',
    name: t('Bolalar uchun', 'Детям'),
    icon: 'teddy-bear',
    children: [
      {
        slug: 'oyinchoqlar',
        name: t('Oʻyinchoqlar', 'Игрушки'),
        children: [
          {
            slug: 'oyinchoqlar-va-qogirchoqlar',
            name: t('Qoʻgʻirchoq va musiqa', 'Куклы, мягкие и музыкальные игрушки'),
          },
          { slug: 'mashina-va-poyezdlar', name: t('Mashina va poyezdlar', 'Машинки и поезда') },
        ],
      },
      {
        slug: 'oyin-va-ijod',
        name: t('Oʻyin va ijod', 'Игры и творчество'),
        children: [
          {
            slug: 'stol-oyinlari-va-boshqotirmalar',
            name: t('Stol oʻyinlari va boshqotirmalar', 'Настольные игры и головоломки'),
          },
          { slug: 'hovli-oyinlari', name: t('Hovli oʻyinlari', 'Игры во дворе') },
          { slug: 'oyin-maydonchalari', name: t('Oʻyin maydonchalari', 'Игровые площадки') },
        ],
      },
      {
        slug: 'chaqaloq-va-maktab',
        name: t('Chaqaloq va maktab', 'Малышам и школьникам'),
        children: [
          { slug: 'chaqaloq-buyumlari', name: t('Chaqaloqlar uchun', 'Для малышей') },
          { slug: 'kitob-va-maktab', name: t('Kitob va maktab', 'Книги и школа') },
          { slug: 'bolalar-mebeli', name: t('Bolalar mebeli', 'Детская мебель') },
        ],
      },
    ],
  },
  attributes: {
    height: attributeNames.height,
    volume: attributeNames.volume,
    age: attributeNames.age,
    material: attributeNames.material,
    gender: attributeNames.gender,
  },
  products: [...toys, ...play, ...babyAndSchool, ...moreForChildren],
};

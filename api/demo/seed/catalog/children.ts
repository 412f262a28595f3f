import type { SeedDepartment } from '@/api/demo/seed/department';
import { babyAndSchool } from './children-baby-school';
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
          { slug: 'yumshoq-oyinchoqlar', name: t('Yumshoq oʻyinchoqlar', 'Мягкие игрушки') },
          { slug: 'mashina-va-poyezdlar', name: t('Mashina va poyezdlar', 'Машинки и поезда') },
          {
            slug: 'konstruktor-va-boshqotirmalar',
            name: t('Konstruktor va boshqotirmalar', 'Конструкторы и пазлы'),
          },
          { slug: 'qogirchoqlar', name: t('Qoʻgʻirchoqlar', 'Куклы') },
          { slug: 'musiqiy-oyinchoqlar', name: t('Musiqiy oʻyinchoqlar', 'Музыкальные игрушки') },
        ],
      },
      {
        slug: 'oyin-va-ijod',
        name: t('Oʻyin va ijod', 'Игры и творчество'),
        children: [
          { slug: 'stol-oyinlari', name: t('Stol oʻyinlari', 'Настольные игры') },
          { slug: 'ijod-toplamlari', name: t('Ijod toʻplamlari', 'Наборы для творчества') },
          { slug: 'hovli-oyinlari', name: t('Hovli oʻyinlari', 'Игры во дворе') },
        ],
      },
      {
        slug: 'chaqaloqlar-uchun',
        name: t('Chaqaloqlar uchun', 'Для малышей'),
        children: [
          { slug: 'oziqlantirish', name: t('Oziqlantirish', 'Кормление') },
          {
            slug: 'chomiltirish-va-shaqildoqlar',
            name: t('Choʻmiltirish va shaqildoqlar', 'Купание и погремушки'),
          },
        ],
      },
      {
        slug: 'maktab-kitob-kiyim',
        name: t('Maktab, kitob va kiyim', 'Школа, книги и одежда'),
        children: [
          { slug: 'bolalar-kitoblari', name: t('Bolalar kitoblari', 'Детские книги') },
          { slug: 'maktab-buyumlari', name: t('Maktab buyumlari', 'Школьные товары') },
          { slug: 'bolalar-kiyimi', name: t('Bolalar kiyimi', 'Детская одежда') },
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
  products: [...toys, ...play, ...babyAndSchool],
};

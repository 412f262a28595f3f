import type { SeedDepartment } from '@/api/demo/seed/department';
import { men } from './shoes-men';
import { other } from './shoes-other';
import { sport } from './shoes-sport';
import { women } from './shoes-women';
import { t } from './text';
import { attributeNames } from './words';

export const shoes: SeedDepartment = {
  tint: 'clothes',
  category: {
    slug: 'poyabzal',
    name: t('Poyabzal', 'Обувь'),
    icon: 'sneakers-canvas',
    children: [
      {
        slug: 'sport-poyabzali',
        name: t('Sport va dam olish uchun', 'Для спорта и отдыха'),
        children: [
          {
            slug: 'yugurish-krossovkalari',
            name: t('Yugurish krossovkalari', 'Беговые кроссовки'),
          },
          {
            slug: 'kundalik-krossovkalar',
            name: t('Kundalik krossovkalar', 'Кроссовки на каждый день'),
          },
          { slug: 'zal-va-futbol-poyabzali', name: t('Zal va futbol uchun', 'Для зала и футбола') },
          { slug: 'trekking-poyabzali', name: t('Trekking poyabzali', 'Треккинговая обувь') },
          { slug: 'shippaklar', name: t('Shippaklar', 'Шлёпанцы') },
        ],
      },
      {
        slug: 'ayollar-poyabzali',
        name: t('Ayollar poyabzali', 'Женская обувь'),
        children: [
          { slug: 'ayollar-tuflilari', name: t('Ayollar tuflilari', 'Женские туфли') },
          { slug: 'baletkalar', name: t('Baletkalar', 'Балетки') },
          { slug: 'bosonojkalar', name: t('Bosonojkalar', 'Босоножки') },
          { slug: 'ayollar-etiklari', name: t('Ayollar etiklari', 'Женские сапоги') },
        ],
      },
      {
        slug: 'erkaklar-poyabzali',
        name: t('Erkaklar poyabzali', 'Мужская обувь'),
        children: [
          { slug: 'erkaklar-tuflilari', name: t('Erkaklar tuflilari', 'Мужские туфли') },
          { slug: 'erkaklar-botinkalari', name: t('Erkaklar botinkalari', 'Мужские ботинки') },
        ],
      },
      {
        slug: 'bolalar-poyabzali',
        name: t('Bolalar poyabzali', 'Детская обувь'),
        children: [
          { slug: 'bolalar-krossovkalari', name: t('Bolalar krossovkalari', 'Детские кроссовки') },
          {
            slug: 'bolalar-tufli-va-etiklari',
            name: t('Bolalar tufli va etiklari', 'Детские туфли и сапоги'),
          },
        ],
      },
      {
        slug: 'uy-poyabzali-va-parvarish',
        name: t('Uy poyabzali va parvarish', 'Домашняя обувь и уход'),
        children: [
          { slug: 'uy-shippaklari', name: t('Uy shippaklari', 'Домашние тапочки') },
          { slug: 'krem-va-spreylar', name: t('Krem va spreylar', 'Кремы и спреи') },
          { slug: 'patak-va-bogichlar', name: t('Patak va bogʻichlar', 'Стельки и шнурки') },
        ],
      },
    ],
  },
  attributes: {
    size: attributeNames.size,
    season: attributeNames.season,
    material: attributeNames.material,
    gender: attributeNames.gender,
  },
  products: [...sport, ...women, ...men, ...other],
};

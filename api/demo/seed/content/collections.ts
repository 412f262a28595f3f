import type { Text } from '@/api/demo/seed/department';
import type { SeedRule } from './rule';
import { t } from './text';

/** Collections in the order of the home page. `limit` is the maximum number of products. */
export type SeedCollection = { slug: string; name: Text; rule: SeedRule; limit: number };

export const collections: SeedCollection[] = [
  {
    slug: 'yangi-kelganlar',
    name: t('Yangi kelganlar', 'Новинки'),
    rule: { isNew: true },
    limit: 60,
  },
  {
    slug: 'hafta-chegirmalari',
    name: t('Hafta chegirmalari', 'Скидки недели'),
    rule: { discountFrom: 15 },
    limit: 48,
  },
  {
    slug: 'uy-va-oshxona',
    name: t('Uy va oshxona uchun', 'Для дома и кухни'),
    rule: { categories: ['uy-va-mebel', 'oshxona', 'maishiy-texnika'] },
    limit: 48,
  },
  {
    slug: 'yuz-minggacha',
    name: t('100 000 soʻmgacha', 'До 100 000 сум'),
    rule: { priceTo: 100_000 },
    limit: 48,
  },
  {
    slug: 'yuqori-baho',
    name: t('Xaridorlar yuqori baholagan', 'С высокой оценкой покупателей'),
    rule: { ratingFrom: 4.7 },
    limit: 36,
  },
];

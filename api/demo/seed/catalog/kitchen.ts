import type { SeedDepartment } from '@/api/demo/seed/department';
import { cookware } from './kitchen-cookware';
import { moreKitchen } from './kitchen-more';
import { kitchenThings } from './kitchen-things';
import { t } from './text';

export const kitchen: SeedDepartment = {
  tint: 'home',
  category: {
    slug: 'oshxona',
    name: t('Oshxona va oziq-ovqat', 'Кухня и продукты'),
    icon: 'teapot-rishton',
    children: [
      {
        slug: 'pishirish-idishlari',
        name: t('Pishirish idishlari', 'Посуда для готовки'),
        children: [
          { slug: 'qozonlar', name: t('Qozonlar', 'Казаны') },
          {
            slug: 'kastryulya-va-tovalar',
            name: t('Kastryulya va tovalar', 'Кастрюли и сковороды'),
          },
        ],
      },
      {
        slug: 'dasturxon',
        name: t('Dasturxon', 'Сервировка'),
        children: [
          {
            slug: 'choynak-va-piyolalar',
            name: t('Choynak, piyola va lagan', 'Чайники, пиалы и ляганы'),
          },
          { slug: 'stakan-va-bokallar', name: t('Stakan va bokallar', 'Стаканы и бокалы') },
        ],
      },
      {
        slug: 'oshxona-anjomlari',
        name: t('Oshxona anjomlari', 'Кухонная утварь'),
        children: [
          { slug: 'pichoq-va-anjomlar', name: t('Pichoq va anjomlar', 'Ножи и утварь') },
          {
            slug: 'idish-va-bankalar',
            name: t('Konteyner, termos va bankalar', 'Контейнеры, термосы и банки'),
          },
        ],
      },
      {
        slug: 'choy-va-shirinlik',
        name: t('Choy va shirinliklar', 'Чай и сладости'),
        children: [
          {
            slug: 'choy-asal-va-ziravorlar',
            name: t('Choy, asal va ziravorlar', 'Чай, мёд и специи'),
          },
        ],
      },
    ],
  },
  attributes: {
    material: t('Material', 'Материал'),
    size: t('Oʻlcham', 'Размер'),
    stove: t('Plita turi', 'Тип плиты'),
    volume: t('Hajm', 'Объём'),
    weight: t('Vazn', 'Вес'),
  },
  products: [...cookware, ...kitchenThings, ...moreKitchen],
};

import type { SeedDepartment } from '@/api/demo/seed/department';
import { cookware } from './kitchen-cookware';
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
            slug: 'kastryulya-va-qasqonlar',
            name: t('Kastryulya va qasqonlar', 'Кастрюли и мантоварки'),
          },
          { slug: 'tovalar', name: t('Tovalar', 'Сковороды') },
        ],
      },
      {
        slug: 'dasturxon',
        name: t('Dasturxon', 'Сервировка'),
        children: [
          { slug: 'choynak-va-piyolalar', name: t('Choynak va piyolalar', 'Чайники и пиалы') },
          { slug: 'lagan-va-kosalar', name: t('Lagan va kosalar', 'Ляганы и косы') },
          { slug: 'stakan-va-grafinlar', name: t('Stakan va grafinlar', 'Стаканы и графины') },
        ],
      },
      {
        slug: 'oshxona-anjomlari',
        name: t('Oshxona anjomlari', 'Кухонные принадлежности'),
        children: [
          { slug: 'pichoq-va-taxtalar', name: t('Pichoq va taxtalar', 'Ножи и доски') },
          { slug: 'qoshiq-va-anjomlar', name: t('Qoshiq va anjomlar', 'Приборы и утварь') },
        ],
      },
      {
        slug: 'oziq-saqlash',
        name: t('Saqlash', 'Хранение'),
        children: [
          { slug: 'idish-va-bankalar', name: t('Konteyner va bankalar', 'Контейнеры и банки') },
          { slug: 'termos-va-krujkalar', name: t('Termos va krujkalar', 'Термосы и кружки') },
        ],
      },
      {
        slug: 'choy-va-shirinlik',
        name: t('Choy va shirinliklar', 'Чай и сладости'),
        children: [
          { slug: 'asal-va-shirinliklar', name: t('Asal va quruq mevalar', 'Мёд и сухофрукты') },
          { slug: 'choy-va-ziravorlar', name: t('Choy va ziravorlar', 'Чай и специи') },
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
  products: [...cookware, ...kitchenThings],
};

import type { SeedDepartment } from '@/api/demo/seed/department';
import { gardenPlants } from './garden-plants';
import { gardenThings } from './garden-things';
import { t } from './text';

export const garden: SeedDepartment = {
  tint: 'food',
  category: {
    slug: 'bog-va-hovli',
    name: t('Bogʻ va hovli', 'Сад и двор'),
    icon: 'rattan-armchair',
    children: [
      {
        slug: 'hovli-mebeli',
        name: t('Hovli mebeli', 'Мебель для двора'),
        children: [
          { slug: 'bog-mebeli', name: t('Bogʻ mebeli', 'Садовая мебель') },
          { slug: 'shezlong-va-ayvonlar', name: t('Shezlong va ayvonlar', 'Шезлонги и навесы') },
        ],
      },
      {
        slug: 'osimliklar',
        name: t('Oʻsimliklar', 'Растения'),
        children: [
          { slug: 'xona-osimliklari', name: t('Xona oʻsimliklari', 'Комнатные растения') },
          { slug: 'gul-va-bezaklar', name: t('Gul va yashil bezaklar', 'Цветы и зелень для дома') },
        ],
      },
      {
        slug: 'bog-ishlari',
        name: t('Bogʻ ishlari', 'Работа в саду'),
        children: [
          { slug: 'bog-asboblari', name: t('Bogʻ asboblari', 'Садовый инструмент') },
          { slug: 'hovli-jihozlari', name: t('Hovli jihozlari', 'Обустройство двора') },
        ],
      },
    ],
  },
  attributes: { material: t('Material', 'Материал') },
  products: [...gardenThings, ...gardenPlants],
};

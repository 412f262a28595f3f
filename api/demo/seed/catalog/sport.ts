import type { SeedDepartment } from '@/api/demo/seed/department';
import { games } from './sport-games';
import { moreSport } from './sport-more';
import { outdoor } from './sport-outdoor';
import { t } from './text';
import { attributeNames } from './words';

export const sport: SeedDepartment = {
  tint: 'sport',
  category: {
    slug: 'sport-va-dam-olish',
    name: t('Sport va dam olish', 'Спорт и отдых'),
    icon: 'bicycle-city',
    children: [
      {
        slug: 'sport-oyinlari',
        name: t('Sport oʻyinlari', 'Спортивные игры'),
        children: [
          { slug: 'top-va-raketkalar', name: t('Toʻp va raketkalar', 'Мячи и ракетки') },
          { slug: 'stol-sporti', name: t('Stol va nishon oʻyinlari', 'Настольный спорт и дартс') },
        ],
      },
      {
        slug: 'mashgulot',
        name: t('Mashgʻulot', 'Тренировки'),
        children: [
          {
            slug: 'fitnes-va-trenajyorlar',
            name: t('Fitnes va trenajyorlar', 'Фитнес и тренажёры'),
          },
          {
            slug: 'velosiped-va-skeytlar',
            name: t('Velosiped va skeytlar', 'Велосипеды и скейты'),
          },
        ],
      },
      {
        slug: 'sayohat-va-kemping',
        name: t('Sayohat va kemping', 'Туризм и кемпинг'),
        children: [{ slug: 'kemping-jihozlari', name: t('Kemping jihozlari', 'Снаряжение') }],
      },
    ],
  },
  attributes: {
    size: attributeNames.size,
    season: attributeNames.season,
    material: attributeNames.material,
    level: attributeNames.level,
  },
  products: [...games, ...outdoor, ...moreSport],
};

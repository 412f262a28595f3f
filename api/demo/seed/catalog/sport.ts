import type { SeedDepartment } from '@/api/demo/seed/department';
import { games } from './sport-games';
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
          { slug: 'toplar', name: t('Toʻplar va darvozalar', 'Мячи и ворота') },
          { slug: 'raketkalar', name: t('Raketkalar', 'Ракетки') },
          {
            slug: 'nishon-va-oyinlar',
            name: t('Musobaqa va dam olish', 'Для соревнований и отдыха'),
          },
        ],
      },
      {
        slug: 'mashgulot',
        name: t('Mashgʻulot', 'Тренировки'),
        children: [
          { slug: 'boks-va-kurash', name: t('Boks va kurash', 'Бокс и борьба') },
          { slug: 'fitnes', name: t('Fitnes', 'Фитнес') },
        ],
      },
      {
        slug: 'velosiped-va-roliklar',
        name: t('Velosiped va roliklar', 'Велосипеды и ролики'),
        children: [
          { slug: 'velosipedlar', name: t('Velosipedlar', 'Велосипеды') },
          { slug: 'rolik-va-skeytlar', name: t('Rolik va skeytlar', 'Ролики и скейты') },
          { slug: 'velosiped-jihozlari', name: t('Velosiped jihozlari', 'Велоаксессуары') },
        ],
      },
      {
        slug: 'sayohat-va-kemping',
        name: t('Sayohat va kemping', 'Туризм и кемпинг'),
        children: [
          { slug: 'chodirlar', name: t('Chodirlar', 'Палатки') },
          { slug: 'kemping-jihozlari', name: t('Kemping jihozlari', 'Снаряжение') },
          { slug: 'baliq-ovi', name: t('Baliq ovi', 'Рыбалка') },
        ],
      },
      {
        slug: 'suv-va-qish-sporti',
        name: t('Suv va qish sporti', 'Водный и зимний спорт'),
        children: [
          { slug: 'suzish', name: t('Suzish', 'Плавание') },
          { slug: 'qish-sporti', name: t('Qish sporti', 'Зимний спорт') },
        ],
      },
    ],
  },
  attributes: {
    size: attributeNames.size,
    season: attributeNames.season,
    material: attributeNames.material,
    level: attributeNames.level,
  },
  products: [...games, ...outdoor],
};

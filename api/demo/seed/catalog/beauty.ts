import type { SeedDepartment } from '@/api/demo/seed/department';
import { care } from './beauty-care';
import { hairAndHygiene } from './beauty-hair';
import { makeup } from './beauty-makeup';
import { natural } from './beauty-natural';
import { t } from './text';
import { attributeNames } from './words';

export const beauty: SeedDepartment = {
  tint: 'beauty',
  category: {
    slug: 'gozallik',
    name: t('Goʻzallik va salomatlik', 'Красота и здоровье'),
    icon: 'lipstick',
    children: [
      {
        slug: 'makiyaj',
        name: t('Makiyaj', 'Макияж'),
        children: [
          {
            slug: 'lab-koz-va-tirnoq',
            name: t('Lab, koʻz va tirnoq uchun', 'Для губ, глаз и ногтей'),
          },
        ],
      },
      {
        slug: 'teri-parvarishi',
        name: t('Teri parvarishi', 'Уход за кожей'),
        children: [{ slug: 'yuz-parvarishi', name: t('Yuz uchun', 'Для лица') }],
      },
      {
        slug: 'soch-va-gigiyena',
        name: t('Soch va gigiyena', 'Волосы и гигиена'),
        children: [
          { slug: 'soch-parvarishi', name: t('Soch parvarishi', 'Уход за волосами') },
          {
            slug: 'gigiyena-va-salomatlik',
            name: t('Gigiyena va salomatlik', 'Гигиена и здоровье'),
          },
        ],
      },
      {
        slug: 'tabiiy-mahsulotlar',
        name: t('Tabiiy mahsulotlar', 'Натуральные продукты'),
        children: [
          {
            slug: 'asal-meva-va-choylar',
            name: t('Asal, quruq meva va choylar', 'Мёд, сухофрукты и чаи'),
          },
        ],
      },
    ],
  },
  attributes: {
    volume: attributeNames.volume,
    weight: attributeNames.weight,
    tone: attributeNames.tone,
    skin: attributeNames.skin,
    hair: attributeNames.hair,
    purpose: attributeNames.purpose,
    gender: attributeNames.gender,
  },
  products: [...makeup, ...care, ...hairAndHygiene, ...natural],
};

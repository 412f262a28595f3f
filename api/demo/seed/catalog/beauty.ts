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
          { slug: 'lab-uchun', name: t('Lab uchun', 'Для губ') },
          { slug: 'yuz-va-koz-uchun', name: t('Yuz va koʻz uchun', 'Для лица и глаз') },
          { slug: 'tirnoq-uchun', name: t('Tirnoq uchun', 'Для ногтей') },
        ],
      },
      {
        slug: 'teri-parvarishi',
        name: t('Teri parvarishi', 'Уход за кожей'),
        children: [
          { slug: 'yuz-parvarishi', name: t('Yuz uchun', 'Для лица') },
          { slug: 'tana-parvarishi', name: t('Tana va qoʻl uchun', 'Для тела и рук') },
          { slug: 'quyoshdan-himoya', name: t('Quyoshdan himoya', 'Защита от солнца') },
          { slug: 'sovunlar', name: t('Sovunlar', 'Мыло') },
        ],
      },
      {
        slug: 'soch-parvarishi',
        name: t('Soch parvarishi', 'Уход за волосами'),
        children: [
          { slug: 'shampun-va-niqoblar', name: t('Shampun va niqoblar', 'Шампуни и маски') },
          { slug: 'taroq-va-bezaklar', name: t('Taroq va bezaklar', 'Гребни и украшения') },
        ],
      },
      {
        slug: 'shaxsiy-gigiyena',
        name: t('Shaxsiy gigiyena', 'Личная гигиена'),
        children: [
          { slug: 'soqol-olish', name: t('Soqol olish', 'Бритьё') },
          { slug: 'tish-parvarishi', name: t('Tish parvarishi', 'Уход за зубами') },
        ],
      },
      {
        slug: 'salomatlik-va-tabiiy-mahsulotlar',
        name: t('Salomatlik va tabiiy mahsulotlar', 'Здоровье и натуральные продукты'),
        children: [
          { slug: 'asal', name: t('Asal', 'Мёд') },
          {
            slug: 'quruq-meva-va-yongoqlar',
            name: t('Quruq meva va yongʻoqlar', 'Сухофрукты и орехи'),
          },
          { slug: 'giyoh-choylar', name: t('Giyoh choylar', 'Травяные чаи') },
          { slug: 'uy-dorixonasi', name: t('Uy dorixonasi', 'Домашняя аптечка') },
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

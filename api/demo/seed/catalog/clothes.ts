import type { SeedDepartment } from '@/api/demo/seed/department';
import { daily } from './bags-daily';
import { travel } from './bags-travel';
import { accessories } from './clothes-accessories';
import { men } from './clothes-men';
import { moreClothes } from './clothes-more';
import { national } from './clothes-national';
import { women } from './clothes-women';
import { men as menShoes } from './shoes-men';
import { other as otherShoes } from './shoes-other';
import { sport as sportShoes } from './shoes-sport';
import { women as womenShoes } from './shoes-women';
import { t } from './text';
import { attributeNames } from './words';

export const clothes: SeedDepartment = {
  tint: 'clothes',
  category: {
    slug: 'kiyim',
    name: t('Kiyim va poyabzal', 'Одежда и обувь'),
    icon: 'dress-summer',
    children: [
      {
        slug: 'kiyimlar',
        name: t('Kiyim', 'Одежда'),
        children: [
          { slug: 'ayollar-kiyimlari', name: t('Ayollar kiyimlari', 'Женская одежда') },
          { slug: 'erkaklar-kiyimlari', name: t('Erkaklar kiyimlari', 'Мужская одежда') },
          { slug: 'milliy-kiyimlar', name: t('Milliy kiyimlar', 'Национальная одежда') },
          {
            slug: 'bosh-kiyim-va-aksessuarlar',
            name: t('Bosh kiyim va aksessuarlar', 'Головные уборы и аксессуары'),
          },
        ],
      },
      {
        slug: 'poyabzal',
        name: t('Poyabzal', 'Обувь'),
        children: [
          {
            slug: 'oyoq-kiyim-va-parvarish',
            name: t('Oyoq kiyim va parvarishi', 'Обувь и уход за ней'),
          },
        ],
      },
      {
        slug: 'sumkalar',
        name: t('Sumka va chamadonlar', 'Сумки и чемоданы'),
        children: [
          { slug: 'sumka-va-hamyonlar', name: t('Sumka va hamyonlar', 'Сумки и кошельки') },
          { slug: 'ryukzak-va-portfellar', name: t('Ryukzak va portfellar', 'Рюкзаки и портфели') },
          { slug: 'chamadonlar', name: t('Chamadonlar', 'Чемоданы') },
          { slug: 'yol-aksessuarlari', name: t('Yoʻl aksessuarlari', 'Дорожные аксессуары') },
        ],
      },
    ],
  },
  attributes: {
    size: attributeNames.size,
    season: attributeNames.season,
    material: attributeNames.material,
    gender: attributeNames.gender,
    style: attributeNames.style,
  },
  products: [
    ...women,
    ...men,
    ...national,
    ...accessories,
    ...moreClothes,
    ...sportShoes,
    ...womenShoes,
    ...menShoes,
    ...otherShoes,
    ...daily,
    ...travel,
  ],
};

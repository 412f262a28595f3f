import type { SeedDepartment } from '@/api/demo/seed/department';
import { daily } from './bags-daily';
import { travel } from './bags-travel';
import { t } from './text';
import { attributeNames } from './words';

export const bags: SeedDepartment = {
  tint: 'travel',
  category: {
    slug: 'sumkalar',
    name: t('Sumkalar', 'Сумки и багаж'),
    icon: 'handbag-soft',
    children: [
      {
        slug: 'sumka-va-hamyonlar',
        name: t('Sumka va hamyonlar', 'Сумки и кошельки'),
        children: [
          { slug: 'ayollar-sumkalari', name: t('Ayollar sumkalari', 'Женские сумки') },
          { slug: 'klatch-va-hamyonlar', name: t('Klatch va hamyonlar', 'Клатчи и кошельки') },
          {
            slug: 'bel-va-kross-sumkalar',
            name: t('Bel va yelka sumkalari', 'Поясные сумки и через плечо'),
          },
        ],
      },
      {
        slug: 'ryukzak-va-biznes',
        name: t('Ryukzak va ish sumkalari', 'Рюкзаки и деловые сумки'),
        children: [
          { slug: 'shahar-ryukzaklari', name: t('Shahar ryukzaklari', 'Городские рюкзаки') },
          {
            slug: 'portfel-va-biznes-sumkalar',
            name: t('Portfel va noutbuk sumkalari', 'Портфели и сумки для ноутбука'),
          },
        ],
      },
      {
        slug: 'sayohat-bagaji',
        name: t('Sayohat bagaji', 'Багаж'),
        children: [
          { slug: 'chamadonlar', name: t('Chamadonlar', 'Чемоданы') },
          { slug: 'sayohat-sumkalari', name: t('Sayohat sumkalari', 'Дорожные сумки') },
        ],
      },
      {
        slug: 'soyabon-va-aksessuarlar',
        name: t('Soyabon va aksessuarlar', 'Зонты и аксессуары'),
        children: [
          { slug: 'soyabonlar', name: t('Soyabonlar', 'Зонты') },
          { slug: 'yol-aksessuarlari', name: t('Yoʻl aksessuarlari', 'Дорожные аксессуары') },
        ],
      },
    ],
  },
  attributes: {
    size: attributeNames.size,
    material: attributeNames.material,
    gender: attributeNames.gender,
    style: attributeNames.style,
  },
  products: [...daily, ...travel],
};

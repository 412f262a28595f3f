import type { SeedDepartment } from '@/api/demo/seed/department';
import { accessories } from './clothes-accessories';
import { men } from './clothes-men';
import { national } from './clothes-national';
import { women } from './clothes-women';
import { t } from './text';
import { attributeNames } from './words';

export const clothes: SeedDepartment = {
  tint: 'clothes',
  category: {
    slug: 'kiyim',
    name: t('Kiyim', 'Одежда'),
    icon: 'dress',
    children: [
      {
        slug: 'ayollar-kiyimi',
        name: t('Ayollar kiyimi', 'Женская одежда'),
        children: [
          { slug: 'ayollar-koylaklari', name: t('Ayollar koʻylaklari', 'Платья') },
          { slug: 'bluzka-va-futbolkalar', name: t('Bluzka va futbolkalar', 'Блузки и футболки') },
          { slug: 'ayollar-shimlari', name: t('Ayollar shimlari', 'Женские брюки') },
          { slug: 'ayollar-ust-kiyimi', name: t('Ayollar ust kiyimi', 'Женская верхняя одежда') },
        ],
      },
      {
        slug: 'erkaklar-kiyimi',
        name: t('Erkaklar kiyimi', 'Мужская одежда'),
        children: [
          { slug: 'erkaklar-koylaklari', name: t('Erkaklar koʻylaklari', 'Рубашки') },
          {
            slug: 'erkaklar-futbolkalari',
            name: t('Futbolka va polo', 'Футболки и поло'),
          },
          { slug: 'jinsi-va-shimlar', name: t('Jinsi va shimlar', 'Джинсы и брюки') },
          { slug: 'erkaklar-ust-kiyimi', name: t('Erkaklar ust kiyimi', 'Мужская верхняя одежда') },
        ],
      },
      {
        slug: 'milliy-kiyim',
        name: t('Milliy kiyim', 'Национальная одежда'),
        children: [
          { slug: 'atlas-va-adras', name: t('Atlas va adras', 'Атлас и адрас') },
          { slug: 'chopon-va-yaktaklar', name: t('Chopon va yaktaklar', 'Чапаны и яктаки') },
          { slug: 'doppilar', name: t('Doʻppilar', 'Тюбетейки') },
        ],
      },
      {
        slug: 'kiyim-aksessuarlari',
        name: t('Kiyim aksessuarlari', 'Аксессуары'),
        children: [
          { slug: 'bosh-kiyimlar', name: t('Bosh kiyimlar', 'Головные уборы') },
          { slug: 'kozoynaklar', name: t('Koʻzoynaklar', 'Очки') },
          { slug: 'sharf-va-qolqoplar', name: t('Sharf va qoʻlqoplar', 'Шарфы и перчатки') },
          { slug: 'galstuklar', name: t('Galstuklar', 'Галстуки') },
        ],
      },
      {
        slug: 'paypoq-va-chomilish-kiyimi',
        name: t('Paypoq va choʻmilish kiyimi', 'Носки и купальники'),
        children: [
          { slug: 'paypoqlar', name: t('Paypoqlar', 'Носки') },
          { slug: 'chomilish-kiyimi', name: t('Choʻmilish kiyimi', 'Купальники и плавки') },
        ],
      },
    ],
  },
  attributes: {
    size: attributeNames.size,
    season: attributeNames.season,
    material: attributeNames.material,
    gender: attributeNames.gender,
  },
  products: [...women, ...men, ...national, ...accessories],
};

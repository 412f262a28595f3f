import type { SeedDepartment } from '@/api/demo/seed/department';
import { cases } from './home-cases';
import { decor } from './home-decor';
import { furniture } from './home-furniture';
import { moreHome } from './home-more';
import { seats } from './home-seats';
import { t } from './text';

export const home: SeedDepartment = {
  tint: 'home',
  category: {
    slug: 'uy-va-mebel',
    name: t('Uy va mebel', 'Дом и мебель'),
    icon: 'sofa-three',
    children: [
      {
        slug: 'mebel',
        name: t('Mebel', 'Мебель'),
        children: [
          { slug: 'divanlar', name: t('Divanlar', 'Диваны') },
          { slug: 'kreslolar', name: t('Kreslolar', 'Кресла') },
          { slug: 'stullar', name: t('Stullar', 'Стулья') },
          { slug: 'stollar', name: t('Stollar', 'Столы') },
          { slug: 'ish-joyi', name: t('Ish joyi', 'Рабочее место') },
          { slug: 'karavot-va-matraslar', name: t('Karavot va matraslar', 'Кровати и матрасы') },
          { slug: 'shkaf-va-tokchalar', name: t('Shkaf va tokchalar', 'Шкафы и стеллажи') },
        ],
      },
      {
        slug: 'uy-tekstili',
        name: t('Uy tekstili', 'Домашний текстиль'),
        children: [
          {
            slug: 'choyshab-va-korpalar',
            name: t('Choyshab, sochiq va koʻrpalar', 'Бельё, полотенца и одеяла'),
          },
          { slug: 'gilam-va-pardalar', name: t('Gilam va pardalar', 'Ковры и шторы') },
        ],
      },
      {
        slug: 'dekor',
        name: t('Dekor', 'Декор'),
        children: [
          {
            slug: 'soat-kozgu-va-ramkalar',
            name: t('Soat, koʻzgu va ramkalar', 'Часы, зеркала и рамки'),
          },
          { slug: 'guldon-va-shamlar', name: t('Guldon va shamlar', 'Вазы и свечи') },
        ],
      },
      {
        slug: 'uy-yoritgichlari',
        name: t('Yoritish', 'Освещение'),
        children: [
          { slug: 'qandillar', name: t('Qandillar', 'Люстры и подвесы') },
          { slug: 'stol-lampalari', name: t('Stol lampalari va torsherlar', 'Лампы и торшеры') },
        ],
      },
      {
        slug: 'tozalik-va-saqlash',
        name: t('Tozalik va saqlash', 'Чистота и хранение'),
        children: [
          { slug: 'tozalash-anjomlari', name: t('Tozalash anjomlari', 'Уборочный инвентарь') },
          {
            slug: 'saqlash-savatlari',
            name: t('Saqlash savatlari va ilgichlar', 'Корзины и вешалки'),
          },
          { slug: 'hammom-buyumlari', name: t('Hammom buyumlari', 'Для ванной') },
        ],
      },
    ],
  },
  attributes: {
    material: t('Material', 'Материал'),
    room: t('Xona', 'Комната'),
    set: t('Toʻplam', 'Комплект'),
    size: t('Oʻlcham', 'Размер'),
  },
  products: [...furniture, ...seats, ...cases, ...decor, ...moreHome],
};

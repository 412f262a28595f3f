import type { SeedDepartment } from '@/api/demo/seed/department';
import { decor } from './home-decor';
import { furniture } from './home-furniture';
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
          { slug: 'stol-va-stullar', name: t('Stol va stullar', 'Столы и стулья') },
          { slug: 'karavot-va-matraslar', name: t('Karavot va matraslar', 'Кровати и матрасы') },
          { slug: 'shkaf-va-tokchalar', name: t('Shkaf va tokchalar', 'Шкафы и стеллажи') },
        ],
      },
      {
        slug: 'uy-tekstili',
        name: t('Uy tekstili', 'Домашний текстиль'),
        children: [
          { slug: 'choyshab-toplamlari', name: t('Choyshab va sochiqlar', 'Бельё и полотенца') },
          { slug: 'korpa-va-yostiqlar', name: t('Koʻrpa va yostiqlar', 'Одеяла и подушки') },
          { slug: 'gilam-va-pardalar', name: t('Gilam va pardalar', 'Ковры и шторы') },
        ],
      },
      {
        slug: 'dekor',
        name: t('Dekor', 'Декор'),
        children: [
          { slug: 'soat-va-uygotgichlar', name: t('Soat va uygʻotgichlar', 'Часы и будильники') },
          { slug: 'kozgu-va-ramkalar', name: t('Koʻzgu va ramkalar', 'Зеркала и рамки') },
          { slug: 'guldon-va-shamlar', name: t('Guldon va shamlar', 'Вазы и свечи') },
        ],
      },
      {
        slug: 'uy-yoritgichlari',
        name: t('Yoritish', 'Освещение'),
        children: [
          { slug: 'qandillar', name: t('Qandillar', 'Люстры') },
          { slug: 'stol-lampalari', name: t('Stol lampa va tungi chiroqlar', 'Лампы и ночники') },
        ],
      },
      {
        slug: 'tozalik-va-saqlash',
        name: t('Tozalik va saqlash', 'Чистота и хранение'),
        children: [
          { slug: 'tozalash-anjomlari', name: t('Tozalash anjomlari', 'Уборочный инвентарь') },
          { slug: 'saqlash-savatlari', name: t('Saqlash savat va qutilari', 'Корзины и коробки') },
          { slug: 'hammom-buyumlari', name: t('Hammom buyumlari', 'Для ванной') },
        ],
      },
    ],
  },
  attributes: {
    material: t('Material', 'Материал'),
    room: t('Xona', 'Комната'),
    set: t('Toʻplam', 'Комплект'),
    side: t('Burchak tomoni', 'Сторона угла'),
    size: t('Oʻlcham', 'Размер'),
  },
  products: [...furniture, ...decor],
};

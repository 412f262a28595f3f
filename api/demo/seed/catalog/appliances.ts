import type { SeedDepartment } from '@/api/demo/seed/department';
import { cleaning, climate } from './appliances-climate';
import { kitchenAppliances } from './appliances-kitchen';
import { largeAppliances } from './appliances-large';
import { moreAppliances } from './appliances-more';
import { t } from './text';

export const appliances: SeedDepartment = {
  tint: 'electronics',
  category: {
    slug: 'maishiy-texnika',
    name: t('Maishiy texnika', 'Бытовая техника'),
    icon: 'washing-machine-front',
    children: [
      {
        slug: 'yirik-texnika',
        name: t('Yirik texnika', 'Крупная техника'),
        children: [
          { slug: 'muzlatgichlar', name: t('Muzlatgichlar', 'Холодильники') },
          {
            slug: 'yuvish-va-tozalash',
            name: t('Yuvish va tozalash texnikasi', 'Стирка, мытьё и уборка'),
          },
          { slug: 'plita-va-sorgichlar', name: t('Plita va havo soʻrgichlar', 'Плиты и вытяжки') },
          {
            slug: 'duxovka-va-mikrotolqinli',
            name: t('Duxovka va mikrotoʻlqinli pechlar', 'Духовки и микроволновки'),
          },
        ],
      },
      {
        slug: 'oshxona-texnikasi',
        name: t('Oshxona texnikasi', 'Техника для кухни'),
        children: [
          {
            slug: 'choynak-va-kofe',
            name: t('Choynak va kofe texnikasi', 'Чайники и кофейная техника'),
          },
          {
            slug: 'pishirish-texnikasi',
            name: t('Pishirish va aralashtirish', 'Приготовление и смешивание'),
          },
        ],
      },
      {
        slug: 'iqlim-texnikasi',
        name: t('Iqlim texnikasi', 'Климатическая техника'),
        children: [
          {
            slug: 'ventilyator-va-namlagichlar',
            name: t('Konditsioner va ventilyatorlar', 'Кондиционеры и вентиляторы'),
          },
          {
            slug: 'isitish-va-issiq-suv',
            name: t('Isitish va issiq suv', 'Отопление и горячая вода'),
          },
        ],
      },
    ],
  },
  attributes: {
    material: t('Material', 'Материал'),
    area: t('Xona maydoni', 'Площадь помещения'),
    capacity: t('Sigʻimi', 'Вместимость'),
    defrost: t('Eritish tizimi', 'Система разморозки'),
    energy: t('Energiya sinfi', 'Класс энергии'),
    heating: t('Isitish quvvati', 'Мощность обогрева'),
    power: t('Quvvati', 'Мощность'),
    set: t('Toʻplam', 'Комплект'),
    volume: t('Hajm', 'Объём'),
  },
  products: [...largeAppliances, ...kitchenAppliances, ...climate, ...cleaning, ...moreAppliances],
};

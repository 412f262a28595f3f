import type { SeedDepartment } from '@/api/demo/seed/department';
import { cleaning, climate } from './appliances-climate';
import { kitchenAppliances } from './appliances-kitchen';
import { largeAppliances } from './appliances-large';
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
            slug: 'kir-yuvish-mashinalari',
            name: t('Kir yuvish va quritish mashinalari', 'Стиральные и сушильные машины'),
          },
          { slug: 'plita-va-duxovkalar', name: t('Plita va duxovkalar', 'Плиты и духовки') },
          {
            slug: 'idish-yuvish-mashinalari',
            name: t('Idish yuvish mashinalari', 'Посудомоечные машины'),
          },
        ],
      },
      {
        slug: 'oshxona-texnikasi',
        name: t('Oshxona texnikasi', 'Техника для кухни'),
        children: [
          {
            slug: 'mikrotolqinli-pechlar',
            name: t('Mikrotoʻlqinli pechlar', 'Микроволновые печи'),
          },
          { slug: 'elektr-choynaklar', name: t('Elektr choynaklar', 'Электрочайники') },
          {
            slug: 'blender-va-maydalagichlar',
            name: t('Blender va maydalagichlar', 'Блендеры и измельчители'),
          },
          { slug: 'kofe-texnikasi', name: t('Kofe texnikasi', 'Кофейная техника') },
          {
            slug: 'pishirish-texnikasi',
            name: t('Multipishirgich va tosterlar', 'Мультиварки и тостеры'),
          },
        ],
      },
      {
        slug: 'iqlim-texnikasi',
        name: t('Iqlim texnikasi', 'Климатическая техника'),
        children: [
          { slug: 'konditsionerlar', name: t('Konditsionerlar', 'Кондиционеры') },
          { slug: 'ventilyatorlar', name: t('Ventilyatorlar', 'Вентиляторы') },
          { slug: 'isitgichlar', name: t('Isitgichlar', 'Обогреватели') },
          { slug: 'namlagichlar', name: t('Havo namlagichlar', 'Увлажнители воздуха') },
        ],
      },
      {
        slug: 'uy-parvarishi',
        name: t('Uy va kiyim parvarishi', 'Уборка и уход за одеждой'),
        children: [
          { slug: 'changyutgichlar', name: t('Changyutgichlar', 'Пылесосы') },
          { slug: 'dazmollar', name: t('Dazmollar', 'Утюги и отпариватели') },
          { slug: 'tikuv-mashinalari', name: t('Tikuv mashinalari', 'Швейные машины') },
        ],
      },
    ],
  },
  attributes: {
    area: t('Xona maydoni', 'Площадь помещения'),
    capacity: t('Sigʻimi', 'Вместимость'),
    defrost: t('Eritish tizimi', 'Система разморозки'),
    energy: t('Energiya sinfi', 'Класс энергии'),
    heating: t('Isitish quvvati', 'Мощность обогрева'),
    power: t('Quvvati', 'Мощность'),
    set: t('Toʻplam', 'Комплект'),
    volume: t('Hajm', 'Объём'),
  },
  products: [...largeAppliances, ...kitchenAppliances, ...climate, ...cleaning],
};

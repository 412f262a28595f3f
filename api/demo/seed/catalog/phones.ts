import type { SeedDepartment } from '@/api/demo/seed/department';
import { morePhones } from './electronics-more';
import { gadgets } from './phones-gadgets';
import { smartphones } from './phones-smartphones';
import { t } from './text';

export const phones: SeedDepartment = {
  tint: 'electronics',
  category: {
    slug: 'telefon-va-gadjetlar',
    name: t('Telefon va gadjetlar', 'Телефоны и гаджеты'),
    icon: 'phone-17',
    children: [
      {
        slug: 'telefonlar',
        name: t('Telefonlar', 'Телефоны'),
        children: [
          { slug: 'smartfonlar', name: t('Smartfonlar', 'Смартфоны') },
          {
            slug: 'tugmali-va-uy-telefonlari',
            name: t('Tugmali va uy telefonlari', 'Кнопочные и домашние телефоны'),
          },
        ],
      },
      {
        slug: 'gadjetlar',
        name: t('Gadjetlar', 'Гаджеты'),
        children: [
          {
            slug: 'soat-va-bilaguzuklar',
            name: t('Aqlli soat va bilaguzuklar', 'Умные часы и браслеты'),
          },
          {
            slug: 'planshet-va-elektron-kitoblar',
            name: t('Planshet va elektron kitoblar', 'Планшеты и электронные книги'),
          },
        ],
      },
      {
        slug: 'telefon-aksessuarlari',
        name: t('Telefon aksessuarlari', 'Аксессуары для телефонов'),
        children: [
          { slug: 'quvvatlash', name: t('Quvvatlash', 'Зарядка') },
          { slug: 'gilof-va-himoya', name: t('Gʻilof va himoya', 'Чехлы и защита') },
        ],
      },
    ],
  },
  attributes: {
    battery: t('Akkumulyator', 'Аккумулятор'),
    material: t('Material', 'Материал'),
    matrix: t('Ekran turi', 'Тип экрана'),
    memory: t('Xotira', 'Память'),
    model: t('Telefon modeli', 'Модель телефона'),
    network: t('Aloqa', 'Связь'),
    power: t('Quvvati', 'Мощность'),
    size: t('Oʻlcham', 'Размер'),
    strap: t('Tasma', 'Ремешок'),
  },
  products: [...smartphones, ...gadgets, ...morePhones],
};

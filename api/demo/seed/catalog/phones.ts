import type { SeedDepartment } from '@/api/demo/seed/department';
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
          { slug: 'tugmali-telefonlar', name: t('Tugmali telefonlar', 'Кнопочные телефоны') },
          {
            slug: 'statsionar-telefonlar',
            name: t('Statsionar telefonlar', 'Стационарные телефоны'),
          },
        ],
      },
      {
        slug: 'taqiladigan-gadjetlar',
        name: t('Soat va bilaguzuklar', 'Часы и браслеты'),
        children: [
          { slug: 'aqlli-soatlar', name: t('Aqlli soatlar', 'Умные часы') },
          { slug: 'fitnes-bilaguzuklar', name: t('Fitnes bilaguzuklar', 'Фитнес-браслеты') },
        ],
      },
      {
        slug: 'planshet-va-kitoblar',
        name: t('Planshet va elektron kitoblar', 'Планшеты и электронные книги'),
        children: [
          { slug: 'planshetlar', name: t('Planshetlar', 'Планшеты') },
          { slug: 'elektron-kitoblar', name: t('Elektron kitoblar', 'Электронные книги') },
        ],
      },
      {
        slug: 'telefon-aksessuarlari',
        name: t('Telefon aksessuarlari', 'Аксессуары для телефонов'),
        children: [
          { slug: 'powerbanklar', name: t('Powerbanklar', 'Пауэрбанки') },
          { slug: 'telefon-giloflari', name: t('Telefon gʻiloflari', 'Чехлы для телефонов') },
          { slug: 'himoya-oynalari', name: t('Himoya oynalari', 'Защитные стёкла') },
          {
            slug: 'telefon-quvvatlagichlari',
            name: t('Telefon quvvatlagichlari', 'Зарядки для телефонов'),
          },
          { slug: 'ushlagichlar', name: t('Ushlagich va shtativlar', 'Держатели и штативы') },
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
  products: [...smartphones, ...gadgets],
};

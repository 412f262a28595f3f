import type { SeedDepartment } from '@/api/demo/seed/department';
import { t } from './text';
import { handTools } from './tools-hand';
import { repair } from './tools-repair';

export const tools: SeedDepartment = {
  tint: 'tools',
  category: {
    slug: 'qurilish-va-tamir',
    name: t('Qurilish va taʼmir', 'Стройка и ремонт'),
    icon: 'drill-driver',
    children: [
      {
        slug: 'asboblar',
        name: t('Asboblar', 'Инструменты'),
        children: [
          { slug: 'qol-asboblari', name: t('Qoʻl asboblari', 'Ручной инструмент') },
          { slug: 'elektr-asboblari', name: t('Elektr asboblari', 'Электроинструмент') },
          { slug: 'olchov-asboblari', name: t('Oʻlchov va qisqichlar', 'Измерение и зажим') },
        ],
      },
      {
        slug: 'elektr-jihozlari',
        name: t('Elektr jihozlari', 'Электрика'),
        children: [
          {
            slug: 'lampochka-va-fonarlar',
            name: t('Lampochka va fonarlar', 'Лампочки и фонари'),
          },
          { slug: 'rozetka-va-kabellar', name: t('Rozetka va kabellar', 'Розетки и кабели') },
        ],
      },
      {
        slug: 'materiallar-va-santexnika',
        name: t('Material va santexnika', 'Материалы и сантехника'),
        children: [
          {
            slug: 'qurilish-materiallari',
            name: t('Qurilish materiallari', 'Стройматериалы'),
          },
          { slug: 'santexnika', name: t('Santexnika', 'Сантехника') },
        ],
      },
      {
        slug: 'himoya-va-xavfsizlik',
        name: t('Himoya va xavfsizlik', 'Защита и безопасность'),
        children: [
          { slug: 'himoya-vositalari', name: t('Himoya vositalari', 'Средства защиты') },
          { slug: 'eshik-va-qulflar', name: t('Eshik va qulflar', 'Двери и замки') },
        ],
      },
    ],
  },
  attributes: {
    length: t('Uzunligi', 'Длина'),
    light: t('Yorugʻlik rangi', 'Цвет света'),
    material: t('Material', 'Материал'),
    power: t('Taʼminot', 'Питание'),
    set: t('Toʻplam', 'Комплект'),
    size: t('Oʻlcham', 'Размер'),
    volume: t('Hajm', 'Объём'),
  },
  products: [...handTools, ...repair],
};

import type { SeedDepartment } from '@/api/demo/seed/department';
import { t } from './text';
import { handTools } from './tools-hand';
import { moreTools } from './tools-more';
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
          {
            slug: 'elektr-va-olchov-asboblari',
            name: t('Elektr va oʻlchov asboblari', 'Электро- и измерительный инструмент'),
          },
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
        name: t('Materiallar va santexnika', 'Материалы и сантехника'),
        children: [
          {
            slug: 'qurilish-materiallari',
            name: t('Qurilish materiallari', 'Стройматериалы'),
          },
          {
            slug: 'rakovina-va-unitazlar',
            name: t('Rakovina va unitazlar', 'Раковины и унитазы'),
          },
          { slug: 'vanna-va-dushlar', name: t('Vanna va dushlar', 'Ванны и душевые') },
        ],
      },
      {
        slug: 'himoya-va-xavfsizlik',
        name: t('Himoya va xavfsizlik', 'Защита и безопасность'),
        children: [
          { slug: 'eshiklar', name: t('Eshiklar', 'Двери') },
          { slug: 'qulf-va-himoya', name: t('Qulf va himoya', 'Замки и защита') },
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
  products: [...handTools, ...repair, ...moreTools],
};

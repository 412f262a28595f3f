import type { SeedDepartment } from '@/api/demo/seed/department';
import { accessories } from './electronics-accessories';
import { audio } from './electronics-audio';
import { computers } from './electronics-computers';
import { moreElectronics } from './electronics-more';
import { video } from './electronics-video';
import { t } from './text';

export const electronics: SeedDepartment = {
  tint: 'electronics',
  category: {
    slug: 'elektronika',
    name: t('Elektronika', 'Электроника'),
    icon: 'laptop-14',
    children: [
      {
        slug: 'audio',
        name: t('Audio', 'Аудио'),
        children: [
          { slug: 'quloqchinlar', name: t('Quloqchinlar', 'Наушники') },
          {
            slug: 'kolonka-va-radio',
            name: t('Kolonka, radio va mikrofonlar', 'Колонки, радио и микрофоны'),
          },
          { slug: 'musiqa-asboblari', name: t('Musiqa asboblari', 'Музыкальные инструменты') },
        ],
      },
      {
        slug: 'kompyuterlar',
        name: t('Kompyuterlar', 'Компьютеры'),
        children: [
          { slug: 'noutbuklar', name: t('Noutbuklar', 'Ноутбуки') },
          {
            slug: 'kompyuter-va-ofis',
            name: t('Kompyuter va ofis texnikasi', 'Компьютеры и офисная техника'),
          },
          {
            slug: 'quvvat-va-aksessuarlar',
            name: t('Quvvat va aksessuarlar', 'Питание и аксессуары'),
          },
        ],
      },
      {
        slug: 'foto-va-oyinlar',
        name: t('Foto va oʻyinlar', 'Фото и игры'),
        children: [
          { slug: 'foto-texnika', name: t('Foto va video', 'Фото и видео') },
          { slug: 'oyin-va-konsollar', name: t('Oʻyin va konsollar', 'Игры и консоли') },
        ],
      },
      {
        slug: 'televizor-va-video',
        name: t('Televizorlar', 'Телевизоры'),
        children: [
          { slug: 'televizorlar', name: t('Televizor va proyektorlar', 'Телевизоры и проекторы') },
          { slug: 'tv-aksessuarlari', name: t('Televizor uchun', 'Для телевизора') },
        ],
      },
      {
        slug: 'aqlli-uy',
        name: t('Aqlli uy', 'Умный дом'),
        children: [
          { slug: 'kamera-va-domofonlar', name: t('Kamera va domofonlar', 'Камеры и домофоны') },
          { slug: 'datchik-va-yoritish', name: t('Datchik va yoritish', 'Датчики и освещение') },
        ],
      },
    ],
  },
  attributes: {
    material: t('Material', 'Материал'),
    connection: t('Ulanish', 'Подключение'),
    diagonal: t('Diagonal', 'Диагональ'),
    drive: t('Disk hajmi', 'Объём диска'),
    headphones: t('Quloqchin turi', 'Тип наушников'),
    length: t('Uzunligi', 'Длина'),
    power: t('Quvvati', 'Мощность'),
    ram: t('Tezkor xotira', 'Оперативная память'),
    resolution: t('Tasvir aniqligi', 'Разрешение'),
    screen: t('Ekran', 'Экран'),
    set: t('Toʻplam', 'Комплект'),
    storage: t('Xotira hajmi', 'Объём памяти'),
  },
  products: [...audio, ...computers, ...video, ...accessories, ...moreElectronics],
};

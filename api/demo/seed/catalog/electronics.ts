import type { SeedDepartment } from '@/api/demo/seed/department';
import { accessories } from './electronics-accessories';
import { audio } from './electronics-audio';
import { computers } from './electronics-computers';
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
          { slug: 'kolonkalar', name: t('Kolonkalar', 'Колонки') },
          { slug: 'mikrofonlar', name: t('Mikrofonlar', 'Микрофоны') },
          { slug: 'radiopriyomniklar', name: t('Radiopriyomniklar', 'Радиоприёмники') },
          { slug: 'musiqa-asboblari', name: t('Musiqa asboblari', 'Музыкальные инструменты') },
        ],
      },
      {
        slug: 'kompyuterlar',
        name: t('Kompyuterlar', 'Компьютеры'),
        children: [
          { slug: 'noutbuklar', name: t('Noutbuklar', 'Ноутбуки') },
          { slug: 'monobloklar', name: t('Monobloklar', 'Моноблоки') },
          { slug: 'monitorlar', name: t('Monitorlar', 'Мониторы') },
          {
            slug: 'klaviatura-va-sichqonchalar',
            name: t('Klaviatura va sichqonchalar', 'Клавиатуры и мыши'),
          },
          { slug: 'printer-va-skanerlar', name: t('Printer va skanerlar', 'Принтеры и сканеры') },
        ],
      },
      {
        slug: 'foto-va-video',
        name: t('Foto va video', 'Фото и видео'),
        children: [
          { slug: 'fotoapparatlar', name: t('Fotoapparatlar', 'Фотоаппараты') },
          { slug: 'obyektivlar', name: t('Obyektivlar', 'Объективы') },
          { slug: 'shtativlar', name: t('Shtativlar', 'Штативы') },
        ],
      },
      {
        slug: 'oyinlar',
        name: t('Oʻyinlar', 'Игры'),
        children: [
          { slug: 'konsollar', name: t('Konsollar', 'Консоли') },
          { slug: 'geympadlar', name: t('Geympadlar', 'Геймпады') },
          { slug: 'oyin-kreslolari', name: t('Oʻyin kreslolari', 'Игровые кресла') },
        ],
      },
      {
        slug: 'televizor-va-video',
        name: t('Televizorlar', 'Телевизоры'),
        children: [
          { slug: 'televizorlar', name: t('Televizorlar', 'Телевизоры') },
          { slug: 'proyektorlar', name: t('Proyektorlar', 'Проекторы') },
          {
            slug: 'kronshteyn-va-kabellar',
            name: t('Kronshteyn va kabellar', 'Кронштейны и кабели'),
          },
          { slug: 'media-pleyerlar', name: t('Media pleyerlar', 'Медиаплееры') },
        ],
      },
      {
        slug: 'aqlli-uy',
        name: t('Aqlli uy', 'Умный дом'),
        children: [
          { slug: 'aqlli-yoritish', name: t('Yoritish', 'Освещение') },
          { slug: 'aqlli-kameralar', name: t('Kameralar', 'Камеры') },
          { slug: 'datchiklar', name: t('Datchiklar', 'Датчики') },
        ],
      },
      {
        slug: 'elektronika-aksessuarlari',
        name: t('Aksessuarlar', 'Аксессуары'),
        children: [
          { slug: 'quvvatlagichlar', name: t('Quvvatlagichlar', 'Зарядные устройства') },
          { slug: 'kabel-va-adapterlar', name: t('Kabel va adapterlar', 'Кабели и адаптеры') },
          { slug: 'xotira-kartalari', name: t('Xotira kartalari', 'Карты памяти') },
          { slug: 'giloflar', name: t('Gʻiloflar', 'Чехлы') },
        ],
      },
    ],
  },
  attributes: {
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
  products: [...audio, ...computers, ...video, ...accessories],
};

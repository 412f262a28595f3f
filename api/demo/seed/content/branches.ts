import { shopPicture } from '@/api/demo/pictures/picture-path';
import type { Text } from '@/api/demo/seed/department';
import { t } from './text';

export type SeedPlace = {
  name: Text;
  /** As written in an address. */
  city: Text;
  address: Text;
  latitude: number;
  longitude: number;
  phone: string;
  workTime: string;
};

export type SeedBranch = SeedPlace & { images: string[] };

const tashkent = t('Toshkent', 'Ташкент');
const samarkand = t('Samarqand', 'Самарканд');
const bukhara = t('Buxoro', 'Бухара');
const fergana = t('Fargʻona', 'Фергана');

const halls = {
  front: shopPicture({
    tint: 'sky',
    subjects: ['scooter-kick~sky', 'fridge-bottom-freezer~grey', 'handbag-soft~brown'],
  }),
  hall: shopPicture({
    tint: 'silk',
    subjects: ['headphones-over-ear~blue', 'television-55', 'laptop-14~grey'],
  }),
  desk: shopPicture({ tint: 'mint', subjects: ['box-carton', 'basket-wicker', 'desk-office'] }),
  corner: shopPicture({
    tint: 'sand',
    subjects: ['teapot-rishton~blue', 'sofa-three~blue', 'plant-spatifilum'],
  }),
  clothes: shopPicture({
    tint: 'rose',
    subjects: ['handbag-soft~brown', 'dress-summer~blue', 'sneakers-canvas~red'],
  }),
  children: shopPicture({
    tint: 'lilac',
    subjects: ['yo-yo~red', 'teddy-bear~brown', 'scooter-kick~sky'],
  }),
  old: shopPicture({
    tint: 'sand',
    subjects: ['plant-spatifilum', 'lagan-rishton~blue', 'handbag-soft~brown'],
  }),
  office: shopPicture({ tint: 'sky', subjects: ['box-carton', 'desk-office', 'scooter-kick~sky'] }),
  square: shopPicture({
    tint: 'mint',
    subjects: ['plant-spatifilum', 'lantern-stone', 'handbag-soft~brown'],
  }),
};

export const branches: SeedBranch[] = [
  {
    name: t('Chorsu, Toshkent', 'Чорсу, Ташкент'),
    city: tashkent,
    address: t('Eski shahar koʻchasi, 12', 'ул. Эски шахар, 12'),
    latitude: 41.3267,
    longitude: 69.2352,
    phone: '+998712000701',
    workTime: '09:00–21:00',
    images: [halls.front, halls.hall, halls.desk, halls.corner],
  },
  {
    name: t('Mirzo Ulugʻbek, Toshkent', 'Мирзо Улугбек, Ташкент'),
    city: tashkent,
    address: t('Buyuk Ipak Yoʻli, 48', 'ул. Буюк Ипак Йули, 48'),
    latitude: 41.3256,
    longitude: 69.3259,
    phone: '+998712000702',
    workTime: '09:00–21:00',
    images: [halls.office, halls.clothes, halls.desk],
  },
  {
    name: t('Samarqand, Registon', 'Самарканд, Регистан'),
    city: samarkand,
    address: t('Islom Karimov koʻchasi, 5', 'ул. Ислама Каримова, 5'),
    latitude: 39.6559,
    longitude: 66.9752,
    phone: '+998662000703',
    workTime: '10:00–20:00',
    images: [halls.old, halls.hall, halls.corner],
  },
  {
    name: t('Buxoro, Lab-i Hovuz', 'Бухара, Ляби-Хауз'),
    city: bukhara,
    address: t('Bahouddin Naqshband, 61', 'ул. Бахауддина Накшбанда, 61'),
    latitude: 39.7729,
    longitude: 64.4227,
    phone: '+998652000704',
    workTime: '10:00–20:00',
    images: [halls.old, halls.clothes, halls.desk],
  },
  {
    name: t('Fargʻona markazi', 'Фергана, центр'),
    city: fergana,
    address: t('Al-Fargʻoniy koʻchasi, 30', 'ул. Аль-Фергани, 30'),
    latitude: 40.3842,
    longitude: 71.7843,
    phone: '+998732000705',
    workTime: '09:00–19:00',
    images: [halls.square, halls.hall, halls.children],
  },
  {
    name: t('Chilonzor, Toshkent', 'Чиланзар, Ташкент'),
    city: tashkent,
    address: t('Bunyodkor shoh koʻchasi, 21', 'проспект Бунёдкор, 21'),
    latitude: 41.2856,
    longitude: 69.2044,
    phone: '+998712000706',
    workTime: '09:00–21:00',
    images: [halls.office, halls.children, halls.desk],
  },
  {
    name: t('Yunusobod, Toshkent', 'Юнусабад, Ташкент'),
    city: tashkent,
    address: t('Amir Temur shoh koʻchasi, 107', 'проспект Амира Темура, 107'),
    latitude: 41.3642,
    longitude: 69.2883,
    phone: '+998712000707',
    workTime: '09:00–21:00',
    images: [halls.front, halls.corner, halls.hall],
  },
  {
    name: t('Andijon, Bobur shoh koʻchasi', 'Андижан, проспект Бабура'),
    city: t('Andijon', 'Андижан'),
    address: t('Bobur shoh koʻchasi, 44', 'проспект Бабура, 44'),
    latitude: 40.7829,
    longitude: 72.3442,
    phone: '+998742000708',
    workTime: '09:00–19:00',
    images: [halls.square, halls.clothes, halls.desk],
  },
  {
    name: t('Namangan, Uychi koʻchasi', 'Наманган, улица Уйчи'),
    city: t('Namangan', 'Наманган'),
    address: t('Uychi koʻchasi, 16', 'ул. Уйчи, 16'),
    latitude: 40.9983,
    longitude: 71.6726,
    phone: '+998692000709',
    workTime: '09:00–19:00',
    images: [halls.office, halls.hall, halls.corner],
  },
  {
    name: t('Qarshi markazi', 'Карши, центр'),
    city: t('Qarshi', 'Карши'),
    address: t('Islom Karimov koʻchasi, 212', 'ул. Ислама Каримова, 212'),
    latitude: 38.8606,
    longitude: 65.7891,
    phone: '+998752000710',
    workTime: '09:00–19:00',
    images: [halls.square, halls.children, halls.desk],
  },
  {
    name: t('Termiz, At-Termiziy koʻchasi', 'Термез, улица Ат-Термизи'),
    city: t('Termiz', 'Термез'),
    address: t('At-Termiziy koʻchasi, 9', 'ул. Ат-Термизи, 9'),
    latitude: 37.2242,
    longitude: 67.2783,
    phone: '+998762000711',
    workTime: '09:00–19:00',
    images: [halls.office, halls.clothes, halls.hall],
  },
  {
    name: t('Urganch, Al-Xorazmiy koʻchasi', 'Ургенч, улица Аль-Хорезми'),
    city: t('Urganch', 'Ургенч'),
    address: t('Al-Xorazmiy koʻchasi, 35', 'ул. Аль-Хорезми, 35'),
    latitude: 41.5534,
    longitude: 60.6313,
    phone: '+998622000712',
    workTime: '09:00–19:00',
    images: [halls.front, halls.corner, halls.desk],
  },
  {
    name: t('Nukus, Doʻstlik guzari', 'Нукус, Дустлик гузар'),
    city: t('Nukus', 'Нукус'),
    address: t('Doʻstlik guzari, 18', 'ул. Дустлик гузар, 18'),
    latitude: 42.4619,
    longitude: 59.6166,
    phone: '+998612000713',
    workTime: '10:00–19:00',
    images: [halls.square, halls.hall, halls.children],
  },
  {
    name: t('Navoiy, Gʻalaba shoh koʻchasi', 'Навои, проспект Галаба'),
    city: t('Navoiy', 'Навои'),
    address: t('Gʻalaba shoh koʻchasi, 63', 'проспект Галаба, 63'),
    latitude: 40.1039,
    longitude: 65.3738,
    phone: '+998792000714',
    workTime: '09:00–19:00',
    images: [halls.office, halls.corner, halls.clothes],
  },
];

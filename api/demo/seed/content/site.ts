import { headPicture } from '@/api/demo/pictures/picture-path';
import type { Text } from '@/api/demo/seed/department';
import { t } from './text';

export type SeedSettings = {
  app_name: string;
  head_title: Text;
  head_description: Text;
  keywords: Text;
  head_image: string;
  modal_title: Text;
  modal_description: Text;
  test_mode: boolean;
  free_delivery_from: number;
  legal_name: Text;
  legal_stir: string;
  legal_address: Text;
  legal_bank: Text;
  popular_searches: Text;
  return_days: number;
  new_customer_instalment_limit: number;
};

/** Rows of `contacts`; their position is the order of this list. */
export type SeedContact = {
  kind: 'address' | 'email' | 'phone_number' | 'work_time' | 'social';
  value: Text;
  days?: Text;
  network?: 'telegram' | 'instagram' | 'facebook' | 'youtube';
  isActive?: false;
};

export const settings: SeedSettings = {
  app_name: 'Chorsu',
  head_title: t(
    '{shop}: uy, ish va bolalar uchun xaridlar',
    '{shop}: покупки для дома, работы и детей',
  ),
  head_description: t(
    'Elektronika, maishiy texnika, kiyim va uy uchun mahsulotlar. Butun Oʻzbekiston boʻylab yetkazib beramiz, narxlar soʻmda.',
    'Электроника, бытовая техника, одежда и товары для дома. Доставляем по всему Узбекистану, цены в сумах.',
  ),
  keywords: t(
    'internet-doʻkon, yetkazib berish, muddatli toʻlov, Oʻzbekiston',
    'интернет-магазин, доставка, рассрочка, Узбекистан',
  ),
  head_image: headPicture(),
  modal_title: t('', ''),
  modal_description: t('', ''),
  test_mode: true,
  free_delivery_from: 1_000_000,
  legal_name: t('«Namunaviy doʻkon» MCHJ', 'ООО «Образцовый магазин»'),
  legal_stir: '000000000',
  legal_address: t(
    'Toshkent shahri, Shayxontohur tumani, Eski shahar koʻchasi, 12',
    'Ташкент, Шайхантахурский район, ул. Эски шахар, 12',
  ),
  legal_bank: t(
    'h/r 0000 0000 0000 0000 0000, namunaviy bank, MFO 00000',
    'р/с 0000 0000 0000 0000 0000, банк-образец, МФО 00000',
  ),
  popular_searches: t(
    'smartfon, muzlatgich, choynak, koʻylak, krossovka, gilam',
    'смартфон, холодильник, чайник, платье, кроссовки, ковёр',
  ),
  return_days: 10,
  new_customer_instalment_limit: 8_000_000,
};

const same = (value: string): Text => t(value, value);

export const contacts: SeedContact[] = [
  {
    kind: 'address',
    value: t(
      'Toshkent shahri, Shayxontohur tumani, Eski shahar koʻchasi, 12',
      'Ташкент, Шайхантахурский район, ул. Эски шахар, 12',
    ),
  },
  { kind: 'phone_number', value: same('+998 71 200-70-07') },
  { kind: 'phone_number', value: same('+998 71 200-70-08') },
  // A line that is no longer in use. Inactive contacts are not shown (S3-18).
  { kind: 'phone_number', value: same('+998 71 200-00-00'), isActive: false },
  { kind: 'email', value: same('salom@chorsu.uz') },
  { kind: 'email', value: same('hamkor@chorsu.uz') },
  {
    kind: 'work_time',
    days: t('Dushanba — juma', 'Понедельник — пятница'),
    value: same('09:00–21:00'),
  },
  { kind: 'work_time', days: t('Shanba', 'Суббота'), value: same('09:00–20:00') },
  { kind: 'work_time', days: t('Yakshanba', 'Воскресенье'), value: same('10:00–18:00') },
  { kind: 'social', network: 'telegram', value: same('https://t.me/chorsu_uz') },
  { kind: 'social', network: 'instagram', value: same('https://www.instagram.com/chorsu.uz') },
  { kind: 'social', network: 'facebook', value: same('https://www.facebook.com/chorsu.uz') },
  {
    kind: 'social',
    network: 'youtube',
    value: same('https://www.youtube.com/@chorsu_uz'),
    isActive: false,
  },
];

export const contactMap = { latitude: 41.3267, longitude: 69.2352 };

export const telegramBot = 'https://t.me/chorsu_bot';

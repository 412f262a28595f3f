import type { Wash } from '@/api/demo/pictures/picture';
import { bannerPicture } from '@/api/demo/pictures/picture-path';
import type { Text } from '@/api/demo/seed/department';
import type { SeedRule } from './rule';
import { t } from './text';

/** Only sales with `isHome` are banners of the home page (S3-08). */
export type SeedSale = {
  key: string;
  name: Text;
  description: Text;
  isHome: boolean;
  startedDaysAgo: number;
  /** Days until the end, or `weekend` for the end of a Sunday (`endOfWeekend`). */
  ends: number | 'weekend';
  rule: SeedRule;
};

export type SeedBanner = {
  eyebrow: Text;
  title: Text;
  /**
   * `{until}` is replaced with the last day of the sale, `{season}` with the season: see
   * `season.ts`.
   */
  text: Text;
  button: Text;
  image: string;
  imageMobile: string;
  /** Links to the products of the sale, or else to `link`. */
  sale?: string;
  link?: string;
};

export const sales: SeedSale[] = [
  {
    key: 'gadjetlar',
    name: t('{season}: audiotexnika va gadjetlar', '{season}: аудиотехника и гаджеты'),
    description: t(
      'Quloqchin, kolonka, smartfon va aqlli soatlar chegirmada. Chegirma narxda hisobga olingan.',
      'Наушники, колонки, смартфоны и умные часы со скидкой. Скидка учтена в цене.',
    ),
    isHome: true,
    startedDaysAgo: 9,
    ends: 12,
    rule: { categories: ['elektronika', 'telefon-va-gadjetlar'], discountFrom: 5 },
  },
  {
    key: 'choyxona-haftasi',
    name: t('Choyxona haftasi', 'Неделя чайханы'),
    description: t(
      'Qozon, choynak, piyola va oshxona texnikasi: mehmon kutish uchun kerakli hamma narsa.',
      'Казаны, чайники, пиалы и кухонная техника: всё, чтобы встретить гостей.',
    ),
    isHome: true,
    startedDaysAgo: 4,
    ends: 20,
    rule: { categories: ['oshxona', 'maishiy-texnika'], discountFrom: 5 },
  },
  {
    key: 'kiyim-mavsumi',
    name: t('Yangi mavsum kiyimlari', 'Одежда нового сезона'),
    description: t(
      'Kiyim va poyabzal: kundalik hayot va bayramlar uchun.',
      'Одежда и обувь на каждый день и на праздник.',
    ),
    isHome: true,
    startedDaysAgo: 2,
    ends: 26,
    rule: { categories: ['kiyim', 'poyabzal'], discountFrom: 5 },
  },
  {
    key: 'hafta-oxiri',
    name: t('Hafta oxiri chegirmalari', 'Скидки выходных'),
    description: t(
      'Eng katta chegirmalar bir joyda, yakshanba oxirigacha.',
      'Самые большие скидки в одном месте, до конца воскресенья.',
    ),
    isHome: false,
    startedDaysAgo: 1,
    ends: 'weekend',
    rule: { discountFrom: 25 },
  },
];

export const banners: SeedBanner[] = [
  {
    eyebrow: t('{season}', '{season}'),
    title: t(
      'Audiotexnika va gadjetlarga 30 % gacha chegirma',
      'Аудиотехника и гаджеты со скидкой до 30 %',
    ),
    text: t('Quloqchin, smartfon va soatlar, {until}', 'Наушники, смартфоны и часы, {until}'),
    button: t('Chegirmalarni koʻrish', 'Смотреть скидки'),
    sale: 'gadjetlar',
    ...pictures('silk', ['phone-17~sky', 'headphones-over-ear~blue', 'laptop-14~grey']),
  },
  {
    eyebrow: t('Choyxona haftasi', 'Неделя чайханы'),
    title: t('Palov va choy: oshxona uchun hammasi', 'От плова до чая: всё для кухни'),
    text: t('Qozon va choynaklar, {until}', 'Казаны и чайники, {until}'),
    button: t('Tanlash', 'Выбрать'),
    sale: 'choyxona-haftasi',
    ...pictures('mint', ['lagan-rishton~blue', 'teapot-rishton~blue', 'piala-paxta~blue']),
  },
  {
    eyebrow: t('Yangi mavsum', 'Новый сезон'),
    title: t(
      'Kiyim va poyabzal: yangi mavsum chegirmalari',
      'Одежда и обувь: скидки нового сезона',
    ),
    text: t('Kundalik va bayramona kiyimlar', 'Одежда на каждый день и на праздник'),
    button: t('Kiyim tanlash', 'Выбрать одежду'),
    sale: 'kiyim-mavsumi',
    ...pictures('rose', ['handbag-soft~brown', 'dress-summer~blue', 'sneakers-canvas~red']),
  },
  {
    eyebrow: t('Bolalar uchun', 'Детям'),
    title: t('Oʻyinchoq, kitob va bogʻcha buyumlari', 'Игрушки, книги и всё для садика'),
    text: t('Yoqmasa ham qaytarish mumkin', 'Вернуть можно, даже если не подошло'),
    button: t('Bolalar boʻlimi', 'В детский отдел'),
    link: '/products?menu=bolalar-uchun',
    ...pictures('sky', ['yo-yo~red', 'teddy-bear~brown', 'scooter-kick~sky']),
  },
  {
    eyebrow: t('Hafta oxiri', 'Выходные'),
    title: t('Hafta oxirining eng katta chegirmalari', 'Самые большие скидки выходных'),
    text: t('Yakshanba oxirigacha, {until}', 'До конца воскресенья, {until}'),
    button: t('Chegirmalarni koʻrish', 'Смотреть скидки'),
    sale: 'hafta-oxiri',
    ...pictures('lilac', ['television-55', 'bicycle-city~blue', 'microwave-23']),
  },
];

function pictures(tint: Wash, subjects: string[]) {
  return {
    image: bannerPicture({ tint, subjects, format: 'wide' }),
    imageMobile: bannerPicture({ tint, subjects, format: 'narrow' }),
  };
}

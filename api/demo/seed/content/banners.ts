import type { Wash } from '@/api/demo/pictures/picture';
import { bannerPicture } from '@/api/demo/pictures/picture-path';
import type { Text } from '@/api/demo/seed/department';
import type { SeedRule } from './rule';
import { t } from './text';

/** One with `isHome` is a banner of the home page, one without is not (S3-08). */
export type SeedSale = {
  key: string;
  name: Text;
  description: Text;
  isHome: boolean;
  startedDaysAgo: number;
  endsInDays: number;
  rule: SeedRule;
};

export type SeedBanner = {
  eyebrow: Text;
  title: Text;
  /** `{until}` stands for the last day of the sale: see `untilText`. */
  text: Text;
  button: Text;
  image: string;
  imageMobile: string;
  /** Leads to the products of the sale, or without one to the link. */
  sale?: string;
  link?: string;
};

const months = {
  uz: 'yanvar fevral mart aprel may iyun iyul avgust sentabr oktabr noyabr dekabr'.split(' '),
  ru: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(
    ' ',
  ),
};

/** «30-noyabrgacha», «до 30 ноября»: by the calendar of Tashkent. */
export function untilText(end: Date): Text {
  const local = new Date(end.getTime() + 5 * 60 * 60 * 1000);
  const [day, month] = [local.getUTCDate(), local.getUTCMonth()];
  return t(`${day}-${months.uz[month]}gacha`, `до ${day} ${months.ru[month]}`);
}

export const sales: SeedSale[] = [
  {
    key: 'kuz-gadjetlari',
    name: t('Kuz mavsumi: ovoz va gadjetlar', 'Осенний сезон: звук и гаджеты'),
    description: t(
      'Quloqchin, kolonka, smartfon va aqlli soatlar chegirmada. Chegirma savatda avtomatik hisoblanadi.',
      'Наушники, колонки, смартфоны и умные часы со скидкой. Скидка учтена в цене сразу.',
    ),
    isHome: true,
    startedDaysAgo: 9,
    endsInDays: 12,
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
    endsInDays: 20,
    rule: { categories: ['oshxona', 'maishiy-texnika'], discountFrom: 5 },
  },
  {
    key: 'kiyim-mavsumi',
    name: t('Yangi mavsum kiyimlari', 'Одежда нового сезона'),
    description: t(
      'Kiyim, poyabzal va sumkalar: issiq kunlardan salqin oqshomlargacha.',
      'Одежда, обувь и сумки: от тёплых дней до прохладных вечеров.',
    ),
    isHome: true,
    startedDaysAgo: 2,
    endsInDays: 26,
    rule: { categories: ['kiyim', 'poyabzal'], discountFrom: 5 },
  },
  {
    key: 'hafta-oxiri',
    name: t('Hafta oxiri chegirmalari', 'Скидки выходных'),
    description: t(
      'Eng katta chegirmalar bir joyda: ketma-ket uch kun.',
      'Самые большие скидки в одном месте: три дня подряд.',
    ),
    isHome: false,
    startedDaysAgo: 1,
    endsInDays: 3,
    rule: { discountFrom: 25 },
  },
];

export const banners: SeedBanner[] = [
  {
    eyebrow: t('Kuz mavsumi', 'Осенний сезон'),
    title: t('Ovoz va gadjetlarga 30 % gacha chegirma', 'Звук и гаджеты со скидкой до 30 %'),
    text: t('Quloqchin, smartfon va soatlar, {until}', 'Наушники, смартфоны и часы, {until}'),
    button: t('Chegirmalarni koʻrish', 'Смотреть скидки'),
    sale: 'kuz-gadjetlari',
    ...pictures('silk', ['mobile-phone', 'headphone~orange', 'watch']),
  },
  {
    eyebrow: t('Choyxona haftasi', 'Неделя чайханы'),
    title: t('Palov va choy: oshxona uchun hammasi', 'От плова до чая: всё для кухни'),
    text: t('Qozon va choynaklar, {until}', 'Казаны и чайники, {until}'),
    button: t('Tanlash', 'Выбрать'),
    sale: 'choyxona-haftasi',
    ...pictures('mint', ['pot-of-food', 'teapot', 'bowl-with-spoon']),
  },
  {
    eyebrow: t('Yangi mavsum', 'Новый сезон'),
    title: t('Kiyim va poyabzal: yangi mavsum narxlari', 'Одежда и обувь: цены нового сезона'),
    text: t('Har kuni va bayramga kiyim, {until}', 'Одежда на каждый день, {until}'),
    button: t('Kiyim tanlash', 'Выбрать одежду'),
    sale: 'kiyim-mavsumi',
    ...pictures('rose', ['handbag', 'dress', 'running-shoe']),
  },
  {
    eyebrow: t('Bolalar uchun', 'Детям'),
    title: t('Oʻyinchoq, kitob va bogʻ uchun buyumlar', 'Игрушки, книги и всё для садика'),
    text: t('Ertaga yetkazamiz, 10 kunda qaytarasiz', 'Доставим завтра, возврат 10 дней'),
    button: t('Bolalar boʻlimi', 'В детский отдел'),
    link: '/products?menu=bolalar-uchun',
    ...pictures('sky', ['yo-yo', 'teddy-bear', 'kick-scooter']),
  },
  {
    eyebrow: t('Hafta oxiri', 'Выходные'),
    title: t('Hafta oxirining eng katta chegirmalari', 'Самые большие скидки выходных'),
    text: t('Uch kun, {until}', 'Три дня, {until}'),
    button: t('Chegirmalarni koʻrish', 'Смотреть скидки'),
    sale: 'hafta-oxiri',
    ...pictures('lilac', ['shopping-bags', 'wrapped-gift', 'backpack']),
  },
];

function pictures(tint: Wash, subjects: string[]) {
  return {
    image: bannerPicture({ tint, subjects, format: 'wide' }),
    imageMobile: bannerPicture({ tint, subjects, format: 'narrow' }),
  };
}

import { SIZES } from '@/api/catalog/size-page';
import type { Text } from '@/api/demo/seed/department';
import { branches } from './branches';
import { creditsPage } from './credits-page';
import { deliveryPage, returnsPage } from './menu-pages';
import { accessorySizes, clothesSizes, shoeSizes } from './size-pages';
import { p, page, t, table } from './text';

export type SeedMenuItem = {
  type: 'inner' | 'static_post' | 'static' | 'post' | 'person';
  /** A page of the shop, or the slug of a group of posts or persons. */
  group: string;
  slug: string;
  title: Text;
  /** The HTML of a static page. */
  text?: Text;
  /** The slug of the linked category within the group (`has_category` on the wire). */
  category?: string;
  updatedDaysAgo: number;
  children?: SeedMenuItem[];
};

/** The footer shows the top level in two halves: first the company, then help for shoppers. */
export const menu: SeedMenuItem[] = [
  {
    type: 'post',
    group: 'about',
    slug: 'biz-haqimizda',
    title: t('Biz haqimizda', 'О нас'),
    updatedDaysAgo: 120,
    children: [
      {
        type: 'person',
        group: 'team',
        slug: 'jamoa',
        title: t('Jamoa', 'Команда'),
        updatedDaysAgo: 90,
        children: [
          {
            type: 'person',
            group: 'team',
            category: 'yetkazib-berish',
            slug: 'yetkazib-berish',
            title: t('Yetkazib berish jamoasi', 'Команда доставки'),
            updatedDaysAgo: 90,
          },
        ],
      },
    ],
  },
  {
    type: 'inner',
    group: 'contacts',
    slug: 'aloqa',
    title: t('Aloqa', 'Контакты'),
    updatedDaysAgo: 120,
  },
  {
    type: 'post',
    group: 'post',
    slug: 'maqolalar',
    title: t('Maqolalar', 'Статьи'),
    updatedDaysAgo: 3,
    children: [
      {
        type: 'post',
        group: 'news',
        slug: 'yangiliklar',
        title: t('Yangiliklar', 'Новости'),
        updatedDaysAgo: 6,
        children: [
          {
            type: 'post',
            group: 'news',
            category: 'aksiyalar',
            slug: 'aksiyalar',
            title: t('Aksiyalar', 'Акции'),
            updatedDaysAgo: 6,
          },
        ],
      },
    ],
  },
  {
    type: 'static',
    group: '',
    slug: 'filiallar',
    title: t('Filiallar', 'Филиалы'),
    text: t(branchesPage('uz'), branchesPage('ru')),
    updatedDaysAgo: 30,
  },
  {
    type: 'static',
    group: '',
    slug: 'yetkazib-berish-va-tolov',
    title: t('Yetkazib berish va toʻlov', 'Доставка и оплата'),
    text: deliveryPage,
    updatedDaysAgo: 21,
  },
  {
    type: 'static',
    group: '',
    slug: 'qaytarish-va-almashtirish',
    title: t('Qaytarish va almashtirish', 'Возврат и обмен'),
    text: returnsPage,
    updatedDaysAgo: 45,
    children: [
      {
        type: 'static',
        group: '',
        slug: `${SIZES}kiyimlar`,
        title: t('Kiyim oʻlchamlari jadvali', 'Таблица размеров одежды'),
        text: clothesSizes,
        updatedDaysAgo: 10,
      },
      {
        type: 'static',
        group: '',
        slug: `${SIZES}poyabzal`,
        title: t('Poyabzal oʻlchamlari jadvali', 'Таблица размеров обуви'),
        text: shoeSizes,
        updatedDaysAgo: 10,
      },
      {
        type: 'static',
        group: '',
        slug: `${SIZES}bosh-kiyim-va-aksessuarlar`,
        title: t('Aksessuar oʻlchamlari jadvali', 'Таблица размеров аксессуаров'),
        text: accessorySizes,
        updatedDaysAgo: 10,
      },
    ],
  },
  {
    type: 'inner',
    group: 'faq',
    slug: 'savol-javob',
    title: t('Savol-javob', 'Вопросы и ответы'),
    updatedDaysAgo: 14,
  },
  {
    type: 'static_post',
    group: 'about',
    slug: 'ommaviy-oferta',
    title: t('Ommaviy oferta', 'Публичная оферта'),
    updatedDaysAgo: 60,
    children: [
      {
        type: 'static',
        group: '',
        slug: 'suratlar-mualliflari',
        title: t('Suratlar mualliflari', 'Авторы изображений'),
        text: creditsPage,
        updatedDaysAgo: 7,
      },
    ],
  },
];

function branchesPage(locale: keyof Text): string {
  const intro = t(
    'Filiallarda mahsulotlarni koʻrish, buyurtmani olib ketish va qaytarish mumkin. Filiallar dam olish kunlarisiz ishlaydi.',
    'В филиалах можно посмотреть товары, забрать заказ и оформить возврат. Филиалы работают без выходных.',
  );
  const head = t('Filial|Manzil|Ish vaqti', 'Филиал|Адрес|Время работы');
  const rows = branches.map(
    (branch) => `${branch.name[locale]}|${branch.address[locale]}|${branch.workTime}`,
  );
  return page(p(intro[locale]), table(head[locale], ...rows));
}

import { blogHome } from './blog-home';
import { blogOut } from './blog-out';
import { blogTech } from './blog-tech';
import { news } from './news';
import { offer } from './offer';
import type { SeedPostGroup } from './post';
import { staff } from './staff';
import { t } from './text';

export const postGroups: SeedPostGroup[] = [
  {
    slug: 'post',
    title: t('Foydali maqolalar', 'Полезные статьи'),
    kind: 'post',
    categories: [],
    posts: [...blogTech, ...blogHome, ...blogOut],
  },
  {
    slug: 'about',
    title: t('Ommaviy oferta', 'Публичная оферта'),
    kind: 'post',
    categories: [],
    posts: [offer],
  },
  {
    slug: 'news',
    title: t('Yangiliklar', 'Новости'),
    kind: 'post',
    categories: [
      { slug: 'aksiyalar', name: t('Aksiyalar', 'Акции') },
      { slug: 'dokon-hayoti', name: t('Doʻkon hayoti', 'Жизнь магазина') },
    ],
    posts: news,
  },
  {
    slug: 'team',
    title: t('Jamoa', 'Команда'),
    kind: 'person',
    categories: [
      { slug: 'rahbariyat', name: t('Rahbariyat', 'Руководство') },
      { slug: 'yetkazib-berish', name: t('Yetkazib berish', 'Доставка') },
      { slug: 'mijozlarga-xizmat', name: t('Mijozlarga xizmat', 'Клиентская служба') },
    ],
    posts: staff,
  },
];

import { expect, test } from 'vitest';
import { aContentShop, t } from '@/tests/api/setup/content';

const { done, faultsOf, get, print, section } = aContentShop();

test('contacts are grouped by kind, with one text for both languages or one for each', async () => {
  await done({
    contacts: {
      phone_number: [{ value: '+998 71 200-00-01' }, { value: '1180', is_active: false }],
      email: [{ value: 'salom@dokon.example' }],
      work_time: [{ days: t('Har kuni', 'Ежедневно'), value: '09:00–21:00' }],
      address: [{ value: t('Toshkent', 'Ташкент') }],
      social: [
        { kind: 'telegram', value: 'https://t.me/dokon' },
        { kind: 'facebook', value: 'http://facebook.example/dokon' },
      ],
      map: { latitude: 41.3, longitude: 69.2 },
      telegram_bot: 'https://t.me/dokon_bot',
    },
  });
  expect(await get('/core/contact', { 'accept-language': 'ru' })).toMatchObject({
    phone_number: [{ value: '+998 71 200-00-01', is_active: true }, { is_active: false }],
    work_time: [{ days: 'Ежедневно', value: '09:00–21:00' }],
    address: [{ value: 'Ташкент' }],
    social: [{ kind: 'telegram', value: 'https://t.me/dokon' }, { kind: 'facebook' }],
    map: { latitude: 41.3, longitude: 69.2 },
    telegram_bot: 'https://t.me/dokon_bot',
  });
});

test('posts are matched by title or id, and keep the order of the file', async () => {
  const groups = await section('groups');
  const post = (title: string, date: string) => ({
    title: t(title),
    date,
    excerpt: t('{shop}'),
    text: t('<p>{return_days}</p>'),
  });
  const blog = { slug: 'post', title: t('Maqolalar'), kind: 'post' };
  const others = groups.filter(({ slug }) => slug !== 'post');
  const posts = [post('Ikkinchi', '2026-11-02'), post('Birinchi', '2026-11-01')];
  await done({ groups: [{ ...blog, posts }, ...others] });
  const { results } = await get('/post/list');
  expect(
    results.map(({ title, excerpt }: { title: string; excerpt: string }) => [title, excerpt]),
  ).toEqual([
    ['Ikkinchi', 'Chorsu'],
    ['Birinchi', 'Chorsu'],
  ]);
  expect(await done({ groups: [{ ...blog, posts }, ...others] })).toEqual({});

  const [second, first] = results.map(({ id }: { id: number }) => id);
  const renamed = { ...post('Oʻzgargan', '2026-11-01'), id: first };
  const grown = [post('Uchinchi', '2026-11-03'), posts[0], renamed];
  expect(await done({ groups: [{ ...blog, posts: grown }, ...others] })).toEqual({
    posts: [1, 1, 0, 0],
  });
  const list = await get('/post/list');
  expect(list.results.slice(1).map(({ id }: { id: number }) => id)).toEqual([second, first]);
  expect(list.results[2]).toMatchObject({ title: 'Oʻzgargan', slug: `ozgargan-${first}` });

  await done({ groups: [{ ...blog, posts: [renamed, ...posts] }, ...others] });
  expect((await get('/post/list')).results[0].id).toBe(first);
});

test('menu items link to post categories and pages, and broken links are rejected', async () => {
  const groups = await section('groups');
  const menu = await section('menu');
  const tips = {
    slug: 'maslahat',
    title: t('Maslahat', 'Советы'),
    kind: 'post',
    categories: [{ slug: 'uy', name: t('Uy', 'Дом') }],
    posts: [],
  };
  const page = {
    type: 'static',
    slug: 'kafolat',
    title: t('Kafolat', 'Гарантия'),
    text: t('<p>Bir yil</p>'),
  };
  const item = {
    type: 'post',
    group: 'maslahat',
    category: 'uy',
    title: t('Uy uchun', 'Для дома'),
  };
  const added = {
    type: 'post',
    group: 'maslahat',
    title: t('Maslahat', 'Советы'),
    children: [page, item],
  };
  await done({ groups: [...groups, tips], menu: [added, ...menu] });

  const { categories } = await get('/post/group/maslahat');
  const { results } = await get('/menu/list?with_children=1');
  const [shownPage, shownItem] = results[0].children;
  expect(shownItem).toMatchObject({ id: categories[0].id, has_category: true, slug: 'uy' });
  expect(await get(`/menu/detail/${shownPage.id}`)).toMatchObject({ text: '<p>Bir yil</p>' });
  expect(await done(await print())).toEqual({});

  expect(await faultsOf({ groups })).toEqual([
    'groups: the menu item Maslahat links to maslahat, which no longer exists',
    'groups: the menu item Uy uchun links to maslahat/uy, which no longer exists',
  ]);
  const wrong = await faultsOf({
    menu: [
      { type: 'product', slug: 'yoq', title: t('Yoʻq') },
      { type: 'inner', group: 'nowhere', title: t('Hech qayer') },
      { type: 'post', group: 'nobody', title: t('Hech kim') },
      { type: 'static', slug: 'Bad Slug', title: t('Sahifa') },
      { ...item, category: 'yoq' },
      item,
      item,
      page,
      page,
    ],
  });
  expect(wrong).toEqual([
    'menu[0].slug: there is no product category yoq',
    'menu[1].group: must be about, contacts, faq or menu',
    'menu[2].group: there is no group nobody',
    'menu[3].slug: must be like yetkazib-berish',
    'menu[3].text: is missing',
    'menu[4].category: the group maslahat has no category yoq',
    'menu[6].category: another item already links to it',
    'menu[8].slug: kafolat is a duplicate',
  ]);
  await done({ groups, menu });
});

test('a post group with a reserved slug, a bad date or an unknown category is rejected', async () => {
  const group = { slug: 'cart', title: t('Savat'), kind: 'post', categories: [], posts: [] };
  const post = { title: t('P'), date: 'yesterday', excerpt: t(''), text: t('<p>p</p>') };
  expect(await faultsOf({ groups: [group] })).toEqual([
    'groups[0].slug: /cart is another page of the shop',
  ]);
  const news = { ...group, slug: 'news', posts: [{ ...post, category: 'yoq' }] };
  expect(await faultsOf({ groups: [news] })).toEqual([
    'groups[0].posts[0].date: must be like 2026-11-30 or 2026-11-30T18:00+05:00',
  ]);
  const dated = { ...news, posts: [{ ...post, date: '2026-11-01', category: 'yoq' }] };
  expect(
    await faultsOf({ groups: [dated, news].map((one) => ({ ...one, posts: dated.posts })) }),
  ).toEqual([
    'groups[0].posts[0].category: the group has no category yoq',
    'groups[1].slug: news is a duplicate',
    'groups[1].posts[0].category: the group has no category yoq',
  ]);
});

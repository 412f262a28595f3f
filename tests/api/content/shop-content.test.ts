import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contentDocument } from '@/api/content/document';
import { changesAfter, newestChange } from '@/api/db/change-events';
import { rowsOf } from '@/api/db/database';
import { applyContent } from '@/api/operator/contents';
import { aContentShop, t } from '@/tests/api/setup/content';
import { operatorOf } from '@/tests/api/setup/operator';

const content = aContentShop();
const { aFile, apply, done, faultsOf, folder, get, print, section } = content;

test('applying printed content changes nothing, even with npm output above it', async () => {
  const before = await print();
  expect(await done(before)).toEqual({});
  const file = `\n> chorsu@0.1.0 shop\n> node scripts/shop.mjs content\n\n`;
  expect(await done(file + JSON.stringify(before, null, 2))).toEqual({});
  expect(await print()).toEqual(before);
});

test('replaces sections completely and in order, and keeps those the file omits', async () => {
  const before = await print();
  const faq = [
    { question: t('Birinchi?', 'Первый?'), answer: t('<p>{shop}</p>', '<p>{free_from}</p>') },
    { question: t('Ikkinchi?', 'Второй?'), answer: t('<p>Ha</p>', '<p>Да</p>') },
  ];
  expect(await done({ faq })).toMatchObject({ faq: [2, 0, expect.any(Number), 0] });
  expect(await print()).toEqual({ ...before, faq, revisions: expect.anything() });
  const { results } = await get('/faq/list', { 'accept-language': 'ru' });
  expect(results).toMatchObject([
    { question: 'Первый?' },
    { question: 'Второй?', answer: '<p>Да</p>' },
  ]);
  expect(results[0].answer).not.toContain('{');

  expect(await done({ faq: faq.toReversed() })).toEqual({ faq: [0, 0, 0, 1] });
  const turned = await get('/faq/list');
  expect(turned.results.map(({ id }: { id: number }) => id)).toEqual(
    results.map(({ id }: { id: number }) => id).toReversed(),
  );
  expect(await done({ faq: [{ ...faq[1], answer: t('<p>Yoʻq</p>', '<p>Нет</p>') }] })).toEqual({
    faq: [0, 1, 1, 0],
  });
});

test('a section that changed since the file was printed is rejected, unless forced', async () => {
  const printed = await print();
  const others = [{ question: t('Boshqa muharrir?'), answer: t('<p>Ha</p>') }];
  await apply({ faq: others });
  // Unchanged sections and files without revisions cause no conflict.
  expect(await done({ ...(await print()), revisions: printed.revisions })).toEqual({});
  expect(await done({ ...printed, faq: others })).toEqual({});

  const faq = [{ question: t('Mening savolim?'), answer: t('<p>Ha</p>') }];
  expect(await faultsOf({ faq, revisions: printed.revisions })).toEqual([
    'faq: has changed in the shop since the file was printed. Print it again, or overwrite it with --force',
  ]);
  const file = aFile({ faq, revisions: printed.revisions });
  const forced = await applyContent(operatorOf(content.shop.ports), {
    file,
    dryRun: false,
    force: true,
  });
  expect(forced.faults).toEqual([]);
  expect(await section('faq')).toEqual(faq);
  const { revisions } = await print();
  expect(forced.revisions).toEqual({ faq: Object(revisions).faq });
});

test('a dry run reports the changes and applies none', async () => {
  const before = await print();
  const faq = [{ question: t('Quruq?'), answer: t('<p>Ha</p>') }];
  const removed = (await section('faq')).length;
  expect(await done({ faq }, true)).toEqual({ faq: [1, 0, removed, 0] });
  expect(await print()).toEqual(before);
});

test('reports each fault with its position and changes nothing', async () => {
  const banner = { title: t('Sarlavha'), button: t('Ochish'), image: 'banners/none.jpg' };
  const faults = await faultsOf({
    banners: [
      { ...banner, link: '/products', title: { uz: 'Sarlavha' } },
      { ...banner, link: 'javascript:alert(1)' },
      { ...banner, link: '/products', lnk: '' },
    ],
    faq: [
      { question: t('{shop}?'), answer: t('<p>{shopp}</p>', 'x'.repeat(100_001)) },
      {
        question: t('Havola?'),
        answer: t('<a href="java&#115;cript:x">x</a>', '<script>1</script>'),
      },
      {
        question: t('Surat?'),
        answer: t('<img src="https://other.example/a.png">', '<p onclick="x">y</p>'),
      },
    ],
    partners: [{ name: 'Hamkor', image: 'logo.png', link: 'ftp://x' }],
    contacts: {
      phone_number: [{ value: 'call us' }],
      social: [{ kind: 'vk', value: 'https://vk.com' }],
    },
    branches: [{ name: t('A'), city: t('B'), address: t('C'), latitude: 69.2, longitude: 41.3 }],
    page: [],
  });
  expect(faults.toSorted()).toEqual([
    'banners[0].title.ru: is missing',
    'banners[1].link: must be a path of the shop, like /products, or start with https://',
    'banners[2].lnk: is unknown',
    'branches[0].latitude: is not in Uzbekistan; check latitude and longitude',
    'contacts.phone_number[0].value.ru: must be a phone number',
    'contacts.phone_number[0].value.uz: must be a phone number',
    'contacts.social[0].kind: must be telegram, instagram, facebook or youtube',
    'faq[0].answer.ru: is longer than 100000 characters',
    expect.stringMatching(/^faq\[0\]\.answer\.uz: \{shopp\} is unknown; use one of \{shop\}, /),
    'faq[0].question.ru: {shop} is not supported here',
    'faq[0].question.uz: {shop} is not supported here',
    'faq[1].answer.ru: <script> is not allowed',
    "faq[1].answer.uz: the link 'javascript:x' is not allowed",
    expect.stringMatching(
      /^faq\[2\]\.answer\.uz: the image .* is not allowed; use a file next to this document$/,
    ),
    'page: is unknown',
    'partners[0].link: must be a path of the shop, like /products, or start with https://',
  ]);
});

test('faults in several sections are reported together, without consequential faults', async () => {
  const [point] = await section('pickup_points');
  const [banner] = await section('banners');
  const [sale] = await section('sales');
  const [group] = await section('groups');
  const faults = await faultsOf({
    pickup_points: [{ ...point, region: 'Atlantida' }],
    groups: [{ ...group, slug: 'cart' }],
    menu: [{ type: 'post', group: 'yangi', title: t('Yangi') }],
    sales: [{ ...sale, products: ['NONE-1'] }],
    banners: [{ ...banner, sale: 'Yangi' }],
    collections: [{ slug: 'yangi', name: t('Yangi'), products: ['NONE-2'] }],
  });
  expect(faults).toEqual([
    `pickup_points[0].district: there is no ${point?.district} in Atlantida`,
    'groups[0].slug: /cart is another page of the shop',
    'sales[0].products[0]: there is no product with the SKU NONE-1',
    'collections[0].products[0]: there is no product with the SKU NONE-2',
  ]);
});

test('reports format, image and reference faults together and changes nothing', async () => {
  const [banner] = await section('banners');
  const faults = await faultsOf({
    faq: [{ question: t('?'), answer: t('<p>Ha</p>') }],
    sales: [{ name: t('Yangi') }],
    banners: [{ ...banner, sale: 'Yangi', image: 'none.jpg' }],
    collections: [{ slug: 'yangi', name: t('Yangi'), products: ['NONE-2'] }],
    banner: [],
  });
  expect(faults).toEqual(
    expect.arrayContaining([
      'banner: is unknown',
      'banners[0].image: none.jpg is missing or is not an image',
      'collections[0].products[0]: there is no product with the SKU NONE-2',
    ]),
  );
  expect(faults.some((fault) => fault.startsWith('sales[0].starts_at: '))).toBe(true);
  expect(faults.filter((fault) => /^banners.*sale/.test(fault))).toEqual([]);
  expect(await section('faq')).not.toContainEqual(expect.objectContaining({ question: t('?') }));
});

test('content with a duplicate id is rejected', async () => {
  const [point] = await section('pickup_points');
  const [sale] = await section('sales');
  const [region, other] = await section('regions');
  const [group, another] = await section('groups');
  const moved = { ...other, cities: region?.cities?.slice(0, 1) };
  const posts = [...(another?.posts ?? []), group?.posts?.[0]];
  const faults = await faultsOf({
    regions: [region, moved, region],
    pickup_points: [point, { ...point, name: t('Boshqa') }],
    groups: [group, { ...another, posts }],
    sales: [sale, sale],
  });
  expect(faults.filter((fault) => !fault.startsWith('regions[2].cities'))).toEqual([
    'regions[2].id: is a duplicate',
    'regions[1].cities[0].id: is a duplicate',
    'pickup_points[1].id: is a duplicate',
    `groups[1].posts[${posts.length - 1}].id: is a duplicate`,
    'sales[1].id: is a duplicate',
  ]);
});

test('invisible characters are removed from all texts', async () => {
  const unseen = (text: string) => `\u0000${text}\u202E`;
  const place = { city: t('Buxoro'), address: t(unseen('Arg')), latitude: 39.77, longitude: 64.42 };
  await done({
    contacts: {
      email: [{ value: unseen('a@b.example') }],
      phone_number: [{ value: unseen('1180') }],
    },
    branches: [{ name: t(unseen('Ark')), phone: unseen('+998 65 200-00-01'), ...place }],
  });
  expect(await print()).toMatchObject({
    contacts: { email: [{ value: 'a@b.example' }], phone_number: [{ value: '1180' }] },
    branches: [{ name: t('Ark'), address: t('Arg'), phone: '+998 65 200-00-01' }],
  });
  const collection = { slug: 'sinov', name: t('Sinov'), products: [unseen('NONE-1')] };
  expect(await faultsOf({ collections: [collection] })).toEqual([
    'collections[0].products[0]: there is no product with the SKU NONE-1',
  ]);
});

test('HTML attributes that the shop does not allow are removed', async () => {
  const answer = t('<p style="color:red" onclick="x">Ha</p>');
  expect(await faultsOf({ faq: [{ question: t('?'), answer, more: 1 }] })).toEqual([
    'faq[0].more: is unknown',
  ]);
  await done({ faq: [{ question: t('Rang?'), answer }] });
  expect(await section('faq')).toEqual([{ question: t('Rang?'), answer: t('<p>Ha</p>') }]);
});

test('invalid JSON, a missing file and a JSON list are rejected', async () => {
  await expect(apply('{"faq": [')).rejects.toThrow(/^the file is not JSON: /);
  const missing = applyContent(operatorOf(content.shop.ports), {
    file: join(folder, 'none.json'),
    dryRun: false,
  });
  await expect(missing).rejects.toThrow(/^the file cannot be read: /);
  expect(await faultsOf('[]')).toEqual([expect.stringMatching(/^the file: /)]);
});

test.each([
  ['contacts', ['site']],
  ['faq', ['content']],
  ['menu', ['site']],
] as const)(
  'a change to the section "%s" invalidates only the pages that show it',
  async (name, tags) => {
    const before = await newestChange(content.shop.ports.db);
    const whole = await print();
    expect(await done({ [name]: whole[name] })).toEqual({});
    expect((await changesAfter(content.shop.ports.db, before)).tags).toEqual([]);
    await done({ [name]: name === 'contacts' ? {} : [] });
    expect((await changesAfter(content.shop.ports.db, before)).tags).toEqual(tags);
    await done({ [name]: whole[name] });
  },
);

test('accepts the example document of docs/shop/content.md', () => {
  const guide = readFileSync('docs/shop/content.md', 'utf8');
  const example = /```json\n(.*?)```/s.exec(guide)?.[1] ?? '';
  expect(contentDocument.safeParse(JSON.parse(example)).error?.issues).toBeUndefined();
});

test('the ids of removed content are not reused', async () => {
  const groups = await section('groups');
  const blog = groups.find(({ slug }) => slug === 'post');
  const withPost = (id?: number) => ({
    groups: groups.map((group) =>
      group === blog
        ? {
            ...group,
            posts: [...(group.posts ?? []), { ...blog.posts?.[0], id, title: t('Yangi') }],
          }
        : group,
    ),
  });
  await done(withPost(5000));
  await done({ groups });
  await done(withPost());
  const rows = await rowsOf<{ id: number }>(
    content.shop.ports.db,
    sql`select max(id)::int as id from posts`,
  );
  expect(rows).toEqual([{ id: 5001 }]);

  const insert = sql`insert into post_categories (id, group_id, slug, name)
    select 9000, min(id), 'sinov', '{"uz": "", "ru": ""}' from post_groups`;
  await content.shop.ports.db.execute(insert);
  const menu = await section('menu');
  await done({
    menu: [...menu, { type: 'static', slug: 'raqam', title: t('Raqam'), text: t('<p>1</p>') }],
  });
  const [page] = await rowsOf<{ id: number }>(
    content.shop.ports.db,
    sql`select id from menu_items where slug = 'raqam'`,
  );
  expect(page?.id).toBe(9001);
});

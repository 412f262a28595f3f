import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { contentDocument, type Printed } from '@/api/content/document';
import { changesAfter, newestChange } from '@/api/db/change-events';
import { rowsOf } from '@/api/db/database';
import { carryOut } from '@/api/operator/operator';
import { API_BASE, MEDIA_BASE } from '@/lib/constants';
import { aCustomer } from '@/tests/api/setup/customer';
import { documentedApp } from '@/tests/api/setup/documented-app';
import { aProduct } from '@/tests/api/setup/goods';
import { checkoutOf, TASHKENT } from '@/tests/api/setup/order';
import { openTestShop, SECRET, type TestShop } from '@/tests/api/setup/shop';

const folder = mkdtempSync(join(tmpdir(), 'chorsu-api-content-'));
const t = (uz: string, ru = uz) => ({ uz, ru });
let shop: TestShop;
let files = 0;

beforeAll(async () => {
  shop = await openTestShop();
});

function aFile(content: unknown): string {
  files += 1;
  const file = join(folder, `${files}.json`);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const print = () => carryOut(shop.ports, 'content', {});
const bringIn = (content: unknown, dryRun = false) =>
  carryOut(shop.ports, 'setContent', { file: aFile(content), dryRun });

async function faultsOf(content: unknown): Promise<string[]> {
  const before = await print();
  const { faults, counts } = await bringIn(content);
  expect(await print()).toEqual(before);
  if (faults.length === 0) throw new Error(`there is no fault: ${JSON.stringify(counts)}`);
  return faults;
}

/** Returns the counts of the file's changes by section, without unchanged sections. */
async function done(content: unknown, dryRun = false): Promise<Record<string, number[]>> {
  const { faults, counts } = await bringIn(content, dryRun);
  expect(faults).toEqual([]);
  const changed = counts.map(({ name, added, changed, removed, isReordered }) => {
    return { name, numbers: [added, changed, removed, Number(isReordered)] };
  });
  const real = changed.filter(({ numbers }) => numbers.some((number) => number > 0));
  return Object.fromEntries(real.map(({ name, numbers }) => [name, numbers]));
}

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await shop.app.request(`${API_BASE}${path}`, { headers });
  return (await response.json()).data;
}

type Name =
  | 'faq'
  | 'banners'
  | 'pickup_points'
  | 'groups'
  | 'menu'
  | 'regions'
  | 'sales'
  | 'collections';

// The cast is safe because each printed section matches its declaration.
async function section<One extends Name>(name: One): Promise<Printed<One>> {
  return (await print())[name] as Printed<One>;
}

test('applying printed content changes nothing, even with the output of npm above it', async () => {
  const before = await print();
  expect(await done(before)).toEqual({});
  const file = `\n> chorsu@0.1.0 shop\n> node scripts/shop.mjs content\n\n`;
  expect(await done(file + JSON.stringify(before, null, 2))).toEqual({});
  expect(await print()).toEqual(before);
});

test('a section is replaced completely and in order, and a missing one is unchanged', async () => {
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
  await bringIn({ faq: others });
  // Unchanged sections and files without revisions cause no conflict.
  expect(await done({ ...(await print()), revisions: printed.revisions })).toEqual({});
  expect(await done({ ...printed, faq: others })).toEqual({});

  const faq = [{ question: t('Mening savolim?'), answer: t('<p>Ha</p>') }];
  expect(await faultsOf({ faq, revisions: printed.revisions })).toEqual([
    'faq: has changed in the shop since the file was printed. Print it again, or overwrite it with --force',
  ]);
  const file = aFile({ faq, revisions: printed.revisions });
  const forced = await carryOut(shop.ports, 'setContent', { file, dryRun: false, force: true });
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
    'branches[0].latitude: must be in Uzbekistan together with longitude',
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

test('faults of several sections are reported together, without follow-up faults', async () => {
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

test('a duplicate id is rejected', async () => {
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

test('invisible characters are removed everywhere', async () => {
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

test('attributes that the shop does not show are removed', async () => {
  const answer = t('<p style="color:red" onclick="x">Ha</p>');
  expect(await faultsOf({ faq: [{ question: t('?'), answer, more: 1 }] })).toEqual([
    'faq[0].more: is unknown',
  ]);
  await done({ faq: [{ question: t('Rang?'), answer }] });
  expect(await section('faq')).toEqual([{ question: t('Rang?'), answer: t('<p>Ha</p>') }]);
});

test('invalid JSON, a missing file and a non-regular file are rejected in one line', async () => {
  await expect(bringIn('{"faq": [')).rejects.toThrow(/^the file is not JSON: /);
  const missing = carryOut(shop.ports, 'setContent', {
    file: join(folder, 'none.json'),
    dryRun: false,
  });
  await expect(missing).rejects.toThrow(/^the file cannot be read: /);
  expect(await faultsOf('[]')).toEqual([expect.stringMatching(/^the file: /)]);
});

test('images next to the file are stored, and those of the shop stay unchanged', async () => {
  const [first] = await section('banners');
  await sharp({ create: { width: 40, height: 10, channels: 3, background: '#0a0' } })
    .png()
    .toFile(join(folder, 'wide.png'));
  const added = { title: t('Yangi', 'Новый'), button: t('Ochish', 'Открыть'), link: '/products' };
  const banners = [{ ...added, image: 'wide.png' }, first];
  const uploads = async () => (await shop.ports.media.list('uploads')).length;
  const before = await uploads();

  await done({ banners }, true);
  expect(await faultsOf({ banners: [...banners, { ...added, image: 'none.png' }] })).toEqual([
    'banners[2].image: none.png is missing or is not an image',
  ]);
  expect(await uploads()).toBe(before);

  await done({ banners });
  expect(await uploads()).toBe(before + 1);
  const { results } = await get('/catalog/banner');
  expect(results.map(({ title }: { title: string }) => title)).toEqual(['Yangi', first?.title.uz]);
  expect(results[0].image).toMatch(/^uploads\/[0-9a-f]{32}\.webp$/);
  expect(results[0].image_mobile).toBe(results[0].image);
  expect(results[1]).toMatchObject({ image: first?.image, image_mobile: first?.image_mobile });
  const shown = await shop.app.request(`${MEDIA_BASE}/${results[0].image}`);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(await done(await print())).toEqual({});
});

test('a text can show an image next to the file, and keeps those of the shop', async () => {
  const menu = await section('menu');
  await sharp({ create: { width: 30, height: 20, channels: 3, background: '#a00' } })
    .png()
    .toFile(join(folder, 'plan.png'));
  const page = { type: 'static', slug: 'reja', title: t('Reja', 'План') };
  const withText = (text: string) => ({
    menu: [{ ...page, text: t(text, '<p>План</p>') }, ...menu],
  });
  await done(withText('<p>Bu yerda: <img src="plan.png" alt="Reja" /></p>'));
  const [first] = await section('menu');
  const shown =
    /^<p>Bu yerda: <img src="(\/media\/uploads\/[0-9a-f]{32}\.webp)" alt="Reja" \/><\/p>$/;
  const [, src = ''] = shown.exec(first?.text?.uz ?? '') ?? [];
  expect((await shop.app.request(src)).status).toBe(200);
  expect(await done(await print())).toEqual({});

  const absent = `${MEDIA_BASE}/uploads/none.webp`;
  expect(await faultsOf(withText(`<p><img src="none.png" /><img src="${absent}" /></p>`))).toEqual([
    'menu[0].text.uz: none.png is missing or is not an image',
    'menu[0].text.uz: uploads/none.webp is missing or is not an image',
  ]);
  await done({ menu });
});

test('a pipe is not read as an image', async () => {
  execFileSync('mkfifo', [join(folder, 'pipe.png')]);
  const partners = [{ name: 'Quvur', image: 'pipe.png' }];
  expect(await faultsOf({ partners })).toEqual([
    'partners[0].image: pipe.png is missing or is not an image',
  ]);
  rmSync(join(folder, 'pipe.png'));
  expect(readdirSync(folder)).not.toContain('pipe.png');
});

test('a pickup point keeps its id, and cannot be removed while an order uses it', async () => {
  const [point, ...others] = await section('pickup_points');
  const { headers } = await aCustomer({}, shop);
  const goods = await aProduct({}, shop);
  await shop.ports.catalog.reread();
  const delivery = { type: 'pickup', point: point?.id } as const;
  const placed = await shop.app.request(`${API_BASE}/order/order`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ...checkoutOf([goods]), delivery }),
  });
  const { id } = (await placed.json()).data;

  const moved = { ...point, address: t('Yangi koʻcha, 1', 'Новая улица, 1'), id: undefined };
  expect(await done({ pickup_points: [moved, ...others] })).toEqual({
    pickup_points: [0, 1, 0, 0],
  });
  const ordered = await get(`/order/order/${id}`, headers);
  expect(ordered.point).toMatchObject({ id: point?.id, address: 'Yangi koʻcha, 1' });

  expect(await faultsOf({ pickup_points: others })).toEqual([
    `pickup_points: ${point?.name.uz} (id ${point?.id}) cannot be removed: open orders use it: ${id}`,
  ]);
  await carryOut(shop.ports, 'moveOrder', { id, to: 'canceled' });
  expect(await done({ pickup_points: others })).toEqual({ pickup_points: [0, 0, 1, 0] });
  const past = await get(`/order/order/${id}`, headers);
  expect(past).toMatchObject({ place: ordered.place, point: null });
  expect(await faultsOf({ pickup_points: [{ ...moved, district: 'Atlantida' }] })).toEqual([
    `pickup_points[0].district: there is no Atlantida in ${point?.region}`,
  ]);
});

test('an order that arrives between the trial and the change keeps its point', async () => {
  const [point, ...others] = await section('pickup_points');
  const goods = await aProduct({}, shop);
  const { headers } = await aCustomer({}, shop);
  await shop.ports.catalog.reread();
  await sharp({ create: { width: 9, height: 9, channels: 3, background: '#00a' } })
    .png()
    .toFile(join(folder, 'late.png'));
  const place = async () => {
    const delivery = { type: 'pickup', point: point?.id } as const;
    await shop.app.request(`${API_BASE}/order/order`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ ...checkoutOf([goods]), delivery }),
    });
  };
  const before = await print();
  const media = { ...shop.ports.media };
  media.write = async (...given) => {
    await place();
    await shop.ports.media.write(...given);
  };
  const file = aFile({ pickup_points: others, partners: [{ name: 'Kech', image: 'late.png' }] });
  const { faults } = await carryOut({ ...shop.ports, media }, 'setContent', {
    file,
    dryRun: false,
  });
  expect(faults).toEqual([expect.stringMatching(/ cannot be removed: open orders use it: \d+$/)]);
  expect(await print()).toEqual(before);
});

test('region terms can be set, and a city in use cannot be removed', async () => {
  const regions = await section('regions');
  const { headers } = await aCustomer({}, shop);
  await shop.app.request(`${API_BASE}/order/address`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ...TASHKENT, house: 'Katta koʻcha, 1' }),
  });
  const [tashkent, ...others] = regions;
  const priced = { ...tashkent, courier_price: 19_000, courier_days: 0, cities: undefined };
  expect(await done({ regions: [priced, ...others] })).toEqual({ regions: [0, 1, 0, 0] });
  const { results } = await get('/core/regions');
  expect(results[0]).toMatchObject({ _id: 1726, courier_price: 19_000, courier_days: 0 });

  const faults = await faultsOf({ regions: others });
  expect(faults).toContainEqual(
    expect.stringMatching(
      /^regions: Chilonzor tumani cannot be removed: 1 customer addresses use it/,
    ),
  );
  expect(faults).toContainEqual(
    expect.stringMatching(/cannot be removed: \d+ pickup points use it$/),
  );
  const anew = { name: t('Yangi viloyat'), courier_price: 1, courier_days: 1, pickup_days: 1 };
  expect(await faultsOf({ regions: [...regions, anew] })).toEqual([
    `regions[${regions.length}].cities: is missing`,
  ]);
});

test('a banner links to its sale by name, and a shown sale cannot be removed', async () => {
  const goods = await aProduct({}, shop);
  const article = `T-${goods.product}`;
  const sale = {
    name: t('Bahor', 'Весна'),
    description: t('Chegirma', 'Скидка'),
    starts_at: '2026-11-01',
    ends_at: '2026-12-31T18:00+05:00',
    products: [article],
  };
  const [old] = await section('banners');
  const banner = { ...old, title: t('Bahor keldi'), sale: 'Bahor', link: undefined };
  const sales = await section('sales');
  await done({ sales: [...sales, sale], banners: [banner] });
  const { results } = await get('/catalog/banner');
  const { sale: shown, link } = results[0];
  expect(link).toBe(`/products?sale=${shown.id}`);
  expect(await get(`/sale/detail/${shown.id}`)).toMatchObject({
    name: 'Bahor',
    is_home: true,
    products_count: 1,
    starts_at: '2026-10-31T19:00:00.000Z',
    ends_at: '2026-12-31T13:00:00.000Z',
  });
  expect(await section('banners')).toMatchObject([{ sale: 'Bahor' }]);

  expect(await faultsOf({ sales })).toEqual([
    'sales: Bahor cannot be removed: the banner Bahor keldi links to it',
  ]);
  const unknown = { ...sale, ends_at: '2026-10-01', products: [article, 'NONE-1'] };
  expect(await faultsOf({ sales: [unknown] })).toEqual([
    'sales[0].ends_at: must be after starts_at',
  ]);
  expect(await faultsOf({ sales: [{ ...unknown, ends_at: '2027-10-01' }] })).toEqual([
    'sales[0].products[1]: there is no product with the SKU NONE-1',
  ]);
  expect(await faultsOf({ banners: [{ ...banner, sale: 'Kuz' }] })).toEqual([
    'banners[0].sale: there is no sale Kuz',
  ]);
  await done({ sales, banners: [{ ...banner, sale: undefined, link: '/products' }] });
});

test('a collection shows its products at once and invalidates pages (B-28)', async () => {
  const goods = await aProduct({}, shop);
  await shop.ports.catalog.reread();
  const collections = await section('collections');
  const added = { slug: 'sinov', name: t('Sinov', 'Проба'), products: [`T-${goods.product}`] };
  const before = await newestChange(shop.ports.db);
  const published: string[][] = [];
  const app = documentedApp({ ...shop.ports, publishInvalidation: (tags) => published.push(tags) });
  const response = await app.request('/local/setContent', {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET}` },
    body: JSON.stringify({ file: aFile({ collections: [added, ...collections] }), dryRun: false }),
  });
  const { data } = await response.json();
  expect(data).toMatchObject({
    faults: [],
    counts: [{ name: 'collections', added: 1, changed: 0 }],
  });
  expect(published).toEqual([['home']]);
  expect((await changesAfter(shop.ports.db, before)).tags).toEqual(['home']);
  const list = await get('/catalog/product?collection=sinov');
  expect(list.results.map(({ id }: { id: number }) => id)).toEqual([goods.product]);
  const { results } = await get('/catalog/collection?size=5');
  expect(results[0]).toMatchObject({ slug: 'sinov', name: 'Sinov', products_count: 1 });

  await done({ collections });
  expect((await get('/catalog/collection?size=5')).results[0].slug).not.toBe('sinov');
  expect(await faultsOf({ collections: [added, added] })).toEqual([
    'collections[1].slug: sinov is a duplicate',
  ]);
});

test.each([
  ['contacts', ['site']],
  ['faq', ['content']],
  ['menu', ['site']],
] as const)('a change of %s invalidates only the pages that show it', async (name, tags) => {
  const before = await newestChange(shop.ports.db);
  const whole = await print();
  expect(await done({ [name]: whole[name] })).toEqual({});
  expect((await changesAfter(shop.ports.db, before)).tags).toEqual([]);
  await done({ [name]: name === 'contacts' ? {} : [] });
  expect((await changesAfter(shop.ports.db, before)).tags).toEqual(tags);
  await done({ [name]: whole[name] });
});

test('contacts are sorted by kind, with one text for both languages or two', async () => {
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

test('a menu item has the id of its category, and a page has its slug', async () => {
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

test('a group that no page could show is rejected', async () => {
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

test('accepts the example document of docs/shop/content.md', () => {
  const guide = readFileSync('docs/shop/content.md', 'utf8');
  const example = /```json\n(.*?)```/s.exec(guide)?.[1] ?? '';
  expect(contentDocument.safeParse(JSON.parse(example)).error?.issues).toBeUndefined();
});

test('ids are not reused', async () => {
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
    shop.ports.db,
    sql`select max(id)::int as id from posts`,
  );
  expect(rows).toEqual([{ id: 5001 }]);

  const insert = sql`insert into post_categories (id, group_id, slug, name)
    select 9000, min(id), 'sinov', '{"uz": "", "ru": ""}' from post_groups`;
  await shop.ports.db.execute(insert);
  const menu = await section('menu');
  await done({
    menu: [...menu, { type: 'static', slug: 'raqam', title: t('Raqam'), text: t('<p>1</p>') }],
  });
  const [page] = await rowsOf<{ id: number }>(
    shop.ports.db,
    sql`select id from menu_items where slug = 'raqam'`,
  );
  expect(page?.id).toBe(9001);
});

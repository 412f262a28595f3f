import { expect, test } from 'vitest';
import { changesAfter, newestChange } from '@/api/db/change-events';
import { aContentShop, t } from '@/tests/api/setup/content';
import { documentedApp } from '@/tests/api/setup/documented-app';
import { aProduct } from '@/tests/api/setup/goods';
import { SECRET } from '@/tests/api/setup/shop';

const content = aContentShop();
const { done, faultsOf, get, section } = content;

test('a banner names its sale, and a sale shown by a banner cannot be removed', async () => {
  const goods = await aProduct({}, content.shop);
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

test('a new collection shows its products at once and invalidates the home page (B-28)', async () => {
  const goods = await aProduct({}, content.shop);
  await content.shop.ports.catalog.reread();
  const collections = await section('collections');
  const added = { slug: 'sinov', name: t('Sinov', 'Проба'), products: [`T-${goods.product}`] };
  const before = await newestChange(content.shop.ports.db);
  const published: string[][] = [];
  const app = documentedApp({
    ...content.shop.ports,
    publishInvalidation: (tags) => published.push(tags),
  });
  const response = await app.request('/local/setContent', {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET}` },
    body: JSON.stringify({
      text: JSON.stringify({ collections: [added, ...collections] }),
      pictures: {},
      dryRun: false,
    }),
  });
  const { data } = await response.json();
  expect(data).toMatchObject({
    faults: [],
    counts: [{ name: 'collections', added: 1, changed: 0 }],
  });
  expect(published).toEqual([['home']]);
  expect((await changesAfter(content.shop.ports.db, before)).tags).toEqual(['home']);
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

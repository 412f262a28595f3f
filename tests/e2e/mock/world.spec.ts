import { expect, test } from '@/tests/e2e/support/fixtures';
import { hydrate } from '@/tests/e2e/support/hydration';
import { firstProduct, putInCart } from '@/tests/e2e/support/shop';

test('a change appears immediately in its own world and in no other world', async ({
  page,
  browser,
  request,
  world,
  t,
}) => {
  const { slug, id, sub_product } = await firstProduct(request, 'search=Sado Pro 2');
  await page.goto(`/products/${slug}`);
  await world.setPrice(sub_product, 1_234_000, null);
  await page.reload();
  await expect(page.getByRole('main')).toContainText('1 234 000');

  const elsewhere = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const other = await elsewhere.newPage();
  await other.goto(`/products/${slug}`);
  await expect(other.getByRole('main')).not.toContainText('1 234 000');
  await elsewhere.close();

  await world.withdraw(id);
  const gone = await page.goto(`/products/${slug}`);
  expect(gone?.status()).toBe(410);
  await world.reset();
  await page.goto(`/products/${slug}`);
  await expect(page.getByRole('main')).not.toContainText('1 234 000');
  await expect(page.getByRole('button', { name: t('cart.add'), exact: true })).toBeVisible();
});

test("changing a world's settings changes its pages immediately", async ({ page, world }) => {
  await page.goto('/');
  await world.changeSettings({ head_title: { uz: 'Boshqa bozor', ru: 'Другой рынок' } });

  await page.goto('/');
  await expect(page).toHaveTitle(/Boshqa bozor/);
});

test('the storefront sends a strict world only fields that the contract defines', {
  // Quick runs check the requests of the storefront only by their types.
  tag: '@full',
}, async ({ page, request, shopper, world, t }) => {
  await world.beStrict();
  await shopper.signIn();
  const { slug, sub_product } = await firstProduct(request, 'search=Sado Pro 2');
  await page.goto('/products?search=choy');
  await putInCart(page, t, slug);
  for (const path of [
    '/',
    '/cart',
    '/orders',
    '/user/orders',
    '/user/address',
    '/liked',
    '/post',
  ]) {
    await page.goto(path);
    await hydrate(page);
  }
  const body_has = { sub_product };
  await world.verify({ method: 'POST', path: '/order/cart', when: { body_has }, times: 1 });
  expect(await world.report()).toMatchObject({ outside_contract: [], failed_unasked: [] });
});

test('pages show the data of a restored snapshot and of a stubbed response', async ({
  page,
  request,
  world,
}) => {
  const { slug, sub_product, name } = await firstProduct(request, 'search=Sado Pro 2');
  await world.setPrice(sub_product, 1_234_000, null);
  await world.takeSnapshot('dear');
  await world.setPrice(sub_product, 2_345_000, null);
  await page.goto(`/products/${slug}`);
  await expect(page.getByRole('main')).toContainText('2 345 000');
  await world.restore('dear');
  await page.goto(`/products/${slug}`);
  await expect(page.getByRole('main')).toContainText('1 234 000');

  const when = { query: { search: 'nothing' } };
  const { data } = await (await request.get('/api/v1/catalog/product?search=Sado Pro 2')).json();
  await world.addFault({ path: '/catalog/product', when, kind: 'answer', data });
  await page.goto('/products?search=nothing');
  await expect(page.getByRole('main')).toContainText(name);
  expect(await world.report()).toMatchObject({ unused_faults: [] });
});

test('pages of a sold-out or empty shop return 200, and a removed product’s page 410', {
  tag: '@full',
}, async ({ page, request, world }) => {
  const { slug } = await firstProduct(request, 'search=Sado Pro 2');
  await world.play('sold out');
  for (const path of ['/', '/products', `/products/${slug}`]) {
    expect([path, (await page.goto(path))?.status()]).toEqual([path, 200]);
  }
  await world.play('empty shop');
  for (const path of ['/', '/products']) {
    expect([path, (await page.goto(path))?.status()]).toEqual([path, 200]);
  }
  expect((await page.goto(`/products/${slug}`))?.status()).toBe(410);
});

import { skipPauseOfWorker } from '@/tests/e2e/support/clock';
import { expect, type Page, test, type Words } from '@/tests/e2e/support/fixtures';
import { badge, firstInStock, firstProduct } from '@/tests/e2e/support/shop';

test.use({ serviceWorkers: 'allow' });

const NAME = 'Zulayho';

/** Returns the contents of the site's web storage and caches, and the names of its databases. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const bodies = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        const responses = await cache.matchAll();
        return Promise.all(responses.map((response) => response.text()));
      }),
    );
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    const stored = [localStorage, sessionStorage].map((storage) => JSON.stringify(storage));
    return [...stored, ...bodies.flat(), ...databases].join('\n');
  });

// The sign-in dialog can hide the heading from assistive technology.
const heading = (page: Page) => page.getByRole('heading', { level: 1, includeHidden: true });
const signIn = (page: Page, t: Words) =>
  page.getByRole('button', { name: t('account.signIn'), exact: true }).filter({ visible: true });

// Requirements: S2-45, S4-16, S4-17, S6-02, S7-10
test('sign-out opens the home page and clears personal data in all tabs (S4-15, S4-18)', {
  tag: '@desktop',
}, async ({ page, context, request, world, shopper, t }) => {
  const token = await shopper.signIn({ firstName: NAME });
  const headers = { authorization: `Bearer ${token}` };
  const { slug, name: product } = await firstProduct(request, 'search=Sado Pro 2');
  const { id } = await firstInStock(request, slug);
  await request.post('/api/v1/order/cart', { headers, data: { sub_product: id, amount: 1 } });
  await page.clock.install();
  await page.goto('/cart');
  await page.getByRole('button', { name: t('cart.checkout') }).click();
  await expect(page).toHaveURL(/\/orders$/);
  expect(await stored(page)).toContain(product);
  await page.goto('/user/profile');
  await expect(page.getByRole('textbox', { name: t('profile.firstName') })).toHaveValue(NAME);
  await skipPauseOfWorker(page);
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).length), { timeout: 30_000 })
    .toBeGreaterThan(0);
  expect(await stored(page)).toContain(token);
  const other = await context.newPage();
  await other.goto('/user/orders');
  await expect(heading(other)).toHaveText(t('orders.title'));

  await page.bringToFront();
  await page.goto('/user');
  await expect(badge(page, t, 1)).toBeVisible();
  const asGuest: string[] = [];
  page.on('request', (sent) => {
    if (!('authorization' in sent.headers())) asGuest.push(new URL(sent.url()).pathname);
  });
  await page.getByRole('button', { name: t('account.cabinet') }).click();
  const menu = page.locator('#account-menu');
  const items = menu.getByRole('listitem');
  const names = ['orders', 'profile', 'addresses', 'exit'];
  await expect(items).toHaveText(names.map((name) => t(`account.${name}`)));
  for (const [index, path] of ['orders', 'profile', 'address'].entries()) {
    await expect(items.nth(index).getByRole('link')).toHaveAttribute('href', `/user/${path}`);
  }
  await menu.getByRole('button', { name: t('account.exit') }).click();

  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await expect(badge(page, t, 0)).toBeVisible();
  for (const list of ['/api/v1/order/cart', '/api/v1/order/wish']) {
    expect(asGuest).toContain(list);
  }
  await expect(signIn(page, t)).toBeVisible();
  await expect(heading(other)).toHaveText(t('account.required.title'));
  for (const secret of [token, shopper.phone, NAME, product]) {
    expect(await stored(page)).not.toContain(secret);
    expect(await stored(other)).not.toContain(secret);
  }
  const [call] = await world.journal('/user/sign-out');
  expect(call).toMatchObject({ method: 'DELETE', query: '', body: null, status: 200 });
  expect((await request.get('/api/v1/user/user_settings', { headers })).status()).toBe(401);

  await page.goBack();
  await expect(heading(page)).toHaveText(t('account.required.title'));
  await expect(page.getByText(NAME)).toHaveCount(0);
});

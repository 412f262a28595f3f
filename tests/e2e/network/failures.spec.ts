import { FETCH_MIN_MS, OFFLINE_EVERY_MS } from '@/lib/constants';
import { passTime, pauseClock, stopClock } from '@/tests/e2e/support/clock';
import { expect, type Page, test } from '@/tests/e2e/support/fixtures';
import { expectHydrated } from '@/tests/e2e/support/hydration';
import { chooseDistrict, firstProduct } from '@/tests/e2e/support/shop';

test.use({
  forgives: /Failed to load resource|^failed: .*\/api\/v1\/|^logged: (rejected|not-found)/,
});

const respondWith = (page: Page, calls: string, status: number) =>
  page.route(calls, (route) =>
    route.fulfill({ status, json: { status: false, data: { detail: '' }, message: null } }),
  );

// Requirements: B-81
test('a 500 opens the offline page, where a retry repeats the action (S8-06, B-80)', async ({
  page,
  t,
  expectAccessible,
}) => {
  await page.goto('/products');
  const cards = page.getByRole('main').getByRole('article');
  await page.getByRole('link', { name: t('catalog.showMore', { count: 24 }) }).click();
  await expect(cards).toHaveCount(48);
  await respondWith(page, '**/api/v1/order/wish', 500);
  await respondWith(page, '**/api/v1/core/settings', 500);
  await page.clock.install({ time: 0 });
  const hearts = page.getByRole('main').getByRole('button', { name: /^Sevimlilar/ });
  await hearts.first().click();

  await expect(page).toHaveURL(/\/offline\?from=%2Fproducts/);
  const action = t('errors.actions.likedAdd');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('errors.failed.actionTitle', { action }),
  );
  await expect(page).toHaveTitle(t('errors.offline.title'));
  await expectAccessible();
  // From here on, the page sends no requests without an interaction.
  await pauseClock(page);
  await page.getByRole('button', { name: t('actions.retry') }).click();
  await expect(page.getByText(t('errors.failed.still'))).toBeVisible();

  await page.clock.runFor(FETCH_MIN_MS);
  await page.unrouteAll();
  await page.getByRole('button', { name: t('actions.retry') }).click();
  await expect(page).toHaveURL(/\/products\?page=2$/);
  await expect(cards).toHaveCount(48);
  // The page has repeated the failed action without another press by the shopper.
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true');
});

test('keeps the typed text and resubmits the form after a 500 (S8-06)', async ({
  page,
  shopper,
  world,
  t,
}) => {
  await shopper.signIn({ firstName: 'Aziza' });
  await page.goto('/user/profile');
  const name = page.getByLabel(t('profile.firstName'));
  await name.fill('Malika');
  await world.addFault({
    kind: 'status',
    status: 500,
    method: 'PUT',
    path: '/user/user_settings',
    times: 1,
  });
  await page.getByRole('button', { name: t('profile.save') }).click();

  const title = t('errors.failed.actionTitle', { action: t('errors.actions.userChange') });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByRole('button', { name: t('actions.retry') }).click();
  await expect(page).toHaveURL(/\/user\/profile$/);
  await expect(page.getByText(t('profile.saved'))).toBeVisible();
  await expect(name).toHaveValue('Malika');
});

test('a 500 hides the one-click form, and a retry places one order (S8-06, S4-19)', async ({
  page,
  request,
  world,
  t,
}) => {
  const { slug } = await firstProduct(request, 'search=Sado Pro 2');
  await page.goto(`/products/${slug}`);
  await page
    .getByRole('button', { name: t('oneClick.open') })
    .first()
    .click();
  const form = page.getByRole('dialog');
  await form.getByLabel(t('oneClick.name')).fill('Madina Karimova');
  await form.getByLabel(t('oneClick.phone')).fill('901234567');
  await chooseDistrict(form, t);
  await world.addFault({
    kind: 'status',
    status: 500,
    method: 'POST',
    path: '/order/create',
    times: 1,
  });
  await form.locator('button[type="submit"]').click();
  const title = t('errors.failed.actionTitle', { action: t('errors.actions.orderPlace') });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(form).toHaveCount(0);

  await page.getByRole('button', { name: t('actions.retry') }).click();
  await expect(page.getByRole('heading', { name: t('oneClick.success.title') })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/products/${slug}$`));
  const sent = await world.journal('/order/create');
  expect(sent.map(({ status }) => status)).toEqual([500, 200]);
});

test('the return button of the offline page does not repeat the failed action (S8-06)', {
  tag: '@full',
}, async ({ page, request, world, t }) => {
  const { slug } = await firstProduct(request, 'search=Sado Pro 2');
  await page.goto(`/products/${slug}`);
  await world.addFault({ kind: 'status', status: 500, path: '/order/cart', method: 'POST' });
  await page.getByRole('button', { name: t('cart.add'), exact: true }).click();
  await page.getByRole('button', { name: t('errors.failed.back') }).click();
  await expect(page).toHaveURL(new RegExp(`/products/${slug}$`));
  const buy = page.getByRole('region', { name: t('product.buy') });
  await expect(buy.getByText(t('errors.write.unknown'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('cart.add'), exact: true })).toBeVisible();
});

test('Back from the offline page restores the scroll position (S8-06, B-81)', {
  tag: '@full',
}, async ({ page, t }) => {
  const scrollY = () => page.evaluate(() => window.scrollY);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/products');
  const hearts = page.getByRole('main').getByRole('button', { name: /^Sevimlilarga qoʻshish/ });
  await hearts.nth(15).scrollIntoViewIfNeeded();
  await expectHydrated(page);
  await page.clock.install({ time: 0 });
  const back = page.getByRole('button', { name: t('errors.failed.back') });
  for (const goBack of [
    async () => {
      await page.unrouteAll();
      await back.click();
    },
    () => page.goBack(),
  ]) {
    const left = await scrollY();
    expect(left).toBeGreaterThan(740);
    await respondWith(page, '**/api/v1/order/wish', 500);
    await respondWith(page, '**/api/v1/core/settings', 500);
    await hearts.nth(15).click();
    await expect(page).toHaveURL(/\/offline/);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    expect(await scrollY()).toBe(0);

    await goBack();
    await expect(page).toHaveURL(/\/products$/);
    await expect.poll(scrollY).toBe(left);
    await passTime(page, OFFLINE_EVERY_MS);
  }
});

test('the offline page reopens the failed page once the API is reachable (S8-07, B-81)', async ({
  page,
  t,
}) => {
  await page.route('**/api/v1/**', (route) => route.abort('connectionrefused'));
  await page.goto('/cart');
  await expect(page).toHaveURL(/\/offline\?from=%2Fcart$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors.offline.title'));

  await page.unrouteAll();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('heading', { name: t('cart.empty.title') })).toBeVisible();
});

test('the offline page returns to the failed page although a drawer is open (B-81)', async ({
  page,
  t,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route('**/api/v1/**', (route) => route.abort('connectionrefused'));
  await page.goto('/cart');
  await expect(page).toHaveURL(/\/offline/);
  await page
    .getByRole('button', { name: t('header.menu') })
    .filter({ visible: true })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();

  await page.unrouteAll();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('heading', { name: t('cart.empty.title') })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('repeated failures open the offline page only once in ten seconds (S8-06, S8-13)', {
  tag: '@full',
}, async ({ page, t }) => {
  await respondWith(page, '**/api/v1/order/cart', 500);
  await page.goto('/cart');
  await expect(page).toHaveURL(/\/offline/);

  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('heading', { name: t('cart.loadFailed.title') })).toBeVisible();
  await expect(page.getByText(t('cart.loading'))).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page).toHaveURL(/\/cart$/);
});

test('a retry on the offline page opens only pages of the shop (S2-06, B-81)', {
  tag: '@full',
}, async ({ page, t }) => {
  await stopClock(page);
  await page.goto('/offline?from=%2Finfo%2Ffaq');
  await expectHydrated(page);
  await page.getByRole('button', { name: t('actions.retry') }).click();
  await expect(page).toHaveURL(/\/info\/faq$/);

  await page.goto('/offline?from=%2F%2Felsewhere.example%2F');
  await expectHydrated(page);
  await page.getByRole('button', { name: t('actions.retry') }).click();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
});

test('a 401 signs the shopper out and opens the home page (S8-10, S8-11)', async ({
  page,
  shopper,
}) => {
  const token = await shopper.signIn();
  await respondWith(page, '**/api/v1/order/wish', 401);
  await page.goto('/ru/products');
  await expect(page).toHaveURL(/\/ru$/);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Войти' })).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).not.toContain(token);
  expect(stored).not.toContain(shopper.phone);
});

test('a 413 and a 422 neither navigate nor show a message (S8-09, S8-12)', {
  tag: '@full',
}, async ({ page, t }) => {
  await respondWith(page, '**/api/v1/order/wish', 413);
  await respondWith(page, '**/api/v1/order/cart', 422);
  await stopClock(page);
  const response = page.waitForResponse('**/api/v1/order/wish');
  const refused = page.waitForEvent('console', (message) => message.text().startsWith('rejected'));
  await page.goto('/products');
  await Promise.all([response, refused]);
  await expectHydrated(page);

  await expect(page.getByRole('region', { name: t('layout.messages') })).toBeEmpty();
  await expect(page).toHaveURL(/\/products$/);
});

test('a button whose request fails reverts and shows an error next to it (B-79, S9-07)', async ({
  page,
  request,
  t,
}) => {
  const { slug } = await firstProduct(request, 'search=Sado Pro 2');
  await page.goto(`/products/${slug}`);
  await respondWith(page, '**/api/v1/order/cart', 422);
  await page.getByRole('button', { name: t('cart.add'), exact: true }).click();

  const beside = page.getByRole('region', { name: t('product.buy') }).getByText(t('cart.failed'));
  await expect(beside).toBeVisible();
  await expect(page.getByRole('region', { name: t('layout.messages') })).toBeEmpty();
  await expect(beside).toBeVisible();
  await expect(page.getByRole('button', { name: t('cart.add'), exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/products/${slug}$`));
});

import { RETRY_MS } from '@/lib/constants';
import { skipPauseOfWorker } from '@/tests/e2e/support/clock';
import { expect, type Page } from '@/tests/e2e/support/fixtures';
import { expectHydrated } from '@/tests/e2e/support/hydration';
import { firstProduct } from '@/tests/e2e/support/shop';
import { test } from '@/tests/e2e/support/storefronts';

test.use({ serviceWorkers: 'allow', forgives: /./ });

/**
 * The timeout for a new worker to take over: Chromium can check as rarely as every 30 seconds
 * whether the old worker is idle.
 */
const TAKEN_OVER = { timeout: 90_000 };

const BRAND = 'rgb(11, 110, 105)';

const cachedAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const cached = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return cached.flat().map(({ url }) => new URL(url).pathname);
  });

/** Waits until the worker has cached the page at `path`. */
const isKept = (page: Page, path: string) =>
  expect.poll(() => cachedAddresses(page), { timeout: 30_000 }).toContain(path);

/** Like `isKept` for a page with an installed clock, which it moves past the worker's delay. */
async function isKeptAtOnce(page: Page, path: string) {
  const cached = async () => {
    await skipPauseOfWorker(page);
    return cachedAddresses(page);
  };
  await expect.poll(cached, { timeout: 30_000 }).toContain(path);
}

/**
 * Returns whether the worker preloads pages. Firefox treats a failed preload as a failed
 * navigation.
 */
const preloads = (page: Page) =>
  page.evaluate(async () => {
    const { navigationPreload } = await navigator.serviceWorker.ready;
    return (await navigationPreload.getState()).enabled;
  });

test('an unvisited page shows the offline page within a second when the server is down', async ({
  page,
  shop,
}) => {
  test.slow();
  await page.clock.install();
  await page.goto(shop.url('/products'));
  await isKeptAtOnce(page, '/products');
  expect(await preloads(page)).toBe(false);
  await shop.crash();

  for (const [path, title] of [
    ['/about', 'Doʻkon bilan aloqa yoʻq'],
    ['/ru/about', 'Нет связи с магазином'],
    // The worker redirects a shopper with a Russian cookie to /ru, as the shop itself does.
    ['/cart', 'Нет связи с магазином'],
  ] as const) {
    // Retries, because a busy machine can delay one attempt. If the worker waited for the network,
    // every attempt would be late.
    await expect(async () => {
      const startedAt = Date.now();
      await page.goto(shop.url(path), { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 1000 });
      expect(Date.now() - startedAt).toBeLessThan(1000);
    }).toPass({ timeout: 15_000 });
    await expect(page).toHaveURL(new RegExp(`/offline\\?from=${encodeURIComponent(path)}$`));
    await expect(page.getByRole('main').getByRole('button')).toHaveCSS('background-color', BRAND);
    await expectHydrated(page);
  }

  await shop.open();
  await page.clock.fastForward(RETRY_MS.to);
  await expect(page).toHaveURL(shop.url('/ru/cart'), { timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('visited pages open offline, are marked as copies and contain no personal data', {
  tag: '@full',
}, async ({ page, request, shop, t }) => {
  test.slow();
  await page.clock.install();
  const product = await firstProduct(request, 'search=Sado Pro 2');
  await page.goto(shop.url('/products'));
  await isKeptAtOnce(page, '/products');
  await page
    .getByRole('link', { name: t('header.about') })
    .first()
    .click();
  await isKeptAtOnce(page, '/about');
  await page.goto(shop.url(`/products/${product.slug}`));
  await page.getByRole('button', { name: t('cart.add'), exact: true }).click();
  await isKeptAtOnce(page, `/products/${product.slug}`);
  const colour = page.getByRole('group', { name: /^Rang/ }).getByRole('radio').nth(1);
  await colour.check();
  await expect(page).toHaveURL(/\?option=\d+$/);
  const chosen = page.url();
  for (const path of ['/cart', '/liked']) {
    await page.goto(shop.url(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto(shop.url('/about'));
  const cached = await cachedAddresses(page);
  expect(cached.filter((path) => /\/(?:api|cart|liked|orders|user)(?:\/|$)/.test(path))).toEqual(
    [],
  );

  await shop.crash();
  await page.goto(chosen);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
  await expect(colour).toBeChecked();
  await expect(page.getByText(/^Saqlangan nusxa: \d\d\.\d\d\.\d{4}, \d\d:\d\d/)).toBeVisible();
  await expect(page).toHaveURL(chosen);

  await shop.open();
  // The first page of a newly started shop may take longer than the worker's timeout.
  await request.get(chosen);
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: t('layout.saved.reload') }).click();
  await loaded;
  await expectHydrated(page);
  await expect(page.getByText(/^Saqlangan nusxa/)).toBeHidden();
});

type SeenRequest = { address: string; isFromNetwork: boolean };

test('API requests and router data bypass the service worker, but files do not', {
  tag: '@full',
}, async ({ page, request }) => {
  const { name } = await firstProduct(request);
  await page.goto('/products');
  await isKept(page, '/products');
  await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await isKept(page, new URL(page.url()).pathname);

  // Collects the requests that the page has sent since the worker took control of it.
  const requests = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap((entry): SeenRequest[] => {
      const { name: address, workerStart, workerMatchedSourceType: source } = entry.toJSON();
      return workerStart > 0 ? [{ address, isFromNetwork: source === 'network' }] : [];
    }),
  );
  const isPast = ({ address }: SeenRequest) => /\/api\/v1\/|[?&]_rsc=/.test(address);
  const past = requests.filter(isPast);
  expect(past.map(({ address }) => address).join()).toContain('_rsc=');
  expect(past.filter(({ isFromNetwork }) => !isFromNetwork)).toEqual([]);
  expect(requests.some(({ isFromNetwork }) => !isFromNetwork)).toBe(true);
});

test('a service worker whose caches fail leaves pages and files to the network', {
  tag: '@full',
}, async ({ page }) => {
  await page.clock.install();
  await page.goto('/products');
  await isKeptAtOnce(page, '/products');
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(() => {
    const fail = () => Promise.reject(new DOMException('broken', 'UnknownError'));
    Object.assign(CacheStorage.prototype, { open: fail, match: fail });
  });
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectHydrated(page);
});

test('a new service worker takes over while an old page is busy, and the cart is kept', {
  tag: '@full',
}, async ({ page, request, shop, nextRelease, t }) => {
  test.slow();
  const { slug } = await firstProduct(request, 'search=Sado Pro 2');
  await page.goto(shop.url(`/products/${slug}`));
  await page.getByRole('button', { name: t('cart.add'), exact: true }).click();
  const badge = page.getByRole('link', { name: t('header.cartCount', { count: 1 }) }).first();
  await expect(badge).toBeVisible();
  await isKept(page, `/products/${slug}`);
  const offlineCaches = () =>
    page.evaluate(async () =>
      (await caches.keys()).filter((name) => name.startsWith('chorsu-offline-')),
    );
  const [old] = await offlineCaches();
  // Earlier releases registered a worker that preloads pages.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).navigationPreload.enable());

  await shop.open({ CHORSU_DIST: nextRelease });
  const loaded = page.waitForEvent('load');
  await page
    .getByRole('link', { name: t('header.about') })
    .first()
    .click();
  await loaded;
  await expect(page).toHaveURL(shop.url('/about'));
  await expect(badge).toBeVisible();
  await keepElderBusy(page);

  await expect.poll(offlineCaches, TAKEN_OVER).not.toContain(old);
  expect(await offlineCaches()).toHaveLength(1);
  expect(await preloads(page)).toBe(false);
  await shop.crash();
  await page.goto(shop.url('/ru/info/faq'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Нет связи с магазином');
});

/** Keeps the old worker busy until the new worker has tried to take over, successfully or not. */
async function keepElderBusy(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const old = registration.active;
    const tick = () => new Promise((resolve) => setTimeout(resolve));
    let requestCount = 0;
    while (requestCount < 100 && registration.active === old) {
      old?.postMessage('busy');
      if (registration.waiting) requestCount += 1;
      await tick();
    }
  });
}

test('with SERVICE_WORKER=0, a page unregisters the worker and deletes its caches', {
  tag: '@full',
}, async ({ page, shop }) => {
  test.slow();
  await page.goto(shop.url('/products'));
  await isKept(page, '/products');

  await shop.open({ SERVICE_WORKER: '0' });
  await page.goto(shop.url('/about'));
  await expect.poll(() => cachedAddresses(page), TAKEN_OVER).toEqual([]);
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registrations).toBe(0);
});

import { passTime } from '@/tests/e2e/support/clock';
import { expect, type Page, test } from '@/tests/e2e/support/fixtures';
import { hydrate } from '@/tests/e2e/support/hydration';
import { BUYABLE, badge, firstProduct, putInCart } from '@/tests/e2e/support/shop';
import { watchWeight } from '@/tests/support/page/page-weight';

const saving = { 'save-data': 'on' };

/** Returns the number of bytes that a page transfers, including images. */
async function bytesOf(page: Page, path: string): Promise<number> {
  let bytes = 0;
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const watch = await watchWeight(page);
  await page.goto(path);
  await watch.quiet();
  watch.stop();
  await cdp.detach();
  return bytes;
}

test('with Save-Data, a list transfers at most 60 % of its usual bytes and is readable', {
  tag: ['@phone', '@deferred'],
}, async ({ page, browser, contextOptions, t }) => {
  const whole = await bytesOf(page, '/products');
  const context = await browser.newContext({ ...contextOptions, extraHTTPHeaders: saving });
  const light = await context.newPage();
  const lightBytes = await bytesOf(light, page.url());

  expect(lightBytes).toBeLessThanOrEqual(whole * 0.6);
  await expect(light.getByRole('heading', { level: 1 })).toHaveText(t('catalog.title'));
  await expect(light.getByRole('article')).toHaveCount(24);
  const pictures = light.getByRole('article').locator('img').first();
  await expect(pictures).toHaveJSProperty('complete', true);
  await context.close();
});

test('on a 3G connection, hovering over a link prefetches its page (S9-11)', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setExtraHTTPHeaders({ ect: '3g' });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } });
  });
  await page.goto('/products');
  await hydrate(page);
  const link = page.getByRole('article').getByRole('link').first();
  const path = String(await link.getAttribute('href'));
  const ahead = page.waitForRequest(
    (request) => request.url().includes(path) && 'next-router-prefetch' in request.headers(),
  );
  await link.hover();
  await ahead;
});

test.describe('with Save-Data', { tag: '@phone' }, () => {
  test.use({ extraHTTPHeaders: saving });

  test('nothing is prefetched, even on hover (S9-11)', async ({ page }) => {
    // A browser that sends `Save-Data` exposes the setting to scripts as well.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const ahead: string[] = [];
    page.on('request', (request) => {
      const headers = request.headers();
      const isAhead = 'next-router-prefetch' in headers || headers['sec-purpose'] === 'prefetch';
      if (isAhead) ahead.push(request.url());
    });
    const hydrated = page.waitForResponse('**/api/v1/order/cart');
    await page.goto('/products');
    await page.keyboard.press('Tab');
    await hydrated;
    await expect(page.getByRole('main')).toBeVisible();
    for (const link of await page.getByRole('article').getByRole('link').all()) await link.hover();

    expect(ahead).toEqual([]);
  });

  test('a press starts loading the scripts, and they replay the press', {
    tag: '@deferred',
  }, async ({ page, request, t }) => {
    const { name } = await firstProduct(request, BUYABLE);
    await page.goto(`/products?${BUYABLE}`);
    await page.getByRole('button', { name: t('cart.addOf', { name }) }).click();

    await expect(
      page
        .getByRole('link', { name: t('header.cartCount', { count: 1 }) })
        .filter({ visible: true }),
    ).toBeVisible();
  });

  test('the badges show counts from the API before hydration (S4-43)', {
    tag: '@deferred',
  }, async ({ page, request, t }) => {
    const { slug } = await firstProduct(request, 'search=Sado Pro 2');
    await putInCart(page, t, slug);
    const scripts: string[] = [];
    page.on('request', (sent) => {
      if (sent.resourceType() === 'script') scripts.push(new URL(sent.url()).pathname);
    });
    const lists = ['**/api/v1/order/cart', '**/api/v1/order/wish'];
    const read = Promise.all(lists.map((list) => page.waitForResponse(list)));
    await page.goto('/info/faq');
    await expect(badge(page, t, 1)).toBeVisible();
    await read;
    await expect(badge(page, t, 1)).toBeVisible();
    expect(scripts.filter((path) => path.startsWith('/_next/'))).toEqual([]);
  });

  test("a customer's badges disappear after they sign out (S4-43, B-97)", {
    tag: ['@deferred', '@full'],
  }, async ({ page, request, shopper, t }) => {
    await shopper.signIn();
    const { slug } = await firstProduct(request, 'search=Sado Pro 2');
    await putInCart(page, t, slug);
    const stored = () => page.evaluate(() => localStorage.getItem('chorsu:counts'));
    await expect.poll(stored).toMatch(/"cart":\[\d/);
    await page.goto('/user');
    await page.getByRole('button', { name: t('account.exit') }).click();
    await expect(page).toHaveURL(/\/(ru)?$/);
    await expect(badge(page, t, 0)).toBeVisible();
    expect(await stored()).toBeNull();
  });

  test('a pressed link opens without waiting for hydration', {
    tag: ['@deferred', '@full'],
  }, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto('/');
    const name = await page.getByRole('article').getByRole('link').first().textContent();
    await page.getByRole('article').getByRole('link').first().press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(name));
    expect(scripts[0]).toBe('/hydrate.js');
  });

  test('the banners stay still, without Swiper, until the shopper plays them (S9-04)', {
    tag: '@full',
  }, async ({ page, t }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.clock.install();
    await page.goto('/');
    await hydrate(page);
    // A playing carousel would show the next slide within this time.
    await passTime(page, 6000);
    const first = page.getByRole('button', { name: t('carousel.show', { number: 1 }) });
    await expect(first).toHaveAttribute('aria-current', 'true');
    const banners = page.getByRole('region', { name: t('home.banners') });
    await expect(banners.locator('[data-live]')).toHaveCount(0);

    await banners.getByRole('button', { name: t('carousel.play') }).click();
    await expect(banners.locator('[data-live]')).toHaveCount(1);
    await banners.getByRole('button', { name: t('carousel.pause') }).blur();
    await page.mouse.move(0, 0);
    await passTime(page, 5000);
    const second = page.getByRole('button', { name: t('carousel.show', { number: 2 }) });
    await expect(second).toHaveAttribute('aria-current', 'true');
  });
});

test('on 400 kbit/s with 400 ms round trips the list is painted within 6 s', {
  tag: '@phone',
}, async ({ browser, contextOptions, baseURL }) => {
  const options = { ...contextOptions, extraHTTPHeaders: saving };
  // Loads the list once beforehand, because the shop renders each image on its first request.
  const earlier = await browser.newContext(options);
  await (await earlier.newPage()).goto(`${baseURL}/products`, { waitUntil: 'networkidle' });
  await earlier.close();

  const context = await browser.newContext(options);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 400_000 / 8,
    uploadThroughput: 400_000 / 8,
  });
  await page.goto(`${baseURL}/products`);
  const largest = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? 0),
        ).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  expect(largest).toBeGreaterThan(0);
  expect(largest).toBeLessThan(6000);
  await context.close();
});

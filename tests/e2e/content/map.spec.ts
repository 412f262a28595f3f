import { passTime } from '@/tests/e2e/support/clock';
import { expect, type Page, test } from '@/tests/e2e/support/fixtures';
import { expectHydrated, hydrate } from '@/tests/e2e/support/hydration';
import { MAP_HOST, serveMap } from '@/tests/e2e/support/map-service';

/** Collects the URLs that the page requests from the map service. */
function watchMap(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(MAP_HOST)) requested.push(request.url());
  });
  return requested;
}

// Requirements: B-29
test('loads the map near the screen under the page’s CSP (S2-91, B-91)', async ({ page, t }) => {
  const requested = watchMap(page);
  await serveMap(page);
  await page.goto('/');
  await hydrate(page);
  const map = page.getByRole('region', { name: t('home.map') });
  await expect(map.getByRole('button', { name: t('map.show') })).toHaveCount(1);
  expect(requested).toEqual([]);

  await map.scrollIntoViewIfNeeded();
  await expect(map.getByRole('application')).toBeVisible();
  expect(requested).toHaveLength(1);
  expect(new URL(requested[0] ?? '').searchParams.get('csp')).toBe('true');
});

for (const [label, connection] of [
  ['with Save-Data', { saveData: true }],
  ['on a 2g connection', { effectiveType: '2g' }],
] as const) {
  const tag = label === 'with Save-Data' ? [] : '@full';
  test(`${label}, loads the map only after a press (B-91)`, { tag }, async ({ page, t }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    const requested = watchMap(page);
    await serveMap(page);
    await page.goto('/');
    await hydrate(page);
    const map = page.getByRole('region', { name: t('home.map') });
    await map.scrollIntoViewIfNeeded();
    const show = map.getByRole('button', { name: t('map.show') });
    await expect(show).toBeInViewport();
    expect(requested).toEqual([]);
    await show.click();
    await expect(map.getByRole('application')).toBeVisible();
  });
}

// Requirements: S2-91
test("pressing a branch's pin opens its panel (S2-92, S2-93)", async ({ page, request, t }) => {
  const { data } = await (await request.get('/api/v1/core/branch')).json();
  const branch = data.results[2];
  await serveMap(page);
  await page.goto('/');
  await hydrate(page);
  const map = page.getByRole('region', { name: t('home.map') });
  await map.scrollIntoViewIfNeeded();
  await map.getByRole('button', { name: `${branch.latitude}, ${branch.longitude}` }).click();

  const panel = page.getByRole('region', { name: branch.name });
  await expect(panel.getByText(branch.work_time)).toBeVisible();
  await expect(panel.locator('img')).toHaveCount(branch.images.length);
  await expect(map.getByRole('application')).toHaveAttribute(
    'aria-label',
    `${branch.latitude}, ${branch.longitude}`,
  );
});

test.describe('a map that does not load', { tag: '@desktop' }, () => {
  // The browser logs the blocked request.
  test.use({ forgives: /ERR_FAILED|Failed to load resource/ });

  for (const [name, response] of [
    ['is blocked', { abort: true }],
    ['refuses the key', { status: 403, body: 'Invalid API key' }],
    ['sends an empty script', { status: 200, body: '', contentType: 'text/javascript' }],
  ] as const) {
    const tag = 'abort' in response ? [] : '@full';
    test(`shows a message, addresses and a retry button if the service ${name} (B-92)`, {
      tag,
    }, async ({ page, t }) => {
      await page.route(`${MAP_HOST}/**`, (route) =>
        'abort' in response ? route.abort() : route.fulfill(response),
      );
      await page.clock.install();
      await page.goto('/');
      await hydrate(page);
      const map = page.getByRole('region', { name: t('home.map') });
      await map.scrollIntoViewIfNeeded();
      await expect(async () => {
        await passTime(page, 5000);
        await expect(map.getByText(t('map.failed'))).toBeVisible({ timeout: 1000 });
      }).toPass();
      await expect(map.getByRole('button', { name: t('actions.retry') })).toBeEnabled();
      await expect(page.locator('#branches a[href*="yandex.uz/maps"]').first()).toBeVisible();
    });
  }
});

test('the HTML has the address and a map link of each branch (B-92, B-30)', {
  tag: '@desktop',
}, async ({ request }) => {
  const { data } = await (await request.get('/api/v1/core/branch')).json();
  const html = await (await request.get('/')).text();
  for (const { address, latitude, longitude } of data.results) {
    expect(html).toContain(`>${address}<`);
    expect(html).toContain(`pt=${longitude},${latitude}`);
  }
});

test.describe('without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('lists all branches and offers no map (B-92)', async ({ page, request, t }) => {
    const { data } = await (await request.get('/api/v1/core/branch')).json();
    await page.goto('/');
    const rows = page.locator('#branches h3').filter({ visible: true });
    await expect(rows).toHaveCount(data.count);
    await expect(page.getByRole('button', { name: t('map.show') })).toBeHidden();
  });
});

/** The states of the map service: available, blocked and hanging. */
const services = {
  serve: serveMap,
  'is blocked': (page: Page) => page.route(`${MAP_HOST}/**`, (route) => route.abort()),
  hangs: (page: Page) => page.route(`${MAP_HOST}/**`, () => new Promise(() => {})),
};

test('the home page needs no map service before its map comes near the screen', {
  tag: ['@phone', '@full'],
}, async ({ browser, contextOptions, baseURL }) => {
  test.slow();
  const seen: unknown[] = [];
  for (const meet of Object.values(services)) {
    const context = await browser.newContext(contextOptions);
    const page = await context.newPage();
    await meet(page);
    seen.push(await firstSight(page, `${baseURL}/`));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
  expect(seen[0]).toMatchObject({ elsewhere: [], largest: expect.stringMatching(/^[A-Z]/) });
  expect(seen[1]).toEqual(seen[0]);
  expect(seen[2]).toEqual(seen[0]);
});

/**
 * Opens a page and waits until it is hydrated and has loaded the wishlist.
 *
 * @returns The largest contentful paint, the requests to other origins and the scripts.
 */
async function firstSight(page: Page, url: string) {
  const requests: URL[] = [];
  page.on('request', (request) => requests.push(new URL(request.url())));
  const response = page.waitForResponse('**/api/v1/order/wish');
  await page.goto(url);
  await response;
  await expectHydrated(page);
  const largest = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const { element, size } = Object(list.getEntries().at(-1));
          resolve(`${element?.tagName} ${element?.currentSrc ?? element?.textContent} ${size}`);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  const { origin } = new URL(url);
  const scripts = requests.filter(({ pathname }) => pathname.endsWith('.js'));
  return {
    largest,
    elsewhere: requests.filter((one) => one.origin !== origin).map(String),
    scripts: [...new Set(scripts.map(({ pathname }) => pathname))].sort(),
  };
}

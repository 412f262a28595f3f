import type { AddFaultBody } from '@/packages/mock/client';
import { expect, type Page, test } from '@/tests/e2e/support/fixtures';
import { firstProduct } from '@/tests/e2e/support/shop';

// The browser and the page log the failed requests that these tests cause.
test.use({ forgives: /Failed to load resource|^failed: |^logged: (server|no-response|rejected)/ });

type How = AddFaultBody extends infer One
  ? One extends AddFaultBody
    ? Omit<One, 'path'>
    : never
  : never;

const BUYABLE = 'search=Sado Pro 2';
const broken: How[] = [
  { kind: 'status', status: 500 },
  { kind: 'reset' },
  { kind: 'truncate', bytes: 300 },
  { kind: 'malformed' },
  { kind: 'html' },
  { kind: 'empty' },
];
const late: How[] = [
  { kind: 'delay', ms: 300 },
  { kind: 'drip', bytes: 4000, ms: 20 },
];

/** `npm test` covers the first entry of each list, `npm run test:full` all of them. */
const quickFirst = (index: number) => (index === 0 ? [] : ['@full']);

for (const [index, fault] of (
  [...broken, { kind: 'wrong_shape' }, { kind: 'hang' }] as How[]
).entries()) {
  test(`shows a 503 page during the fault '${fault.kind}', then recovers (B-24, B-32)`, {
    tag: quickFirst(index),
  }, async ({ page, request, world, t }) => {
    const { slug, name } = await firstProduct(request, BUYABLE);
    await world.addFault({ path: '/catalog/product/:slug', from: 'server', ...fault });

    const failed = await page.goto(`/products/${slug}`);
    expect([failed?.status(), failed?.headers()['retry-after']]).toEqual([503, '5']);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('server.unavailable.title'));

    await world.clearFaults();
    expect((await page.goto(`/products/${slug}`))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });
}

test('a page returns 503, not 404, when the API has no settings (B-24, B-33)', async ({
  page,
  world,
}) => {
  const fault = { path: '/core/settings', from: 'server', kind: 'status', status: 404 } as const;
  await world.addFault(fault);
  expect((await page.goto('/about'))?.status()).toBe(503);
  await world.clearFaults();
  expect((await page.goto('/about'))?.status()).toBe(200);
});

test('shows the 404 page for a product deleted during the render (B-33, S2-25)', async ({
  page,
  request,
  world,
  t,
}) => {
  const { slug } = await firstProduct(request, BUYABLE);
  const gone = { from: 'server', kind: 'status', status: 404 } as const;
  await world.addFault({ ...gone, path: '/catalog/product/:slug/review' });
  // The first lookup still finds the product; rendering and the next lookup do not.
  for (const nth of [2, 3]) await world.addFault({ ...gone, path: '/catalog/product/:slug', nth });
  expect((await page.goto(`/products/${slug}`))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors.notFound.title'));
});

for (const [index, fault] of late.entries()) {
  const tag = quickFirst(index);
  test(`serves the page despite slow server reads: '${fault.kind}' (B-32)`, {
    tag,
  }, async ({ page, request, world }) => {
    const { slug, name } = await firstProduct(request, BUYABLE);
    await world.addFault({ path: '/catalog/product/:slug', from: 'server', ...fault });
    expect((await page.goto(`/products/${slug}`))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });
}

test('a cached page is shown while its reads fail (B-24)', async ({ page, request, world }) => {
  const { slug, name } = await firstProduct(request, BUYABLE);
  await page.goto(`/products/${slug}`);
  await world.addFault({ path: '*', from: 'server', kind: 'reset', keep_pages: true });
  await world.changeSettings({ return_days: 5 });
  expect((await page.goto(`/products/${slug}`))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

for (const [index, fault] of broken.entries()) {
  // Requirements: B-80
  test(`shows the shop's true state after the fault '${fault.kind}' (S8-06, S8-07)`, {
    tag: quickFirst(index),
  }, async ({ page, request, world, t }) => {
    const { slug, id } = await firstProduct(request, BUYABLE);
    // If a read failed before the press, the page would navigate away.
    const reads = ['order/cart', 'order/wish', 'product/seen/list*'].map((path) =>
      page.waitForResponse(`**/api/v1/${path}`),
    );
    await page.goto(`/products/${slug}`);
    await Promise.all(reads);
    const like = page.getByRole('main').getByRole('button', { name: t('liked.add'), exact: true });
    await world.addFault({ path: '*', from: 'browser', ...fault });
    await like.click();
    await expect(page).toHaveURL(/\/offline\?from=/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await world.clearFaults();
    // If the like got no response, the offline page can return by itself before the press.
    const isBack = page.waitForURL(`**/products/${slug}`);
    const back = page.getByRole('button', { name: t('errors.failed.back') });
    const retry = page.getByRole('button', { name: t('actions.retry') });
    await Promise.race([isBack, back.or(retry).last().click()]);
    await isBack;
    // With a truncated response, the server has already stored the like.
    const isHeld = fault.kind === 'truncate';
    expect(await likedIds(page)).toEqual(isHeld ? [id] : []);
    const heart = isHeld ? t('liked.added') : t('liked.add');
    await expect(
      page.getByRole('main').getByRole('button', { name: heart, exact: true, pressed: isHeld }),
    ).toBeVisible();
  });
}

async function likedIds(page: Page): Promise<number[]> {
  const { data } = await (await page.request.get('/api/v1/order/wish')).json();
  return data.results.map(({ product }: { product: { id: number } }) => product.id);
}

for (const [index, fault] of ([{ kind: 'hang' }, ...late] as How[]).entries()) {
  const tag = quickFirst(index);
  test(`shows a like at once and allows navigation during the fault '${fault.kind}'`, {
    tag,
  }, async ({ page, request, world, t }) => {
    const { slug } = await firstProduct(request, BUYABLE);
    await page.goto(`/products/${slug}`);
    await world.addFault({ method: 'POST', path: '/order/wish', ...fault });
    await page.getByRole('button', { name: t('liked.add'), exact: true }).click();
    await expect(page.getByRole('button', { name: t('liked.added') })).toBeVisible();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Chorsu/ })
      .click();
    await expect(page).toHaveURL(/\/$/);
  });
}

test('a write whose response has an unexpected shape counts as successful', {
  tag: '@full',
}, async ({ page, request, world, t }) => {
  const { slug, name } = await firstProduct(request, BUYABLE);
  await page.goto(`/products/${slug}`);
  const fault = { kind: 'wrong_shape', after: true } as const;
  await world.addFault({ method: 'POST', path: '/order/wish', ...fault });
  await page.getByRole('button', { name: t('liked.add'), exact: true }).click();
  await expect(page.getByRole('button', { name: t('liked.added') })).toBeVisible();
  await page.goto('/liked');
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
});

const shapes: [string, How][] = [
  ['an error', { kind: 'status', status: 500 }],
  ['HTML', { kind: 'html' }],
  ['no data', { kind: 'wrong_shape', data: null }],
  ['a string', { kind: 'wrong_shape', data: 'text' }],
  ['a number', { kind: 'wrong_shape', data: 1 }],
  ['an empty object', { kind: 'wrong_shape', data: {} }],
  ['results that are not a list', { kind: 'wrong_shape', data: { results: 1, count: 'x' } }],
  ['invalid results', { kind: 'wrong_shape', data: { results: [null, 1, {}], count: 3 } }],
];

for (const [index, [label, fault]] of shapes.entries()) {
  test(`pages throw no error when every browser request returns ${label} (B-79)`, {
    tag: quickFirst(index),
  }, async ({ page, request, shopper, world }) => {
    await shopper.signIn();
    const { slug } = await firstProduct(request, BUYABLE);
    await world.addFault({ path: '*', from: 'browser', ...fault });
    const lists = fault.kind === 'wrong_shape' ? ['/', '/liked'] : [];
    const pages = [`/products/${slug}`, `/products/${slug}?view=${slug}`, '/cart', ...lists];
    for (const path of pages) {
      const called = page.waitForResponse(/\/api\/v1\//).catch(() => null);
      await page.goto(path);
      await called;
      // The quick view hides the heading of the page behind it and has its own heading.
      await expect(page.getByRole('heading').first()).toBeVisible();
    }
  });
}

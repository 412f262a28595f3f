import { expect, test } from '@/tests/e2e/support/fixtures';
import { expectHydrated, holdScripts } from '@/tests/e2e/support/hydration';
import { BUYABLE, badge, firstProduct } from '@/tests/e2e/support/shop';
import type { World } from '@/tests/e2e/support/world';

test.use({ isFirstVisit: true });

for (const device of ['phone', 'desktop']) {
  test(`a product is added, counted and liked before hydration on a ${device} (ADR 177)`, {
    tag: [`@${device}`, '@deferred', ...(device === 'phone' ? [] : ['@full'])],
  }, async ({ page, request, world, t }) => {
    const { name } = await firstProduct(request, BUYABLE);
    const release = await holdScripts(page);
    await page.goto(`/products?${BUYABLE}`);
    await page.getByRole('button', { name: t('cart.addOf', { name }) }).click();
    const stepper = page.getByRole('group', { name: t('cart.amountOf', { name }) });
    await expect(stepper).toHaveText('1');
    // Without this wait, only the latest amount would be sent.
    await expect.poll(() => writesOf(world)).toEqual(WRITES.slice(0, 1));
    await stepper.getByRole('button', { name: t('cart.increase', { name }) }).click();
    await expect(stepper).toHaveText('2');
    await expect(badge(page, t, 1)).toBeVisible();
    const heart = page.getByRole('button', { name: t('liked.addOf', { name }) });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => writesOf(world)).toEqual(WRITES);

    release();
    await expectHydrated(page);
    await expect(page.getByText(t('cart.added'), { exact: true }).first()).toBeVisible();
    await expect(stepper).toHaveText('2');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/cart');
    await expect(page.getByRole('listitem', { name }).getByRole('group')).toHaveText('2');
    expect(await writesOf(world)).toEqual(WRITES);
  });
}

test("hydration does not move or resize a card's stepper (ADR 177)", {
  tag: ['@phone', '@deferred'],
}, async ({ page, request, t }) => {
  const { name } = await firstProduct(request, BUYABLE);
  const release = await holdScripts(page);
  await page.goto(`/products?${BUYABLE}`);
  await page.getByRole('button', { name: t('cart.addOf', { name }) }).click();
  const stepper = page.getByRole('group', { name: t('cart.amountOf', { name }) });
  await expect(stepper).toHaveText('1');
  const before = await stepper.boundingBox();
  release();
  // XPath finds only the stepper that React renders, because the earlier one is in a shadow root.
  const hydrated = page.locator('xpath=//article//*[@role="group"]');
  await expect(hydrated).toBeVisible();
  expect(await hydrated.boundingBox()).toEqual(before);
});

/** The expected requests: adding the product, increasing its amount and liking it. */
const WRITES = ['/api/v1/order/cart 1', '/api/v1/order/cart 2', '/api/v1/order/wish'];

async function writesOf(world: World): Promise<string[]> {
  const all = await Promise.all(['/order/cart', '/order/wish'].map((path) => world.journal(path)));
  const posts = all.flat().filter(({ method }) => method === 'POST');
  return posts.map(({ path, body }) => `${path} ${Object(body).amount ?? ''}`.trim());
}

test.describe('when the API rejects a request', () => {
  test.use({ forgives: /status of 422/ });
  test('a rejected press before hydration is reported next to its button (B-79)', {
    tag: ['@phone', '@deferred'],
  }, async ({ page, request, world, t }) => {
    const { slug } = await firstProduct(request, BUYABLE);
    await world.addFault({ kind: 'status', status: 422, method: 'POST', path: '/order/cart' });
    const release = await holdScripts(page);
    await page.goto(`/products/${slug}`);
    const add = page.getByRole('button', { name: t('cart.add'), exact: true });
    await add.click();
    await expect(badge(page, t, 1)).toBeVisible();
    release();
    await expect(page.getByRole('main').getByText('A fault of the mock').first()).toBeVisible();
    expect(await writesOf(world)).toEqual(['/api/v1/order/cart 1']);
    await expect(add).toBeVisible();
  });
});

test('a press before hydration waits for React when the browser blocks storage', {
  tag: ['@phone', '@deferred'],
}, async ({ page, request, t }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  const { name } = await firstProduct(request, BUYABLE);
  const release = await holdScripts(page);
  await page.goto(`/products?${BUYABLE}`);
  const add = page.getByRole('button', { name: t('cart.addOf', { name }) });
  await add.click();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('group', { name: t('cart.amountOf', { name }) })).toHaveText('1');
  await expect(badge(page, t, 1)).toBeVisible();
});

import { expect, test } from '@/tests/e2e/support/fixtures';
import { hydrate } from '@/tests/e2e/support/hydration';
import { BUYABLE, badge, firstProduct } from '@/tests/e2e/support/shop';
import type { World } from '@/tests/e2e/support/world';
import { aGate } from '@/tests/support/stub/gate';

test('shows each new amount at once and keeps the last one while requests are slow', {
  tag: ['@phone', '@full'],
}, async ({ page, request, world, t }) => {
  const { slug, name } = await firstProduct(request, BUYABLE);
  await page.goto(`/products/${slug}`);
  // Before hydration, the "+" button still belongs to the initial quantity.
  await hydrate(page);
  await world.addFault({ kind: 'delay', ms: 6000, method: 'POST', path: '/order/cart' });

  await page.getByRole('button', { name: t('cart.add'), exact: true }).click();
  const more = page.getByRole('button', { name: t('cart.increase', { name }) }).first();
  await more.click();
  await more.click();
  await expect(more.locator('xpath=..')).toContainText('3');
  // Requests are serialized, and the first one is still pending.
  await expect.poll(() => amountsSent(world)).toEqual([1]);

  await expect.poll(async () => (await amountsSent(world)).at(-1)).toBe(3);
  await world.clearFaults();
  await page.goto('/cart');
  await expect(page.getByRole('listitem', { name }).getByRole('group')).toHaveText('3');
});

async function amountsSent(world: World): Promise<unknown[]> {
  const calls = await world.journal('/order/cart');
  return calls.filter(({ method }) => method === 'POST').map(({ body }) => Object(body).amount);
}

const shoppers = [
  { visitor: 'a new visitor', isCustomer: false, tag: '@phone' },
  { visitor: 'a customer', isCustomer: true, tag: '@desktop' },
];
/**
 * Two kinds of requests that get no response in time: the first never reaches the shop, but the
 * shop processes the second.
 */
const calls = [
  { came: 'never reached the shop', fault: { kind: 'hang' } },
  { came: 'the shop processed', fault: { kind: 'delay', ms: 20_000, after: true } },
] as const;
/** All combinations of shoppers and requests. */
const left = shoppers.flatMap((one) => calls.map((call) => ({ ...one, ...call })));
const LIST = `/products?${BUYABLE}`;

/** Waits until the fault has hit this page's request, so that it cannot hit the next page's. */
async function isLost(world: World, path: string) {
  const isMet = async () => (await world.journal(path)).some(({ fault }) => fault !== null);
  await expect.poll(isMet).toBe(true);
}

for (const { visitor, isCustomer, tag, came, fault } of left) {
  const isProcessed = 'after' in fault;
  // Quick runs cover a new visitor's like that never reached the shop, and a customer's cart line
  // that the shop processed.
  test(`keeps a like by ${visitor} who leaves during a request that ${came}`, {
    tag: isCustomer || isProcessed ? [tag, '@full'] : tag,
  }, async ({ page, request, world, shopper, t }) => {
    if (isCustomer) await shopper.signIn();
    const { name } = await firstProduct(request, BUYABLE);
    await page.goto(LIST);
    await world.addFault({ ...fault, method: 'POST', path: '/order/wish', times: 1 });
    const heart = page.getByRole('button', { name: t('liked.addOf', { name }) });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await isLost(world, '/order/wish');

    for (const leave of [() => page.goto('/liked'), () => page.reload()]) {
      await leave();
      await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
    }
  });

  test(`keeps a cart line of ${visitor} who leaves during a request that ${came}`, {
    tag: isCustomer && isProcessed ? tag : [tag, '@full'],
  }, async ({ page, request, world, shopper, t }) => {
    if (isCustomer) await shopper.signIn();
    const { name } = await firstProduct(request, BUYABLE);
    await page.goto(LIST);
    await world.addFault({ ...fault, method: 'POST', path: '/order/cart', times: 1 });
    await page.getByRole('button', { name: t('cart.addOf', { name }) }).click();
    await expect(badge(page, t, 1)).toBeVisible();
    await isLost(world, '/order/cart');

    await page.goto('/cart');
    const line = page.getByRole('listitem', { name });
    await expect(line.getByRole('group')).toHaveText('1');
    await line.getByRole('button', { name: t('cart.increase', { name }) }).click();
    await expect(line.getByRole('group')).toHaveText('2');
    // The page shows this message only for changes that waited for a connection.
    await expect(page.getByText(t('cart.replayed'))).toHaveCount(0);
    await page.reload();
    await expect(line.getByRole('group')).toHaveText('2');
  });
}

test('the next page shows a like and a cart line before the API confirms them (S4-48)', {
  tag: ['@phone', '@full'],
}, async ({ page, request, world, t }) => {
  const { name } = await firstProduct(request, BUYABLE);
  await page.goto(LIST);
  await world.addFault({ kind: 'hang', method: 'POST', path: '*' });
  const heart = page.getByRole('button', { name: t('liked.addOf', { name }) });
  await heart.click();
  await page.getByRole('button', { name: t('cart.addOf', { name }) }).click();
  await expect(badge(page, t, 1)).toBeVisible();

  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('group', { name: t('cart.amountOf', { name }) })).toHaveText('1');
  await page.goto('/cart');
  await expect(badge(page, t, 1)).toBeVisible();
  await expect(page.getByText(t('cart.loading'))).toBeAttached();
  await expect(page.getByText(t('cart.empty.title'))).toHaveCount(0);
  await expect(page.getByText(t('cart.waiting', { count: 1 }))).toHaveCount(0);
});

test('a form shows that it is busy and is sent only once despite repeated presses', {
  tag: '@phone',
}, async ({ page, world, t }) => {
  await page.goto('/info/faq');
  const { open: release, opened: released } = aGate();
  let calls = 0;
  await page.route('**/user/send-code', async (route) => {
    calls += 1;
    await released;
    await route.continue();
  });
  await page
    .getByRole('button', { name: t('account.signIn') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('901234567');
  const send = dialog.getByRole('button', { name: t('signIn.getCode') });
  await send.click();
  await expect(send).toHaveAttribute('aria-busy', 'true');
  // A busy button is not disabled, so presses reach it.
  await send.click({ force: true });
  await send.click({ force: true });
  release();

  await expect(dialog.getByRole('textbox').first()).toHaveAttribute(
    'autocomplete',
    'one-time-code',
  );
  const sent = await world.journal('/user/send-code');
  expect([calls, sent.length]).toEqual([1, 1]);
});

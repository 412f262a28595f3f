import { wake } from './awake';
import { expect, test } from './fixtures';
import { firstProduct } from './shop';
import type { World } from './world';

test('a slow cart shows each press at once and ends with what was last asked for', {
  tag: '@phone',
}, async ({ page, request, world, t }) => {
  const { slug, name } = await firstProduct(request, 'search=Sado Pro 2');
  await page.goto(`/products/${slug}`);
  // Until then the button that adds one more is that of how many to begin with.
  await wake(page);
  await world.addFault({ kind: 'delay', ms: 6000, method: 'POST', path: '/order/cart' });

  await page.getByRole('button', { name: t('cart.add'), exact: true }).click();
  const more = page.getByRole('button', { name: t('cart.increase', { name }) }).first();
  await more.click();
  await more.click();
  await expect(more.locator('xpath=..')).toContainText('3');
  // One is told after the other, and the first has no answer yet.
  expect(await amountsTold(world)).toEqual([1]);

  await expect.poll(async () => (await amountsTold(world)).at(-1)).toBe(3);
  await world.clearFaults();
  await page.goto('/cart');
  await expect(page.getByRole('listitem', { name }).getByRole('group')).toHaveText('3');
});

async function amountsTold(world: World): Promise<unknown[]> {
  const calls = await world.journal('/order/cart');
  return calls.filter(({ method }) => method === 'POST').map(({ body }) => Object(body).amount);
}

test('a slow form shows that it is busy and sends once, however often it is pressed', {
  tag: '@phone',
}, async ({ page, world, t }) => {
  await page.goto('/info/faq');
  await world.addFault({ kind: 'delay', ms: 3000, path: '/user/send-code' });
  await page
    .getByRole('button', { name: t('account.signIn') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('901234567');
  const send = dialog.getByRole('button', { name: t('signIn.getCode') });
  await send.click();
  await expect(send).toHaveAttribute('aria-busy', 'true');
  // Busy is not disabled: who presses it reaches it.
  await send.click({ force: true });
  await send.click({ force: true });

  await expect(dialog.getByRole('textbox').first()).toHaveAttribute(
    'autocomplete',
    'one-time-code',
  );
  const sent = await world.journal('/user/send-code');
  expect(sent).toHaveLength(1);
});

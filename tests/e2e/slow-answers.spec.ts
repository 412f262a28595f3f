import { expect, test } from './fixtures';
import { firstProduct } from './shop';

test('a slow cart shows each press at once and ends with what was last asked for', {
  tag: '@phone',
}, async ({ page, request, world, t }) => {
  const { slug, name } = await firstProduct(request, 'search=Sado Pro 2');
  await page.goto(`/products/${slug}`);
  await world.addFault({ kind: 'delay', ms: 3000, method: 'POST', path: '/order/cart' });

  await page.getByRole('button', { name: t('cart.add'), exact: true }).click();
  const more = page.getByRole('button', { name: t('cart.increase', { name }) }).first();
  await more.click({ timeout: 1000 });
  await more.click({ timeout: 1000 });
  await expect(more.locator('xpath=..')).toContainText('3', { timeout: 1000 });

  await expect
    .poll(async () => {
      const puts = (await world.journal('/order/cart')).filter(({ method }) => method === 'POST');
      return Object(puts.at(-1)?.body).amount;
    })
    .toBe(3);
  await world.clearFaults();
  await page.goto('/cart');
  await expect(page.getByRole('listitem', { name }).getByRole('group')).toHaveText('3');
});

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

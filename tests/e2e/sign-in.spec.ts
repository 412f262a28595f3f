import { expect, languageOfDevice, type Page, test, type Words } from './fixtures';
import { badge, firstInStock, listOf, putInCart } from './shop';

const PHONE = '901234567';

async function askForSignIn(page: Page, t: Words) {
  await page
    .getByRole('button', { name: t('account.signIn'), exact: true })
    .filter({ visible: true })
    .click();
  await expect(page.getByRole('dialog', { name: t('signIn.title') })).toBeVisible();
}

const code = (page: Page, t: Words) => page.getByRole('textbox', { name: t('signIn.code') });

/** As a shopper does with a keyboard alone: the fields have the focus when they are needed. */
async function typePhone(page: Page, t: Words) {
  await expect(page.getByRole('textbox', { name: t('signIn.phone') })).toBeFocused();
  await page.keyboard.type(PHONE);
  await page.keyboard.press('Enter');
}

async function typeIn(page: Page, t: Words, digits = '12345') {
  await typePhone(page, t);
  await expect(code(page, t)).toBeFocused();
  await page.keyboard.type(digits);
}

test.describe('in the language of the device', () => {
  test.use(languageOfDevice);

  test('she signs in by phone and code with the keyboard alone, and sees her orders (S1-19, S2-46, S4-05, S4-10, S5-12, S8-03)', async ({
    page,
    world,
    t,
    at,
    expectAccessible,
  }) => {
    await page.goto(at('/about'));
    await askForSignIn(page, t);
    await expectAccessible();
    await typePhone(page, t);
    await expect(code(page, t)).toBeFocused();
    await expect(page.getByRole('region', { name: t('layout.messages') })).not.toBeEmpty();
    const [sms] = await world.sms();
    expect([sms?.phone, sms?.text]).toEqual([`998${PHONE}`, expect.stringContaining('12345')]);
    await page.keyboard.type('12345');

    await expect(page).toHaveURL(new RegExp(`${at('/user/orders')}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('orders.title'));
  });
});

test('the guest cart and wishlist are merged into her account, with the larger amount of the same product (B-82, S6-02)', {
  tag: '@desktop',
}, async ({ page, request, world, t }) => {
  const { results } = await listOf(request, 'size=24');
  const [both, hers] = results.filter(({ amount }) => amount > 3);
  if (!both || !hers) throw new Error('too few goods');
  const { token } = await world.signIn(`998${PHONE}`);
  const headers = { authorization: `Bearer ${token}` };
  const lines = [
    { sub_product: (await firstInStock(request, both.slug)).id, amount: 2 },
    { sub_product: (await firstInStock(request, hers.slug)).id, amount: 1 },
  ];
  for (const data of lines) await request.post('/api/v1/order/cart', { headers, data });

  await putInCart(page, t, both.slug);
  await expect(badge(page, t, 1)).toBeVisible();
  await askForSignIn(page, t);
  await typeIn(page, t);

  await expect(page).toHaveURL(/\/user\/orders$/);
  await expect(badge(page, t, 2)).toBeVisible();
  await page.goto('/cart');
  for (const [product, amount] of [
    [both, 2],
    [hers, 1],
  ] as const) {
    const line = page.getByRole('listitem', { name: product.name });
    await expect(line.getByRole('group')).toHaveText(String(amount));
  }
});

test.describe('when the API refuses', () => {
  // The refusal is logged by the browser and by the page (S8-12).
  test.use({ forgives: /422|429/ });

  test('a wrong code is reported under the boxes, and the right one still signs in (S4-06, D-21)', {
    tag: '@phone',
  }, async ({ page, t, expectAccessible }) => {
    await page.goto('/about');
    await askForSignIn(page, t);
    await typeIn(page, t, '54321');
    await expect(page.getByRole('dialog').getByRole('alert')).not.toBeEmpty();
    await expectAccessible();
    await expect(code(page, t)).toBeFocused();
    await page.keyboard.type('12345');
    await expect(page).toHaveURL(/\/user\/orders$/);
  });

  test('a code requested too soon is refused under the phone number; after the wait a new one is sent (S4-13, S8-02)', {
    tag: '@desktop',
  }, async ({ page, world, t, expectAccessible }) => {
    await page.goto('/about');
    await askForSignIn(page, t);
    await typePhone(page, t);
    await expect(code(page, t)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await askForSignIn(page, t);
    await typePhone(page, t);
    await expect(page.getByRole('dialog').getByRole('alert')).not.toBeEmpty();
    await expect(code(page, t)).toHaveCount(0);
    await expectAccessible();

    await world.passTime(121);
    await page.keyboard.press('Enter');
    await expect(code(page, t)).toBeFocused();
    expect(await world.sms()).toHaveLength(2);
    await page.keyboard.type('12345');
    await expect(page).toHaveURL(/\/user\/orders$/);
  });
});

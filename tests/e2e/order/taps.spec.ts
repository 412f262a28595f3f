import { outcome } from '@/tests/e2e/support/checkout';
import { expect, type Locator, type Page, test, type Words } from '@/tests/e2e/support/fixtures';

const PHONE = '901234567';

/** Counts a shopper's taps and key presses. A native list takes one tap to open and one to select. */
class Hand {
  taps = 0;
  keys = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async tap(control: Locator) {
    this.taps += 1;
    await control.click();
  }

  async choose(list: Locator) {
    this.taps += 2;
    await expect(list.getByRole('option')).not.toHaveCount(1);
    await list.selectOption({ index: 1 });
  }

  /** Types into the field that has the focus. */
  async type(text: string) {
    this.keys += text.length;
    await this.#page.keyboard.type(text);
  }
}

/** Goes from the home page to a shoe's page and chooses a size. */
async function findShoe(page: Page) {
  const hand = new Hand(page);
  await page.goto('/');
  await hand.tap(page.getByRole('combobox').first());
  await hand.type('krasovka');
  await hand.tap(
    page
      .getByRole('option', { name: /krossovka/i })
      .filter({ hasText: /soʻm/ })
      .first(),
  );
  await expect(page).toHaveURL(/\/products\/[^/?]+-\d+/);
  await hand.tap(page.getByRole('radio', { name: /^\d\d/ }).and(page.locator(':enabled')).nth(1));
  return hand;
}

async function toCheckout(hand: Hand, page: Page, t: Words) {
  await hand.tap(page.getByRole('button', { name: t('cart.add'), exact: true }).first());
  const messages = page.getByRole('region', { name: t('layout.messages') });
  await hand.tap(messages.getByRole('link').first());
  await hand.tap(page.getByRole('button', { name: t('cart.checkout') }));
}

async function signIn(hand: Hand, page: Page, t: Words) {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(t('signIn.phone'))).toBeFocused();
  await hand.type(PHONE);
  await hand.tap(dialog.getByRole('button', { name: t('signIn.getCode') }));
  await expect(dialog.getByRole('textbox', { name: t('signIn.code'), exact: true })).toBeFocused();
  await hand.type('12345');
  await expect(page.getByLabel(t('checkout.receiver.firstName'))).toBeFocused();
  await hand.type('Madina');
}

async function placeOrder(hand: Hand, page: Page, t: Words) {
  const confirm = page.locator('button[type="submit"]', { hasText: /\d/ });
  await expect(confirm).not.toHaveAttribute('aria-busy');
  await hand.tap(confirm);
  await expect(outcome(page, t, 'accepted')).toBeVisible();
}

test('a guest orders in one click with at most 9 taps', async ({ page, t }) => {
  const hand = await findShoe(page);
  await hand.tap(page.getByRole('button', { name: t('oneClick.open') }).first());
  const dialog = page.getByRole('dialog', { name: t('oneClick.title') });
  await hand.tap(dialog.getByLabel(t('oneClick.name')));
  await hand.type('Madina');
  await hand.tap(dialog.getByLabel(t('oneClick.phone')));
  await hand.type(PHONE);
  await hand.choose(dialog.getByLabel(t('geo.district')));
  await hand.tap(dialog.locator('button[type="submit"]'));
  await expect(page.getByRole('dialog', { name: t('oneClick.success.title') })).toBeVisible();
  expect(hand.taps).toBeLessThanOrEqual(9);
  expect(hand.keys).toBeLessThanOrEqual(30);
});

test('a first buyer orders to an address with at most 11 taps', async ({ page, t }) => {
  const hand = await findShoe(page);
  await toCheckout(hand, page, t);
  await signIn(hand, page, t);
  await hand.choose(page.getByLabel(t('geo.district')));
  await hand.tap(page.getByLabel(t('checkout.delivery.house')));
  await hand.type('Navoiy, 1');
  await placeOrder(hand, page, t);
  expect(hand.taps).toBeLessThanOrEqual(11);
  expect(hand.keys).toBeLessThanOrEqual(45);
});

test('a first buyer orders to a pickup point with at most 10 taps', async ({ page, t }) => {
  const hand = await findShoe(page);
  await toCheckout(hand, page, t);
  await signIn(hand, page, t);
  await hand.tap(page.getByRole('radio', { name: t('checkout.delivery.pickup') }));
  const points = page.getByRole('group', { name: t('checkout.delivery.point') });
  await hand.tap(points.getByRole('radio').first());
  await placeOrder(hand, page, t);
  expect(hand.taps).toBeLessThanOrEqual(10);
});

test('a returning buyer orders to a saved address with at most 7 taps', async ({
  page,
  request,
  shopper,
  t,
}) => {
  const headers = { authorization: `Bearer ${await shopper.signIn({ firstName: 'Madina' })}` };
  const data = { region: 1726, district: 1_726_002, house: 'Navoiy, 1' };
  const saved = await request.post('/api/v1/order/address', { headers, data });
  expect(saved.status()).toBe(200);
  const hand = await findShoe(page);
  await toCheckout(hand, page, t);
  await placeOrder(hand, page, t);
  expect(hand.taps).toBeLessThanOrEqual(7);
});

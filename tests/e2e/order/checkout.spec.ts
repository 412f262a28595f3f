import { installmentPlan } from '@/lib/domain/order/installment';
import { currentPrice } from '@/lib/domain/product/discount';
import { formatPrice } from '@/lib/domain/text/money';
import {
  choosePickup,
  confirm,
  openCheckout,
  outcome,
  PHONE,
  pay,
  toCheckout,
} from '@/tests/e2e/support/checkout';
import {
  expect,
  languageOfDevice,
  type Page,
  test,
  type Words,
} from '@/tests/e2e/support/fixtures';
import {
  badge,
  chooseDistrict,
  firstInStock,
  firstProduct,
  putInCart,
} from '@/tests/e2e/support/shop';

/** The installment limit of a new demo customer, in UZS. */
const LIMIT = 8_000_000;

const line = (page: Page, t: Words, name: string) =>
  page
    .getByRole('complementary', { name: t('checkout.summary.title') })
    .getByRole('listitem', { name });

test.describe('in the device language', () => {
  test.use(languageOfDevice);

  // Requirements: S2-07, S4-11, S7-26, B-87
  test('a guest signs in and orders with courier delivery and cash payment (S4-12, B-64)', async ({
    page,
    request,
    world,
    at,
    t,
    language,
    expectAccessible,
  }) => {
    const seen: string[] = [];
    page.on('framenavigated', (frame) => void seen.push(new URL(frame.url()).pathname));
    const product = await toCheckout(page, request, t, at('/').replace(/\/$/, ''));
    expect(seen.slice(-2)).toEqual([at('/cart'), at('/orders')]);
    await expect(page.getByLabel(t('checkout.receiver.phone'))).toHaveValue(PHONE);
    await expectAccessible();

    await page.getByLabel(t('checkout.receiver.firstName')).fill('Madina');
    const quoted = page.waitForResponse(
      (response) => response.request().postDataJSON()?.delivery?.district !== undefined,
    );
    await chooseDistrict(page, t, { region: 2 });
    const { data: quote } = await (await quoted).json();
    const summary = page.getByRole('complementary', { name: t('checkout.summary.title') });
    await expect(summary).toContainText(
      quote.delivery_price > 0
        ? formatPrice(quote.delivery_price, language)
        : t('checkout.summary.deliveryFree'),
    );
    await page.getByLabel(t('checkout.delivery.house')).fill('Buyuk Ipak Yoʻli, 48');
    await pay(page, t, 'cash');
    await page.getByRole('textbox', { name: t('checkout.comment') }).fill('17K');
    await confirm(page).click();

    await expect(outcome(page, t, 'accepted')).toBeVisible();
    await expect(page).toHaveURL(/\/orders\?order=\d+$/);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByText('Buyuk Ipak Yoʻli, 48')).toBeVisible();
    await expect(badge(page, t, 0)).toBeVisible();
    await expectAccessible();
    const [order] = await world.placedOrders();
    expect(order?.body).toMatchObject({
      comment: '17K',
      payment: 'cash',
      full_name: 'Madina',
      delivery: { type: 'courier', house: 'Buyuk Ipak Yoʻli, 48' },
    });
    expect(product.name).not.toBe('');
  });
});

test('preselects an address from the address book and delivers there', {
  tag: '@full',
}, async ({ page, request, shopper, world, t }) => {
  const token = await shopper.signIn({ firstName: 'Madina' });
  const regions = await (await request.get('/api/v1/core/regions')).json();
  const region = regions.data.results[1]._id;
  const districts = await (await request.get(`/api/v1/core/cities?region=${region}`)).json();
  const district = districts.data.results[0]._id;
  const saved = await request.post('/api/v1/order/address', {
    headers: { authorization: `Bearer ${token}` },
    data: { region, district, house: 'Afrosiyob koʻchasi, 7' },
  });
  const { data: address } = await saved.json();
  const { slug } = await firstProduct(request, 'search=Sado Pro 2');
  await putInCart(page, t, `/products/${slug}`);
  await page.goto('/cart');
  await page.getByRole('button', { name: t('cart.checkout') }).click();

  await expect(page.getByRole('radio', { name: address.text })).toBeChecked();
  await pay(page, t, 'cash');
  await confirm(page).click();
  await expect(outcome(page, t, 'accepted')).toBeVisible();
  await expect(page.getByText('Afrosiyob koʻchasi, 7')).toBeVisible();
  const [order] = await world.placedOrders();
  expect(order?.body).toMatchObject({ delivery: { type: 'address', address: address.id } });
});

test('a shopper can complete the checkout with only the keyboard (S1-11)', {
  tag: '@desktop',
}, async ({ page, request, shopper, t }) => {
  await openCheckout({ page, request, shopper, t });
  const tabTo = async (
    role: 'radio' | 'textbox' | 'combobox' | 'button',
    name: string | RegExp,
  ) => {
    const target = page.getByRole(role, { name }).first();
    for (let steps = 0; steps < 60; steps += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  await tabTo('textbox', t('checkout.receiver.firstName'));
  await page.keyboard.type('Madina');
  await tabTo('radio', t('checkout.delivery.courier'));
  await page.keyboard.press('ArrowRight');
  const points = page.getByRole('group', { name: t('checkout.delivery.point') });
  await expect(points).toBeVisible();
  await tabTo('radio', /^Eski shahar/);
  await page.keyboard.press('Space');
  await tabTo('radio', t('payment.cash.title'));
  await expect(page.getByRole('radio', { name: t('payment.cash.title') })).toBeChecked();
  await tabTo('button', /\d/);
  await expect(confirm(page)).toBeEnabled();
  await page.keyboard.press('Enter');

  await expect(outcome(page, t, 'accepted')).toBeVisible();
});

test('a toast overlaps only the header, not a field or the confirm button (S8-03)', {
  tag: ['@phone', '@full'],
}, async ({ page, request, t }) => {
  const { slug } = await firstProduct(request, 'search=Sado Pro 2');
  await putInCart(page, t, slug);
  await page.goto('/cart');
  await page.getByRole('button', { name: t('cart.checkout') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('signIn.phone')).fill(PHONE);
  await dialog.getByRole('button', { name: t('signIn.getCode') }).click();
  const close = page
    .getByRole('region', { name: t('layout.messages') })
    .getByRole('button', { name: t('actions.close') });
  // Hovering keeps the message open.
  await close.hover();
  await dialog.getByRole('textbox', { name: t('signIn.code'), exact: true }).fill('12345');
  const first = page.getByLabel(t('checkout.receiver.firstName'));
  await expect(first).toBeVisible();
  await expect(confirm(page)).toBeInViewport();

  const header = await page.getByRole('banner').getByRole('search').boundingBox();
  const message = await close.locator('..').boundingBox();
  if (!header || !message) throw new Error('The header or the message is missing');
  expect(message.y).toBeGreaterThanOrEqual(0);
  expect(message.y + message.height).toBeLessThanOrEqual(header.y + header.height);
});

test('reports a missing pickup point next to its field', {
  tag: ['@phone', '@full'],
}, async ({ page, request, t, expectAccessible }) => {
  await toCheckout(page, request, t);
  await page.getByLabel(t('checkout.receiver.firstName')).fill('Madina');
  await page.getByRole('radio', { name: t('checkout.delivery.pickup') }).check();
  const points = page.getByRole('group', { name: t('checkout.delivery.point') });
  await expect(points.getByRole('radio').first()).toBeVisible();
  await pay(page, t, 'cash');
  await expect(confirm(page)).not.toHaveAttribute('aria-busy');
  await confirm(page).click();

  await expect(points.getByRole('alert')).toHaveText(t('validation.required'));
  await expect(points.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(points.getByRole('radio').first()).toBeFocused();
  await expect(points.getByRole('radio').first()).toBeInViewport({ ratio: 1 });
  // Scrolls up, because the header covers half of another radio button, and axe would report its
  // target as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible();
});

test('the public offer opens in a new tab, and the checkout keeps the entered data', {
  tag: '@full',
}, async ({ page, context, request, t }) => {
  await toCheckout(page, request, t);
  const name = page.getByLabel(t('checkout.receiver.firstName'));
  await name.fill('Madina');
  const opened = context.waitForEvent('page');
  await page.getByRole('main').locator('form a[href$="/info/about"]').click();

  await expect(await opened).toHaveURL(/\/info\/about$/);
  await expect(page).toHaveURL(/\/orders$/);
  await expect(name).toHaveValue('Madina');
});

test('an order placed in one tab empties the cart in the other tab', {
  tag: ['@desktop', '@full'],
}, async ({ page, context, request, t }) => {
  await toCheckout(page, request, t);
  const other = await context.newPage();
  await other.goto('/cart');
  await expect(badge(other, t, 1)).toBeVisible();
  await page.bringToFront();
  await choosePickup(page, t);
  await pay(page, t, 'cash');
  await confirm(page).click();

  await expect(outcome(page, t, 'accepted')).toBeVisible();
  await expect(badge(other, t, 0)).toBeVisible();
  await expect(other.getByRole('heading', { name: t('cart.empty.title') })).toBeVisible();
});

test('a checkout that is open in two tabs creates one order', {
  tag: ['@desktop', '@full'],
}, async ({ page, context, request, world, t }) => {
  await toCheckout(page, request, t);
  const other = await context.newPage();
  await other.goto('/orders');
  await choosePickup(other, t);
  await pay(other, t, 'cash');
  await page.bringToFront();
  await choosePickup(page, t);
  await pay(page, t, 'cash');
  await confirm(page).click();

  await expect(outcome(page, t, 'accepted')).toBeVisible();
  await expect(confirm(other)).toHaveCount(0);
  const orders = await world.placedOrders();
  expect(orders.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test.describe('when prices or stock have changed', () => {
  test.use({ forgives: /Failed to load resource|^logged: conflict/ });

  test('a changed price must be accepted before the order (B-85, B-86)', {
    tag: ['@phone', '@full'],
  }, async ({ page, request, shopper, world, t }) => {
    const { slug, name } = await openCheckout({ page, request, shopper, t });
    const { id } = await firstInStock(request, slug);
    await choosePickup(page, t);
    await pay(page, t, 'cash');
    await expect(confirm(page)).not.toHaveAttribute('aria-busy');
    await world.setPrice(id, 2_000_000, 1_500_000);
    await confirm(page).click();

    const accept = line(page, t, name).getByRole('button', {
      name: t('checkout.trouble.priceFix'),
    });
    await expect(line(page, t, name)).toContainText(formatPrice(1_500_000, 'uz'));
    await expect(accept).toBeFocused();
    await accept.click();
    await expect(confirm(page)).toContainText(formatPrice(1_500_000, 'uz'));
    await confirm(page).click();
    await expect(outcome(page, t, 'accepted')).toBeVisible();
    const sum = page.getByRole('definition').filter({ hasText: formatPrice(1_500_000, 'uz') });
    await expect(sum).toBeVisible();
  });

  test('one press removes a sold-out line', { tag: ['@desktop', '@full'] }, async ({
    page,
    request,
    world,
    t,
  }) => {
    const { slug, name } = await toCheckout(page, request, t);
    const { id } = await firstInStock(request, slug);
    await choosePickup(page, t);
    await pay(page, t, 'cash');
    await expect(confirm(page)).not.toHaveAttribute('aria-busy');
    await world.setStock(id, 0);
    await confirm(page).click();

    await line(page, t, name)
      .getByRole('button', { name: t('checkout.trouble.goneFix') })
      .click();
    await expect(page.getByRole('heading', { name: t('checkout.empty.title') })).toBeVisible();
  });
});

// Requirements: S5-23, B-84, B-88, B-90
test('shows the installment figures and rejects a plan above the limit (S1-13, B-89)', {
  tag: '@full',
}, async ({ page, request, shopper, world, t, complaints }) => {
  const { slug, name } = await openCheckout({ page, request, shopper, t });
  await choosePickup(page, t);
  await pay(page, t, 'cash');
  await expect(confirm(page)).not.toHaveAttribute('aria-busy');
  const sum = await confirm(page).textContent();
  await pay(page, t, 'instalment');
  await page.getByRole('radio', { name: t('instalment.months', { count: 6 }) }).check();
  const variant = await firstInStock(request, slug);
  const { first_payment, monthly_payment, overpayment } = installmentPlan(currentPrice(variant), 6);
  const figures = {
    first_payment,
    order_value: currentPrice(variant),
    available_limit: LIMIT,
    monthly_payment,
    overpayment,
  };
  for (const [figure, amount] of Object.entries(figures)) {
    const row = page.locator('dl > div', { hasText: t(`instalment.${figure}`) });
    await expect(row).toHaveText(t(`instalment.${figure}`) + formatPrice(amount, 'uz'));
    await expect(confirm(page)).toHaveText(sum ?? '');
  }
  const payments = page.getByRole('region', { name: t('payment.title') });
  await expect(payments).toContainText(t('instalment.overpayment'));
  await expect(payments).not.toContainText(/\b0\s?%|bepul|tekin/i);

  await expect(confirm(page)).not.toHaveAttribute('aria-busy');
  await world.setPrice(variant.id, 90_000_000, null);
  await confirm(page).click();
  await line(page, t, name)
    .getByRole('button', { name: t('checkout.trouble.priceFix') })
    .click();
  const refusal = page.getByRole('alert').filter({ hasText: t('instalment.insufficient') });
  await expect(refusal).toBeVisible();
  await confirm(page).click();
  await expect(refusal).toBeFocused();
  const orders = await world.placedOrders();
  const sent = orders.filter(({ method }) => method === 'POST');
  expect(sent.map(({ status }) => status)).toEqual([409]);
  complaints.splice(0);
});

test('requires a guest to sign in and returns to the checkout (B-65)', { tag: '@full' }, async ({
  page,
  request,
  t,
  expectAccessible,
}) => {
  await page.goto('/orders');
  await expect(page.getByRole('heading', { name: t('checkout.signIn.title') })).toBeVisible();
  await expectAccessible();
  const { name } = await toCheckout(page, request, t);
  await page.reload();
  await expect(line(page, t, name)).toBeVisible();
});

test('search engines do not index the checkout, whose HTML has no personal data (B-19)', {
  tag: '@desktop',
}, async ({ page, request, t }) => {
  await toCheckout(page, request, t);
  const cookies = await page.context().cookies();
  const html = await (
    await request.get('/orders', {
      headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
    })
  ).text();
  expect(html).toContain('noindex');
  expect(html).not.toContain('901234567');
  expect(html).not.toContain('123-45-67');
});

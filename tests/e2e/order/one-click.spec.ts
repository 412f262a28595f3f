import { formatPrice } from '@/lib/domain/text/money';
import {
  expect,
  type Locator,
  languageOfDevice,
  type Page,
  test,
  type Words,
} from '@/tests/e2e/support/fixtures';
import { serveMap } from '@/tests/e2e/support/map-service';
import { chooseDistrict, firstInStock, firstProduct, putInCart } from '@/tests/e2e/support/shop';

const BUYABLE = 'search=Sado Pro 2';

const form = (page: Page, t: Words) => page.getByRole('dialog', { name: t('oneClick.title') });
const success = (page: Page, t: Words) =>
  page.getByRole('dialog', { name: t('oneClick.success.title') });
const submit = (page: Page, t: Words) => form(page, t).locator('button[type="submit"]');

async function open(page: Page, t: Words) {
  await page
    .getByRole('button', { name: t('oneClick.open') })
    .first()
    .click();
  await expect(form(page, t)).toBeVisible();
}

async function fill(page: Page, t: Words) {
  const dialog = form(page, t);
  await dialog.getByLabel(t('oneClick.name')).fill('Madina Karimova');
  await dialog.getByLabel(t('oneClick.phone')).fill('+998 90 123-45-67');
  await chooseDistrict(dialog, t);
}

test.describe('in the device language', () => {
  test.use(languageOfDevice);

  // Requirements: S2-94, S2-95, S4-22, S4-24, S5-08, S7-25, S9-19
  test('lets a guest order with only the keyboard (S6-03, S4-20)', async ({
    page,
    request,
    world,
    at,
    t,
    expectAccessible,
    language,
  }) => {
    const { id, slug, name } = await firstProduct(request, BUYABLE, language);
    await page.goto(at(`/products/${slug}`));
    await page
      .getByRole('button', { name: t('oneClick.open') })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    const dialog = form(page, t);
    await expect(dialog.getByText(name)).toBeVisible();
    await expectAccessible();

    const field = dialog.getByLabel(t('oneClick.name'));
    while (!(await field.evaluate((input) => input === document.activeElement))) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type('Madina Karimova');
    await page.keyboard.press('Tab');
    await page.keyboard.type('901234567');
    await page.keyboard.press('Tab');
    const region = dialog.getByLabel(t('geo.region'));
    await expect(region.getByRole('option')).not.toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    const district = dialog.getByLabel(t('geo.district'));
    await expect(district.getByRole('option')).not.toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    while (!(await submit(page, t).evaluate((button) => button === document.activeElement))) {
      await page.keyboard.press('Tab');
    }
    const sent = page.waitForRequest('**/api/v1/order/create');
    await page.keyboard.press('Enter');

    await expect(success(page, t)).toBeVisible();
    const body = (await sent).postData() ?? '';
    for (const part of ['Madina Karimova', '998901234567', 'name="district"', 'name="type"']) {
      expect(body).toContain(part);
    }
    expect(body).toMatch(new RegExp(`"product":${id}\\b[^}]*"count":1\\b`));
    await expectAccessible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const orders = await world.journal('/order/create');
    expect(orders.map(({ status }) => status)).toEqual([200]);
  });
});

test('shows the delivery price before the order and includes it in the total (B-86)', {
  tag: ['@phone', '@full'],
}, async ({ page, request, t }) => {
  const { slug } = await firstProduct(request, 'price_max=100000');
  await page.goto(`/products/${slug}`);
  await open(page, t);
  await expect(form(page, t).getByText(t('oneClick.deliveryUnknown'))).toBeVisible();
  const goods = await submit(page, t).textContent();
  await fill(page, t);
  await expect(form(page, t).getByText(t('oneClick.deliveryUnknown'))).toHaveCount(0);
  const whole = String(await submit(page, t).textContent());
  expect(whole).not.toBe(goods);
  await submit(page, t).click();

  const [sum = ''] = /\d[\d\s]*/.exec(whole) ?? [];
  await expect(success(page, t)).toContainText(sum);
});

test('a percent sale has the same price on product page, form and cart (S9-21, D-26)', {
  tag: ['@phone', '@full'],
}, async ({ page, request, world, t, language }) => {
  const { slug } = await firstProduct(request, 'search=Skeytbord Uchqur', language);
  const sold = await firstInStock(request, slug);
  expect(sold).toMatchObject({ price: 389_000, discounted_price: 311_200, sale_percent: 20 });
  const each = formatPrice(311_200, language);
  await putInCart(page, t, slug);
  const price = page.getByRole('main').getByText(each.split('\u00a0').slice(0, -1).join('\u00a0'));
  await expect(price.first()).toBeVisible();
  await open(page, t);
  await expect(form(page, t).getByText(each).first()).toBeVisible();
  await fill(page, t);
  await submit(page, t).click();
  await expect(success(page, t)).toBeVisible();
  const orders = await world.journal('/order/create');
  expect(orders.map(({ status }) => status)).toEqual([200]);

  await page.goto('/cart');
  await expect(
    page
      .getByRole('main')
      .getByText(/311\s200/)
      .first(),
  ).toBeVisible();
});

// Requirements: S4-23, S5-07, S5-09, S5-10, S5-11, S5-15
test('reports missing fields, limits the quantity and resets on closing (S5-06, S4-21)', {
  tag: ['@phone', '@full'],
}, async ({ page, request, world, t, complaints, expectAccessible }) => {
  const { slug, name: product } = await firstProduct(request, BUYABLE);
  await world.setStock((await firstInStock(request, slug)).id, 2);
  await page.goto(`/products/${slug}`);
  await open(page, t);
  const dialog = form(page, t);
  // The form already contains the region for which the page promises delivery.
  await expect(dialog.getByLabel(t('geo.region'))).not.toHaveValue('');
  await submit(page, t).click();

  const missing = dialog.getByText('Toʻldirish majburiy', { exact: true });
  await expect(missing).toHaveCount(3);
  const name = dialog.getByLabel(t('oneClick.name'));
  await expect(name).toBeFocused();
  const ring = (field: Locator) => field.evaluate((one) => getComputedStyle(one).outlineStyle);
  expect(await ring(name)).not.toBe(await ring(dialog.getByLabel(t('geo.district'))));
  await expectAccessible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('full_name')]);
  await page.keyboard.type('M');
  await expect(missing).toHaveCount(2);
  await page.keyboard.press('Backspace');
  await expect(missing).toHaveCount(3);
  const phone = dialog.getByLabel(t('oneClick.phone'));
  await phone.focus();
  await page.keyboard.type('9a0-1b2');
  await expect(phone).toHaveValue('+998 90 12');

  await chooseDistrict(dialog, t);
  await dialog.getByLabel(t('geo.region')).selectOption({ index: 2 });
  await expect(dialog.getByLabel(t('geo.district'))).toHaveValue('');
  // The name and the district are missing.
  await expect(missing).toHaveCount(2);
  const amount = dialog.getByRole('group', { name: t('cart.amountOf', { name: product }) });
  const more = dialog.getByRole('button', { name: t('cart.increase', { name: product }) });
  const less = dialog.getByRole('button', { name: t('cart.decrease', { name: product }) });
  await expect(less).toBeDisabled();
  await more.click();
  await expect(amount).toHaveText('2');
  await expect(more).toBeDisabled();

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await open(page, t);
  await expect(amount).toHaveText('1');
  await expect(phone).not.toHaveValue(/90/);
  await expect(dialog.getByLabel(t('geo.district'))).toHaveValue('');
  expect(await world.journal('/order/create')).toEqual([]);
});

test.describe('when prices or stock have changed or requests fail', () => {
  test.use({ forgives: /Failed to load resource|^logged: conflict|^failed: / });

  test('five quick presses create only one order and show a busy button (S4-20, S4-49)', {
    tag: '@desktop',
  }, async ({ page, request, world, t }) => {
    const { slug } = await firstProduct(request, BUYABLE);
    const { id, amount } = await firstInStock(request, slug);
    await page.goto(`/products/${slug}`);
    await open(page, t);
    await fill(page, t);
    await world.addFault({ kind: 'delay', ms: 800, method: 'POST', path: '/order/create' });
    await submit(page, t).evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 5; press += 1) button.click();
    });
    await expect(submit(page, t)).toHaveAttribute('aria-busy', 'true');
    await expect(success(page, t)).toBeVisible();
    const after = await firstInStock(request, slug);
    expect([after.id, after.amount]).toEqual([id, amount - 1]);
  });

  test('shows a changed price, and the next press orders at that price (B-85)', {
    tag: ['@phone', '@full'],
  }, async ({ page, request, world, t }) => {
    const { slug } = await firstProduct(request, BUYABLE);
    const { id } = await firstInStock(request, slug);
    await page.goto(`/products/${slug}`);
    await open(page, t);
    await fill(page, t);
    await world.setPrice(id, 2_000_000, 1_500_000);
    await submit(page, t).click();

    await expect(form(page, t).getByRole('alert')).toContainText('1\u00a0500\u00a0000');
    await submit(page, t).click();
    await expect(success(page, t)).toContainText(formatPrice(1_500_000, 'uz'));
  });

  test('a product that has sold out is marked and cannot be ordered', {
    tag: '@full',
  }, async ({ page, request, world, t }) => {
    const { slug } = await firstProduct(request, BUYABLE);
    const { id } = await firstInStock(request, slug);
    await page.goto(`/products/${slug}`);
    await open(page, t);
    await fill(page, t);
    await world.setStock(id, 0);
    await submit(page, t).click();

    await expect(form(page, t).getByRole('button', { name: t('oneClick.gone') })).toBeDisabled();
  });
});

test('the one-click form replaces the quick view, and Escape returns to the page', {
  tag: '@full',
}, async ({ page, request, t }) => {
  const { slug } = await firstProduct(request, BUYABLE);
  await page.goto(`/?view=${slug}`);
  await open(page, t);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/localhost:\d+\/$/);
});

test.describe('when the browser reports the position', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 41.5, longitude: 69.5 } });

  test('sends the position with the order (S3-21, S4-19)', { tag: ['@phone', '@full'] }, async ({
    page,
    request,
    t,
  }) => {
    const { slug } = await firstProduct(request, BUYABLE);
    await page.goto(`/products/${slug}`);
    await open(page, t);
    await expect(form(page, t).getByText(t('oneClick.placeKnown'))).toBeVisible();
    await fill(page, t);
    const sent = page.waitForRequest('**/order/create');
    await submit(page, t).click();

    await expect(success(page, t)).toBeVisible();
    const body = (await sent).postData();
    expect(body).toMatch(/name="latitude"\s+41\.5\s/);
    expect(body).toMatch(/name="longitude"\s+69\.5\s/);
  });
});

for (const [how, decide] of [
  ['never reports', () => {}],
  [
    'is too slow to report',
    (fail: (error: { code: number; message: string }) => void) =>
      fail({ code: 3, message: 'Timeout expired' }),
  ],
] as const) {
  test(`the form can be sent when the browser ${how} the position (S8-04)`, {
    tag: ['@phone', '@full'],
  }, async ({ page, request, t }) => {
    await page.addInitScript(
      `navigator.geolocation.getCurrentPosition = (_found, fail) => (${decide})(fail)`,
    );
    await sendsWithoutPlace(page, t, await firstProduct(request, BUYABLE));
  });
}

test.describe('when the browser has no geolocation', () => {
  test.use({ forgives: /^logged: this browser has no geolocation/ });

  test('logs the missing API without showing a message, and the form can be sent (S8-05)', {
    tag: ['@phone', '@full'],
  }, async ({ page, request, t, complaints }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'geolocation', { value: undefined });
    });
    await sendsWithoutPlace(page, t, await firstProduct(request, BUYABLE));
    expect(complaints).toEqual([expect.stringContaining('no geolocation')]);
    await expect(page.getByRole('region', { name: t('layout.messages') })).toBeEmpty();
  });
});

async function sendsWithoutPlace(page: Page, t: Words, { slug }: { slug: string }) {
  await page.goto(`/products/${slug}`);
  await open(page, t);
  await fill(page, t);
  const sent = page.waitForRequest('**/order/create');
  await submit(page, t).click();
  await expect(success(page, t)).toBeVisible();
  expect((await sent).postData()).toMatch(/name="latitude"\s+------/);
}

test("a toast shows the browser's message when locating fails (S8-04)", {
  tag: ['@desktop', '@full'],
}, async ({ page, request, t }) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_found, fail) => {
      const code = GeolocationPositionError.POSITION_UNAVAILABLE;
      fail?.({ code, message: 'No position' } as GeolocationPositionError);
    };
  });
  const { slug } = await firstProduct(request, BUYABLE);
  await page.goto(`/products/${slug}`);
  await open(page, t);
  const messages = page.getByRole('region', { name: t('layout.messages') });
  await expect(messages).toContainText('No position');
});

test('shows a note and a map of Tashkent when the position is denied (S9-18)', {
  tag: ['@desktop', '@full'],
}, async ({ page, request, t }) => {
  await serveMap(page);
  const { slug } = await firstProduct(request, BUYABLE);
  await page.goto(`/products/${slug}`);
  await open(page, t);
  const line = form(page, t).getByText(t('oneClick.placeUnknown'));
  await expect(line).toBeVisible();
  const address = await form(page, t).getByLabel(t('oneClick.address')).boundingBox();
  const below = await line.boundingBox();
  const gap = (below?.y ?? 0) - (address?.y ?? 0) - (address?.height ?? 0);
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(24);
  await expect(page.getByRole('region', { name: t('layout.messages') })).toBeEmpty();
  await form(page, t)
    .getByRole('region', { name: t('oneClick.map') })
    .scrollIntoViewIfNeeded();
  const map = form(page, t).getByRole('application', { name: '41.3111, 69.2797' });
  await expect(map).toHaveAttribute('data-zoom', '15');
  await page.keyboard.press('Escape');
  await sendsWithoutPlace(page, t, { slug });
});

test('sends the location selected on the map with the order (S9-18, S3-19)', {
  tag: '@full',
}, async ({ page, request, t }) => {
  await serveMap(page);
  const { slug } = await firstProduct(request, BUYABLE);
  await page.goto(`/products/${slug}`);
  await open(page, t);
  const map = form(page, t).getByRole('region', { name: t('oneClick.map') });
  await map.scrollIntoViewIfNeeded();
  await map.getByRole('application', { name: '41.3111, 69.2797' }).click();
  await expect(map.getByRole('application', { name: '41.5, 69.5' })).toBeVisible();
  await expect(map.getByRole('button', { name: '41.5, 69.5' })).toBeVisible();
  await expect(form(page, t).getByText(t('oneClick.placeKnown'))).toBeVisible();

  await fill(page, t);
  const sent = page.waitForRequest('**/order/create');
  await submit(page, t).click();
  await expect(success(page, t)).toBeVisible();
  const body = (await sent).postData() ?? '';
  expect(body).toMatch(/name="latitude"\s+41\.5\s/);
  expect(body).toMatch(/name="longitude"\s+69\.5\s/);
});

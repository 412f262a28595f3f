import { CODE_LENGTH, RESEND_SECONDS, TOAST_MS } from '@/lib/constants';
import { passTime, pauseClock } from '@/tests/e2e/support/clock';
import {
  expect,
  languageOfDevice,
  type Page,
  type Request,
  test,
  type Words,
} from '@/tests/e2e/support/fixtures';
import { badge, firstInStock, listOf, putInCart } from '@/tests/e2e/support/shop';

const PHONE = '901234567';

async function openSignIn(page: Page, t: Words) {
  await page
    .getByRole('button', { name: t('account.signIn'), exact: true })
    .filter({ visible: true })
    .click();
  await expect(page.getByRole('dialog', { name: t('signIn.title') })).toBeVisible();
}

const code = (page: Page, t: Words) => page.getByRole('textbox', { name: t('signIn.code') });
const digit = (page: Page, t: Words, number: number) =>
  page.getByRole('textbox', { name: t('signIn.digitOf', { number, count: 5 }) });
const alertsOf = (page: Page) => page.getByRole('dialog').getByRole('alert');

/** Submits the phone number with only the keyboard, once its field has the focus. */
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

/** Returns the fields of a URL-encoded or multipart form body. */
function formOf(request: Request): URLSearchParams {
  const body = request.postData() ?? '';
  const parts = [...body.matchAll(/name="(\w+)"\r\n\r\n(.*)\r\n/g)];
  if (parts.length === 0) return new URLSearchParams(body);
  return new URLSearchParams(parts.map(([, name = '', value = '']) => [name, value]));
}

test('the toast about the sent code does not cover the code input boxes', {
  tag: ['@phone', '@full'],
}, async ({ page, t }) => {
  await page.goto('/about');
  await openSignIn(page, t);
  await typePhone(page, t);
  await expect(code(page, t)).toBeFocused();
  const message = page.getByRole('region', { name: t('layout.messages') });
  await expect(message.getByRole('button')).toBeVisible();
  const boxes = page.getByRole('dialog').getByRole('textbox');
  const covered = await boxes.evaluateAll((all) =>
    all.filter((box) => {
      const { left, top, width, height } = box.getBoundingClientRect();
      return !box.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  );
  expect(covered).toHaveLength(0);
  await expect(message.getByRole('button')).toBeVisible();
});

test.describe('in the device language', () => {
  test.use(languageOfDevice);

  // Requirements: S1-01, S2-46, S2-49, S4-01, S4-02, S4-03, S4-04, S4-05, S4-10, S5-12, S5-13
  // Requirements: S5-14, S5-18, S5-19, S6-05, S7-08, S7-09, S8-03
  test('signs in with only the keyboard and stays signed in (S1-19, S3-03)', async ({
    page,
    world,
    t,
    at,
    isMobile,
    expectAccessible,
  }) => {
    const bars = page
      .getByRole('banner')
      .or(page.getByRole('navigation', { name: t('menu.bottom') }));
    const account = bars
      .getByRole('button', { name: t('account.cabinet') })
      .or(bars.getByRole('link', { name: t('account.cabinet') }))
      .filter({ visible: true });
    await page.goto(at('/about'));
    await openSignIn(page, t);
    await expect(code(page, t)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(alertsOf(page)).toHaveText(t('validation.noPhone'));
    await expectAccessible();
    await expect(account).toHaveCount(0);
    const sent: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === 'POST') sent.push(`${pathname} ${formOf(request)}`);
    });
    await typePhone(page, t);
    await expect(code(page, t)).toBeFocused();
    expect(sent).toEqual([`/api/v1/user/send-code phone=998${PHONE}`]);
    await expect(page.getByRole('dialog')).toContainText('+998 90 123-45-67');
    await expect(page.getByRole('region', { name: t('layout.messages') })).not.toBeEmpty();
    const [sms] = await world.sms();
    expect([sms?.phone, sms?.text]).toEqual([`998${PHONE}`, expect.stringContaining('12345')]);

    const boxes = page.getByRole('dialog').getByRole('textbox');
    await expect(boxes).toHaveCount(5);
    await page.keyboard.press('Enter');
    await expect(alertsOf(page)).toHaveText(t('validation.code'));
    await page.keyboard.type('1x2');
    await expect(digit(page, t, 3)).toBeFocused();
    await page.keyboard.press('Backspace');
    await expect(digit(page, t, 2)).toBeFocused();
    await page.keyboard.type('234');
    await page.keyboard.press('Enter');
    await expect(alertsOf(page)).toHaveText(t('validation.code'));
    expect(sent).toHaveLength(1);
    await page.keyboard.type('5');

    await expect(page).toHaveURL(new RegExp(`${at('/user/orders')}$`));
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(t('orders.title'));
    expect(sent.slice(1)).toEqual([`/api/v1/user/sign-in phone=998${PHONE}&code=12345`]);
    await expect(account).toHaveCount(1);
    await page.reload();
    await expect(heading).toHaveText(t('orders.title'));
    if (!isMobile) return;
    const nav = page.getByRole('navigation', { name: t('menu.bottom') });
    await nav.getByRole('link', { name: t('account.cabinet') }).click();
    await expect(page).toHaveURL(new RegExp(`${at('/user')}$`));
  });
});

// Requirements: S4-14, S6-02
test('merges the guest’s cart and wishlist into the account at sign-in (B-82)', {
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
  await badge(page, t, 1).click();
  await page.getByRole('button', { name: t('cart.checkout') }).click();
  await expect(page.getByRole('dialog', { name: t('signIn.title') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openSignIn(page, t);
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

test.describe('when the API rejects a request', () => {
  // The browser and the page log the rejection (S8-12).
  test.use({ forgives: /422|429/ });

  test('reports a wrong code and then accepts the right one (S4-06, D-21)', {
    tag: '@phone',
  }, async ({ page, t, expectAccessible }) => {
    await page.goto('/about');
    await openSignIn(page, t);
    await typeIn(page, t, '54321');
    await expect(alertsOf(page)).not.toBeEmpty();
    await expectAccessible();
    await expect(code(page, t)).toBeFocused();
    await page.keyboard.type('12345');
    await expect(page).toHaveURL(/\/user\/orders$/);
  });

  // Requirements: S4-07, S4-09, S4-13, S8-01
  test('a code expires with its timer, and only then can another be sent (S4-08, S8-02)', {
    tag: ['@desktop', '@full'],
  }, async ({ page, world, t, expectAccessible }) => {
    await page.clock.install();
    await page.goto('/about');
    await openSignIn(page, t);
    await typePhone(page, t);
    await expect(code(page, t)).toBeFocused();
    await pauseClock(page, 1000);
    const dialog = page.getByRole('dialog');
    const timer = (time: string) =>
      dialog.getByText(t('signIn.newCodeIn', { time }), { exact: true });
    await expect(timer('1:59').or(timer('1:58')).first()).toBeVisible();
    await passTime(page, 109_000);
    await expect(timer('0:10').or(timer('0:09')).first()).toBeVisible();
    await page.keyboard.type('12');
    await passTime(page, 10_000);
    for (const box of await dialog.getByRole('textbox').all()) await expect(box).toBeDisabled();
    await expect(dialog.getByRole('button', { name: t('signIn.enter') })).toBeDisabled();
    const over = await dialog.getByText(t('signIn.codeIsOver')).boundingBox();
    expect(over?.width).toBeGreaterThan(100);
    await world.passTime(121);
    await page.clock.resume();
    await dialog.getByRole('button', { name: t('signIn.getCode') }).click();
    await expect(timer('2:00').or(timer('1:59')).first()).toBeVisible();
    await expect(code(page, t)).toBeFocused();
    await expect(code(page, t)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await openSignIn(page, t);
    await typePhone(page, t);
    await expect(alertsOf(page)).not.toBeEmpty();
    await expect(code(page, t)).toHaveCount(0);
    await expectAccessible();

    await world.passTime(121);
    await page.keyboard.press('Enter');
    await expect(code(page, t)).toBeFocused();
    expect(await world.sms()).toHaveLength(3);
    await page.keyboard.type('12345');
    await expect(page).toHaveURL(/\/user\/orders$/);
  });
});

test('shows the toast for 3 s and accepts the code for 120 s (S9-02, S9-07)', {
  tag: ['@desktop', '@full'],
}, async ({ page, world, t }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/about');
  await openSignIn(page, t);
  await pauseClock(page);
  await typePhone(page, t);
  const boxes = page.getByRole('dialog').getByRole('textbox');
  const message = page.getByRole('region', { name: t('layout.messages') });
  await expect(boxes).toHaveCount(CODE_LENGTH);
  await page.clock.runFor(TOAST_MS - 1);
  await expect(message).not.toBeEmpty();
  await page.clock.runFor(1);
  await expect(message).toBeEmpty();

  await passTime(page, (RESEND_SECONDS - 1) * 1000 - TOAST_MS);
  await expect(boxes.first()).toBeEnabled();
  await page.clock.runFor(1000);
  await expect(boxes.first()).toBeDisabled();
  await world.passTime(RESEND_SECONDS);
  await page.getByRole('button', { name: t('signIn.getCode') }).click();
  await expect(boxes.first()).toBeEnabled();
  expect(await world.sms()).toHaveLength(2);
});

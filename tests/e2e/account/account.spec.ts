import {
  expect,
  languageOfDevice,
  type Page,
  test,
  type Words,
} from '@/tests/e2e/support/fixtures';
import { apiCalls, chooseDistrict } from '@/tests/e2e/support/shop';

const madina = { firstName: 'Madina', lastName: 'Karimova' };

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const save = (page: Page, t: Words) =>
  page.getByRole('button', { name: t('profile.save'), exact: true }).click();

test('a deep link requires sign-in, and its HTML has no personal data (S2-21, S6-06)', {
  tag: '@desktop',
}, async ({ page, request, t, expectAccessible }) => {
  const response = await request.get('/user/address');
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain('noindex');

  await page.goto('/user/address');
  await expect(page.getByRole('dialog', { name: t('signIn.title') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('account.required.title'));
  await expectAccessible();
  await page
    .getByRole('main')
    .getByRole('button', { name: t('account.required.signIn') })
    .click();
  await expect(field(page, t('signIn.phone'))).toBeFocused();
  await page.keyboard.type('901234567');
  await page.keyboard.press('Enter');
  await expect(field(page, t('signIn.code'))).toBeFocused();
  await page.keyboard.type('12345');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('account.addresses'));
  await expect(page).toHaveURL(/\/user\/address$/);
  const signedInHtml = await (await request.get('/user/address')).text();
  expect(signedInHtml).not.toContain('901234567');
});

test('requires sign-in when the stored token or the profile is missing (S6-04, S7-12)', {
  tag: '@desktop',
}, async ({ page, world, t }) => {
  const signedIn = await world.signIn('998901234567');
  const open = async (auth: object) => {
    const stored = JSON.stringify({ state: auth, version: 1 });
    await page.evaluate((text) => localStorage.setItem('chorsu:auth', text), stored);
    await page.goto('/user');
    // The sign-in dialog hides the rest of the page from assistive technology.
    return page.getByRole('heading', { level: 1, includeHidden: true });
  };
  const required = t('account.required.title');
  await page.goto('/info/faq');
  // When only a token is stored, the page requests the profile, which this response lacks.
  await page.route('**/user/user_settings', (route) =>
    route.fulfill({ status: 200, json: { status: true, data: null, message: null } }),
  );
  await expect(await open({ ...signedIn, token: null })).toHaveText(required);
  const settingsRead = page.waitForResponse('**/user/user_settings');
  await expect(await open({ ...signedIn, user: null })).toHaveText(required);
  await settingsRead;
  const stored = () => page.evaluate(() => localStorage.getItem('chorsu:auth') ?? '');
  await expect.poll(stored).not.toContain(signedIn.token);

  await page.unrouteAll();
  await expect(await open(signedIn)).not.toHaveText(required);
});

test.describe('in the device language', () => {
  test.use(languageOfDevice);

  test('the account index links to the account pages (S2-21, S2-86)', { tag: '@full' }, async ({
    page,
    shopper,
    t,
    at,
    expectAccessible,
  }) => {
    await shopper.signIn(madina);
    await page.goto(at('/user'));
    const menu = page.getByRole('navigation', { name: t('account.cabinet') });
    await expect(menu.getByRole('link')).toHaveText([
      t('account.orders'),
      t('account.profile'),
      t('account.addresses'),
      t('account.liked'),
    ]);
    await expectAccessible();
    await menu.getByRole('link', { name: t('account.profile') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('account.profile'));
  });

  // Requirements: S5-16, S5-17, S7-04
  test('keeps a changed profile after a reload (S2-24, S7-13)', async ({
    page,
    shopper,
    t,
    at,
    expectAccessible,
  }) => {
    const token = await shopper.signIn(madina);
    const calls = apiCalls(page);
    await page.goto(at('/user/profile'));
    await expect(field(page, t('profile.firstName'))).toHaveValue('Madina');
    await expect(field(page, t('profile.phone'))).toHaveValue('+998 90 123-45-67');

    await field(page, t('profile.firstName')).fill('');
    await field(page, t('profile.email')).fill('madina');
    await save(page, t);
    await expect(page.getByText(t('validation.required'))).toBeVisible();
    await expect(page.getByText(t('validation.email'))).toBeVisible();
    await expectAccessible();

    await field(page, t('profile.firstName')).fill('Malika');
    await field(page, t('profile.email')).fill('malika@pochta.uz');
    await page.getByRole('radio', { name: t('profile.gender.female') }).check();
    await save(page, t);
    await expect(page.getByText(t('profile.saved'))).toBeVisible();

    await page.reload();
    await expect(field(page, t('profile.firstName'))).toHaveValue('Malika');
    await expect(field(page, t('profile.email'))).toHaveValue('malika@pochta.uz');
    await expect(page.getByRole('radio', { name: t('profile.gender.female') })).toBeChecked();
    const tokens = calls.map(({ headers }) => headers.authorization);
    expect(new Set(tokens)).toEqual(new Set([`Bearer ${token}`]));
  });

  // Requirements: S2-87, S7-15, S7-16, S7-17
  test('adds, changes and, after a confirmation, deletes an address (S2-22, S5-24)', async ({
    page,
    shopper,
    t,
    at,
    expectAccessible,
  }) => {
    await shopper.signIn(madina);
    await page.goto(at('/user/address'));
    await page.getByRole('button', { name: t('address.add') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('address.save') }).click();
    await expect(dialog.getByText(t('validation.required'))).toHaveCount(3);
    await expectAccessible();

    await chooseDistrict(dialog, t);
    await dialog.getByRole('textbox', { name: t('address.house') }).fill('Navoiy 1');
    await dialog.getByRole('button', { name: t('address.save') }).click();
    await expect(page.getByRole('listitem', { name: 'Navoiy 1' })).toBeVisible();

    await page
      .getByRole('button', { name: t('address.changeOf', { address: 'Navoiy 1' }) })
      .click();
    await expect(dialog.getByRole('combobox', { name: t('geo.region') })).not.toHaveValue('');
    await dialog.getByRole('textbox', { name: t('address.house') }).fill('Navoiy 2');
    await dialog.getByRole('button', { name: t('address.save') }).click();
    await expect(page.getByRole('listitem', { name: 'Navoiy 2' })).toBeVisible();

    const remove = page.getByRole('button', {
      name: t('address.removeOf', { address: 'Navoiy 2' }),
    });
    await remove.click();
    await page.getByRole('button', { name: t('address.removeNo'), exact: true }).click();
    await expect(page.getByRole('listitem', { name: 'Navoiy 2' })).toBeVisible();
    await remove.click();
    await page.getByRole('button', { name: t('address.removeYes'), exact: true }).click();
    await expect(page.getByText(t('address.empty.title'))).toBeVisible();
  });

  test('lists a customer’s sessions, ends one of them and then all', {
    tag: '@full',
  }, async ({ page, request, shopper, t, at, expectAccessible }) => {
    const elsewhere = await shopper.signIn(madina);
    const here = await shopper.signIn(madina);
    const statusOf = async (token: string) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await request.get('/api/v1/user/user_settings', { headers })).status();
    };
    await page.goto(at('/user/profile'));
    const list = page.getByRole('region', { name: t('session.title') });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expect(list.getByText(t('session.current'))).toHaveCount(1);
    await expectAccessible();

    const end = list.getByRole('button', {
      name: t('session.endOf', { device: t('session.unknown') }),
    });
    await end.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(list.getByText(t('session.onlyHere'))).toBeVisible();
    expect([await statusOf(elsewhere), await statusOf(here)]).toEqual([401, 200]);

    await list.getByRole('button', { name: t('session.endAll') }).click();
    await page.getByRole('button', { name: t('session.yes'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${at('/')}$`));
    await expect(
      page
        .getByRole('button', { name: t('account.signIn'), exact: true })
        .filter({ visible: true }),
    ).toBeVisible();
    expect(await statusOf(here)).toBe(401);
  });
});

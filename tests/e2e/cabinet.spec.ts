import { expect, languageOfDevice, type Page, test, type Words } from './fixtures';
import { chooseDistrict } from './shop';

const madina = { firstName: 'Madina', lastName: 'Karimova' };

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const save = (page: Page, t: Words) =>
  page.getByRole('button', { name: t('profile.save'), exact: true }).click();

test('a deep link asks for sign-in and then opens its page; the HTML holds nothing personal (S2-21, S6-06)', {
  tag: '@desktop',
}, async ({ page, request, t, expectAccessible }) => {
  const answer = await request.get('/user/address');
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain('noindex');

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

test.describe('in the language of the device', () => {
  test.use(languageOfDevice);

  test('the index leads to her pages (S2-21, S2-86)', async ({
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

  test('her profile can be changed and stays changed (S2-24, S5-16, S5-17, S7-13)', async ({
    page,
    shopper,
    t,
    at,
    expectAccessible,
  }) => {
    await shopper.signIn(madina);
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
  });

  test('an address is added, changed and, after a confirmation, deleted (S2-22, S2-87, S5-24, S7-15, S7-16, S7-17)', async ({
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
    await page.getByRole('button', { name: t('actions.no'), exact: true }).click();
    await expect(page.getByRole('listitem', { name: 'Navoiy 2' })).toBeVisible();
    await remove.click();
    await page.getByRole('button', { name: t('actions.yes'), exact: true }).click();
    await expect(page.getByText(t('address.empty.title'))).toBeVisible();
  });
});

import { expect, type Page, test, type Words } from '@/tests/e2e/support/fixtures';
import { expectHydrated, holdScripts } from '@/tests/e2e/support/hydration';
import { badge, firstProduct } from '@/tests/e2e/support/shop';

const SHOES = 'search=Kundalik krossovka Qadam';
const LIST = `/products?${SHOES}`;

const opener = (page: Page, t: Words, name: string) =>
  page.getByRole('button', { name: t('cart.addOf', { name }) });
const sizes = (page: Page) =>
  page.getByRole('group', { name: /^Oʻlcham/ }).getByRole('radio', { disabled: false });

test('a shoe card adds a pair only after a size is chosen (product decision 45)', async ({
  page,
  request,
  world,
  t,
  expectAccessible,
}) => {
  const { name } = await firstProduct(request, SHOES);
  await page.goto(LIST);
  await opener(page, t, name).click();
  const sheet = page.getByRole('dialog', { name });
  await expect(sizes(page).first()).toBeVisible();
  await expect(sheet.getByRole('radio', { checked: true })).toHaveCount(1);
  await sheet.getByRole('link', { name: t('product.chooseSize') }).click();
  await expect(sizes(page).first()).toBeFocused();
  await expectAccessible();
  await page.keyboard.press('ArrowRight');
  await expect(sheet.getByRole('radio', { checked: true })).toHaveCount(2);
  await sheet.getByRole('button', { name: t('cart.add') }).click();

  await expect(sheet).toHaveCount(0);
  await expect(badge(page, t, 1)).toBeVisible();
  await expect(opener(page, t, name)).toBeFocused();
  const added = async () =>
    (await world.journal('/order/cart')).filter(({ method }) => method === 'POST');
  await expect.poll(added).toHaveLength(1);
});

test('pressing a shoe card before hydration opens the sizes and adds nothing (ADR 186)', {
  tag: ['@phone', '@deferred'],
}, async ({ page, request, world, t }) => {
  const { name } = await firstProduct(request, SHOES);
  const release = await holdScripts(page);
  await page.goto(LIST);
  await opener(page, t, name).click();
  const sheet = page.getByRole('dialog', { name });
  await expect(sheet.getByRole('button', { name: t('actions.close') })).toBeVisible();
  await expect(page).toHaveURL(/\/products\?search=/);
  release();
  await expect(sizes(page).first()).toBeVisible();
  await expect(sheet).toHaveCount(1);
  await expectHydrated(page);
  const writes = (await world.journal('/order/cart')).filter(({ method }) => method === 'POST');
  expect(writes).toEqual([]);

  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/products\?search=/);
});

test.describe('without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the buy button on a shoe page links to the sizes', async ({ page, request, t }) => {
    const { slug } = await firstProduct(request, SHOES);
    await page.goto(`/products/${slug}`);
    await page
      .getByRole('link', { name: t('product.chooseSize') })
      .first()
      .click();
    await expect(page).toHaveURL(/#sizes$/);
    await expect(page.getByRole('group', { name: /^Oʻlcham/ })).toBeInViewport();
  });
});

test('a shoe page preselects the color but no size, before and after hydration', {
  tag: ['@phone', '@deferred'],
}, async ({ page, request, world, t }) => {
  const { slug } = await firstProduct(request, SHOES);
  const release = await holdScripts(page);
  await page.goto(`/products/${slug}`);
  const checked = page.getByRole('main').getByRole('radio', { checked: true });
  await expect(checked).toHaveCount(1);
  // On phones, the last "choose a size" link is in the sticky buy bar.
  await page
    .getByRole('link', { name: t('product.chooseSize') })
    .last()
    .click();
  await expect(page.getByRole('group', { name: /^Oʻlcham/ })).toBeInViewport();
  release();
  await expectHydrated(page);
  await expect(checked).toHaveCount(1);
  await page
    .getByRole('link', { name: t('product.chooseSize') })
    .last()
    .click();
  await expect(sizes(page).first()).toBeFocused();
  await sizes(page).first().check();
  await expect(page).toHaveURL(/option=\d+/);
  await page
    .getByRole('button', { name: t('cart.addShort') })
    .or(page.getByRole('button', { name: t('cart.add'), exact: true }))
    .last()
    .click();
  await expect(badge(page, t, 1)).toBeVisible();
  const added = async () =>
    (await world.journal('/order/cart')).filter(({ method }) => method === 'POST');
  await expect.poll(added).toHaveLength(1);
});

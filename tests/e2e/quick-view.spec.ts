import { expect, languageOfDevice, type Page, test, type Words } from './fixtures';
import { firstProduct } from './shop';

const DETAILED = 'search=Sado Pro 2';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test.describe('in the language of the device', () => {
  test.use(languageOfDevice);

  test('the quick view of a card shows the product over the list (S2-69, S4-25, B-83)', async ({
    page,
    request,
    at,
    t,
    expectAccessible,
    language,
  }) => {
    const { slug, name } = await firstProduct(request, DETAILED, language);
    await page.goto(at('/products?search=Sado+Pro+2'));
    await openByKeyboard(page, t, name);

    const view = dialog(page, name);
    expect(new URL(page.url()).searchParams.get('view')).toBe(slug);
    await expect(view.getByRole('button', { name: t('cart.add'), exact: true })).toBeVisible();
    await expectAccessible();
  });
});

test('Back closes it, Forward and a reload open it again, and Escape gives the focus back (B-83)', async ({
  page,
  request,
  t,
}) => {
  const { name } = await firstProduct(request, DETAILED);
  await page.goto('/products?search=Sado+Pro+2');
  const button = await openByKeyboard(page, t, name);

  await page.goBack();
  await expect(dialog(page, name)).toBeHidden();
  await page.goForward();
  await expect(dialog(page, name)).toBeVisible();
  await page.reload();
  await expect(dialog(page, name)).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(dialog(page, name)).toBeHidden();
  await expect(page).toHaveURL(/\/products\?search=Sado\+Pro\+2$/);
  await openByKeyboard(page, t, name);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('a chosen colour shows its picture, and an added product counts in the badge (S4-29, S4-31, S4-33)', async ({
  page,
  request,
  t,
}) => {
  const { slug, name } = await firstProduct(request, DETAILED);
  await page.goto(`/?view=${slug}`);
  const view = dialog(page, name);
  const slides = view.getByRole('region', { name: t('product.gallery') }).getByRole('listitem');
  await expect(slides.first()).toBeInViewport({ ratio: 0.3 });

  await view.getByRole('group', { name: /^Rang/ }).getByRole('radio').nth(1).check();
  await expect(slides.first()).not.toBeInViewport({ ratio: 0.3 });
  await view.getByRole('button', { name: t('cart.add'), exact: true }).click();

  await expect(view.getByRole('group', { name: t('cart.amountOf', { name }) })).toHaveText('1');
  await page.keyboard.press('Escape');
  const badge = page.getByRole('link', { name: t('header.cartCount', { count: 1 }) });
  await expect(badge.filter({ visible: true })).toBeVisible();
});

test('the quick view links to the product page', async ({ page, request, t }) => {
  const { slug, name } = await firstProduct(request, DETAILED);
  await page.goto(`/?view=${slug}`);

  await dialog(page, name)
    .getByRole('link', { name: t('quickView.more') })
    .click();

  await expect(page).toHaveURL(new RegExp(`/products/${slug}$`));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** The button is there for the keyboard on phones too, where nothing can be pointed at. */
async function openByKeyboard(page: Page, t: Words, name: string) {
  const button = page.getByRole('button', { name: t('quickView.openOf', { name }) });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page, name)).toBeVisible();
  return button;
}

import { expect, type Page, test, type Words } from './fixtures';
import { firstProduct, listOf } from './shop';

const BUYABLE = 'search=Sado Pro 2';

/** Puts the product into the cart on its own page, as a shopper does. */
async function putInCart(page: Page, t: Words, slug: string) {
  await page.goto(`/products/${slug}`);
  const added = page.waitForResponse(
    (answer) => answer.url().endsWith('/order/cart') && answer.request().method() === 'POST',
  );
  await page.getByRole('button', { name: t('cart.add'), exact: true }).click();
  await added;
}

const badge = (page: Page, t: Words, count: number) =>
  page.getByRole('link', { name: t('header.cartCount', { count }) }).filter({ visible: true });

test('a card’s button fills the cart, whose lines come to the sum of what is ticked (S2-04, S2-44, S4-31, S4-33, S9-24)', async ({
  page,
  request,
  t,
  expectAccessible,
}) => {
  const { results } = await listOf(request, 'size=24');
  const [first, second] = results.filter(({ amount }) => amount > 1);
  await page.goto('/products');
  for (const product of [first, second]) {
    await page
      .getByRole('button', { name: t('cart.addOf', { name: product?.name ?? '' }) })
      .click();
  }
  await expect(badge(page, t, 2)).toBeVisible();
  await page.getByRole('button', { name: t('cart.increase', { name: first?.name ?? '' }) }).click();

  await badge(page, t, 2).click();
  const line = page.getByRole('listitem', { name: first?.name ?? '' });
  await expect(line.getByRole('group')).toHaveText('2');
  await line.getByRole('checkbox').uncheck();
  const pieces = page.getByRole('complementary', { name: t('cart.summary.title') });
  await expect(pieces).toContainText(t('cart.summary.pieces', { count: '1' }));
  await expectAccessible();
});

test('a line moved to favourites leaves the cart and is found under liked (S2-05, S2-83)', async ({
  page,
  request,
  t,
}) => {
  const { slug, name } = await firstProduct(request, BUYABLE);
  await putInCart(page, t, slug);
  await page.goto('/cart');

  await page.getByRole('button', { name: t('cart.moveToLiked', { name }) }).click();

  await expect(page.getByRole('heading', { name: t('cart.empty.title') })).toBeVisible();
  await page.goto('/liked');
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  await page.getByRole('button', { name: t('liked.addOf', { name }) }).click();
  await expect(page.getByRole('heading', { name: t('liked.empty.title') })).toBeVisible();
});

test('a deleted line can be had back, and another tab agrees (S2-84, S5-24)', async ({
  page,
  context,
  request,
  t,
}) => {
  const { slug, name } = await firstProduct(request, BUYABLE);
  await putInCart(page, t, slug);
  await page.goto('/cart');
  const other = await context.newPage();
  await other.goto('/cart');
  await expect(badge(other, t, 1)).toBeVisible();

  await page.getByRole('button', { name: t('cart.remove', { name }), exact: true }).click();
  await page.getByRole('button', { name: t('actions.yes'), exact: true }).click();
  await expect(badge(page, t, 0)).toBeVisible();
  await expect(badge(other, t, 0)).toBeVisible();

  await page.getByRole('button', { name: t('cart.undo') }).click();
  await expect(page.getByRole('listitem', { name })).toBeVisible();
  await expect(badge(other, t, 1)).toBeVisible();
});

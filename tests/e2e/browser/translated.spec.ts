import { formatPrice } from '@/lib/domain/text/money';
import { choosePickup, confirm, openCheckout, outcome, pay } from '@/tests/e2e/support/checkout';
import { expect, languageOfDevice, test } from '@/tests/e2e/support/fixtures';
import { expectHydrated, hydrate } from '@/tests/e2e/support/hydration';
import { badge, firstInStock, firstProduct, listOf, putInCart } from '@/tests/e2e/support/shop';
import { translate } from '@/tests/e2e/support/translator';

test.use(languageOfDevice);

for (const by of ['font', 'ya-tr-span'] as const) {
  test(`a list translated with <${by}> filters, loads more and has the right count`, {
    tag: by === 'font' ? ['@desktop'] : ['@desktop', '@full'],
  }, async ({ page, request, t }) => {
    const { count } = await listOf(request, 'discounted=1');
    await page.goto('/products');
    await hydrate(page);
    await translate(page, by);

    await page.getByRole('link', { name: t('catalog.showMore', { count: '24' }) }).click();
    await expect(page.getByRole('article')).toHaveCount(48);

    await page.getByLabel(t('catalog.discounted')).first().check();
    await expect(page).toHaveURL(/discounted/);
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
      t('catalog.count', { count, shown: count }),
    );
    await expect(page.getByRole('article')).toHaveCount(24);
  });
}

test('a cart translated by the browser shows its current total', { tag: '@full' }, async ({
  page,
  request,
  language,
  at,
  t,
}) => {
  const { slug, name } = await firstProduct(request, 'search=Sado Pro 2', language);
  const { price, discounted_price } = await firstInStock(request, slug);
  await putInCart(page, t, at(`/products/${slug}`));
  await page.goto(at('/cart'));
  await expect(page.getByRole('listitem', { name })).toBeVisible();
  await translate(page);

  await page.getByRole('button', { name: t('cart.increase', { name }) }).click();

  const total = formatPrice((discounted_price ?? price) * 2, language);
  await expect(page.getByRole('listitem', { name }).getByRole('group')).toHaveText('2');
  const summary = page.getByRole('complementary', { name: t('cart.summary.title') });
  await expect(summary.getByRole('definition').last()).toHaveText(total);
  await expectHydrated(page);
});

test('a checkout translated by the browser shows errors and places the order', {
  tag: '@full',
}, async ({ page, request, shopper, t, at }) => {
  await openCheckout({ page, request, shopper, t, prefix: at('/').replace(/\/$/, '') });
  await translate(page);

  await confirm(page).click();
  await expect(page.getByText(t('validation.required')).first()).toBeVisible();
  await choosePickup(page, t);
  await pay(page, t, 'cash');
  await confirm(page).click();

  await expect(outcome(page, t, 'accepted')).toBeVisible();
});

test.describe('before hydration', { tag: ['@phone', '@deferred'] }, () => {
  // The translated text causes a hydration mismatch, and React renders the page again.
  test.use({ forgives: /React error #418/ });

  test('a press on a translated page is handled', async ({ page, request, at, t, language }) => {
    const { slug } = await firstProduct(request, 'search=Sado Pro 2', language);
    await page.goto(at(`/products/${slug}`));
    await translate(page);

    await page.getByRole('button', { name: t('cart.add'), exact: true }).click();

    await expectHydrated(page);
    await expect(badge(page, t, 1)).toBeVisible();
  });

  test('hydration keeps text that was typed into a translated page', { tag: '@full' }, async ({
    page,
    at,
    t,
  }) => {
    await page.goto(at('/about'));
    await translate(page);

    const field = page.getByRole('combobox', { name: t('search.label') });
    await field.fill('choynak');

    await expectHydrated(page);
    await expect(field).toHaveValue('choynak');
    await expect(page.getByRole('listbox')).toBeVisible();
  });
});

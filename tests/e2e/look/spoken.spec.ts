import { expect, test } from '@/tests/e2e/support/fixtures';
import { hydrate } from '@/tests/e2e/support/hydration';
import { badge, firstProduct, putInCart } from '@/tests/e2e/support/shop';
import { listen } from '@/tests/e2e/support/spoken';
import type { Language } from '@/tests/support/words';

const LETTERS_MAX = 60;

for (const language of ['uz', 'ru'] satisfies Language[]) {
  test.describe(`a screen reader in ${language}`, {
    tag: ['@desktop', '@full'],
  }, () => {
    test.use({ language });

    test('announces an addition to the cart briefly, and nothing for a like', async ({
      page,
      request,
      at,
      t,
    }) => {
      const { slug } = await firstProduct(request, 'search=Sado Pro 2', language);
      await page.goto(at(`/products/${slug}`));
      await hydrate(page);
      const announcements = await listen(page);
      await page.getByRole('button', { name: t('cart.add'), exact: true }).click();
      await expect(badge(page, t, 1)).toBeVisible();
      const like = page
        .getByRole('main')
        .getByRole('button', { name: t('liked.add'), exact: true });
      await like.click();
      await expect(page.locator('main button[aria-pressed="true"]')).toBeVisible();
      await expect.poll(announcements).toHaveLength(1);
      const [text = ''] = await announcements();
      expect(text).toContain(t('cart.added'));
      expect(text.length).toBeLessThan(LETTERS_MAX);
    });

    test('announces the cart total with its currency once', async ({ page, request, at, t }) => {
      const { slug, name } = await firstProduct(request, 'search=Sado Pro 2', language);
      await putInCart(page, t, at(`/products/${slug}`));
      await page.goto(at('/cart'));
      const more = page.getByRole('button', { name: t('cart.increase', { name }) });
      await expect(more).toBeVisible();
      const announcements = await listen(page);
      await more.click();
      await expect.poll(announcements).toEqual([expect.stringMatching(/^[\d\s]+ (?:soʻm|сум)$/)]);
    });

    test('announces the counts of filtered products and of suggestions', async ({
      page,
      at,
      t,
    }) => {
      await page.goto(at('/products?menu=elektronika'));
      await hydrate(page);
      const announcements = await listen(page);
      await page.getByRole('checkbox', { name: t('catalog.discounted') }).click();
      await expect(page).toHaveURL(/discounted=1/);
      await expect.poll(announcements).toHaveLength(1);
      await page.getByRole('combobox', { name: t('search.label') }).click();
      await page.keyboard.type('sado');
      await expect.poll(announcements).toHaveLength(2);
      const texts = await announcements();
      for (const text of texts) expect(text).toMatch(/^\d+ \S+(?: \S+)?$/);
    });

    test("announces a field's error once and briefly", async ({ page, at, t }) => {
      await page.goto(at('/about'));
      await hydrate(page);
      const announcements = await listen(page);
      await page
        .getByRole('banner')
        .getByRole('button', { name: t('account.signIn') })
        .click();
      await page.getByRole('button', { name: t('signIn.getCode') }).click();
      const field = page.getByRole('textbox', { name: t('signIn.phone') });
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect.poll(announcements).toHaveLength(1);
      expect((await announcements())[0]?.length).toBeLessThan(LETTERS_MAX);
    });
  });
}

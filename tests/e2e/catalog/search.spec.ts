import { expect, test } from '@/tests/e2e/support/fixtures';
import { hydrate } from '@/tests/e2e/support/hydration';
import { listOf, openFirstProduct } from '@/tests/e2e/support/shop';

const spellings = [
  ['холодильник', 'xolodilnik', 'holodilnik'],
  ['ўйинчоқ', "o'yinchoq", 'oʻyinchoq', 'o’yinchok'],
  ['кўйлак', 'ko`ylak', 'koylak'],
  ['qozon', 'kozon'],
  ['айфон', 'iphone'],
  ['сяоми', 'xiaomi'],
  ['смартфон', 'smartfno', 'cvfhnajy'],
];

for (const [first = '', ...others] of spellings) {
  test(`any spelling of «${first}» finds the same products, in both languages (S2-11)`, {
    tag: '@desktop',
  }, async ({ request }) => {
    for (const language of ['uz', 'ru']) {
      const ids = async (text: string) => {
        const list = await listOf(request, `size=100&search=${encodeURIComponent(text)}`, language);
        return list.results.map(({ id }) => id).sort((one, other) => one - other);
      };
      const expected = await ids(first);
      expect(expected.length, first).toBeGreaterThan(0);
      for (const other of others) expect(await ids(other), other).toEqual(expected);
    }
  });
}

test('finds fridges by their Uzbek name', { tag: '@desktop' }, async ({ request }) => {
  const { results } = await listOf(request, 'search=muzlatgich');
  expect(results.length).toBeGreaterThan(3);
});

// Requirements: S2-42, S5-02, S5-04
test('offers earlier searches after a reload, but no blank ones (S1-08, S5-01)', async ({
  page,
  t,
}) => {
  await page.goto('/');
  const seen: string[] = [];
  page.on('framenavigated', (frame) => void seen.push(frame.url().replace(/^.*:\d+/, '')));
  const box = page.getByRole('combobox', { name: t('search.label') });
  await hydrate(page);
  await box.fill('  ');
  await box.press('Enter');
  // A submitted search would have blurred the field.
  await expect(box).toBeFocused();
  await box.fill('smartfon');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/products\?search=smartfon/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('smartfon');
  await page.getByRole('button', { name: t('search.clear') }).click();
  await expect(heading).not.toContainText('smartfon');
  const lists = seen.filter((path) => path.startsWith('/products'));
  expect(lists).toEqual(['/products?search=smartfon', '/products']);

  await page.goto('/about');
  await page.getByRole('combobox', { name: t('search.label') }).click();
  await expect(page.getByRole('option', { name: 'smartfon' })).toBeVisible();
});

test('a query in the wrong keyboard layout shows the corrected query', async ({ page, t }) => {
  await page.goto('/products?search=cvfhnajy');
  await expect(page.getByText(t('catalog.corrected', { text: 'смартфон' }))).toBeVisible();
});

test('the price bar of a product page covers no search suggestion', {
  tag: ['@phone', '@full'],
}, async ({ page, request, t }) => {
  await openFirstProduct(page, request, 'search=Sado Pro 2');
  await page.getByRole('combobox', { name: t('search.label') }).click();
  await page.keyboard.type('sado');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.nth(4)).toBeVisible();
  const last = options.last();
  await last.scrollIntoViewIfNeeded();
  const bar = page.getByRole('region', { name: t('product.buy') }).locator('> :last-child');
  const [option, top] = [await last.boundingBox(), (await bar.boundingBox())?.y];
  expect((option?.y ?? 0) + (option?.height ?? 0)).toBeLessThanOrEqual(top ?? 0);
});

test('arrow keys scroll each list of search suggestions in a short window', {
  tag: ['@phone', '@full'],
}, async ({ page, expectAccessible, t }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/about');
  await hydrate(page);
  const box = page.getByRole('combobox', { name: t('search.label') });
  const options = page.getByRole('listbox').getByRole('option');
  const expectLastInReach = async () => {
    await expect(options.last()).not.toBeInViewport({ ratio: 1 });
    await box.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await expect(options.last()).toBeInViewport({ ratio: 1 });
    await expectAccessible();
  };

  await box.click();
  await expect(page.getByRole('listbox', { name: t('search.popular') })).toBeVisible();
  await expectLastInReach();

  await box.fill('sado');
  await expect(options.nth(4)).toBeVisible();
  await expectLastInReach();

  await box.fill('smartfon');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/products\?search=smartfon/);
  await page.goto('/about');
  await hydrate(page);
  await box.click();
  await expect(page.getByRole('listbox', { name: t('search.history') })).toBeVisible();
  await expectLastInReach();
});

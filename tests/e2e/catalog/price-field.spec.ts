import { formatAmount } from '@/lib/domain/text/money';
import { expect, type Locator, type Page, test, type Words } from '@/tests/e2e/support/fixtures';
import { hydrate } from '@/tests/e2e/support/hydration';

/** Opens the list, types 1,500,000 as the minimum price and returns the focused field. */
async function priceField(page: Page, t: Words): Promise<Locator> {
  await page.goto('/products');
  await hydrate(page);
  const opener = page.getByRole('button', { name: t('catalog.filters') });
  const isPhone = await opener.isVisible();
  if (isPhone) await opener.click();
  const field = page.getByRole(isPhone ? 'dialog' : 'complementary').getByLabel(t('catalog.from'));
  await field.click();
  await page.keyboard.type('1500000');
  await expect(field).toHaveValue(formatAmount(1_500_000));
  return field;
}

/** Moves the caret with the keyboard only. */
async function caretAt(page: Page, index: number) {
  await page.keyboard.press('Home');
  for (let step = 0; step < index; step += 1) await page.keyboard.press('ArrowRight');
}

const edits: [what: string, caret: number, keys: string[], amount: number][] = [
  ['digits typed in the middle', '1 5'.length, ['2', '5'], 152_500_000],
  ['a digit typed at the start', 0, ['2', '3'], 231_500_000],
  [
    'Backspace after the space of a group',
    '1 500 '.length,
    ['Backspace', 'Backspace', '7'],
    1_507_000,
  ],
  ['Backspace in a group', '1 50'.length, ['Backspace', 'Backspace', '2'], 120_000],
  ['Delete before the space of a group', '1 500'.length, ['Delete', 'Delete', '7'], 1_500_700],
  ['Backspace at the end', '1 500 000'.length, ['Backspace', 'Backspace', '5'], 150_005],
];

test('the caret keeps its position when any part of an amount is edited (S2-64)', async ({
  page,
  t,
}) => {
  const field = await priceField(page, t);
  for (const [label, caret, keys, amount] of edits) {
    await test.step(label, async () => {
      await field.selectText();
      await page.keyboard.type('1500000');
      await caretAt(page, caret);
      for (const key of keys) await page.keyboard.press(key);
      await expect(field).toHaveValue(formatAmount(amount));
    });
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/price_min=150005$/);
});

test('accepts a pasted or typed price with another digit grouping (S2-64)', {
  tag: '@full',
}, async ({ page, t }) => {
  const field = await priceField(page, t);
  const texts = [
    '2.500.000',
    '2,500,000.00',
    '2500000,50',
    "2'500'000 soʻm",
    '２５０００００',
    '٢٥٠٠٠٠٠',
  ];
  for (const text of texts) {
    await field.selectText();
    await page.keyboard.insertText(text);
    await expect(field).toHaveValue(formatAmount(2_500_000));
  }
  await field.selectText();
  await page.keyboard.type('3.500.000');
  await expect(field).toHaveValue('3.500.000');
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue(formatAmount(3_500_000));
  await expect(page).toHaveURL(/price_min=3500000$/);
});

test('without scripts, a price in any digit grouping filters the list', {
  tag: ['@desktop', '@full'],
}, async ({ browser, baseURL, t }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/products');
  const field = page.getByRole('complementary').getByLabel(t('catalog.from'));
  await field.fill('100.000');
  await field.press('Enter');
  await expect(page.getByRole('complementary').getByLabel(t('catalog.from'))).toHaveValue(
    formatAmount(100_000),
  );
  await context.close();
});

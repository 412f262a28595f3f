import { formatAmount } from '@/lib/domain/text/money';
import { expect, type Locator, test } from '@/tests/e2e/support/fixtures';
import { hydrate } from '@/tests/e2e/support/hydration';
import { filters } from '@/tests/e2e/support/shop';

test('one price field keeps its text and focus while the other is applied (S2-64)', {
  tag: '@full',
}, async ({ page, t }) => {
  await page.goto('/products?menu=kiyim');
  const fields = await filters(page, t);
  const [from, to] = [fields.getByLabel(t('catalog.from')), fields.getByLabel(t('catalog.to'))];
  await from.pressSequentially('100000');
  await from.press('Tab');
  await page.keyboard.type('3000');
  await expect(page).toHaveURL(/menu=kiyim&price_min=100000$/);
  await expect(to).toBeFocused();
  await page.keyboard.type('00');
  await page.keyboard.press('Tab');

  await expect(page).toHaveURL(/price_min=100000&price_max=300000$/);
  await expect(from).toHaveValue(formatAmount(100_000));
  await expect(to).toHaveValue(formatAmount(300_000));
});

test('Enter in a price field filters and keeps the sort order (S2-64)', { tag: '@full' }, async ({
  page,
  t,
}) => {
  await page.goto('/products?menu=kiyim&sort=price_asc');
  const from = (await filters(page, t)).getByLabel(t('catalog.from'));
  await from.pressSequentially('100000');
  await from.press('Enter');
  await expect(page).toHaveURL(/menu=kiyim&price_min=100000&sort=price_asc$/);
  await expect(from).toBeFocused();
});

test('a slider moved by arrow keys keeps focus and changes only its price (S2-64)', async ({
  page,
  t,
}) => {
  await page.goto('/products?menu=kiyim');
  const thumb = (await filters(page, t)).getByRole('slider', { name: t('catalog.priceFrom') });
  await thumb.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/menu=kiyim&price_min=\d+$/);
  const first = page.url();

  await expect(thumb).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL((url) => url.href !== first);
  await expect(page).toHaveURL(/menu=kiyim&price_min=\d+$/);
  await expect(thumb).toBeFocused();
});

test('Back undoes all moves of a slider at once (S2-64)', { tag: '@full' }, async ({ page, t }) => {
  const start = '/products?menu=kiyim';
  await page.goto(start);
  const panel = await filters(page, t);
  const [from, to] = [t('catalog.priceFrom'), t('catalog.priceTo')].map((name) =>
    panel.getByRole('slider', { name }),
  );
  await from?.focus();
  for (let move = 0, last = ''; move < 3; move += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL((url) => url.searchParams.has('price_min') && url.href !== last);
    last = page.url();
  }
  const narrowed = page.url();
  await to?.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/price_min=\d+&price_max=\d+$/);
  if ((await panel.getAttribute('role')) === 'dialog') {
    await page.goBack();
    await expect(panel).toHaveCount(0);
    await expect(page).toHaveURL(/price_min=\d+&price_max=\d+$/);
  }

  await page.goBack();
  await expect(page).toHaveURL(narrowed);
  await page.goBack();
  await expect(page).toHaveURL(start);
});

test('slider moves made before the list responds form one history entry (S2-64)', {
  tag: ['@desktop', '@full'],
}, async ({ page, t }) => {
  const start = '/products?menu=kiyim';
  await page.goto(start);
  const from = (await filters(page, t)).getByRole('slider', { name: t('catalog.priceFrom') });
  const lowest = await from.inputValue();
  await from.focus();
  for (let move = 0; move < 5; move += 1) await page.keyboard.press('ArrowRight');
  // The page also handles key presses made during hydration, but later.
  await expect(async () =>
    expect(page.url()).toMatch(new RegExp(`price_min=${await from.inputValue()}$`)),
  ).toPass();
  await page.goBack();
  await expect(page).toHaveURL(start);

  // The thumb still has focus, and a move after Back adds a new history entry.
  await expect(from).toHaveValue(lowest);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/price_min=\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(start);
});

test('pressing an arrow key twenty times on a slider requests the list once (S2-64)', {
  tag: ['@desktop', '@full'],
}, async ({ page, t }) => {
  await page.goto('/products?menu=kiyim');
  const panel = await filters(page, t);
  const from = panel.getByRole('slider', { name: t('catalog.priceFrom') });
  await hydrate(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('price_min=') && !request.isNavigationRequest()) {
      requests.push(request.url());
    }
  });
  await from.focus();
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('ArrowRight');
  const price = await from.inputValue();
  await expect(page).toHaveURL(new RegExp(`price_min=${price}$`));
  expect(requests.filter((url) => url.includes('_rsc'))).toHaveLength(1);
});

test('slider thumbs reach both ends, never cross and match the price fields (S2-64)', {
  tag: '@full',
}, async ({ page, t }) => {
  await page.goto('/products?menu=kiyim');
  await hydrate(page);
  const panel = await filters(page, t);
  const [from, to] = [t('catalog.priceFrom'), t('catalog.priceTo')].map((name) =>
    panel.getByRole('slider', { name }),
  ) as [Locator, Locator];
  const [low, high] = [t('catalog.from'), t('catalog.to')].map((name) => panel.getByLabel(name));
  const agree = async (thumb: Locator, field: Locator | undefined) =>
    expect(formatAmount(Number(await thumb.inputValue()))).toBe(await field?.inputValue());
  const highest = Number(await to.inputValue());
  const edge = await to.boundingBox();
  if (!edge) throw new Error('The slider is missing');
  const y = edge.y + edge.height / 2;
  const drag = async (x: number, by: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + by, y, { steps: 8 });
    await page.mouse.up();
  };

  await drag(edge.x + edge.width - 10, -edge.width / 2);
  await expect(page).toHaveURL(/price_max=\d+$/);
  await agree(to, high);
  const middle = Number(await to.inputValue());
  expect(middle).toBeLessThan(highest * 0.8);

  await drag(edge.x + 10, edge.width);
  await expect(page).toHaveURL(/price_min=\d+&price_max=\d+$/);
  expect(Number(await from.inputValue())).toBeLessThan(middle);
  await agree(from, low);
  await expect(to).toHaveValue(String(middle));

  await from.press('Home');
  await to.press('End');
  await expect(page).toHaveURL(/menu=kiyim$/);
  await expect(to).toHaveValue(String(highest));
  await low?.fill('123457');
  await low?.blur();
  await expect(page).toHaveURL(/price_min=123457$/);
  await expect(from).toHaveValue('123457');
});

test('the price fields follow the URL after a chip, "clear" and Back (S2-64, S2-67)', {
  tag: ['@desktop', '@full'],
}, async ({ page, t }) => {
  await page.goto('/products?menu=kiyim&price_min=300000');
  const panel = page.getByRole('complementary');
  const [from, to] = [panel.getByLabel(t('catalog.from')), panel.getByLabel(t('catalog.to'))];
  await to.fill('100000');
  await to.blur();
  await expect(page).toHaveURL(/price_min=100000&price_max=300000$/);
  await expect(from).toHaveValue(formatAmount(100_000));
  await expect(to).toHaveValue(formatAmount(300_000));

  await page
    .getByRole('list', { name: t('catalog.activeFilters') })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/menu=kiyim$/);
  await expect(from).toHaveValue('');
  await page.goBack();
  await expect(to).toHaveValue(formatAmount(300_000));
  await panel.getByRole('link', { name: t('catalog.clear') }).click();
  await expect(to).toHaveValue('');
  await expect(from).toHaveValue('');
});

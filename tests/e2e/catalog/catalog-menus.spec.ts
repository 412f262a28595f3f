import sharp from 'sharp';
import { MENU_OUTSIDE_CLICK_DELAY_MS } from '@/lib/constants';
import { pauseClock } from '@/tests/e2e/support/clock';
import { expect, type Locator, type Page, test } from '@/tests/e2e/support/fixtures';

type Category = { name: string; slug: string; children: Category[] };

/**
 * Removes the children of the last top category from the API's response.
 *
 * @returns A getter for the top categories that the page received.
 */
async function withLeaf(page: Page): Promise<() => Category[]> {
  let tops: Category[] = [];
  await page.route('**/api/v1/catalog/category', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    tops = body.data.results;
    const last = tops.at(-1);
    if (last) last.children = [];
    await route.fulfill({ response, json: body });
  });
  return () => tops;
}

for (const language of ['uz', 'ru'] as const) {
  const tag = ['@desktop', ...(language === 'ru' ? [] : ['@full'])];
  test.describe(`the mega-menu, ${language}`, { tag }, () => {
    test.use({ language });

    // Requirements: S2-52, S2-53, S2-54, S2-55, S2-56
    test(`shows the children of top categories, in ${language} (S2-50, S2-51)`, async ({
      page,
      at,
      t,
    }) => {
      const tops = await withLeaf(page);
      await page.goto(at('/about'));
      const menu = page.getByRole('navigation', { name: t('header.catalog') });
      const opener = page.getByRole('button', { name: t('header.catalog') });
      const open = async () => {
        await opener.click();
        await expect(menu).toBeVisible();
      };
      await open();
      const rows = menu.getByRole('list').first().getByRole('listitem');
      await expect(rows.first()).toContainText(/\p{L}/u);
      await expect(rows).toHaveText(tops().map(({ name }) => name));
      await expect(rows.locator('img')).toHaveCount(tops().length);
      await expect(menu.getByRole('heading')).toHaveCount(0);

      await rows.first().getByRole('button').click();
      const [first] = tops();
      await expect(menu.getByRole('heading', { level: 2 })).toHaveText(first?.name ?? '');
      await expect(
        menu.getByRole('link', { name: first?.children[0]?.name ?? '', exact: true }),
      ).toBeVisible();

      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      await page.mouse.click(width / 2, height - 20);
      await expect(menu).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`${at('/about')}$`));

      await open();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(opener).toBeFocused();

      await open();
      await menu.getByRole('button', { name: t('actions.close') }).click();
      await expect(menu).toBeHidden();

      await open();
      await rows.last().getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`${at('/products')}\\?menu=${tops().at(-1)?.slug}$`));
      await expect(menu).toBeHidden();
    });
  });
}

test('a click just after the mega-menu opens does not close it (S9-09)', {
  tag: ['@desktop', '@full'],
}, async ({ page, t }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/products');
  const menu = page.getByRole('navigation', { name: t('header.catalog') });
  const button = page.getByRole('button', { name: t('header.catalog') });
  await button.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await pauseClock(page);
  await button.click();
  await expect(menu).toBeVisible();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.clock.runFor(MENU_OUTSIDE_CLICK_DELAY_MS - 1);
  await page.mouse.click(width / 2, height - 20);
  await expect(menu).toBeVisible();
  await page.clock.runFor(1);
  await page.mouse.click(width / 2, height - 20);
  await expect(menu).toBeHidden();
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test.use({ language: 'ru' });

  // Requirements: S2-59
  test('the category drawer opens sublevels, goes back and links to lists (S2-57, S2-58)', async ({
    page,
    at,
    t,
  }) => {
    await page.goto(at('/about'));
    await page.getByRole('button', { name: t('header.catalog') }).tap();
    const drawer = page.getByRole('dialog');
    const title = drawer.getByRole('heading');
    const rows = drawer.getByRole('listitem');
    const back = drawer.getByRole('button', { name: t('menu.back') });
    await down(rows, 'Электроника');
    await down(rows, 'Аудио');
    await expect(title).toHaveText('Аудио');
    await back.tap();
    await expect(title).toHaveText('Электроника');
    await back.tap();
    await expect(title).toHaveText(t('header.catalog'));
    await expect(back).toHaveCount(0);

    await down(rows, 'Электроника');
    await drawer.getByRole('link', { name: t('menu.allOf', { name: 'электроника' }) }).tap();
    await expect(page).toHaveURL(new RegExp(`${at('/products')}\\?menu=elektronika$`));
    await expect(drawer).toHaveCount(0);

    await page.getByRole('button', { name: t('header.catalog') }).tap();
    await down(rows, 'Электроника');
    await down(rows, 'Аудио');
    await rows.filter({ hasText: 'Наушники' }).getByRole('link').tap();
    await expect(page).toHaveURL(new RegExp(`${at('/products')}\\?menu=quloqchinlar$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Наушники');
  });

  // Requirements: S2-62
  test('the menu has header links, locks scrolling and switches language (S2-60, S2-61)', async ({
    page,
    at,
    t,
  }) => {
    await page.goto(at('/about'));
    const opener = page.getByRole('button', { name: t('header.menu') });
    await opener.tap();
    const drawer = page.getByRole('dialog', { name: t('header.menu') });
    for (const [key, path] of [
      ['about', '/about'],
      ['contacts', '/contacts'],
      ['offer', '/info/about'],
    ] as const) {
      const link = drawer.getByRole('link', { name: t(`header.${key}`) });
      await expect(link).toHaveAttribute('href', at(path));
    }
    const html = page.locator('html');
    await expect(html).toHaveCSS('overflow-y', 'hidden');
    await drawer.getByRole('button', { name: t('actions.close') }).tap();
    await expect(drawer).toHaveCount(0);
    await expect(html).not.toHaveCSS('overflow-y', 'hidden');
    await page.mouse.move(180, 400);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);

    await opener.tap();
    const loaded = page.waitForEvent('load');
    await drawer.getByRole('link', { name: 'Oʻzbekcha' }).tap();
    await loaded;
    await expect(page).toHaveURL(/:\d+\/about$/);
    await expect(html).toHaveAttribute('lang', 'uz');
  });
});

test('the open mega-menu dims the page up to both edges of a wide window', {
  tag: '@desktop',
}, async ({ page, t }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto('/about');
  const opener = page.getByRole('banner').getByRole('button', { name: t('header.catalog') });
  const atEdges = () => Promise.all([10, 1890].map((x) => colourAt(page, x, 600)));
  const bright = await atEdges();
  await opener.click();
  await expect(page.getByRole('navigation', { name: t('header.catalog') })).toBeVisible();
  await expect.poll(atEdges).not.toContain(bright[0]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

async function colourAt(page: Page, x: number, y: number): Promise<string> {
  const picture = await page.screenshot({ clip: { x, y, width: 1, height: 1 } });
  return (await sharp(picture).removeAlpha().raw().toBuffer()).toString('hex');
}

async function down(rows: Locator, name: string) {
  await rows.getByRole('button', { name }).tap();
}

import { isStoredEntry } from '@/lib/domain/browser-storage';
import { choosePickup, toCheckout } from '@/tests/e2e/support/checkout';
import { skipPauseOfWorker } from '@/tests/e2e/support/clock';
import { expect, type Page, test, type Words } from '@/tests/e2e/support/fixtures';

test.use({ serviceWorkers: 'allow' });

const TERM = 'homiladorlik testi';
/** The mock API's cookie, which selects the test's world. */
const WORLD = 'world';

const storedIn = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage),
    tab: Object.keys(sessionStorage),
    cache: await caches.keys(),
    database: (await indexedDB.databases()).map(({ name }) => name ?? ''),
  }));

const searchFor = async (page: Page, t: Words, term: string) => {
  const field = page.getByRole('banner').getByRole('combobox', { name: t('search.label') });
  await field.fill(term);
  await field.press('Enter');
};

test('stores only the entries that the documented storage table lists', {
  tag: ['@desktop', '@full'],
}, async ({ page, context, request, t }) => {
  const unknown = new Set<string>();
  const look = async () => {
    const { local, tab, cache, database } = await storedIn(page);
    const cookie = (await context.cookies()).map(({ name }) => name);
    const found = { local, tab, cache, database, cookie };
    const places = ['local', 'tab', 'cache', 'database', 'cookie'] as const;
    for (const place of places) {
      for (const name of found[place]) {
        if (name !== WORLD && !isStoredEntry(place, name)) unknown.add(`${place}: ${name}`);
      }
    }
    return found;
  };
  await page.clock.install();
  await toCheckout(page, request, t);
  await choosePickup(page, t);
  const kept = await look();
  expect(kept.local).toContain('chorsu:order-cart');
  expect(kept.tab).toContain('chorsu:checkout-draft');
  for (const path of ['/ru', '/products?search=telefon', '/user/orders']) {
    await page.goto(path);
    await look();
  }
  await skipPauseOfWorker(page);
  await expect
    .poll(async () => (await look()).cache.length, { timeout: 30_000 })
    .toBeGreaterThan(0);
  expect([...unknown]).toEqual([]);
});

test('offers no earlier searches of a customer after they sign out (B-97)', {
  tag: ['@desktop', '@full'],
}, async ({ page, shopper, t }) => {
  await shopper.signIn({ firstName: 'Madina' });
  await page.goto('/');
  await searchFor(page, t, TERM);
  await expect(page).toHaveURL(/search=/);
  await page.goto('/user');
  await page.getByRole('button', { name: t('account.cabinet') }).click();
  await page
    .locator('#account-menu')
    .getByRole('button', { name: t('account.exit') })
    .click();
  await expect(page).toHaveURL(/localhost:\d+\/$/);

  await page
    .getByRole('banner')
    .getByRole('combobox', { name: t('search.label') })
    .click();
  await expect(page.getByRole('option', { name: TERM })).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(TERM);
});

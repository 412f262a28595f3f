import { expect, type Page, test, type Words } from './fixtures';

test.use({ serviceWorkers: 'allow' });

const NAME = 'Zulayho';

/** All that the browser stores for this site, as text. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const bodies = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        const answers = await cache.matchAll();
        return Promise.all(answers.map((answer) => answer.text()));
      }),
    );
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    const stored = [localStorage, sessionStorage].map((storage) => JSON.stringify(storage));
    return [...stored, ...bodies.flat(), ...databases].join('\n');
  });

// The sign-in dialog may cover it.
const heading = (page: Page) => page.getByRole('heading', { level: 1, includeHidden: true });
const signIn = (page: Page, t: Words) =>
  page.getByRole('button', { name: t('account.signIn'), exact: true }).filter({ visible: true });

test('signing out leads home and leaves nothing personal, here, in other tabs or after Back (S4-15, S4-18, S6-02)', {
  tag: '@desktop',
}, async ({ page, context, request, shopper, t }) => {
  const token = await shopper.signIn({ firstName: NAME });
  await page.goto('/user/profile');
  await expect(page.getByRole('textbox', { name: t('profile.firstName') })).toHaveValue(NAME);
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).length), { timeout: 30_000 })
    .toBeGreaterThan(0);
  expect(await stored(page)).toContain(token);
  const other = await context.newPage();
  await other.goto('/user/orders');
  await expect(heading(other)).toHaveText(t('orders.title'));

  await page.bringToFront();
  await page.goto('/user');
  await page
    .getByRole('button', { name: t('account.exit') })
    .filter({ visible: true })
    .click();

  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await expect(signIn(page, t)).toBeVisible();
  await expect(heading(other)).toHaveText(t('account.required.title'));
  for (const secret of [token, shopper.phone, NAME]) {
    expect(await stored(page)).not.toContain(secret);
    expect(await stored(other)).not.toContain(secret);
  }
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.get('/api/v1/user/user_settings', { headers })).status()).toBe(401);

  await page.goBack();
  await expect(heading(page)).toHaveText(t('account.required.title'));
  await expect(page.getByText(NAME)).toHaveCount(0);
});

import { violationsOn } from '@/tests/e2e/support/accessibility';
import { expect, type Locator, type Page, test, type Words } from '@/tests/e2e/support/fixtures';
import { expectHydrated, holdScripts, hydrate } from '@/tests/e2e/support/hydration';
import { aGate } from '@/tests/support/stub/gate';

test.use({ isFirstVisit: true });

type Panel = {
  tag: '@phone' | '@desktop';
  path: string;
  opener: (page: Page, t: Words) => Locator;
  /** The panel, both before and after hydration. */
  panel: (page: Page, t: Words) => Locator;
  /** Content that only React renders. */
  content: (panel: Locator, t: Words) => Locator;
};

const button = (page: Page, name: string) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();

const panels: Record<string, Panel> = {
  'the menu': {
    tag: '@phone',
    path: '/about',
    opener: (page, t) => button(page, t('header.menu')),
    panel: (page, t) => page.getByRole('dialog', { name: t('header.menu') }),
    content: (panel, t) => panel.getByRole('navigation', { name: t('header.topMenu') }),
  },
  'the categories': {
    tag: '@phone',
    path: '/about',
    opener: (page, t) => button(page, t('header.catalog')),
    panel: (page, t) => page.getByRole('dialog', { name: t('header.catalog') }),
    content: (panel) => panel.getByText('Elektronika'),
  },
  'the filters': {
    tag: '@phone',
    path: '/products?menu=elektronika',
    opener: (page, t) => button(page, t('catalog.filters')),
    panel: (page, t) => page.getByRole('dialog', { name: t('catalog.filters') }),
    content: (panel, t) => panel.getByRole('checkbox', { name: t('catalog.discounted') }),
  },
  'the sign-in dialog': {
    tag: '@phone',
    path: '/about',
    opener: (page, t) => button(page, t('account.signIn')),
    panel: (page, t) => page.getByRole('dialog', { name: t('signIn.title') }),
    content: (panel, t) => panel.getByRole('textbox', { name: t('signIn.phone') }),
  },
  'the sign-in dialog on a wide screen': {
    tag: '@desktop',
    path: '/about',
    opener: (page, t) => button(page, t('account.signIn')),
    panel: (page, t) => page.getByRole('dialog', { name: t('signIn.title') }),
    content: (panel, t) => panel.getByRole('textbox', { name: t('signIn.phone') }),
  },
};

/** The panels of quick runs, by test. `npm run test:full` covers all panels. */
const QUICK = {
  opens: ['the menu', 'the filters', 'the sign-in dialog on a wide screen'],
  staysClosed: ['the menu'],
};

for (const [name, { tag, path, opener, panel, content }] of Object.entries(panels)) {
  test(`${name} opens before hydration and is filled once (ADR 186)`, {
    tag: [tag, '@deferred', ...(QUICK.opens.includes(name) ? [] : ['@full'])],
  }, async ({ page, t }) => {
    const release = await holdScripts(page);
    await page.goto(path);
    await opener(page, t).click();
    const close = panel(page, t).getByRole('button', { name: t('actions.close') });
    await expect(close).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await expect(content(panel(page, t), t)).toHaveCount(0);
    release();
    await expect(content(panel(page, t), t)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener(page, t)).toBeFocused();
  });

  test(`${name} stays closed if closed before hydration (ADR 186)`, {
    tag: [tag, '@deferred', ...(QUICK.staysClosed.includes(name) ? [] : ['@full'])],
  }, async ({ page, t }) => {
    const release = await holdScripts(page);
    await page.goto(path);
    await opener(page, t).press('Enter');
    await expect(panel(page, t)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener(page, t)).toBeFocused();
    await opener(page, t).click();
    await panel(page, t)
      .getByRole('button', { name: t('actions.close') })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await expectHydrated(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await opener(page, t).click();
    await expect(content(panel(page, t), t)).toBeVisible();
  });
}

test('the menu has working links before hydration (ADR 186)', {
  tag: ['@phone', '@deferred'],
}, async ({ page, t }) => {
  await holdScripts(page);
  await page.goto('/about');
  await button(page, t('header.menu')).click();
  const menu = page.getByRole('dialog', { name: t('header.menu') });
  await menu.getByRole('link', { name: t('header.contacts') }).click();
  await expect(page).toHaveURL(/\/contacts$/);
  await button(page, t('header.menu')).click();
  await menu.getByRole('link', { name: 'Русский' }).click();
  await expect(page).toHaveURL(/\/ru\/.*contacts$/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the mega-menu opens and closes before hydration and is filled after it (ADR 186)', {
  tag: ['@desktop', '@deferred'],
}, async ({ page, t }) => {
  const release = await holdScripts(page);
  await page.goto('/about');
  const opener = button(page, t('header.catalog'));
  const early = page.getByRole('dialog', { name: t('header.catalog') });
  await opener.click();
  await expect(early.getByRole('button', { name: t('actions.close') })).toBeVisible();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await opener.click();
  await expect(early).toHaveCount(0);
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await opener.click();
  await page.keyboard.press('Escape');
  await expect(early).toHaveCount(0);
  await opener.click();
  await page.getByRole('heading', { level: 1 }).click({ position: { x: 1, y: 1 } });
  await expect(early).toHaveCount(0);
  await opener.click();
  release();
  const menu = page.getByRole('navigation', { name: t('header.catalog') });
  await expect(menu.getByText('Elektronika')).toBeVisible();
  await expect(early).toHaveCount(0);
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
});

test('the search field shows earlier searches before hydration (S5-05)', {
  tag: ['@phone', '@deferred'],
}, async ({ page, t }) => {
  await page.goto('/about');
  await hydrate(page);
  const box = page.getByRole('combobox', { name: t('search.label') });
  await box.fill('choynak');
  await box.press('Enter');
  await expect(page).toHaveURL(/search=choynak/);
  const release = await holdScripts(page);
  await page.goto('/about');
  await box.click();
  const history = page.getByRole('dialog', { name: t('search.label') });
  await expect(history.getByRole('link', { name: 'choynak' })).toBeVisible();
  await expect(box).toBeFocused();
  release();
  await expect(page.getByRole('option', { name: 'choynak' })).toBeVisible();
  await expect(history).toHaveCount(0);
});

test("a customer's sign-in button opens their account before hydration (ADR 186)", {
  tag: ['@phone', '@deferred'],
}, async ({ page, shopper, t }) => {
  await shopper.signIn({ firstName: 'Madina' });
  await holdScripts(page);
  await page.goto('/about');
  await button(page, t('account.signIn')).click();
  await expect(page).toHaveURL(/\/user/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test.describe('when an action fails', () => {
  test.use({ forgives: /status of 500|^failed: .*\/api\/v1\// });

  test('a panel that is still loading does not stay above the offline page (S8-06)', {
    tag: ['@phone', '@deferred'],
  }, async ({ page, t }) => {
    const { open: fail, opened: failed } = aGate();
    await page.route('**/api/v1/order/wish', async (route) => {
      await failed;
      const body = { status: false, data: { detail: '' }, message: null };
      await route.fulfill({ status: 500, json: body });
    });
    await page.goto('/products');
    await hydrate(page);
    const hearts = page.getByRole('main').getByRole('button', { name: /^Sevimlilar/ });
    await hearts.first().click();
    const release = await holdScripts(page);
    await button(page, t('header.catalog')).click();
    await expect(page.getByRole('button', { name: t('actions.close') })).toBeVisible();

    fail();
    await expect(page).toHaveURL(/\/offline/);
    // A preview without a panel would disappear after 10 s.
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 5000 });
    release();
    const action = t('errors.actions.likedAdd');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t('errors.failed.actionTitle', { action }),
    );
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

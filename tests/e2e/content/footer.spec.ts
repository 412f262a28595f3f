import { expect, test } from '@/tests/e2e/support/fixtures';

type MenuTitle = { title: { uz: string; ru: string } };

for (const language of ['uz', 'ru'] as const) {
  test.describe(language, { tag: language === 'ru' ? [] : '@full' }, () => {
    test.use({ language });

    // Requirements: S1-15, S1-16, S1-18
    test(`the footer shows contacts, payments, menu and year in ${language} (S1-14, S1-17)`, async ({
      page,
      request,
      at,
      t,
    }) => {
      const { data } = await (await request.get('/api/v1/core/contact')).json();
      await page.goto(at('/about'));
      const footer = page.getByRole('contentinfo');

      await expect(footer.getByRole('link', { name: data.phone_number[0].value })).toBeVisible();
      await expect(footer.getByRole('link', { name: data.email[0].value })).toBeVisible();
      for (const name of ['Telegram', 'Instagram', 'Facebook']) {
        await expect(footer.getByRole('link', { name })).toHaveAttribute('href', /^https:/);
      }
      const { data: settings } = await (await request.get('/api/v1/core/settings')).json();
      const offered = settings.payment_methods.filter((name: string) => name !== 'sandbox');
      const payments = footer.getByRole('heading', { name: t('footer.payments') }).locator('..');
      const logos = payments.getByRole('img');
      await logos.first().scrollIntoViewIfNeeded();
      for (const [index, method] of offered.entries()) {
        await expect(logos.nth(index)).toHaveAccessibleName(t(`payment.${method}.title`));
        const drawn = logos.nth(index).locator('use');
        // A symbol that is missing from the sprite renders as nothing.
        await expect
          .poll(() => drawn.evaluate((use: SVGUseElement) => use.getBBox().width))
          .toBeGreaterThan(20);
      }
      await expect(logos).toHaveCount(offered.length);
      await expect(footer).not.toContainText('Uzum Bank');
      await expect(footer.getByText(`© ${new Date().getFullYear()}`)).toBeVisible();
      const { data: menu } = await (
        await request.get('/api/v1/menu/list?with_children=true')
      ).json();
      const titles = menu.results.map((item: MenuTitle) => item.title[language]);
      const middle = Math.ceil(titles.length / 2);
      const halves = { company: titles.slice(0, middle), shopper: titles.slice(middle) };
      for (const [key, half] of Object.entries(halves)) {
        const nav = footer.getByRole('navigation', { name: t(`footer.${key}`) });
        await expect(nav.getByRole('link')).toHaveText(half);
      }
    });

    // Requirements: S2-40
    test(`the header links to the contacts, in ${language} (S2-39, B-71)`, async ({
      page,
      at,
      t,
    }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(at('/info/faq'));
      const links = page.getByRole('navigation', { name: t('header.topMenu') }).getByRole('link');
      const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
      expect(hrefs).toEqual([at('/about'), at('/contacts'), at('/info/about')]);

      await links.nth(1).click();
      await expect(page).toHaveURL(new RegExp(`${at('/info/contacts')}$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('contacts.title'));
    });
  });
}

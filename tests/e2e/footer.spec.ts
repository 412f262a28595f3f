import { expect, test } from './fixtures';

for (const language of ['uz', 'ru'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test(`the footer shows phone, e-mail, networks, payments and the year, in ${language} (S1-14, S1-15, S1-16, S1-18)`, async ({
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
      for (const name of ['Payme', 'Click', 'Uzum Bank', 'Uzcard', 'Humo']) {
        await expect(footer.getByText(name, { exact: true })).toBeVisible();
      }
      await expect(footer.getByText(`© ${new Date().getFullYear()}`)).toBeVisible();
      for (const name of [t('footer.company'), t('footer.shopper')]) {
        const links = footer.getByRole('navigation', { name }).getByRole('link');
        await expect(links).toHaveCount(4);
      }
    });

    test(`the contacts of the header lead to the contacts, in ${language} (S2-39, S2-40, B-71)`, async ({
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

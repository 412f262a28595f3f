import { toCheckout } from '@/tests/e2e/support/checkout';
import { expect, type Locator, type Page, test } from '@/tests/e2e/support/fixtures';
import { wholeBrowser } from '@/tests/e2e/support/whole-browser';

const PERSON = {
  NAME_FIRST: 'Madina',
  NAME_LAST: 'Karimova',
  NAME_FULL: 'Madina Karimova',
  PHONE_HOME_WHOLE_NUMBER: '+998901234567',
  EMAIL_ADDRESS: 'madina@pochta.uz',
  ADDRESS_HOME_COUNTRY: 'UZ',
  ADDRESS_HOME_STREET_ADDRESS: 'Navoiy 5',
};

test.use({
  launchOptions: { executablePath: wholeBrowser, args: ['--no-sandbox', '--disable-gpu'] },
});

/**
 * Fills the form that contains the field `first` with an address, through Chrome's own autofill.
 */
async function autofill(page: Page, first: Locator, place: { state: string; city: string }) {
  const filled = { ...PERSON, ADDRESS_HOME_STATE: place.state, ADDRESS_HOME_CITY: place.city };
  const fields = Object.entries(filled).map(([name, value]) => ({ name, value }));
  await first.focus();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('Autofill.enable');
  const { result } = await cdp.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { node } = await cdp.send('DOM.describeNode', { objectId: result.objectId ?? '' });
  // Retries, because Chrome parses a form only some time after the form appears.
  await expect(async () => {
    await cdp.send('Autofill.trigger', { fieldId: node.backendNodeId, address: { fields } });
  }).toPass();
}

const shown = (select: Locator) =>
  select.evaluate((one: HTMLSelectElement) => one.selectedOptions[0]?.text);

// Quick runs omit these tests: Chrome refills a select only within a second of its change, and a
// busy machine can be slower.
test.describe('Chrome autofill', { tag: '@full' }, () => {
  for (const [language, state, city, region, district] of [
    ['uz', 'Toshkent shahri', 'Chilonzor tumani', 'Toshkent shahri', 'Chilonzor tumani'],
    ['ru', 'Ташкентская область', 'Ангрен', 'Ташкентская область', 'Ангрен'],
  ] as const) {
    test.describe(language, () => {
      test.use({ language });

      test(`fills the checkout's name, phone and whole address, in ${language}`, async ({
        page,
        request,
        t,
      }) => {
        await toCheckout(page, request, t, language === 'ru' ? '/ru' : '');
        await page.getByRole('radio', { name: t('checkout.delivery.courier') }).check();
        const firstName = page.getByLabel(t('checkout.receiver.firstName'));
        const [regions, districts] = [t('geo.region'), t('geo.district')].map((label) =>
          page.getByLabel(label),
        ) as [Locator, Locator];
        await expect(regions.getByRole('option', { name: region, exact: true })).toBeAttached();

        await autofill(page, firstName, { state, city });
        await expect.poll(() => shown(regions)).toBe(region);
        await expect.poll(() => shown(districts)).toBe(district);
        await expect(firstName).toHaveValue(PERSON.NAME_FIRST);
        await expect(page.getByLabel(t('checkout.receiver.lastName'))).toHaveValue(
          PERSON.NAME_LAST,
        );
        await expect(page.getByLabel(t('checkout.receiver.phone'))).toHaveValue(
          '+998 90 123-45-67',
        );
        await expect(page.getByLabel(t('checkout.delivery.house'))).toHaveValue('Navoiy 5');
      });
    });
  }

  test('selects a region in another spelling even if its districts arrive late', async ({
    page,
    request,
    t,
    world,
  }) => {
    await world.addFault({ kind: 'delay', ms: 2500, method: 'GET', path: '/core/cities' });
    await toCheckout(page, request, t);
    await page.getByRole('radio', { name: t('checkout.delivery.courier') }).check();
    const regions = page.getByLabel(t('geo.region'));
    await expect(regions.getByRole('option', { name: 'Toshkent shahri' })).toBeAttached();

    const firstName = page.getByLabel(t('checkout.receiver.firstName'));
    await autofill(page, firstName, { state: 'Tashkent', city: 'Чиланзар' });
    await expect.poll(() => shown(regions)).toBe('Toshkent shahri');
    await expect.poll(() => shown(page.getByLabel(t('geo.district')))).toBe('Chilonzor tumani');
  });

  test('fills region, district and street of a new address in the address book', async ({
    page,
    shopper,
    t,
  }) => {
    await shopper.signIn();
    await page.goto('/user/address');
    await page.getByRole('button', { name: t('address.add') }).click();
    const dialog = page.getByRole('dialog');
    const regions = dialog.getByLabel(t('geo.region'));
    await expect(regions.getByRole('option', { name: 'Toshkent viloyati' })).toBeAttached();

    const house = dialog.getByRole('textbox', { name: t('address.house') });
    await autofill(page, house, { state: 'Toshkent viloyati', city: 'Angren shahri' });
    await expect.poll(() => shown(dialog.getByLabel(t('geo.district')))).toBe('Angren shahri');
    await expect(house).toHaveValue('Navoiy 5');
  });
});

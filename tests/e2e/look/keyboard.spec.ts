import { outcome } from '@/tests/e2e/support/checkout';
import { expect, type Locator, type Page, test, type Words } from '@/tests/e2e/support/fixtures';
import { hydrate } from '@/tests/e2e/support/hydration';
import { chooseRadio, pressOn, stopsFromTop, tabTo } from '@/tests/e2e/support/keyboard';
import { badge, firstProduct } from '@/tests/e2e/support/shop';
import { type Language, wordsOf } from '@/tests/support/words';

const BUYABLE = 'search=Sado Pro 2';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true });

/** Signs in with the keyboard in the dialog that has just opened. */
async function typePhoneAndCode(page: Page, t: Words) {
  await expect(page.getByRole('textbox', { name: t('signIn.phone') })).toBeFocused();
  await page.keyboard.type('901234567');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: t('signIn.code'), exact: true })).toBeFocused();
  await page.keyboard.type('12345');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Selects the next option of a `<select>` with the keyboard. */
async function chooseNext(page: Page, select: Locator) {
  await tabTo(page, select);
  await expect(select.getByRole('option')).not.toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(select).not.toHaveValue('');
}

for (const language of ['uz', 'ru'] satisfies Language[]) {
  test.describe(`with only the keyboard, in ${language},`, {
    tag: ['@desktop', '@full'],
  }, () => {
    test.use({ language });

    test('a shopper searches, orders and cancels the order', async ({ page, request, at, t }) => {
      const { name } = await firstProduct(request, BUYABLE, language);
      await page.goto(at('/'));
      await tabTo(page, page.getByRole('combobox', { name: t('search.label') }));
      await page.keyboard.type('Sado Pro 2');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/products\?search=/);
      await pressOn(page, page.getByRole('link', { name, exact: true }));
      await expect(title(page)).toHaveText(name);
      await pressOn(page, button(page, t('cart.add')));
      await expect(badge(page, t, 1)).toBeVisible();

      await tabTo(page, badge(page, t, 1), { key: 'Shift+Tab' });
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/cart$/);
      await pressOn(page, page.getByRole('button', { name: t('cart.checkout') }));
      await typePhoneAndCode(page, t);
      await expect(page).toHaveURL(/\/orders$/);
      await expect(title(page)).toBeFocused();

      await tabTo(page, page.getByLabel(t('checkout.receiver.firstName')));
      await page.keyboard.type('Madina');
      const group = (key: string) => page.getByRole('group', { name: t(key) });
      const radio = (key: string) => page.getByRole('radio', { name: t(key) });
      const pickup = radio('checkout.delivery.pickup');
      await chooseRadio(page, group('checkout.delivery.title').first(), pickup);
      const points = group('checkout.delivery.point');
      await chooseRadio(page, points, points.getByRole('radio').nth(1));
      await chooseRadio(page, group('payment.title').first(), radio('payment.cash.title'));
      const confirm = page.locator('main button[type="submit"]');
      await tabTo(page, confirm);
      // The total can still be loading.
      await expect(confirm).not.toHaveAttribute('aria-busy');
      await page.keyboard.press('Enter');
      await expect(outcome(page, t, 'accepted')).toBeVisible();

      await pressOn(page, button(page, t('orders.cancel.button')));
      await pressOn(page, button(page, t('orders.cancel.yes')));
      await expect(outcome(page, t, 'canceled')).toBeVisible();
    });

    test('a shopper orders in one click', async ({ page, request, at, t }) => {
      const { slug } = await firstProduct(request, BUYABLE, language);
      await page.goto(at(`/products/${slug}`));
      const opener = button(page, t('oneClick.open')).first();
      await pressOn(page, opener);
      const dialog = page.getByRole('dialog', { name: t('oneClick.title') });
      await tabTo(page, dialog.getByLabel(t('oneClick.name')));
      await page.keyboard.type('Madina Karimova');
      await tabTo(page, dialog.getByLabel(t('oneClick.phone')));
      await page.keyboard.type('901234567');
      await chooseNext(page, dialog.getByLabel(t('geo.region')));
      await chooseNext(page, dialog.getByLabel(t('geo.district')));
      await pressOn(page, dialog.locator('button[type="submit"]'));
      const success = page.getByRole('dialog', { name: t('oneClick.success.title') });
      await expect(success).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(success).toBeHidden();
      await expect(opener).toBeFocused();
    });

    test('a shopper filters the catalog, goes back and loads more products', async ({
      page,
      at,
      t,
    }) => {
      await page.goto(at('/'));
      await hydrate(page);
      await pressOn(
        page,
        page.getByRole('banner').getByRole('button', { name: t('header.catalog') }),
      );
      const menu = page.getByRole('navigation', { name: t('header.catalog') });
      const top = menu.getByRole('button', { expanded: false }).first();
      await tabTo(page, top);
      await page.keyboard.press('Enter');
      // A category's links come right after its button in the Tab order.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/products\?menu=/);
      const list = page.url();

      const filters = page.getByRole('complementary');
      const discounted = filters.getByRole('checkbox', { name: t('catalog.discounted') });
      await pressOn(page, discounted, ' ');
      await expect(page).toHaveURL(/discounted=1/);
      await expect(discounted).toBeFocused();
      // A headless browser has no window, so the keyboard shortcut for Back does not work in it.
      await page.goBack();
      await expect(page).toHaveURL(list);
      await expect(discounted).not.toBeChecked();
      const more = page.getByRole('link', { name: t('catalog.showMore', { count: 24 }) });
      await pressOn(page, more);
      await expect(page.getByRole('article')).toHaveCount(48);
    });

    test('a shopper likes a product and empties the wishlist', async ({ page, request, at, t }) => {
      const { name } = await firstProduct(request, BUYABLE, language);
      await page.goto(at('/products?search=Sado+Pro+2'));
      const card = page.getByRole('article').filter({ hasText: name });
      const heart = card.getByRole('button', { name: t('liked.addOf', { name }) });
      await pressOn(page, heart, ' ');
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      const liked = page
        .getByRole('link', { name: t('header.likedCount', { count: 1 }) })
        .filter({ visible: true });
      await tabTo(page, liked, { key: 'Shift+Tab' });
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/liked$/);
      await pressOn(page, heart, ' ');
      await expect(page.getByRole('heading', { name: t('liked.empty.title') })).toBeVisible();
      await expect(title(page)).toBeFocused();
    });

    test('a shopper browses the images and options of a product', async ({
      page,
      request,
      at,
      t,
    }) => {
      const { slug, name } = await firstProduct(request, BUYABLE, language);
      await page.goto(at(`/products/${slug}`));
      const first = button(page, t('product.showPicture', { number: 1 }));
      const second = button(page, t('product.showPicture', { number: 2 }));
      await tabTo(page, first);
      await page.keyboard.press('ArrowDown');
      await expect(second).toBeFocused();
      const gallery = page.getByRole('region', { name: t('product.gallery') });
      await pressOn(page, gallery.getByRole('button', { name }));
      const lightbox = page.getByRole('dialog', { name });
      await expect(lightbox).toBeVisible();
      for (let stop = 0; stop < 12; stop += 1) {
        await page.keyboard.press('Tab');
        await expect(lightbox.locator(':focus')).toHaveCount(1);
      }
      await page.keyboard.press('Escape');
      await expect(lightbox).toBeHidden();
      await expect(button(page, t('product.enlarge'))).toBeFocused();

      const options = page.getByRole('main').getByRole('group').first();
      await chooseRadio(page, options, options.getByRole('radio').nth(1));
      await expect(page).toHaveURL(/\?option=\d+$/);
    });

    test('a shopper signs in, adds an address, switches the language and signs out', async ({
      page,
      at,
      t,
    }) => {
      await page.goto(at('/about'));
      await pressOn(page, button(page.getByRole('banner'), t('account.signIn')));
      await typePhoneAndCode(page, t);
      await expect(page).toHaveURL(/\/user\/orders$/);
      await pressOn(
        page,
        page.getByRole('main').getByRole('link', { name: t('account.addresses') }),
      );
      await pressOn(page, page.getByRole('button', { name: t('address.add') }));
      const dialog = page.getByRole('dialog', { name: t('address.add') });
      await chooseNext(page, dialog.getByLabel(t('geo.region')));
      await chooseNext(page, dialog.getByLabel(t('geo.district')));
      await tabTo(page, dialog.getByLabel(t('address.house')));
      await page.keyboard.type('12');
      await pressOn(page, dialog.locator('button[type="submit"]'));
      await expect(dialog).toBeHidden();
      await expect(
        page.getByRole('main').getByRole('listitem').filter({ hasText: '12' }),
      ).toBeVisible();

      const other = language === 'uz' ? 'Русский' : 'Oʻzbekcha';
      await pressOn(page, page.locator('header summary[aria-label]').filter({ visible: true }));
      await pressOn(page, page.getByRole('link', { name: other }).filter({ visible: true }));
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'uz' ? 'ru' : 'uz');
      const words = wordsOf(language === 'uz' ? 'ru' : 'uz');
      await pressOn(page, button(page.getByRole('main'), words('account.exit')));
      await expect(button(page.getByRole('banner'), words('account.signIn'))).toBeVisible();
    });

    test('with the skip link, "Add to cart" takes at most 15 key presses on a product page', async ({
      page,
      request,
      at,
      t,
    }) => {
      const { slug } = await firstProduct(request, BUYABLE, language);
      await page.goto(at(`/products/${slug}`));
      await hydrate(page);
      const before = await stopsFromTop(page, page.getByRole('link', { name: t('layout.skip') }));
      await page.keyboard.press('Enter');
      const after = await tabTo(page, button(page, t('cart.add')));
      const enter = 1;
      expect(before + enter + after).toBeLessThanOrEqual(15);
    });
  });
}

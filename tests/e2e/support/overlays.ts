import { expect, type Locator, type Page, type Words } from './fixtures';

type Scene = { page: Page; t: Words; slug: string; name: string };
export type Overlay = {
  /** The page on which the overlay opens, by default a product page. */
  path?: string;
  width?: 'phone' | 'desktop';
  visitor?: 'guest' | 'customer';
  hasCart?: true;
  /** Opens the overlay and returns its element. */
  open: (scene: Scene) => Promise<Locator>;
};

const shown = (place: Page | Locator, name: string, exact = false) =>
  place.getByRole('button', { name, exact }).filter({ visible: true }).first();
const dialog = (page: Page) => page.getByRole('dialog').last();
const messages = (page: Page, t: Words) => page.getByRole('region', { name: t('layout.messages') });
const submit = (place: Locator) => place.locator('button[type="submit"]').last();
const invalid = (place: Locator) => place.locator('[aria-invalid="true"]').first();

/** Returns a function that opens a dialog with the button of this name. */
const byButton =
  (name: (scene: Scene) => string) =>
  async (scene: Scene): Promise<Locator> => {
    await shown(scene.page, name(scene)).click();
    return dialog(scene.page);
  };

/** Every overlay of the shop. Order and address forms are shown with validation errors. */
export const overlays: Record<string, Overlay> = {
  'the sign-in dialog': { visitor: 'guest', open: byButton(({ t }) => t('account.signIn')) },
  'the rejection of a code': {
    visitor: 'guest',
    open: async ({ page, t }) => {
      await shown(page, t('account.signIn')).click();
      await page.getByRole('textbox', { name: t('signIn.phone') }).fill('901234567');
      await page.keyboard.press('Enter');
      await page.getByRole('textbox', { name: t('signIn.code'), exact: true }).fill('00000');
      return dialog(page).getByRole('alert');
    },
  },
  'the one-click order': {
    open: async ({ page, t }) => {
      await shown(page, t('oneClick.open')).click();
      await submit(dialog(page)).click();
      return invalid(dialog(page));
    },
  },
  'the installment plan': { open: byButton(({ t }) => t('instalment.row')) },
  'the lightbox': {
    open: async ({ page, t }) => {
      await shown(page, t('product.enlarge')).click();
      return page.locator('.yarl__portal_open');
    },
  },
  'the quick view': {
    path: '/products?search=Sado+Pro+2',
    open: async ({ page, slug }) => {
      await page.goto(`${page.url()}&view=${slug}`);
      return dialog(page);
    },
  },
  'the suggestions': {
    open: async ({ page, t }) => {
      await page.getByRole('combobox', { name: t('search.label') }).click();
      await page.keyboard.type('sado');
      return page.getByRole('option').first();
    },
  },
  'a category of the mega-menu': {
    width: 'desktop',
    open: async ({ page, t }) => {
      await shown(page.getByRole('banner'), t('header.catalog')).click();
      const menu = page.getByRole('navigation', { name: t('header.catalog') });
      await menu.locator('button[aria-expanded]').first().click();
      return menu.getByRole('heading').first();
    },
  },
  'the categories': { width: 'phone', open: byButton(({ t }) => t('header.catalog')) },
  'the menu': { width: 'phone', open: byButton(({ t }) => t('header.menu')) },
  'the filters': {
    width: 'phone',
    path: '/products?menu=elektronika',
    open: byButton(({ t }) => t('catalog.filters')),
  },
  'the languages': {
    open: async ({ page }) => {
      await page.locator('header summary[aria-label]').filter({ visible: true }).last().click();
      return page.locator('header details[open]').getByRole('link').first();
    },
  },
  'the account menu': {
    width: 'desktop',
    visitor: 'customer',
    open: async ({ page, t }) => {
      await shown(page.getByRole('banner'), t('account.cabinet')).click();
      return page.locator('#account-menu');
    },
  },
  'the address form': {
    path: '/user/address',
    visitor: 'customer',
    open: async ({ page, t }) => {
      await shown(page, t('address.add')).click();
      await submit(dialog(page)).click();
      return invalid(dialog(page));
    },
  },
  'the confirmation of a removal': {
    path: '/cart',
    hasCart: true,
    open: async ({ page, t, name }) => {
      await shown(page, t('cart.remove', { name }), true).click();
      return page.getByRole('alertdialog').or(dialog(page));
    },
  },
  'the message about a removed line': {
    path: '/cart',
    hasCart: true,
    open: async ({ page, t, name }) => {
      await shown(page, t('cart.remove', { name }), true).click();
      await page.getByRole('button', { name: t('cart.askRemove.yes'), exact: true }).click();
      return messages(page, t).getByRole('button', { name: t('cart.undo') });
    },
  },
  'the message about an added product': {
    open: async ({ page, t }) => {
      await page.getByRole('button', { name: t('cart.add'), exact: true }).click();
      return messages(page, t).getByRole('link').first();
    },
  },
  'the errors of the checkout': {
    path: '/cart',
    visitor: 'customer',
    hasCart: true,
    open: async ({ page, t }) => {
      await shown(page, t('cart.checkout')).click();
      const form = page.getByRole('main');
      await expect(page.getByLabel(t('checkout.receiver.firstName'))).toBeVisible();
      await submit(form).click();
      return invalid(form);
    },
  },
};

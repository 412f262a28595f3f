import type { Page } from './fixtures';

/** Switches the language with a dispatched event, because a mouse click would scroll to the top. */
export async function switchTo(page: Page, language: string) {
  const link = await languageLink(page, language);
  await link.dispatchEvent('click');
}

/** Opens the language switch and returns its link to `language`. */
export async function languageLink(page: Page, language: string) {
  const switcher = page.getByRole('banner').locator('details').filter({ hasText: 'Русский' });
  const shown = switcher.filter({ visible: true }).first();
  await shown.locator('summary').press('Enter');
  return shown.getByRole('link', { name: language });
}

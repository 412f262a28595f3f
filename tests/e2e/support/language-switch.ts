import type { Page } from './fixtures';

/** The switch is at the top of the page: a click would first scroll there. */
export async function switchTo(page: Page, language: string) {
  const link = await languageLink(page, language);
  await link.dispatchEvent('click');
}

/** Of the opened switch. */
export async function languageLink(page: Page, language: string) {
  const switcher = page.getByRole('banner').locator('details').filter({ hasText: 'Русский' });
  const shown = switcher.filter({ visible: true }).first();
  await shown.locator('summary').press('Enter');
  return shown.getByRole('link', { name: language });
}

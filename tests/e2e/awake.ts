import { expect, type Page } from './fixtures';

/** A page that is opened for the first time is only read until the shopper stirs: here she does. */
export async function wake(page: Page) {
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-awake', '');
}

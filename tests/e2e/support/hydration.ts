import { aGate } from '@/tests/support/stub/gate';
import { expect, type Page } from './fixtures';

/** Without the switch pages are hydrated by themselves (record 025). */
const isDeferred = process.env.DEFER_HYDRATION !== 'off';

/** A new visitor's page is hydrated when she does something: here she presses a key. */
export async function hydrate(page: Page) {
  if (isDeferred) await page.keyboard.press('Shift');
  await expectHydrated(page);
}

export const expectHydrated = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-hydrated', '');

/** Holds the page's scripts until the test releases them, as on a slow network. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { open, opened } = aGate();
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

import { aGate } from '@/tests/support/stub/gate';
import { expect, type Page } from './fixtures';

/** Whether hydration is deferred. Otherwise pages hydrate as soon as they load (ADR 025). */
const isDeferred = process.env.DEFER_HYDRATION !== 'off';

/** Hydrates the page. A first-time visitor's page waits for an interaction, so this presses a key. */
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

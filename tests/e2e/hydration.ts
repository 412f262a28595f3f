import { aGate } from '@/tests/support/gate';
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

/** Nothing comes by itself any more, only what is asked for. */
export async function stopClock(page: Page) {
  await page.clock.install({ time: 0 });
  // Far enough ahead for a machine that is busy: there is no way back.
  await page.clock.pauseAt(60_000);
}

/** The page's scripts come when the test says so, as over a slow network; never, if it does not. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { open, opened } = aGate();
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

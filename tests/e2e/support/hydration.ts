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

/** Stops idle hydration: from now on only an interaction triggers it. */
export async function stopClock(page: Page) {
  await page.clock.install({ time: 0 });
  // Far enough ahead for a busy machine: the clock cannot go back.
  await page.clock.pauseAt(60_000);
}

/** Holds the page's scripts until the test releases them, as on a slow network. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { open, opened } = aGate();
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

/**
 * Moves the installed clock past the pause before a hydrated page registers its worker, and past the
 * shorter one before it asks the worker for a copy of itself (lib/client/page/worker.ts).
 */
export async function skipPauseOfWorker(page: Page) {
  await expectHydrated(page);
  await page.clock.fastForward(3000);
}

/** Not far ahead: reads that are under way would end as too late. */
export async function pauseClock(page: Page, aheadMs = 5000) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + aheadMs);
}

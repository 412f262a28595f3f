import { expect, type Page } from './fixtures';
import { expectHydrated } from './hydration';
import { openRequests } from './open-requests';

/** Stops the page's clock, so that interactions trigger hydration, but idle time does not. */
export async function stopClock(page: Page) {
  await page.clock.install({ time: 0 });
  // The clock runs until it is paused and cannot go back, so 60 s leave time for a busy machine.
  await page.clock.pauseAt(60_000);
}

/**
 * Pauses the installed clock, at most `aheadMs` from now: a larger jump would time out pending
 * requests.
 */
export async function pauseClock(page: Page, aheadMs = 5000) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + aheadMs);
}

/**
 * Waits until every request of the page has its response. If the clock jumped ahead earlier, the
 * page's own timeouts would abort requests that a busy machine has not served yet.
 */
export async function waitForResponses(page: Page) {
  await expect.poll(() => openRequests(page).length).toBe(0);
}

/** Runs the installed clock for `ms` milliseconds once all pending responses have arrived. */
export async function passTime(page: Page, ms: number) {
  await waitForResponses(page);
  await page.clock.runFor(ms);
}

/**
 * Moves the installed clock past the delay before a hydrated page registers its service worker, and
 * past the shorter delay before it sends the page to the worker for saving
 * (lib/client/page/worker.ts).
 */
export async function skipPauseOfWorker(page: Page) {
  await expectHydrated(page);
  await page.clock.fastForward(3000);
}

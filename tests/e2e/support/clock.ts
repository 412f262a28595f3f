import type { Page } from './fixtures';
import { expectHydrated } from './hydration';

/** Stops idle hydration: from now on only an interaction triggers it. */
export async function stopClock(page: Page) {
  await page.clock.install({ time: 0 });
  // Far enough ahead for a busy machine: the clock cannot go back.
  await page.clock.pauseAt(60_000);
}

/** Pauses the installed clock, `aheadMs` from now at most: requests under way would time out. */
export async function pauseClock(page: Page, aheadMs = 5000) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + aheadMs);
}

/**
 * Waits until every request of the page has its response. When the clock jumps ahead before that, the
 * page's own timeouts end the requests that a busy machine has not answered yet.
 */
export async function waitForResponses(page: Page) {
  for (const request of await page.requests()) {
    const response = await request.response();
    await response?.finished();
  }
}

/** Runs the installed clock for `ms` milliseconds, after the responses that are under way. */
export async function passTime(page: Page, ms: number) {
  await waitForResponses(page);
  await page.clock.runFor(ms);
}

/**
 * Moves the installed clock past the delay before a hydrated page registers its service worker, and
 * past the shorter one before it asks the worker to save the page (lib/client/page/worker.ts).
 */
export async function skipPauseOfWorker(page: Page) {
  await expectHydrated(page);
  await page.clock.fastForward(3000);
}

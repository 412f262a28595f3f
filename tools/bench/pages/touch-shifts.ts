import type { Browser } from '@/tests/e2e/support/fixtures';
import { recordTiming, slowDown, timingOf, waitForShifts } from '@/tests/support/page/page-timing';
import { watchWeight } from '@/tests/support/page/page-weight';
import { phone } from './phone-browser';

const VISITS = 10;

/** The worst layout shift of ten visits, and the elements that moved in that visit. */
export type Shifts = { page: string; shift: number; moved: string[] };

/** Measures the layout shift of pages on a cheap phone until they are hydrated and idle. */
export async function shiftsOf(browser: Browser, urls: Record<string, string>): Promise<Shifts[]> {
  const worst: Shifts[] = [];
  for (const [name, url] of Object.entries(urls)) {
    let most: Shifts = { page: name, shift: 0, moved: [] };
    for (let visit = 0; visit < VISITS; visit += 1) {
      const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
      const page = await context.newPage();
      await slowDown(page);
      await recordTiming(page);
      const watch = await watchWeight(page);
      await page.goto(url, { waitUntil: 'commit' });
      await watch.quiet();
      // Starts hydration with the mouse, because CLS ignores shifts right after a key or a tap.
      await page.mouse.move(1, 1);
      await page.mouse.move(2, 2);
      await page.waitForSelector('html[data-hydrated]');
      await watch.quiet();
      watch.stop();
      await waitForShifts(page);
      const { shift, moved } = await timingOf(page);
      if (shift > most.shift) most = { page: name, shift, moved };
      await context.close();
    }
    worst.push(most);
  }
  return worst;
}

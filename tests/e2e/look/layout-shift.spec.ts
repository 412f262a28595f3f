import { waitForResponses } from '@/tests/e2e/support/clock';
import { expect, type Page, test } from '@/tests/e2e/support/fixtures';
import { expectHydrated } from '@/tests/e2e/support/hydration';
import { firstProduct } from '@/tests/e2e/support/shop';
import { documentsInParts } from '@/tests/e2e/support/slow-document';
import {
  recordTiming,
  slowProcessor,
  timingOf,
  waitForShifts,
} from '@/tests/support/page/page-timing';
import { aGate } from '@/tests/support/stub/gate';

const MAX_SHIFT = 0.001;
/** The number of parts in which the HTML arrives. Each is painted before the next is sent. */
const PARTS = 12;

// These tests need Arial, Roboto or Liberation Sans, because no other fallback font has matching
// metrics. Only `npm run test:full` runs them.
for (const device of ['phone', 'desktop']) {
  for (const name of ['list', 'product'] as const) {
    test(`the ${name} page does not shift while it arrives and hydrates on a ${device}`, {
      tag: [`@${device}`, '@full'],
    }, async ({ page, request, baseURL }) => {
      const { slug } = await firstProduct(request);
      const path = { list: '/products', product: `/products/${slug}` }[name];
      const shop = await documentsInParts(baseURL ?? '', PARTS);
      const releaseFonts = await holdFonts(page);
      await slowProcessor(page);
      await recordTiming(page);
      shop.sendNext();
      await page.goto(shop.url + path, { waitUntil: 'commit' });

      for (let part = 2; part <= PARTS; part += 1) {
        await waitForShifts(page);
        shop.sendNext();
      }
      await page.waitForLoadState('domcontentloaded');
      await waitForShifts(page);
      releaseFonts();
      // A mouse move starts hydration. After a key or a press, 500 ms of shifts would not count.
      await page.mouse.move(1, 1);
      await page.mouse.move(2, 2);
      await expectHydrated(page);
      await waitForResponses(page);
      await waitForShifts(page);

      const { shift, moved } = await timingOf(page);
      expect(shift, moved.join('\n')).toBeLessThanOrEqual(MAX_SHIFT);
      shop.close();
    });
  }
}

async function holdFonts(page: Page) {
  const { open, opened } = aGate();
  await page.route('**/*.woff2', async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

import type { Browser, Page } from '@/tests/e2e/support/fixtures';
import { recordTiming, slowDown, type Tap, tapTime } from '@/tests/support/page/page-timing';
import { watchWeight } from '@/tests/support/page/page-weight';
import { middle } from '@/tools/bench/median';

const TAPS = 5;
const RESTED_MS = 500;
const card = 'main article h3 a';

type Kind = 'read' | 'hydrated';
/** The median of each time of a tap, and the range of `page`. */
export type Taps = Tap & { range: [number, number] };
export type TapsOf = Partial<Record<string, Record<Kind, Taps>>>;

/** Taps a card on each page, with and without hydration, each time in a new browser context. */
export async function benchTaps(
  urls: Record<string, string>,
  open: () => ReturnType<Browser['newContext']>,
): Promise<TapsOf> {
  const seen = new Map<string, Tap[]>();
  // The first round is not measured, because its pages and images are not cached yet.
  for (let round = 0; round <= TAPS; round += 1) {
    for (const [name, url] of Object.entries(urls)) {
      for (const kind of ['read', 'hydrated'] as const) {
        const context = await open();
        const tap = await tapCard(await context.newPage(), url, kind);
        await context.close();
        const key = `${name} ${kind}`;
        if (round > 0) seen.set(key, [...(seen.get(key) ?? []), tap]);
      }
    }
  }
  const of = (key: string) => medianOf(seen.get(key) ?? []);
  return Object.fromEntries(
    Object.keys(urls).map((name) => [
      name,
      { read: of(`${name} read`), hydrated: of(`${name} hydrated`) },
    ]),
  );
}

async function tapCard(page: Page, url: string, kind: Kind): Promise<Tap> {
  await slowDown(page);
  await recordTiming(page);
  const watch = await watchWeight(page);
  await page.goto(url, { waitUntil: 'commit' });
  await watch.quiet();
  if (kind === 'hydrated') {
    await page.keyboard.press('Shift');
    await page.waitForSelector('html[data-hydrated]');
    await watch.quiet();
  }
  const link = page.locator(card).nth(1);
  if (kind === 'hydrated') {
    // Shoppers tap a card that is already in view. The wait lets newly visible images load before
    // the tap. Before hydration, the page is not scrolled, because that would start hydration.
    await link.evaluate((card) => card.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await watch.quiet(RESTED_MS);
  }
  watch.stop();
  return tapTime(page, link);
}

function medianOf(taps: Tap[]): Taps {
  const pages = taps.map(({ page }) => page);
  return {
    heading: middle(taps.map(({ heading }) => heading)),
    picture: middle(taps.map(({ picture }) => picture)),
    page: middle(pages),
    range: [Math.min(...pages), Math.max(...pages)],
  };
}

import { brotliCompressSync } from 'node:zlib';
import { phoneFonts } from '@/scripts/lib/build/phone-fonts.mjs';
import type { Browser, Page } from '@/tests/e2e/support/fixtures';
import { modulesIn } from '@/tests/support/page/first-load';
import { recordTiming, slowDown, type Timing, timingOf } from '@/tests/support/page/page-timing';
import { LEFT_ALONE_MS, type Weight, watchWeight } from '@/tests/support/page/page-weight';
import { sendRequest } from '@/tests/support/send-request';
import { middle } from '@/tools/bench/median';
import { aProductPath, withShop } from '@/tools/bench/shop';
import { launchEmpty } from './empty-page-server';
import { launchBrowser, phone } from './phone-browser';
import { benchTaps, type Taps } from './weight-tap';

/** The number of visits per page. */
const ROUNDS = 10;
const LARGEST = 20;

export type PageRow = Visit & { page: string; html: Html; hydrated: Hydrated; taps: PageTaps };
type Visit = Weight & Timing;
type PageTaps = { read: Taps; hydrated: Taps } | null;
/** The Brotli size of the HTML in bytes, per language. `ru` is null for pages without languages. */
type Html = { uz: number; ru: number | null };
/** A visit without interaction until the page has hydrated. */
type Hydrated = Pick<Weight, 'scriptsGz' | 'payloadGz' | 'scriptsWire'> & {
  blocking: number;
  shift: number;
  modules: string;
};

/** Measures the weight and the times of pages on a cheap phone, and those of an empty Next page. */
export function benchWeight(): Promise<PageRow[]> {
  return withShop(async (shop) =>
    measure({
      home: `${shop}/`,
      list: `${shop}/products`,
      product: shop + (await aProductPath(shop)),
    }),
  );
}

async function measure(pages: Record<string, string>): Promise<PageRow[]> {
  const empty = await launchEmpty();
  const fonts = await phoneFonts();
  if (!fonts)
    console.log('Roboto could not be downloaded. The layout shift is that of the fallback fonts.');
  const browser = await launchBrowser({ ...process.env, ...fonts });
  const urls = {
    'an empty page': `${empty.url}/`,
    // The page that `create-next-app --empty` creates.
    'with a style sheet': `${empty.url}/styled`,
    ...pages,
  };
  try {
    const rows: PageRow[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, url] of Object.entries(urls)) {
        const hydrated = await inNewContext(browser, (page) => visitAndWait(page, url));
        const read = await inNewContext(browser, (page) => visit(page, url));
        rows.push({
          page: name,
          html: await htmlOf(url, { isOurs: name in pages }),
          ...read,
          hydrated,
          taps: null,
        });
      }
    }
    // A service worker would bypass the throttled network, or start during a tap.
    const taps = await benchTaps(pages, () =>
      browser.newContext({ ...phone, serviceWorkers: 'block' }),
    );
    return Object.keys(urls)
      .flatMap((name) => summary(rows.filter(({ page }) => page === name)))
      .map((row) => ({ ...row, taps: taps[row.page] ?? null }));
  } finally {
    await browser.close();
    empty.server.signal('SIGTERM');
    await empty.server.ended;
  }
}

async function inNewContext<Seen>(browser: Browser, see: (page: Page) => Promise<Seen>) {
  const context = await browser.newContext(phone);
  const seen = await see(await context.newPage());
  await context.close();
  return seen;
}

/** Measures a visit without interaction on a throttled phone, before the page is hydrated. */
export async function visit(page: Page, url: string): Promise<Visit> {
  await slowDown(page);
  await recordTiming(page);
  const watch = await watchWeight(page);
  await page.goto(url, { waitUntil: 'commit' });
  await watch.quiet();
  watch.stop();
  return { ...(await watch.weight()), ...(await timingOf(page)) };
}

async function visitAndWait(page: Page, url: string): Promise<Hydrated> {
  await slowDown(page);
  await recordTiming(page);
  const watch = await watchWeight(page);
  await page.goto(url, { waitUntil: 'commit' });
  await watch.quiet(LEFT_ALONE_MS);
  watch.stop();
  const { chunks, ...weight } = await watch.weight();
  const { blocking, shift } = await timingOf(page);
  return { ...weight, blocking, shift, modules: largest(chunks) };
}

async function htmlOf(url: string, { isOurs }: { isOurs: boolean }): Promise<Html> {
  const { pathname, origin } = new URL(url);
  const uz = await brotliSize(origin, pathname);
  return { uz, ru: isOurs ? await brotliSize(origin, `/ru${pathname}`.replace(/\/$/, '')) : null };
}

/**
 * Returns the Brotli size of a page in bytes. Next's own server does not send Brotli, so this
 * function compresses its pages.
 */
async function brotliSize(origin: string, path: string): Promise<number> {
  const { headers, body } = await sendRequest(origin, path, {
    headers: { 'accept-encoding': 'br' },
  });
  return headers['content-encoding'] === 'br' ? body.length : brotliCompressSync(body).length;
}

/** Combines the visits to a page: the worst layout shift and the median of each time. */
function summary(rows: PageRow[]): PageRow[] {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return [];
  const middleOf = (pick: (row: PageRow) => number) => middle(rows.map(pick));
  const worstOf = (pick: (row: PageRow) => number) => Math.max(...rows.map(pick));
  return [
    {
      ...first,
      // Uses the last size, because the storefront recompresses pages that are requested again.
      html: last.html,
      fcp: middleOf(({ fcp }) => fcp),
      lcp: middleOf(({ lcp }) => lcp),
      shift: worstOf(({ shift }) => shift),
      blocking: middleOf(({ blocking }) => blocking),
      hydrated: {
        ...first.hydrated,
        blocking: middleOf(({ hydrated }) => hydrated.blocking),
        shift: worstOf(({ hydrated }) => hydrated.shift),
      },
    },
  ];
}

/** Lists the largest modules in the scripts, with the shop's own modules grouped by folder. */
function largest(chunks: string[]): string {
  const sizes = new Map<string, number>();
  for (const [name, size] of modulesIn(chunks)) {
    const own = /^(\w+\/[\w-]+)\//.exec(name)?.[1];
    const key = name.startsWith('@') ? name : (own ?? name);
    sizes.set(key, (sizes.get(key) ?? 0) + size);
  }
  return [...sizes]
    .sort(([, one], [, other]) => other - one)
    .slice(0, LARGEST)
    .map(([name, size]) => `${name} ${(size / 1000).toFixed(1)}`)
    .join(', ');
}

import type { Browser } from '@/tests/e2e/support/fixtures';
import { middle } from '@/tools/bench/median';
import { aProductPath, withShop } from '@/tools/bench/shop';
import { launchBrowser } from './phone-browser';
import { peerRows, type TouchRow, touchRows } from './touch';
import { shiftsOf } from './touch-shifts';
import { visitShop } from './touch-visit';

/**
 * Measures and prints the times of presses, the delays of a visit and the layout shift.
 *
 * `BENCH_PEERS` lists product pages of other running shops, separated by spaces, for instance
 * `NextFaster=http://localhost:3001/products/a/b/c`.
 *
 * @param chosen - What to measure: names of controls, `visit` or `shift`. Everything if empty.
 */
export async function printTouch(chosen: readonly string[]): Promise<void> {
  console.log(
    '\nPresses on a cheap phone: 4 × slower CPU, 1.6 Mbit/s, 150 ms; milliseconds, median (worst) of five',
  );
  const browser = await launchBrowser();
  try {
    await withShop(async (shop) => {
      const product = await aProductPath(shop);
      const urls = { home: `${shop}/`, list: `${shop}/products`, product: shop + product };
      const isChosen = (name: string) => chosen.length === 0 || chosen.includes(name);
      await printRows(touchRows(browser, urls, chosen));
      if (isChosen('visit')) await printVisit(browser, urls);
      if (isChosen('shift')) await printShifts(browser, urls);
    });
    if (chosen.length === 0) await printPeers(browser);
  } finally {
    await browser.close();
  }
}

async function printPeers(browser: Browser): Promise<void> {
  const peers = process.env.BENCH_PEERS?.split(' ') ?? [];
  if (peers.length === 0) console.log('BENCH_PEERS is not set, so no other shop was measured.');
  for (const peer of peers) {
    const at = peer.indexOf('=');
    await printRows(peerRows(browser, { name: peer.slice(0, at), url: peer.slice(at + 1) }));
  }
}

async function printRows(tables: AsyncGenerator<TouchRow[]>): Promise<void> {
  for await (const rows of tables) {
    console.table(
      rows.map(({ control, moment, presses }) => ({
        control,
        pressed: moment,
        'visible (100 or less)': timesOf(presses.map(({ visible }) => visible)),
        effect: timesOf(presses.map(({ done }) => done)),
      })),
    );
  }
}

async function printVisit(browser: Browser, urls: { list: string; product: string }) {
  console.log('INP of a visit: the delay of the next frame, milliseconds, median (worst) of five');
  const visits = await visitShop(browser, urls);
  console.table(
    visits.map(({ interaction, delays }) => ({ interaction, '200 or less': timesOf(delays) })),
  );
}

async function printShifts(browser: Browser, urls: Record<string, string>): Promise<void> {
  console.log('Layout shift until the page is hydrated, worst of ten visits');
  const shifts = await shiftsOf(browser, urls);
  console.table(
    shifts.map(({ page, shift }) => ({ page, 'shift (0.001 or less)': shift.toFixed(4) })),
  );
  for (const { page, moved } of shifts) for (const one of moved) console.log(`${page}: ${one}`);
}

/** Formats times in milliseconds as `median (worst)`. */
function timesOf(times: readonly number[]): string {
  const text = (time: number) => (Number.isFinite(time) ? String(Math.round(time)) : 'lost');
  return `${text(middle(times))} (${text(Math.max(...times))})`;
}

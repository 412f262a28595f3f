import type { Browser, Page } from '@/tests/e2e/support/fixtures';
import { slowDown } from '@/tests/support/page/page-timing';
import { phone } from './phone-browser';

const VISITS = 5;
/** The lowest duration threshold that the Event Timing API accepts. */
const SHORTEST_MS = 16;

/** An interaction and, for each visit, the delay in milliseconds until the next frame. */
export type VisitRow = { interaction: string; delays: number[] };

type Entry = { interactionId: number; duration: number };

/**
 * Measures INP during a visit on a cheap phone: a shopper opens a product, adds it to the cart,
 * opens the cart, filters a list and opens another product. Each step waits for the visible effect
 * of the previous one.
 */
export async function visitShop(
  browser: Browser,
  urls: { list: string; product: string },
): Promise<VisitRow[]> {
  const rows = new Map<string, number[]>();
  for (let visit = 0; visit < VISITS; visit += 1) {
    const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
    const page = await context.newPage();
    await slowDown(page);
    for (const [name, delay] of Object.entries(await delaysOf(page, urls))) {
      rows.set(name, [...(rows.get(name) ?? []), delay]);
    }
    await context.close();
  }
  return [...rows].map(([interaction, delays]) => ({ interaction, delays }));
}

async function delaysOf(page: Page, urls: { list: string; product: string }) {
  const delays: Record<string, number> = {};
  let current = '';
  await page.exposeFunction('reportInteraction', ({ interactionId, duration }: Entry) => {
    if (interactionId > 0) delays[current] = Math.max(delays[current] ?? 0, duration);
  });
  await page.addInitScript((durationThreshold) => {
    const report = (entry: PerformanceEntry) =>
      Reflect.get(window, 'reportInteraction')(entry.toJSON());
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(report));
    observer.observe({ type: 'event', durationThreshold, buffered: true });
  }, SHORTEST_MS);
  const step = async (name: string, act: () => Promise<unknown>) => {
    current = name;
    delays[name] ??= 0;
    await act();
    // The browser reports an event after the frame that shows its effect.
    await page.waitForTimeout(500);
  };
  await page.goto(urls.product);
  await step('add to cart', async () => {
    await page.locator('section [data-add]').first().tap();
    await page.locator('main [role=group] output, [data-stepped] output').first().waitFor();
  });
  await step('open the cart', async () => {
    await page.locator('nav a[href="/cart"]').last().tap();
    await page.locator('main li [role=group]').first().waitFor();
  });
  await page.goBack();
  await page.goto(urls.list);
  await step('open the filters', async () => {
    await page.locator('[data-opens=filters]').tap();
    await page.locator('[role=dialog] form input').first().waitFor();
  });
  await step('select a filter', async () => {
    await page.locator('[role=dialog] input[type=checkbox]').first().tap({ force: true });
    await page.waitForURL(/\?/);
  });
  await step('close the filters', async () => {
    await page.locator('[role=dialog] button').last().tap();
    await page.locator('[role=dialog]').waitFor({ state: 'detached' });
  });
  await step('open a product', async () => {
    await page.locator('main article h3 a').first().tap();
    await page.locator('section [data-add]').first().waitFor();
  });
  return delays;
}

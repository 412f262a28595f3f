import uz from '@/messages/uz.json';
import type { Browser, Page } from '@/tests/e2e/support/fixtures';
import { slowDown } from '@/tests/support/page/page-timing';
import { watchWeight } from '@/tests/support/page/page-weight';
import { middle } from '@/tools/bench/median';
import { launchBrowser, phone } from '@/tools/bench/pages/phone-browser';
import { visit } from '@/tools/bench/pages/weight';
import { aProductPath, withShop } from '@/tools/bench/shop';
import type { Figure } from './mechanism';

const ROUNDS = 3;
const SENT_WITHIN_MS = 15_000;
const UNSENT = 'chorsu:cart-intents';
const OFFLINE_PATHS = ['/', '/products', '/about'];

/**
 * Measures the scripts that a first visit loads before interaction, its first paint and its
 * blocking time, on a cheap phone.
 */
export async function measureDeferredHydration(): Promise<Figure[]> {
  const [on, off] = [await firstVisit('on'), await firstVisit('off')];
  return [
    { figure: 'scripts of a product before a touch, kB gz', on: on.kB, off: off.kB },
    { figure: 'first contentful paint of the product, ms', on: on.fcp, off: off.fcp },
    { figure: 'blocking time of the product, ms', on: on.blocking, off: off.blocking },
  ];
}

function firstVisit(setting: 'on' | 'off') {
  return withShop(
    async (shop) => {
      const path = await aProductPath(shop);
      const visits = await inBrowser({}, async (open) => {
        const seen = [];
        // The first visit is not measured, because it renders the page.
        for (let round = 0; round <= ROUNDS; round += 1)
          seen.push(await visit(await open(), shop + path));
        return seen.slice(1);
      });
      const of = (figure: 'scriptsGz' | 'fcp' | 'blocking') =>
        middle(visits.map((one) => one[figure]));
      return { kB: of('scriptsGz') / 1000, fcp: of('fcp'), blocking: of('blocking') };
    },
    { env: { DEFER_HYDRATION: setting } },
  );
}

/** Counts how many of three visited pages open offline, with and without the service worker. */
export async function measureServiceWorker(): Promise<Figure[]> {
  const opened = (setting: '0' | '1') =>
    withShop((shop) => inBrowser({}, (open) => openOffline(shop, open)), {
      env: { SERVICE_WORKER: setting },
    });
  return [
    { figure: 'pages that open offline, of 3', on: await opened('1'), off: await opened('0') },
  ];
}

async function openOffline(shop: string, open: () => Promise<Page>): Promise<number> {
  const page = await open();
  const watch = await watchWeight(page);
  for (const path of [...OFFLINE_PATHS, ...OFFLINE_PATHS]) {
    await page.goto(shop + path);
    await page.keyboard.press('Shift');
    await watch.quiet(4_500);
  }
  await page.context().setOffline(true);
  let opened = 0;
  for (const path of OFFLINE_PATHS) {
    const response = await page.goto(shop + path).catch(() => null);
    if (response?.ok() && (await page.locator('h1, main article').count()) > 0) opened += 1;
  }
  return opened;
}

/** Measures whether "Add to cart" takes effect if the shopper leaves before the response. */
export async function measureIntents(): Promise<Figure[]> {
  return withShop(async (shop) => {
    const kept = (isStored: boolean) =>
      inBrowser({ serviceWorkers: 'block' }, async (open) =>
        leaveBeforeResponse(shop, await open(), isStored),
      );
    return [
      {
        figure: 'unanswered presses that reach the cart, of 1',
        on: await kept(true),
        off: await kept(false),
      },
    ];
  });
}

async function leaveBeforeResponse(shop: string, page: Page, isStored: boolean): Promise<number> {
  await page.goto(`${shop}/products`);
  await page.keyboard.press('Shift');
  await page.waitForSelector('html[data-hydrated]');
  await page.route('**/api/v1/order/cart', (route) =>
    route.request().method() === 'POST' ? undefined : route.fallback(),
  );
  await page.getByRole('button', { name: uz.cart.add }).first().click();
  await page.goto('about:blank');
  await page.unroute('**/api/v1/order/cart');
  await page.addInitScript(
    ([key, isKept]) => {
      if (!isKept) localStorage.removeItem(key);
    },
    [UNSENT, isStored] as const,
  );
  await page.goto(`${shop}/cart`, { waitUntil: 'commit' });
  const isSent = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/order/cart'),
    { timeout: SENT_WITHIN_MS },
  );
  return isSent.then(
    () => 1,
    () => 0,
  );
}

/** Measures the time from a tap on a card to the product's heading, on a cheap phone. */
export async function measureOptimisticNavigation(): Promise<Figure[]> {
  return withShop(async (shop) => {
    const heading = (isPlain: boolean) =>
      inBrowser({ serviceWorkers: 'block' }, async (open) => {
        const times = [];
        for (let round = 0; round <= ROUNDS; round += 1)
          times.push(await pressCard(shop, await open(), isPlain));
        return middle(times.slice(1));
      });
    return [
      {
        figure: 'press on a card → heading of the product, ms',
        on: await heading(false),
        off: await heading(true),
      },
    ];
  });
}

async function pressCard(shop: string, page: Page, isPlain: boolean): Promise<number> {
  await slowDown(page);
  await page.goto(`${shop}/products`);
  await page.keyboard.press('Shift');
  await page.waitForSelector('html[data-hydrated]');
  const link = page.locator('main article h3 a').nth(1);
  const name = ((await link.textContent()) ?? '').trim();
  const href = await link.getAttribute('href');
  const startedAt = performance.now();
  if (isPlain) await page.evaluate((to) => location.assign(to ?? ''), href);
  else await link.click();
  await page.getByRole('heading', { level: 1, name }).first().waitFor();
  return performance.now() - startedAt;
}

type ContextOptions = NonNullable<Parameters<Browser['newContext']>[0]>;

/** Calls `use` with a function that closes the previous context and opens a page in a new one. */
async function inBrowser<Result>(
  options: ContextOptions,
  use: (open: () => Promise<Page>) => Promise<Result>,
): Promise<Result> {
  const browser = await launchBrowser();
  const contexts: Awaited<ReturnType<Browser['newContext']>>[] = [];
  try {
    return await use(async () => {
      await contexts.pop()?.close();
      const context = await browser.newContext({ ...phone, ...options });
      contexts.push(context);
      return context.newPage();
    });
  } finally {
    await browser.close();
  }
}

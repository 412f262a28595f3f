import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser } from '@/scripts/lib/install/browser.mjs';
import { wholeOrPart } from '@/tests/support/tier';
import { wordsOf } from '@/tests/support/words';
import { type Cluster, openCluster } from './cluster';
import { anotherBuild } from './other-build';
import { listGoods } from './shown-goods';
import { note, printTable } from './table';

const CARTS = wholeOrPart(20, 4);
const AT_ONCE = 2;
const t = wordsOf('uz');

let cluster: Cluster;
let browser: Browser;
let other: Awaited<ReturnType<typeof anotherBuild>>;

beforeAll(async () => {
  other = await anotherBuild({ isChanged: true });
  cluster = await openCluster({ folders: ['.', other.folder] });
  browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
}, 600_000);

afterAll(async () => {
  printTable();
  await browser?.close();
  await cluster?.close();
  other?.remove();
});

type Walked = { build: string; isDone: boolean; refused: string[]; scripts: string[] };

/** Adds a product to the cart as a new shopper. */
async function walk(path: string): Promise<Walked> {
  const context = await browser.newContext({ locale: 'uz' });
  const page = await context.newPage();
  const [refused, scripts]: [string[], string[]] = [[], []];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400) refused.push(`${response.status()} ${pathname}`);
    if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  const opened = await page.goto(`${cluster.url}${path}`);
  const build = opened?.headers()['x-server'] ?? '';
  const steps = async () => {
    await page.getByRole('button', { name: t('cart.add'), exact: true }).click();
    await page.getByRole('link', { name: t('header.cartCount', { count: 1 }) }).click();
    await page.waitForURL('**/cart');
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    await page.getByRole('button', { name: t('cart.checkout') }).waitFor();
  };
  const isDone = await steps().then(
    () => true,
    (error: Error) => !refused.push(error.message),
  );
  await context.close();
  return { build, isDone, refused, scripts };
}

test('serves every file while a load balancer mixes pages of two builds', async () => {
  const paths = (await listGoods(cluster)).slice(0, 8).map(({ pages: [path = '/'] }) => path);
  const walks: Walked[] = [];
  const of = (build: string) => walks.filter((one) => one.build === build);
  const builds = cluster.storefronts.map(({ name }) => name);
  const isEnough = () => builds.every((build) => of(build).length >= CARTS);
  const shopper = async () => {
    while (!isEnough() && walks.length < CARTS * 4) {
      walks.push(await walk(paths[walks.length % paths.length] ?? ''));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, shopper));

  const refused = walks.flatMap((one) => one.refused);
  const filled = builds.map((build) => {
    const own = of(build);
    return `${own.filter(({ isDone }) => isDone).length} of ${own.length}`;
  });
  const missing = refused.filter((text) => text.startsWith('404'));
  note(
    'carts filled on pages of two builds behind round robin',
    `${filled.join(' and ')}; ${missing.length} × 404`,
  );
  expect(refused).toEqual([]);
  expect(isEnough()).toBe(true);
  expect(walks.every(({ isDone }) => isDone)).toBe(true);
  // The builds differ: each has scripts that the other one lacks.
  const scripts = builds.map((build) => of(build).flatMap((one) => one.scripts));
  expect(new Set(scripts[0])).not.toEqual(new Set(scripts[1]));
}, 600_000);

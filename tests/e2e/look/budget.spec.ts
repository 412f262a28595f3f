import { stopClock } from '@/tests/e2e/support/clock';
import { type APIRequestContext, expect, test } from '@/tests/e2e/support/fixtures';
import { firstProduct } from '@/tests/e2e/support/shop';
import { modulesIn } from '@/tests/support/page/first-load';
import { recordTiming, timingOf } from '@/tests/support/page/page-timing';
import { watchWeight } from '@/tests/support/page/page-weight';

/** The budget of a first-time visitor's page before hydration. Sizes are in bytes. */
const READ = {
  // Includes 4.5 kB for badges, cart and wishlist (S4-43, ADR 177) and 5.5 kB for panels (ADR 186).
  scriptsGz: 14_500,
  scriptsWire: 15_200,
  fontsWire: 60_000,
  /** Everything except images. Stylesheets count in full, although they load after the page. */
  restWire: 95_000,
  /** Layout shifts below this value are invisible. */
  shift: 0.02,
};

/**
 * The HTML budget of each page, in both languages. Sizes are in bytes of Brotli, as served from the
 * second request on (ADR 033).
 */
const HTML = { home: 20_000, list: 14_000, product: 14_000 };

/** The budget of a hydrated page in bytes. `restWire` also includes the initial RSC payload. */
const HYDRATED = {
  // Parts of the scripts: 5 kB for the shop's clock, refreshing offers on return and clearing
  // storage; 2 kB for messages next to controls (S9-07) and early counts (S4-43); 0.3 kB for the
  // tables of languages and flag filters (ADR 171); 4.7 kB for presses before hydration (ADR 177)
  // and 5.5 kB for their panels (ADR 186); 0.7 kB for card options and 1.1 kB for size choice
  // (product decision 45); 2 to 2.6 kB for repeating failed actions (ADR 185) and card facts
  // (product decision 48). On the home page, Swiper adds 25 kB (S9-05, ADR 048).
  // On its first request, the RSC payload is up to 1.2 kB larger, because it is compressed less.
  home: { scriptsGz: 254_700, scriptsWire: 220_300, restWire: 337_000, shift: 0.02 },
  list: { scriptsGz: 227_000, scriptsWire: 196_900, restWire: 306_200, shift: 0.02 },
  product: { scriptsGz: 232_000, scriptsWire: 201_800, restWire: 311_500, shift: 0.02 },
};

/** Packages in the first load of every page. All others load when needed. */
const packages = [
  '@formatjs',
  '@swc/helpers',
  '@tanstack/query-core',
  '@tanstack/react-query',
  'bundler',
  'icu-minify',
  'next',
  'next-intl',
  'use-intl',
  'zustand',
];

/** Folders of our own code in the first load of every page. `foldersOf` adds those of one page. */
const folders = [
  'app',
  'instrumentation-client.ts',
  'components/layout',
  'components/product',
  'components/search',
  'components/site',
  'components/ui',
  'components/map/map-key.tsx',
  'lib/client',
  'lib/constants.ts',
  'lib/contract',
  'lib/domain',
  'lib/hooks',
  'lib/http',
  'lib/i18n',
  'lib/navigation',
  'lib/next/addresses.ts',
  'packages/deferred-hydration/browser/hydrated-mark.ts',
  'stores',
];
const foldersOf = {
  // Swiper drives the banners on every device (ADR 048).
  home: ['components/home', 'components/map', 'swiper'],
  list: ['components/catalog'],
  product: ['components/geo', 'components/installment', 'components/review'],
};

/** Matches files that must load only when needed: dialogs, drawers, panels, forms and the like. */
const late = /lib\/forms|(?:dialog|form|lightbox|mega-menu|modal|-drawer|ui\/drawer|-panel)\.tsx$/;

/** Files that are named like lazy components but are part of the HTML of every list. */
const alwaysThere = [
  'components/catalog/filters/filter-drawer.tsx',
  'components/catalog/filters/filter-form.tsx',
];

const pages = ['home', 'list', 'product'] as const;

for (const name of pages) {
  for (const language of ['uz', 'ru'] as const) {
    const tag = ['@phone', '@deferred', ...(language === 'ru' ? [] : ['@full'])];
    test.describe(`${name}, ${language}`, { tag }, () => {
      test.use({ language });

      test(`${name} stays within its byte budget and does not shift, in ${language} (B-63)`, async ({
        page,
        request,
        at,
      }) => {
        const { slug } = await firstProduct(request);
        const paths = { home: '/', list: '/products', product: `/products/${slug}` };
        // The server compresses a page on its second request.
        await expect.poll(() => lengthOf(request, at(paths[name]))).toBeLessThanOrEqual(HTML[name]);
        await recordTiming(page);
        const watch = await watchWeight(page);
        // A slow image must not delay the "network idle" event.
        await stopClock(page);
        await page.goto(at(paths[name]));
        await watch.quiet();
        const read = { ...(await watch.weight()), ...(await timingOf(page)) };
        await page.clock.resume();
        await page.keyboard.press('Shift');
        await watch.quiet();
        const hydrated = { ...(await watch.weight()), ...(await timingOf(page)) };

        expect(over(read, { ...READ, htmlBody: HTML[name] })).toEqual([]);
        expect(over(hydrated, HYDRATED[name])).toEqual([]);
        expect(newcomers(name, hydrated.chunks)).toEqual([]);
      });
    });
  }
}

async function lengthOf(request: APIRequestContext, path: string): Promise<number> {
  const response = await request.get(path, { headers: { 'accept-encoding': 'br' } });
  return Number(response.headers()['content-length']);
}

function over<Budget extends Record<string, number>>(
  figures: { [key in keyof Budget]: number },
  budget: Budget,
): string[] {
  return Object.entries(budget)
    .filter(([key, most]) => figures[key] === undefined || figures[key] > most)
    .map(([key]) => `${key}: ${figures[key]}`);
}

function newcomers(name: (typeof pages)[number], chunks: string[]): string[] {
  const known = [...packages, ...folders, ...foldersOf[name]];
  const isKnown = (module: string) =>
    known.some((one) => module === one || module.startsWith(`${one}/`));
  return [...modulesIn(chunks).keys()]
    .filter((module) => !module.includes('.module.css'))
    .filter((module) => (late.test(module) && !alwaysThere.includes(module)) || !isKnown(module))
    .sort();
}

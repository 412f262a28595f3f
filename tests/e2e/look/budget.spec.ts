import { stopClock } from '@/tests/e2e/support/clock';
import { type APIRequestContext, expect, test } from '@/tests/e2e/support/fixtures';
import { firstProduct } from '@/tests/e2e/support/shop';
import { modulesIn } from '@/tests/support/page/first-load';
import { recordTiming, timingOf } from '@/tests/support/page/page-timing';
import { watchWeight } from '@/tests/support/page/page-weight';

/** Of a new visitor's page before it is hydrated. */
const READ = {
  // 750 bytes of it are the badges of cart and wishlist before hydration (S4-43).
  scriptsGz: 4_950,
  scriptsWire: 5_400,
  fontsWire: 60_000,
  /** With the whole stylesheets, which are loaded after the page. */
  restWire: 95_000,
  /** Too small to be visible. */
  shift: 0.02,
};

/** In brotli as every reader but the first gets it, in both languages (record 033). */
const HTML = { home: 20_000, list: 14_000, product: 14_000 };

/** Once the page is hydrated: all scripts, and the RSC payload that they start from. */
const HYDRATED = {
  // 5 kB of it are the clock of the shop, the offers read on return and the clearing of storage,
  // 2 kB the messages at their places (S9-07) and the counts before the lists are read (S4-43).
  // 0.3 kB are the tables of languages and of flag filters, from which the rest follows (ADR 171).
  // 25 kB of home are Swiper, which drives its banners on every device (S9-05, ADR 048).
  home: { scriptsGz: 240_800, scriptsWire: 207_300, restWire: 321_000, shift: 0.02 },
  list: { scriptsGz: 212_600, scriptsWire: 183_600, restWire: 296_000, shift: 0.02 },
  product: { scriptsGz: 217_300, scriptsWire: 188_300, restWire: 300_000, shift: 0.02 },
};

/** Packages in the first load of every page; whatever else is used is loaded when it is needed. */
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

/** Folders of our own code in the first load of every page, and of one kind of page. */
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
  product: ['components/geo', 'components/instalment', 'components/review'],
};

/** Whatever opens, slides or is typed into is loaded when it is needed. */
const late = /lib\/forms|(?:dialog|form|lightbox|mega-menu|modal|-drawer|ui\/drawer|-panel)\.tsx$/;

/** Named like lazy components, but part of every list's HTML. */
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

      test(`${name} keeps its budget of bytes, without the schema library, and its layout does not shift, in ${language} (B-63)`, async ({
        page,
        request,
        at,
      }) => {
        const { slug } = await firstProduct(request);
        const paths = { home: '/', list: '/products', product: `/products/${slug}` };
        // A page that is read again is compressed again.
        await expect.poll(() => lengthOf(request, at(paths[name]))).toBeLessThanOrEqual(HTML[name]);
        await recordTiming(page);
        const watch = await watchWeight(page);
        // A slow picture must not delay "network idle".
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
  const answer = await request.get(path, { headers: { 'accept-encoding': 'br' } });
  return Number(answer.headers()['content-length']);
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

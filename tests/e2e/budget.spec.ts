import { modulesIn } from '@/tests/support/first-load';
import { recordTiming, timingOf } from '@/tests/support/page-timing';
import { watchWeight } from '@/tests/support/page-weight';
import { type APIRequestContext, expect, test } from './fixtures';
import { stopClock } from './hydration';
import { firstProduct } from './shop';

/** Of a new visitor's page before it is hydrated. */
const READ = {
  scriptsGz: 4_050,
  scriptsWire: 4_500,
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
  home: { scriptsGz: 207_500, scriptsWire: 189_000, restWire: 294_000, shift: 0.02 },
  list: { scriptsGz: 204_000, scriptsWire: 186_000, restWire: 290_500, shift: 0.02 },
  product: { scriptsGz: 208_500, scriptsWire: 190_000, restWire: 294_500, shift: 0.02 },
};

/** Packages in the first load of every page; whatever else is used is loaded when it is needed. */
const packages = [
  ...['@formatjs', '@swc/helpers', '@tanstack/query-core', '@tanstack/react-query', 'bundler'],
  ...['icu-minify', 'next', 'next-intl', 'use-intl', 'zustand'],
];

/** Folders of our own code in the first load of every page, and of one kind of page. */
const folders = [
  ...['app', 'instrumentation-client.ts'],
  ...['components/layout', 'components/product', 'components/search', 'components/site'],
  ...['components/ui', 'components/map/map-key.tsx'],
  ...['lib/client', 'lib/constants.ts', 'lib/contract', 'lib/domain', 'lib/hooks', 'lib/http'],
  ...['lib/i18n', 'lib/navigation', 'lib/next/addresses.ts', 'stores'],
];
const foldersOf = {
  home: ['components/home', 'components/map'],
  list: ['components/catalog'],
  product: ['components/geo', 'components/instalment', 'components/review'],
};

/** Whatever opens, slides or is typed into is loaded when it is needed. */
const late = /lib\/forms|(?:dialog|form|lightbox|mega-menu|modal|-drawer|ui\/drawer|-panel)\.tsx$/;

/** Named like lazy components, but part of every list's HTML. */
const alwaysThere = ['components/catalog/filter-drawer.tsx', 'components/catalog/filter-form.tsx'];

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

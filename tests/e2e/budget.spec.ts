import { modulesIn } from '@/tests/support/first-load';
import { recordTiming, timingOf } from '@/tests/support/page-timing';
import { watchWeight } from '@/tests/support/page-weight';
import { expect, test } from './fixtures';
import { stopClock } from './hydration';
import { firstProduct } from './shop';

/** Of a new visitor's page before it is hydrated. */
const READ = {
  htmlWire: 15_000,
  scriptsGz: 3_300,
  scriptsWire: 3_800,
  fontsWire: 60_000,
  /** With the whole style sheets, which follow once the page is loaded. */
  restWire: 95_000,
  /** Less than what anybody sees. */
  shift: 0.02,
};

/** With the styles that the page is painted with. Cyrillic letters take two bytes each. */
const HTML_GZ = { uz: 14_000, ru: 15_200 };

/** Once the page is hydrated: all scripts, and the RSC payload that they start from. */
const HYDRATED = { scriptsGz: 209_000, scriptsWire: 192_000, restWire: 300_000, shift: 0.02 };

/** Code of others that every page loads first; whatever else is used waits for the shopper. */
const packages = [
  ...['@formatjs', '@swc/helpers', '@tanstack/query-core', '@tanstack/react-query', 'bundler'],
  ...['icu-minify', 'next', 'next-intl', 'use-intl', 'zustand'],
];

/** Our own code by its folder; what only one kind of page needs stands with that page. */
const folders = [
  ...['app', 'components/layout', 'components/product', 'components/search', 'components/site'],
  ...['components/ui', 'components/map/map-key.tsx'],
  ...['lib/client', 'lib/constants.ts', 'lib/contract', 'lib/domain', 'lib/hooks', 'lib/http'],
  ...['lib/i18n', 'lib/navigation', 'stores'],
];
const foldersOf = {
  home: ['components/home', 'components/map'],
  list: ['components/catalog'],
  product: ['components/instalment', 'components/review'],
};

/** Whatever opens, slides or is typed into comes when it is asked for (blueprint 7). */
const late = /lib\/forms|(?:dialog|form|lightbox|mega-menu|modal|-drawer|ui\/drawer|-panel)\.tsx$/;

/** Named like what comes late, and yet a part of every page's HTML. */
const alwaysThere = ['components/catalog/filter-drawer.tsx', 'components/catalog/filter-form.tsx'];

const pages = ['home', 'list', 'product'] as const;

for (const name of pages) {
  for (const language of ['uz', 'ru'] as const) {
    test.describe(`${name}, ${language}`, { tag: ['@phone', '@deferred'] }, () => {
      test.use({ language });

      test(`${name} keeps its budget of bytes and does not move, in ${language}`, async ({
        page,
        request,
        at,
      }) => {
        const { slug } = await firstProduct(request);
        const paths = { home: '/', list: '/products', product: `/products/${slug}` };
        await recordTiming(page);
        const watch = await watchWeight(page);
        // A picture that takes its time must not be waited for until the network is idle.
        await stopClock(page);
        await page.goto(at(paths[name]));
        await watch.quiet();
        const read = { ...(await watch.weight()), ...(await timingOf(page)) };
        await page.clock.resume();
        await page.keyboard.press('Shift');
        await watch.quiet();
        const hydrated = { ...(await watch.weight()), ...(await timingOf(page)) };

        expect(over(read, { ...READ, htmlGz: HTML_GZ[language] })).toEqual([]);
        expect(over(hydrated, HYDRATED)).toEqual([]);
        expect(newcomers(name, hydrated.chunks)).toEqual([]);
      });
    });
  }
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

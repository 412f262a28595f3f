import { existsSync } from 'node:fs';
import { build, type Metafile } from 'esbuild';
import { expect, test } from 'vitest';
import { folders } from '@/scripts/generate/architecture/folders';
import {
  allowedImports,
  isPackageAllowed,
  isInFolder as isUnder,
} from '@/scripts/generate/architecture/import-rules';
import { readSources, type Source, toSource } from './sources';

const sources = readSources(
  'app',
  'api',
  'components',
  'lib',
  'stores',
  'server',
  'scripts',
  'packages',
  'tools/compat',
  'tools/figures',
  'tools/mutation',
  'tools/prose',
  'middleware.ts',
);

test('finds source files', () => {
  expect(sources.length).toBeGreaterThan(50);
});

test('the layer table lists only existing paths', () => {
  const missing = Object.keys(folders).filter((path) => !existsSync(path));
  expect(missing).toEqual([]);
});

test('the layer table has an entry for every folder with sources', () => {
  const paths = Object.entries(folders).flatMap(([path, { holds }]) => (holds ? [path] : []));
  const unlisted = sources.filter(({ path }) => !paths.some((folder) => isUnder(path, folder)));
  expect(unlisted.map(({ path }) => path)).toEqual([]);
});

test('folders import only the paths that the layer table allows', () => {
  expect(sources.flatMap(forbiddenImports)).toEqual([]);
});

test('folders import only the packages that they may use', () => {
  expect(sources.flatMap(forbiddenPackages)).toEqual([]);
});

test('stores import no folder of `lib` that imports stores', () => {
  const users = sources.filter((source) => isUnder(source.path, 'lib') && uses(source, 'stores'));
  const above = new Set(users.map(({ path }) => folderOf(path)));
  const climbing = sources.filter(
    (source) => isUnder(source.path, 'stores') && uses(source, ...above),
  );
  expect([...above]).toEqual(['lib/client']);
  expect(climbing.map(({ path }) => path)).toEqual([]);
});

test('pages import components that use stores or queries only through client files', () => {
  const pages = sources.filter(({ path, isClient }) => isUnder(path, 'app') && !isClient);
  const rendered = reachedFrom(pages, (source) => source.isClient);
  const users = rendered.filter((source) => imports(source, 'stores', 'lib/client'));
  expect(users.map(({ path }) => path)).toEqual([]);
});

test('a client file never imports server reads', () => {
  const mixed = sources.filter((source) => source.isClient && imports(source, 'lib/server'));
  expect(mixed.map(({ path }) => path)).toEqual([]);
});

test('only forms bring the schema library into browser code', () => {
  const clients = sources.filter(({ isClient }) => isClient);
  const reached = reachedFrom(clients, ({ path }) => isUnder(path, 'lib/forms'));
  const holders = reached.filter((source) => imports(source, 'zod'));
  expect(holders.map(({ path }) => path)).toEqual([]);
});

test('the main process does not load Next (ADR 039)', () => {
  const main = sources.filter(({ path }) => path === 'server/main.ts');
  const loaded = reachedFrom(main, () => false).flatMap(({ path, imports }) =>
    imports
      .filter(
        ({ target, isTypeOnly }) => !isTypeOnly && /^(?:next|next-intl|react)(?:\/|$)/.test(target),
      )
      .map(({ target }) => `${path} imports ${target}`),
  );
  expect(loaded).toEqual([]);
});

test('the main process does not load the stylesheet parser (ADR 147)', async () => {
  // Must match scripts/lib/build/bundle.mjs, which bundles both entry points together so that they
  // share chunks.
  const { metafile } = await build({
    entryPoints: ['server/main.ts', 'server/rendering/renderer.ts'],
    outdir: 'bundle',
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
    metafile: true,
  });
  const packages = externalImports('bundle/main.js', metafile.outputs);
  expect(packages).toContain('lru-cache');
  expect(packages).not.toContain('postcss');
});

test('services and the import start no transaction without retries', () => {
  const writers = sources.filter(({ path }) =>
    ['api/services', 'api/order', 'api/catalog', 'api/import'].some((folder) =>
      isUnder(path, folder),
    ),
  );
  const bare = writers.filter(({ text }) => /\.transaction\(/.test(text));
  expect(bare.map(({ path }) => path)).toEqual([]);
});

test('only listed files mark and reread catalog changes and invalidate pages (B-28)', () => {
  const owner = 'api/catalog/live/catalog-changed.ts';
  const steps: [RegExp, string[]][] = [
    [/\bset changed_in\b|\bset(?:\(|: )\{ changedIn\b/, [owner]],
    [
      /\.reread\(/,
      [
        owner,
        ...['change-feed', 'loading-catalog'].map((name) => `api/catalog/live/${name}.ts`),
        'packages/mock/worlds/world-catalog.ts',
      ],
    ],
    [/\bpublishInvalidation\((?!\[pageTag\.site\]\))/, [owner]],
    [/\bpageTag\.(?!site\b)/, [owner]],
  ];
  const found = steps.map(([step]) =>
    sources
      .filter(({ path }) => isUnder(path, 'api') || isUnder(path, 'packages/mock'))
      .filter(({ text }) => step.test(text))
      .map(({ path }) => path)
      .sort(),
  );
  expect(found).toEqual(steps.map(([, files]) => files));
});

test('source files do not import sharp as an ES module', () => {
  const loading = sources.filter(({ imports }) =>
    imports.some(({ target, isTypeOnly }) => target === 'sharp' && !isTypeOnly),
  );
  expect(loading.map(({ path }) => path)).toEqual([]);
});

test('only one file reads and writes window.history', () => {
  const history =
    /\b(?:window|globalThis|document)\.history\b|\bhistory\.(?:state|go|back|forward|pushState|replaceState)\b|popstate|__NA\b/;
  const touching = sources.filter(
    ({ path, text }) => /^(?:app|components|lib|stores)\//.test(path) && history.test(text),
  );
  expect(touching.map(({ path }) => path)).toEqual(['lib/navigation/history-entry.ts']);
});

test('source files cite no sections of documents outside the repository', () => {
  const outside = /\bspec ?§|\bblueprint \d/;
  const citing = [...sources, ...readSources('tests')].filter(({ text }) => outside.test(text));
  expect(citing.map(({ path }) => path)).toEqual([]);
});

test('pages and layouts are not client files', () => {
  const pages = sources.filter(({ path }) => /^app\/.*(?:page|layout)\.tsx$/.test(path));
  expect(pages.filter(({ isClient }) => isClient).map(({ path }) => path)).toEqual([]);
});

// `.mjs` files run without a bundler, so they cannot use the `@/` alias.
test('imports never use `..` to reach a parent folder', () => {
  const climbing = [...sources, ...readSources('tests')]
    .filter(({ path }) => !path.endsWith('.mjs'))
    .filter(({ text }) => /\bfrom '\.\.|\bimport\(\s*'\.\./.test(text));
  expect(climbing.map(({ path }) => path)).toEqual([]);
});

test('there are no barrel files and no files with catch-all names', () => {
  const names = /\/(?:index|utils|helpers|common|types)\.(?:tsx?|mjs)$/;
  // A published package needs entry points that list its exports.
  const entries = /^packages\/deferred-hydration\/\w+\.ts$/;
  const barrels = sources.filter(
    ({ path, text }) =>
      names.test(path) || (!entries.test(path) && /^export (?:\*|\{[^}]*\}) from/m.test(text)),
  );
  expect(barrels.map(({ path }) => path)).toEqual([]);
});

test('numbers, dates and sorting never use Intl', () => {
  const intl = /\bIntl\.|\.toLocale[A-Z]|\.localeCompare\b|\b(?:use|get)Formatter\b/;
  expect(sources.filter(({ text }) => intl.test(text)).map(({ path }) => path)).toEqual([]);
});

test('domain rules use no clock, randomness, network or `window`', () => {
  const impure = /\bDate\.now\b|new Date\(\)|Math\.random|\bfetch\(|\bwindow\b|\bdocument\b/;
  const rules = sources.filter(({ path }) => isUnder(path, 'lib/domain'));
  expect(rules.filter(({ text }) => impure.test(text)).map(({ path }) => path)).toEqual([]);
});

/** Maps each file that reads its own machine's clock instead of the API clock to the reason. */
const ownClock: Record<string, string> = {
  'stores/shop-clock.ts': 'derives the time of the shop from it',
  'lib/server/shop-time.ts': 'derives the time of the shop from it',
  'lib/server/call.ts': 'compares it with the time of the API',
  'lib/client/freshness.ts': 'the age of data in the React Query cache',
  'lib/client/order/idempotency.ts': 'the age of stored data',
  'lib/client/product/refresh-offers.ts': 'how long a tab was hidden, including sleep',
  'lib/client/page/reload.ts': 'the age of stored data',
  'lib/telemetry/log.ts': 'the time of a log line',
  'lib/worker/offline-pages.ts': 'the expiry of a cookie of this browser',
  'lib/worker/saved-pages.ts': 'the age of stored data',
  'server/pages/send-page.ts': 'the age of a cached page',
  'server/shared/open-shared.ts': 'the age of a cached page',
  'server/storefront.ts': 'the age of a cached page',
};

test('only the listed files of the storefront read a clock other than the API clock', () => {
  const reading = sources.filter(
    ({ path, text }) =>
      /^(?:app|components|lib|server|stores)\/|^(?:middleware|instrumentation-client)\.ts$/.test(
        path,
      ) && /\bnew Date\(\)|\bDate\(\)|\bDate\.now\b|\btimeOrigin\b/.test(text),
  );
  expect(reading.map(({ path }) => path).sort()).toEqual(Object.keys(ownClock).sort());
});

test.each([
  ['lib/domain/x.ts', "import { z } from 'zod';"],
  ['lib/domain/x.ts', "import { id } from '@/lib/contract/shape';"],
  ['lib/client/x.ts', "import { contract } from '@/lib/contract/contract';"],
  ['stores/x.ts', "import { callShop } from '@/lib/client/call';"],
  ['stores/x.ts', "import type { Policy } from '@/lib/client/error-policy';"],
  ['lib/domain/x.ts', "import { useAuth } from '@/stores/auth';"],
  ['lib/http/x.ts', "import { config } from '@/lib/env.server';"],
  ['app/x.tsx', "import {\n  cart,\n} from '@/stores/cart';"],
  ['components/cart/x.tsx', "import { Post } from '@/components/content/post';"],
  ['components/cart/x.tsx', "const Post = lazy(() => import('@/components/content/post'));"],
  ['api/x.ts', "import { call } from '@/lib/http/call';"],
  ['scripts/x.mjs', "import 'zod';"],
  ['packages/deferred-hydration/browser/x.ts', "import { id } from '@/lib/constants';"],
  ['packages/deferred-hydration/server/x.ts', "import { log } from 'pino';"],
])('the table rejects %s with the line: %j', (path, text) => {
  const source = toSource(path, text);
  expect([...forbiddenImports(source), ...forbiddenPackages(source)]).toHaveLength(1);
});

function forbiddenImports(source: Source): string[] {
  const allowed = allowedImports(source.path);
  return source.imports
    .filter(({ target }) => isOurs(target))
    .filter(({ target, isTypeOnly }) => !(isTypeOnly && isUnder(target, 'lib/contract')))
    .filter(({ target }) => !allowed.some((prefix) => isUnder(target, prefix)))
    .map(({ target }) => `${source.path} imports ${target}`);
}

function forbiddenPackages({ path, imports: found }: Source): string[] {
  return found
    .filter(({ target }) => !isOurs(target) && !isPackageAllowed(path, target))
    .map(({ target }) => `${path} imports ${target}`);
}

function imports(source: Source, ...prefixes: string[]): boolean {
  return source.imports.some(
    ({ target, isTypeOnly }) => !isTypeOnly && prefixes.some((prefix) => isUnder(target, prefix)),
  );
}

/**
 * Returns whether a source imports any of these paths. Type imports count, because they couple
 * folders.
 */
function uses(source: Source, ...prefixes: string[]): boolean {
  return source.imports.some(({ target }) => prefixes.some((prefix) => isUnder(target, prefix)));
}

/** Returns the folder of `lib` that contains a file. */
function folderOf(path: string): string {
  return path.split('/', 2).join('/');
}

/** Returns the sources that load together with `starts`, except those that match `isBeyond`. */
function reachedFrom(starts: Source[], isBeyond: (source: Source) => boolean): Source[] {
  const byPath = new Map(sources.map((source) => [source.path.replace(/\.tsx?$/, ''), source]));
  const reached = new Set(starts);
  for (const source of reached) {
    for (const { target, isTypeOnly, isLazy } of source.imports) {
      const next = isTypeOnly || isLazy ? undefined : byPath.get(target);
      if (next && !isBeyond(next)) reached.add(next);
    }
  }
  return [...reached];
}

function externalImports(entry: string, outputs: Metafile['outputs']): string[] {
  const reached = new Set([entry]);
  const external: string[] = [];
  for (const output of reached) {
    for (const { path, kind, external: isExternal } of outputs[output]?.imports ?? []) {
      if (isExternal) external.push(path);
      else if (kind === 'import-statement') reached.add(path);
    }
  }
  return external;
}

function isOurs(target: string): boolean {
  return /^(?:app|api|components|lib|stores|server|packages|tools|scripts|messages|tests|middleware)(?:\/|$)/.test(
    target,
  );
}

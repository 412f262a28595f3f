import { expect, test } from 'vitest';
import { readSources, type Source, toSource } from './sources';

const PURE = ['lib/constants', 'lib/domain', 'lib/next'];
const SHARED = [...PURE, 'lib/contract'];

/** Folder → what it may import besides its own folder. The longest folder that fits a file counts. */
const mayImport: Record<string, string[]> = {
  'lib/constants.ts': [],
  'lib/env.ts': PURE,
  'lib/env.server.ts': [...PURE, 'lib/telemetry/env'],
  'lib/domain': ['lib/constants', 'lib/next'],
  'lib/next': [],
  'lib/contract': PURE,
  'lib/forms': SHARED,
  'lib/http': [...SHARED, 'lib/env'],
  'lib/request-scope.ts': [...PURE, 'lib/env.server'],
  'lib/server-read.ts': [
    ...SHARED,
    'lib/http',
    'lib/env.server',
    'lib/process/api-queue',
    'lib/process/last-change',
    'lib/process/time-limit',
    'lib/telemetry',
  ],
  'lib/server': [
    ...SHARED,
    'lib/request-scope',
    'lib/server-read',
    'lib/http',
    'lib/i18n',
    'lib/process/lookups',
    'lib/process/read-memo',
    'lib/env',
    'lib/env.server',
  ],
  'lib/client': [
    ...PURE,
    'lib/contract/calls',
    'lib/contract/shapes',
    'lib/http',
    'lib/forms',
    'lib/navigation',
    'lib/i18n',
    'lib/env',
    'stores',
  ],
  'lib/navigation': [...PURE, 'lib/hooks'],
  'lib/hooks': PURE,
  'lib/i18n': [...PURE, 'messages', 'lib/navigation'],
  'lib/worker': PURE,
  'lib/routing': [...SHARED, 'lib/server-read', 'lib/http', 'lib/process/lookups'],
  'middleware.ts': [...SHARED, 'lib/process/lookups', 'lib/request-scope', 'lib/routing'],
  stores: PURE,
  'components/ui': [
    'lib/hooks',
    'lib/constants',
    'lib/next/addresses',
    'lib/navigation/use-back-closes',
  ],
  'components/ui/link.tsx': ['lib/domain/locale-path'],
  'components/ui/phone-field.tsx': ['lib/domain/phone', 'lib/domain/phone-mask'],
  components: [
    ...[...PURE, 'lib/contract/calls', 'lib/http', 'lib/hooks', 'lib/i18n', 'lib/env', 'lib/forms'],
    ...[
      'lib/navigation',
      'lib/server',
      'lib/client',
      'stores',
      'components/ui',
      'components/geo',
      'components/instalment',
      'components/product',
    ],
  ],
  app: [
    ...SHARED,
    'lib/http/url',
    'lib/server',
    'lib/i18n',
    'lib/env',
    'lib/env.server',
    'lib/process/draw-text',
    'lib/process/sharp',
    'components',
  ],
  'lib/process': [],
  'lib/telemetry': [],
  api: [...SHARED, 'lib/process', 'lib/telemetry'],
  server: [...PURE, 'lib/env.server', 'lib/process', 'lib/routing', 'lib/telemetry', 'messages'],
  scripts: [],
  'scripts/generate': [
    ...[...SHARED, 'lib/http/matches-shape', 'messages'],
    ...['api/mock/controls', 'api/mock/control-shapes'],
  ],
};

/** Nouns that are made of other nouns. */
const composes: Record<string, string[]> = {
  'components/layout': ['components'],
  'components/home': ['components'],
  'components/order': ['components/review'],
  'components/user': ['components/auth'],
  'components/content': ['components/map'],
  'components/checkout': ['components/map', 'components/order'],
  'components/one-click': ['components/map'],
};

/** Folder → the only packages that it may import. */
const mayUse: Record<string, RegExp> = {
  'lib/constants.ts': /^$/,
  'lib/domain': /^$/,
  'lib/contract': /^zod$/,
  'lib/forms': /^zod$/,
  'lib/http': /^$/,
  'lib/client': /^(?!zod|next\/)/,
  'lib/process': /^node:/,
  'lib/telemetry': /^node:/,
  'lib/telemetry/env.ts': /^zod$/,
  'lib/telemetry/json-log.ts': /^pino$/,
  'lib/telemetry/prometheus.ts': /^(?:node:http|prom-client)$/,
  'lib/telemetry/open-tracer.ts': /^@opentelemetry\//,
  'lib/process/sharp.ts': /^(?:node:module|sharp)$/,
  stores: /^zustand/,
  'components/ui/link.tsx': /^(?:react|next-intl)$/,
  'components/ui': /^(?!next-intl|zod|zustand|@tanstack)/,
  'lib/worker': /^workbox-/,
  scripts: /^node:/,
  'scripts/generate': /^(?:node:|vite$|zod$)/,
  'scripts/lib/worker.mjs': /^(?:node:|esbuild$)/,
  'scripts/lib/bundle.mjs': /^(?:node:|esbuild$)/,
  'scripts/lib/mutation-runner.mjs': /^(?:node:|@stryker-mutator\/vitest-runner$)/,
  'scripts/lib/warm-threads.mjs': /^(?:node:|vitest\/node$)/,
};

const sources = readSources(
  ...['app', 'api', 'components', 'lib', 'stores', 'server', 'scripts', 'middleware.ts'],
);

test('the test finds source files', () => {
  expect(sources.length).toBeGreaterThan(50);
});

test('every folder imports only what the table allows', () => {
  expect(sources.flatMap(forbiddenImports)).toEqual([]);
});

test('every folder uses only its allowed packages', () => {
  expect(sources.flatMap(forbiddenPackages)).toEqual([]);
});

test('pages reach components with stores or queries only through client files', () => {
  const pages = sources.filter(({ path, isClient }) => isUnder(path, 'app') && !isClient);
  const rendered = reachedFrom(pages, (source) => source.isClient);
  const users = rendered.filter((source) => imports(source, 'stores', 'lib/client'));
  expect(users.map(({ path }) => path)).toEqual([]);
});

test('a client file never imports server reads', () => {
  const mixed = sources.filter((source) => source.isClient && imports(source, 'lib/server'));
  expect(mixed.map(({ path }) => path)).toEqual([]);
});

test('the schema library reaches the browser only inside forms', () => {
  const clients = sources.filter(({ isClient }) => isClient);
  const reached = reachedFrom(clients, ({ path }) => isUnder(path, 'lib/forms'));
  const holders = reached.filter((source) => imports(source, 'zod'));
  expect(holders.map(({ path }) => path)).toEqual([]);
});

test('the process that renders nothing does not load Next (record 039)', () => {
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

test('services and the import retry aborted transactions', () => {
  const writers = sources.filter(({ path }) =>
    ['api/services', 'api/order', 'api/catalogue', 'api/import'].some((folder) =>
      isUnder(path, folder),
    ),
  );
  const bare = writers.filter(({ text }) => /\.transaction\(/.test(text));
  expect(bare.map(({ path }) => path)).toEqual([]);
});

test('one file alone marks what changed in the catalogue, has it reread and invalidates its pages (B-28)', () => {
  const owner = 'api/catalogue/catalogue-changed.ts';
  const steps: [RegExp, string[]][] = [
    [/\bset changed_in\b|\bset(?:\(|: )\{ changedIn\b/, [owner]],
    [
      /\.reread\(/,
      [
        owner,
        ...['change-feed', 'loading-catalog'].map((name) => `api/catalogue/${name}.ts`),
        'api/mock/world-catalog.ts',
      ],
    ],
    [/\bpublishInvalidation\((?!\[pageTag\.site\]\))/, [owner]],
    [/\bpageTag\.(?!site\b)/, [owner]],
  ];
  const found = steps.map(([step]) =>
    sources
      .filter(({ path, text }) => isUnder(path, 'api') && step.test(text))
      .map(({ path }) => path)
      .sort(),
  );
  expect(found).toEqual(steps.map(([, files]) => files));
});

test('sharp is loaded in one place, as CommonJS', () => {
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

test('comments cite requirements and records, which are in the repository', () => {
  const outside = /\bspec ?§|\bblueprint \d/;
  const citing = [...sources, ...readSources('tests')].filter(({ text }) => outside.test(text));
  expect(citing.map(({ path }) => path)).toEqual([]);
});

test('no page and no layout is a client file', () => {
  const pages = sources.filter(({ path }) => /^app\/.*(?:page|layout)\.tsx$/.test(path));
  expect(pages.filter(({ isClient }) => isClient).map(({ path }) => path)).toEqual([]);
});

test('imports use @/ for other folders and ./ for siblings', () => {
  const climbing = [...sources, ...readSources('tests')].filter(({ imports }) =>
    imports.some(({ target }) => target.startsWith('..')),
  );
  expect(climbing.map(({ path }) => path)).toEqual([]);
});

test('there are no barrel files and no catch-all folders', () => {
  const names = /\/(?:index|utils|helpers|common|types)\.(?:tsx?|mjs)$/;
  const barrels = sources.filter(
    ({ path, text }) => names.test(path) || /^export (?:\*|\{[^}]*\}) from/m.test(text),
  );
  expect(barrels.map(({ path }) => path)).toEqual([]);
});

test('numbers, dates and sorting never use Intl', () => {
  const intl = /\bIntl\.|\.toLocale[A-Z]|\.localeCompare\b|\b(?:use|get)Formatter\b/;
  expect(sources.filter(({ text }) => intl.test(text)).map(({ path }) => path)).toEqual([]);
});

test('pure rules use no clock, randomness, network or window', () => {
  const impure = /\bDate\.now\b|new Date\(\)|Math\.random|\bfetch\(|\bwindow\b|\bdocument\b/;
  const rules = sources.filter(({ path }) => isUnder(path, 'lib/domain'));
  expect(rules.filter(({ text }) => impure.test(text)).map(({ path }) => path)).toEqual([]);
});

test.each([
  ['lib/domain/x.ts', "import { z } from 'zod';"],
  ['lib/domain/x.ts', "import { id } from '@/lib/contract/shape';"],
  ['lib/client/x.ts', "import { contract } from '@/lib/contract/contract';"],
  ['lib/http/x.ts', "import { config } from '@/lib/env.server';"],
  ['app/x.tsx', "import {\n  cart,\n} from '@/stores/cart';"],
  ['components/cart/x.tsx', "import { Post } from '@/components/content/post';"],
  ['components/cart/x.tsx', "const Post = lazy(() => import('@/components/content/post'));"],
  ['api/x.ts', "import { call } from '@/lib/http/call';"],
  ['scripts/x.mjs', "import 'zod';"],
])('the table catches %s holding %s', (path, text) => {
  const source = toSource(path, text);
  expect([...forbiddenImports(source), ...forbiddenPackages(source)]).toHaveLength(1);
});

function forbiddenImports(source: Source): string[] {
  const folder = longest(Object.keys(mayImport), source.path);
  const depth = /^(?:components|lib)\//.test(source.path) ? 2 : 1;
  const own = source.path.split('/', depth).join('/');
  const composed = composes[own] ?? [];
  const allowed = [own, ...(mayImport[folder] ?? []), ...composed];

  return source.imports
    .filter(({ target }) => isOurs(target))
    .filter(({ target, isTypeOnly }) => !(isTypeOnly && isUnder(target, 'lib/contract')))
    .filter(({ target }) => !allowed.some((prefix) => isUnder(target, prefix)))
    .map(({ target }) => `${source.path} imports ${target}`);
}

function forbiddenPackages({ path, imports: found }: Source): string[] {
  const allowed = mayUse[longest(Object.keys(mayUse), path)];
  return found
    .filter(({ target }) => allowed && !isOurs(target) && !allowed.test(target))
    .map(({ target }) => `${path} imports ${target}`);
}

function imports(source: Source, ...prefixes: string[]): boolean {
  return source.imports.some(
    ({ target, isTypeOnly }) => !isTypeOnly && prefixes.some((prefix) => isUnder(target, prefix)),
  );
}

/** Loaded together with `starts`; what `isBeyond` is not entered. */
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

function isOurs(target: string): boolean {
  return /^(?:app|api|components|lib|stores|server|scripts|messages|tests|middleware)(?:\/|$)/.test(
    target,
  );
}

function isUnder(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}

function longest(folders: string[], path: string): string {
  const fitting = folders.filter((folder) => isUnder(path, folder));
  return fitting.reduce((best, folder) => (folder.length > best.length ? folder : best), '');
}

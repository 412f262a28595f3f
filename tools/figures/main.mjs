import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { linesOf } from '../bench/mechanisms/lines-of.mjs';
import { mechanismPaths } from '../bench/mechanisms/mechanism-paths.mjs';

const FOLDERS = [
  'app',
  'components',
  'lib',
  'stores',
  'server',
  'api',
  'packages',
  'scripts',
  'tools',
];
const STOREFRONT = /^(?:app|components|lib|stores)\//;
const SOURCE = /\.(?:tsx?|mjs|cjs)$/;
/** Matches demonstration data, which is not counted as code. */
const DATA = /^api\/demo\/seed\//;
const GENERATED = /^\/\/ Written by `npm run generate`/;
const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g;
const ROUTES = /^(?:app|api\/http\/routes)\//;
const SMALL = 20;
const TINY = 15;
const CROWDED = 30;
/**
 * Data that several layers handle. Counts the files that match `pattern`: among `roots` and their
 * imports or, without `roots`, among all files of the shop.
 */
const FACTS = [
  {
    name: 'files that a price crosses from its column to the product page',
    roots: ['api/http/routes/product.ts', 'app/[locale]/products/[slug]/page.tsx'],
    pattern: /discounted_?price/i,
  },
  {
    name: 'files that a cart amount crosses from the button to its column',
    roots: [
      'components/product/actions/cart-control.tsx',
      'lib/client/cart.ts',
      'api/http/routes/cart.ts',
    ],
    pattern: /\bamounts?\b/,
  },
  { name: 'files that name the flag `express`', pattern: /\bexpress\b/ },
  {
    name: 'files to open for sign-in',
    roots: ['components/auth/sign-in-modal.tsx', 'api/http/routes/user.ts'],
    pattern: /signIn|SignIn|smsCode/,
  },
];
const STOREFRONT_OR_API = /^(?:app|api(?!\/demo)|components|lib|stores|server)\//;
const LANGUAGE = /'(?:uz|ru)'|\b(?:uz|ru): |'\/ru/g;
/** The file that declares the languages of the shop (ADR 171). */
const LOCALES = 'lib/constants.ts';

/** The only files that may contain private strings of Next, Turbopack or React. */
const ADAPTERS =
  /^(?:(?:server\/rendering|lib)\/next\/|packages\/deferred-hydration\/|lib\/navigation\/history-entry|lib\/node-20\/catalog-loader|scripts\/lib\/build\/next-build|tools\/figures\/)/;
const PRIVATE =
  /__next|__NA\b|_N_E|TURBOPACK|sourceMappingURL|next-router-|\bnext-url\b|\bnext-action\b|\b_rsc\b|'BUILD_ID'|fetch-cache|\/_next\b|data-precedence|nomodule|x-middleware|x-component|catalogLoader|_valueTracker/i;

const sources = ['middleware.ts', ...FOLDERS.flatMap(filesIn)]
  .filter((path) => SOURCE.test(path) && !/\.d\.ts$|\/tests\//.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const files = sources
  .filter(({ path, text }) => !DATA.test(path) && !GENERATED.test(text))
  .map((file) => ({ ...file, lines: file.text.trimEnd().split('\n') }));

const imports = new Map(sources.map((file) => [file.path, importsOf(file)]));
const byPath = new Map(files.map((file) => [file.path, file]));
const storefrontOnly = files.filter(({ path }) =>
  /^(?:app|components|lib|stores|server)\//.test(path),
);
const lengths = files.map(({ lines }) => lines.length);
const components = files.filter(({ path }) => path.endsWith('.tsx'));
const clients = components.filter(({ text }) => /^\s*'use client'/.test(text));
const storefront = files.filter(({ path }) => STOREFRONT.test(path));
const effects = count(storefront, /(?<!\w)use(?:Layout)?Effect\(/g);
const comments = files.flatMap(({ lines }) => lines.filter(isComment));
const small = files.filter(({ path, lines }) => lines.length < SMALL && importersOf(path) === 1);
const leaks = files.filter(({ path, text }) => !ADAPTERS.test(path) && PRIVATE.test(code(text)));

print('files', files.length);
print('lines', sum(lengths));
print(
  'lines per file: median, 90th percentile, maximum',
  [0.5, 0.9, 1].map((part) => at(lengths, part)).join(', '),
);
print('functions', count(files, /\bfunction\b|=>/g));
print("'use client' in .tsx", share(clients.length, components.length));
print('effects per 1000 lines of the storefront', perThousand(effects, storefront));
print('comments', share(comments.length, sum(lengths)));
print(`files under ${SMALL} lines with one importer`, small.length);
print('files outside the adapters with private strings of packages', leaks.length);
print('lines by part', FOLDERS.map((folder) => `${folder} ${sum(linesUnder(folder))}`).join(', '));
print(
  `files under ${TINY} lines`,
  share(lengths.filter((length) => length < TINY).length, files.length),
);
print(`folders above ${CROWDED} files, without data`, crowded().join(', ') || 'none');
for (const { name, roots, pattern } of FACTS) print(name, filesWith(pattern, roots).length);
print('files to open for the page cache', filesIn('server/pages').length);
print(
  `lines of the storefront outside ${LOCALES} that name a language`,
  count(
    storefrontOnly.filter(({ path }) => path !== LOCALES),
    LANGUAGE,
  ),
);
print('lines of our own mechanisms', sum(Object.values(mechanismPaths).map(linesOf)));
if (process.argv.includes('--list')) {
  for (const { path } of small) console.log(`small: ${path}`);
  for (const { path } of leaks) console.log(`private: ${path}`);
}

function filesWith(pattern, roots) {
  const among = roots ? closureOf(roots) : files.filter(({ path }) => STOREFRONT_OR_API.test(path));
  return among.filter(({ text }) => pattern.test(code(text)));
}

/** Returns these files and everything that they import. */
function closureOf(roots) {
  const found = new Set();
  const waiting = [...roots];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const file = byPath.get(path);
    if (!file || found.has(file)) continue;
    found.add(file);
    waiting.push(...imports.get(path));
  }
  return [...found];
}

/** Returns candidate paths for each static or dynamic import of a file, with every extension. */
function importsOf({ path, text }) {
  return Array.from(text.matchAll(IMPORT), ([, target]) => target).flatMap((target) => {
    const base = target.startsWith('@/') ? target.slice(2) : join(dirname(path), target);
    return ['', '.ts', '.tsx', '.mjs'].map((end) => `${base}${end}`);
  });
}

function linesUnder(folder) {
  return files.filter(({ path }) => path.startsWith(`${folder}/`)).map(({ lines }) => lines.length);
}

/** Lists the folders with more than `CROWDED` files, and their file counts. */
function crowded() {
  const counts = new Map();
  for (const { path } of files) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts]
    .filter(([, size]) => size > CROWDED)
    .map(([folder, size]) => `${folder} ${size}`);
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    join(folder, name),
  );
}

function importersOf(path) {
  if (ROUTES.test(path) || path.endsWith('.tsx')) return 0;
  return [...imports.values()].filter((targets) => targets.includes(path)).length;
}

function isComment(line) {
  return /^\s*(?:\/\/|\/\*|\*)/.test(line);
}

function code(text) {
  return text
    .split('\n')
    .filter((line) => !isComment(line))
    .join('\n');
}

function count(all, pattern) {
  return sum(all.map(({ text }) => text.match(pattern)?.length ?? 0));
}

function perThousand(number, all) {
  return ((number / sum(all.map(({ lines }) => lines.length))) * 1000).toFixed(2);
}

function share(part, whole) {
  return `${((part / whole) * 100).toFixed(1)} % (${part} of ${whole})`;
}

function at(numbers, part) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.ceil(part * sorted.length) - 1];
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

function print(name, value) {
  console.log(`${name}: ${value}`);
}

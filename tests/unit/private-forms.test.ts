import { expect, test } from 'vitest';
import { readSources } from './sources';

/**
 * Matches private output formats of Next, Turbopack, React and next-intl, which can change in any
 * release.
 */
const privateForms =
  /\/_next\b|__next|__NA\b|_N_E\b|TURBOPACK|next-router|next-url|next-action|data-precedence|nomodule|x-component|x-middleware|['"_]rsc['"]:|\b_rsc\b|['"]BUILD_ID['"]|"digest"|catalogLoader|_valueTracker|sourceMappingURL|fetch-cache/i;

/**
 * Files that may depend on private formats. Each one documents the formats that it recognizes and
 * how it handles unrecognized output.
 */
const adapters = [
  'packages/deferred-hydration/server/document-tags.ts',
  'packages/deferred-hydration/browser/react-internals.ts',
  'packages/deferred-hydration/example/server.ts',
  'server/rendering/next/',
  'lib/next/',
  'lib/node-20/catalog-loader',
  'lib/navigation/history-entry.ts',
  'scripts/lib/build/next-build.mjs',
  'tools/figures/main.mjs',
  'lib/settings/',
];

const sources = readSources(
  'packages',
  'app',
  'api',
  'components',
  'lib',
  'stores',
  'server',
  'scripts',
  'packages',
  'middleware.ts',
);

test('only the adapters depend on the private output formats of Next', () => {
  const knowing = sources
    .filter(({ path }) => !adapters.some((adapter) => path.startsWith(adapter)))
    .filter(({ path }) => !/^packages\/[^/]+\/tests\//.test(path))
    .filter(({ text }) => privateForms.test(withoutComments(text)));

  expect(knowing.map(({ path }) => path)).toEqual([]);
});

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/ .*/g, '');
}

/**
 * A row of the table of folders in `docs/architecture.md`. A test enforces the imports and the
 * packages.
 */
export type Folder = {
  /** The contents of the folder, for readers. Entries for single files may omit the contents. */
  holds?: string;
  /** Paths that the folder may import in addition to itself and to packages. */
  imports?: readonly string[];
  /** The packages that the folder may use; by default, every package. */
  packages?: Packages;
};

/**
 * Either the allowed or the forbidden packages. A name in `only` that ends in `:`, `-` or `/` is a
 * prefix; in `not`, every name is a prefix.
 */
type Packages = { only: readonly string[] } | { not: readonly string[] };

const PURE = ['lib/constants', 'lib/domain', 'lib/next'];
const SHARED = [...PURE, 'lib/contract'];
const PROCESS = ['lib/node-20', 'lib/process', 'lib/queues', 'lib/security', 'lib/telemetry'];
const NO_PACKAGE: Packages = { only: [] };
const NODE_ONLY: Packages = { only: ['node:'] };

/** An entry without `imports` restricts only packages and inherits its parent folder's imports. */
export const folders: Readonly<Record<string, Folder>> = {
  app: {
    holds: 'Routes: pages, layouts, metadata and images drawn on request',
    imports: [
      ...SHARED,
      'lib/http/url',
      'lib/server',
      'lib/i18n',
      'lib/env.server',
      'lib/images/draw-text',
      'lib/images/sharp',
      'components',
    ],
  },
  'middleware.ts': {
    holds: 'Language, redirects and status of every page (ADR 160)',
    imports: [
      ...SHARED,
      'lib/i18n/routing',
      'lib/render-context/lookups',
      'lib/request-scope',
      'lib/routing',
    ],
  },
  components: {
    holds: 'Parts of pages, one folder per noun',
    imports: [
      ...PURE,
      'lib/contract/calls',
      'lib/http',
      'lib/hooks',
      'lib/i18n',
      'lib/forms',
      'lib/navigation',
      'lib/server',
      'lib/client',
      'stores',
      'components/ui',
      'components/geo',
      'components/installment',
      'components/product',
    ],
  },
  'components/ui': {
    holds: 'Primitives without shop texts',
    imports: [
      'lib/hooks',
      'lib/constants',
      'lib/next/addresses',
      'lib/navigation/navigation-events',
      'lib/navigation/use-back-closes',
    ],
    packages: { not: ['next-intl', 'zod', 'zustand', '@tanstack'] },
  },
  'components/ui/link.tsx': {
    imports: ['lib/domain/routing/locale-path'],
    packages: { only: ['react', 'next-intl'] },
  },
  'components/ui/form/phone-field.tsx': {
    imports: ['lib/domain/text/phone', 'lib/domain/text/phone-mask'],
  },
  stores: {
    holds: 'Browser state',
    imports: ['lib/constants', 'lib/domain'],
    packages: { only: ['zustand', 'zustand/'] },
  },
  'lib/constants.ts': {
    holds: 'Numeric constants and the languages',
    imports: [],
    packages: NO_PACKAGE,
  },
  'lib/domain': {
    holds: 'Pure rules: no clock, network, window or package',
    imports: ['lib/constants', 'lib/next'],
    packages: NO_PACKAGE,
  },
  'lib/contract': {
    holds: 'The endpoints of the shop API and their shapes',
    imports: PURE,
    packages: { only: ['zod'] },
  },
  'lib/http': {
    holds: 'API requests through `fetch`, their errors and URLs',
    imports: SHARED,
    packages: NO_PACKAGE,
  },
  'lib/forms': {
    holds: 'Schemas of forms, loaded when a form opens',
    imports: SHARED,
    packages: { only: ['zod'] },
  },
  'lib/client': {
    holds: "The browser's reads and writes (react-query)",
    imports: [
      ...PURE,
      'lib/contract/calls',
      'lib/contract/shapes',
      'lib/http',
      'lib/forms',
      'lib/navigation',
      'lib/i18n',
      'stores',
    ],
    packages: { not: ['zod', 'next/'] },
  },
  'lib/server': {
    holds: 'The data that server components read',
    imports: [
      ...SHARED,
      'lib/request-scope',
      'lib/server-read',
      'lib/http',
      'lib/i18n',
      'lib/render-context/lookups',
      'lib/render-context/page-expiry',
      'lib/render-context/read-memo',
      'lib/env.server',
    ],
  },
  'lib/server-read.ts': {
    holds: 'Reads that pages and the middleware share',
    imports: [
      ...SHARED,
      'lib/http',
      'lib/env.server',
      'lib/queues/api-queue',
      'lib/render-context/last-change',
      'lib/queues/time-limit',
      'lib/telemetry',
    ],
  },
  'lib/request-scope.ts': {
    holds: 'The cookie on which responses from the API may depend',
    imports: [...PURE, 'lib/env.server'],
  },
  'lib/routing': {
    holds: 'Middleware decisions',
    imports: [...SHARED, 'lib/server-read', 'lib/http', 'lib/render-context/lookups'],
  },
  'lib/render-context': {
    holds:
      'State that renders in one process share: memoized reads, lookups, page expiry, the last change',
    imports: [],
    packages: NODE_ONLY,
  },
  'lib/i18n': {
    holds: 'Languages and messages',
    imports: [...PURE, 'messages', 'lib/navigation'],
  },
  'lib/navigation': {
    holds: 'Links, the router and the browser history',
    imports: [...PURE, 'lib/hooks'],
  },
  'lib/hooks': { holds: 'React hooks without shop texts', imports: PURE },
  'lib/next': { holds: 'Private details of Next that pages depend on', imports: [] },
  'lib/worker': {
    holds: 'The service worker',
    imports: PURE,
    packages: { only: ['workbox-'] },
  },
  'lib/node-20': {
    holds: 'Workarounds for old versions of Node; its README lists them',
    imports: [],
  },
  'lib/images': { holds: 'The image library, loaded in one place', imports: [] },
  'lib/images/sharp.ts': { packages: { only: ['node:module', 'sharp'] } },
  'lib/env.server.ts': {
    holds: 'Storefront settings',
    imports: [...PURE, 'lib/settings'],
  },
  'lib/settings': {
    holds: 'Every environment variable: schema, default, meaning, readers',
    imports: [],
    packages: { only: ['zod'] },
  },
  'lib/process': {
    holds: 'Startup and shutdown of a process, its watchdog, garbage collection, open files',
    imports: [],
    packages: NODE_ONLY,
  },
  'lib/queues': {
    holds: 'The fair queue, a mutex, time limits, the minimum rate of request bodies',
    imports: [],
    packages: NODE_ONLY,
  },
  'lib/security': {
    holds: 'Secret comparison, and the networks of client addresses',
    imports: [],
    packages: NODE_ONLY,
  },
  'lib/telemetry': {
    holds: 'Log, metrics, request ids and traces (ADR 068)',
    imports: ['lib/settings'],
    packages: NODE_ONLY,
  },
  'lib/telemetry/json-log.ts': { packages: { only: ['pino'] } },
  'lib/telemetry/prometheus.ts': { packages: { only: ['node:http', 'prom-client'] } },
  'lib/telemetry/open-tracer.ts': { packages: { only: ['@opentelemetry/'] } },
  server: {
    holds: 'The process in front of the renderers, and the renderers (ADR 039)',
    imports: [
      ...PURE,
      ...PROCESS,
      'lib/env.server',
      'lib/i18n/load-messages',
      'lib/render-context',
    ],
  },
  api: { holds: 'The bundled shop API', imports: [...SHARED, ...PROCESS, 'lib/settings'] },
  'api/demo': {
    holds: 'The demonstration shop: goods, people and images',
    imports: [...SHARED, ...PROCESS, 'api', 'lib/images'],
  },
  'api/doctor': {
    holds: '`npm run doctor`: examines settings and services of both programs',
    imports: [
      ...SHARED,
      ...PROCESS,
      'lib/settings',
      'lib/http',
      'lib/env.server',
      'api',
      'server/shared',
      'scripts/lib',
    ],
  },
  'packages/mock': {
    holds: 'The mocked API and the npm package `chorsu-mock` (ADR 062)',
    imports: [...SHARED, ...PROCESS, 'api', 'scripts/lib'],
  },
  'packages/deferred-hydration': {
    holds: 'The library that defers hydration, for any Next app (ADR 025)',
    imports: [],
  },
  'packages/deferred-hydration/browser': { packages: NO_PACKAGE },
  'packages/deferred-hydration/server': { packages: { only: ['node:', 'lru-cache', 'postcss'] } },
  scripts: {
    holds: 'The npm commands, and their shared modules in `scripts/lib`',
    imports: ['lib/node-20'],
    packages: NODE_ONLY,
  },
  'scripts/generate': {
    holds: 'The generators that `npm run generate` runs',
    imports: [
      ...SHARED,
      'lib/settings',
      'lib/http/matches-shape',
      'messages',
      'packages/mock/control/controls',
      'packages/mock/control/control-shapes',
      'api/db/schema',
      'api/search/engine/engine-names',
      'api/shared/sms/sms-text',
    ],
    packages: { only: ['node:', 'drizzle-orm/pg-core', 'vite', 'zod'] },
  },
  'scripts/lib/build/worker.mjs': { packages: { only: ['node:', 'esbuild'] } },
  'scripts/lib/build/bundle.mjs': { packages: { only: ['node:', 'esbuild'] } },
  'scripts/lib/processes/warm-threads.mjs': { packages: { only: ['node:', 'vitest/node'] } },
  'tools/compat': {
    holds: '`npm run compat`: the build and tests with other versions of Next',
    imports: ['scripts/lib'],
  },
  'tools/figures': {
    holds: '`npm run figures`: counts of files, lines, effects and client components',
    imports: ['tools/bench'],
  },
  'tools/mutation': {
    holds: '`npm run mutation`: finds changes to the sources that no test detects',
    imports: ['scripts/lib'],
  },
  'tools/prose': { holds: "`npm run prose`: checks the repository's English", imports: [] },
  'tools/mutation/mutation-runner.mjs': {
    packages: { only: ['node:', '@stryker-mutator/vitest-runner'] },
  },
};

import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isFull } from './tests/support/tier';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');
/** The same aliases as `paths` in tsconfig.json. */
const alias = { '@': root, 'deferred-hydration': `${root}/packages/deferred-hydration` };
const shared = { alias };

const server = process.env.DATABASE_URL_TEST ?? '';
/** Whether the tests reach the database through a connection pooler. */
const isPooled = process.env.DATABASE_DIRECT_TEST !== undefined;

const allOfTheApi = ['*'];
/** Tests of embedded databases in data folders, which do not run on a PostgreSQL server. */
const onFolders = [
  'content-tool',
  'data-folder',
  'explain',
  'lock',
  'operator-tool',
  'operators-day',
  'outbox-crash',
  'serve',
  'start-guard',
  'stop',
];
/**
 * Tests of features that the embedded database lacks: it is neither shared nor pooled, has no
 * failover and runs one transaction at a time.
 */
const onServersAlone = ['content-race', 'server'];
/**
 * Tests whose results may differ between a PostgreSQL server and the embedded database: races,
 * locks, query plans, bulk writes.
 */
const onServers = [
  'bounds',
  'cart',
  'changes',
  'chores',
  'code-attempts',
  'code-limits',
  'health',
  'import',
  'import-files',
  'import-partial',
  'merge',
  'order-crash',
  'order-key',
  'order-number',
  'order-race',
  'order-status',
  'payme',
  'plans',
  'processes',
  'promo',
  'search',
  'refresh',
  'shop-content*',
  'stored-catalog',
  'upkeep',
];
/**
 * The slow tests that only full runs include: crashes of the API, a large import, and two journeys
 * with the operator's tool. Quick runs crash no API and do not use the tool's command `content`.
 */
const onlyInFullRuns = isFull
  ? []
  : ['content-tool', 'import-large', 'operators-day', 'order-crash', 'outbox-crash'];
/** Whether tests that run on the PostgreSQL server are skipped on the embedded database. */
const isShort = !isFull && !isPooled && server !== '';

/**
 * The test projects per database. In full runs, each database runs all tests that it supports. In
 * short runs, a PostgreSQL server, if any, runs only those whose results may differ.
 */
const databases = [
  {
    name: 'api',
    url: '',
    files: allOfTheApi,
    except: [...onServersAlone, ...onlyInFullRuns, ...(isShort ? onServers : [])],
  },
  {
    name: 'api-postgresql',
    url: server,
    files: isFull || isPooled ? allOfTheApi : [...onServers, ...onServersAlone],
    except: [...onFolders, ...onlyInFullRuns],
  },
].filter(({ name }) => name === 'api' || server !== '');

/** From version 25, Node defines its own `localStorage`, which would hide that of jsdom. */
const withoutNodesStorage = process.allowedNodeEnvironmentFlags.has('--webstorage')
  ? ['--no-webstorage']
  : [];

/** Vitest's default of one second for polls is too short on a busy machine. */
const patience = { expect: { poll: { timeout: 10_000 } } };

const withServers = {
  ...patience,
  environment: 'node' as const,
  testTimeout: 180_000,
  hookTimeout: 120_000,
};

/** The test files of one mutation run (`tools/mutation`), or undefined for all tests. */
const mutationTests = process.env.MUTATION_TESTS?.split(' ');

/** next-intl imports files of Next without extensions, so Vite must resolve its imports. */
const inlined = { inline: ['next-intl'] };

const projects = [
  {
    resolve: shared,
    test: {
      name: 'unit',
      ...patience,
      environment: 'node',
      include: ['tests/unit/**/*.test.ts', 'packages/*/tests/server/**/*.test.ts'],
      // The test files of a worker share a process, but `own-modules.ts` resets modules and stubs.
      isolate: false,
      setupFiles: ['tests/setup/own-modules.ts'],
      testTimeout: 20_000,
      server: { deps: inlined },
    },
  },
  {
    plugins: [react()],
    resolve: shared,
    test: {
      name: 'component',
      ...patience,
      environment: 'jsdom',
      execArgv: withoutNodesStorage,
      // The test files of a worker also share a window, which the setup clears before each file.
      isolate: false,
      testTimeout: 20_000,
      include: [
        'tests/component/**/*.test.{ts,tsx}',
        'packages/*/tests/browser/**/*.test.{ts,tsx}',
      ],
      setupFiles: ['tests/setup/own-modules.ts', 'tests/setup/vitest.ts'],
      server: { deps: inlined },
    },
  },
  ...databases.map(apiProject),
  {
    resolve: shared,
    test: {
      name: 'mock',
      ...patience,
      environment: 'node',
      include: ['tests/mock/**/*.test.ts'],
      // The test files of a worker share one mocked API, but each test uses its own world.
      isolate: false,
      setupFiles: ['tests/mock/open-mock.ts'],
      testTimeout: 60_000,
      hookTimeout: 120_000,
    },
  },
  {
    resolve: shared,
    // Tests the commands and servers as in production, on a finished build.
    test: {
      name: 'system',
      globalSetup: ['tests/system/setup.ts'],
      include: ['tests/system/**/*.test.ts'],
      exclude: isFull ? [] : ['tests/system/**/*.full.test.ts'],
      // More workers than the usual two processors, because most tests wait for their servers.
      maxWorkers: 4,
      sequence: { groupOrder: 1 },
      ...withServers,
    },
  },
  {
    resolve: shared,
    // Tests several shop servers with the services that they use in production.
    test: {
      name: 'scale',
      include: ['tests/scale/**/*.test.ts'],
      exclude: isFull ? [] : ['tests/scale/**/*.full.test.ts'],
      fileParallelism: false,
      sequence: { groupOrder: 2 },
      ...withServers,
      hookTimeout: 300_000,
    },
  },
  {
    resolve: shared,
    // Tests the built storefront in Firefox and WebKit.
    test: {
      name: 'engines',
      globalSetup: ['tests/engines/setup.ts'],
      include: ['tests/engines/**/*.test.ts'],
      maxWorkers: 2,
      sequence: { groupOrder: 3 },
      ...withServers,
      server: { deps: inlined },
    },
  },
  {
    resolve: shared,
    // Tests a package's example app, built with one version of Next (`npm run compat`).
    test: {
      name: 'contract',
      globalSetup: ['packages/deferred-hydration/tests/contract/setup.ts'],
      include: ['packages/*/tests/contract/**/*.test.ts'],
      sequence: { groupOrder: 4 },
      ...withServers,
    },
  },
];

/** Matches the package tests that run in each of these projects. */
const ofPackages: Record<string, RegExp> = {
  unit: /^packages\/[^/]+\/tests\/server\//,
  component: /^packages\/[^/]+\/tests\/browser\//,
};

/** The longest tests. They run first, so that no worker is still busy with one at the end. */
const longest = [
  'renderer-replacement',
  'renderer-suspended',
  'checkout.full',
  'lost-database.full',
  'start',
  'outage',
  'stop',
  'renderers',
  'change',
  'crawl',
  'hostile-requests',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}

export default defineConfig({
  test: {
    // Vitest's default leaves one processor idle.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: mutationTests ? projects.flatMap(narrowToMutation) : projects,
  },
});

function rankOf({ moduleId }: TestSpecification): number {
  const rank = longest.indexOf(basename(moduleId, '.test.ts'));
  return rank < 0 ? longest.length : rank;
}

function narrowToMutation<P extends (typeof projects)[number]>(project: P) {
  const { name } = project.test;
  const include = (mutationTests ?? []).filter(
    (path) => path.startsWith(`tests/${name}/`) || ofPackages[name]?.test(path),
  );
  return include.length > 0 ? [{ ...project, test: { ...project.test, include } }] : [];
}

function apiProject({ name, url, files, except }: (typeof databases)[number]) {
  return {
    resolve: shared,
    test: {
      name,
      ...patience,
      environment: 'node' as const,
      include: files.map(testOfTheApi),
      exclude: except.map(testOfTheApi),
      env: { DATABASE_URL: '', DATABASE_URL_TEST: url },
      // The files of one worker share one seeded shop.
      isolate: false,
      setupFiles: ['tests/api/setup/open-shop.ts'],
      testTimeout: 60_000,
      hookTimeout: 120_000,
    },
  };
}

function testOfTheApi(name: string): string {
  return `tests/api/**/${name}.test.ts`;
}

import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isFull } from './tests/support/tier';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');
/** The `paths` of tsconfig.json for Vitest. */
const alias = { '@': root, 'deferred-hydration': `${root}/packages/deferred-hydration` };
const shared = { alias };

const server = process.env.DATABASE_URL_TEST ?? '';
/** Whether the database is behind a pooler. */
const isPooled = process.env.DATABASE_DIRECT_TEST !== undefined;

const allOfTheApi = ['*'];
/** Tests that use data folders, which a PostgreSQL server does not have. */
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
 * Tests of behavior in which PostgreSQL may differ from the embedded database: races, locks, query
 * plans, bulk writes.
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
 * The tests that only full runs include: `npm run model` also kills the process during orders, and
 * a large import takes half a minute.
 */
const onlyInFullRuns = isFull ? [] : ['order-crash', 'outbox-crash', 'import-large'];
/**
 * Whether this is a short run with a PostgreSQL server, which does not repeat the server's tests on
 * the embedded database.
 */
const isShort = !isFull && !isPooled && server !== '';

/**
 * The embedded database runs all tests; a PostgreSQL server, if there is one, runs those whose
 * results may differ.
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

/** From version 25 on, Node's own `localStorage`, which is undefined, would hide that of jsdom. */
const withoutNodesStorage = process.allowedNodeEnvironmentFlags.has('--webstorage')
  ? ['--no-webstorage']
  : [];

/** By default, Vitest polls for one second, which a busy machine may exceed. */
const patience = { expect: { poll: { timeout: 10_000 } } };

const withServers = {
  ...patience,
  environment: 'node' as const,
  testTimeout: 180_000,
  hookTimeout: 120_000,
};

/** The test files of one mutation run (`tools/mutation`), or undefined for all tests. */
const mutationTests = process.env.MUTATION_TESTS?.split(' ');

/** next-intl imports next without file extensions, which needs Vite's resolver. */
const inlined = { inline: ['next-intl'] };

const projects = [
  {
    resolve: shared,
    test: {
      name: 'unit',
      ...patience,
      environment: 'node',
      include: ['tests/unit/**/*.test.ts', 'packages/*/tests/server/**/*.test.ts'],
      // The files of a worker share a process, but not modules and stubs.
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
      // The files of a worker also share one window, which is cleared for each of them.
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
      // The files of a worker share one mocked API; each test has its own world.
      isolate: false,
      setupFiles: ['tests/mock/open-mock.ts'],
      testTimeout: 60_000,
      hookTimeout: 120_000,
    },
  },
  {
    resolve: shared,
    // The commands and servers as they run in production, on a finished build.
    test: {
      name: 'system',
      globalSetup: ['tests/system/setup.ts'],
      include: ['tests/system/**/*.test.ts'],
      exclude: isFull ? [] : ['tests/system/**/*.full.test.ts'],
      // Four workers on two processors, because most of these tests wait for the servers that they
      // start.
      maxWorkers: 4,
      sequence: { groupOrder: 1 },
      ...withServers,
    },
  },
  {
    resolve: shared,
    // Several shop servers and the services around them in production.
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
    // The built storefront in Firefox and WebKit.
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
    // The example app of a package, built with one version of Next (`npm run compat`).
    test: {
      name: 'contract',
      globalSetup: ['packages/deferred-hydration/tests/contract/setup.ts'],
      include: ['packages/*/tests/contract/**/*.test.ts'],
      sequence: { groupOrder: 4 },
      ...withServers,
    },
  },
];

/** Paths of package tests that run in these projects. */
const ofPackages: Record<string, RegExp> = {
  unit: /^packages\/[^/]+\/tests\/server\//,
  component: /^packages\/[^/]+\/tests\/browser\//,
};

/**
 * The longest tests run first, so that no worker runs one of them at the end while the others are
 * idle.
 */
const longest = [
  'renderer-replacement',
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

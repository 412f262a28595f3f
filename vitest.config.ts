import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { isFull } from './tests/support/tier';

const shared = { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } };

const server = process.env.DATABASE_URL_TEST ?? '';
/** Behind a pooler there is nothing but what passes it. */
const isPooled = process.env.DATABASE_DIRECT_TEST !== undefined;

const allOfTheApi = ['*'];
/** Tests on data folders of their own, which a server does not have. */
const onFolders = [
  'content-tool',
  'data-folder',
  'lock',
  'operator-tool',
  'serve',
  'start-guard',
  'stop',
];
/** The embedded database is neither shared nor pooled, takes over nothing, and has one transaction at a time. */
const onServersAlone = ['content-race', 'server'];
/** What PostgreSQL can do otherwise than the embedded database: races, locks, plans, bulk writes. */
const onServers = [
  ...[
    'bounds',
    'cart',
    'changes',
    'chores',
    'code-limits',
    'health',
    'import',
    'import-partial',
    'merge',
    'order-crash',
  ],
  ...[
    'order-key',
    'order-number',
    'order-race',
    'order-status',
    'payme',
    'plans',
    'processes',
    'search',
    'refresh',
    'shop-content',
    'stored-catalog',
    'upkeep',
  ],
];

/** The embedded database runs all tests; a PostgreSQL server, where there is one, what may differ. */
const databases = [
  { name: 'api', url: '', files: allOfTheApi, except: onServersAlone },
  {
    name: 'api-postgresql',
    url: server,
    files: isFull || isPooled ? allOfTheApi : [...onServers, ...onServersAlone],
    except: onFolders,
  },
].filter(({ name }) => name === 'api' || server !== '');

/** From Node 25 on: its own localStorage, which is undefined, would stand before jsdom's. */
const withoutNodesStorage = process.allowedNodeEnvironmentFlags.has('--webstorage')
  ? ['--no-webstorage']
  : [];

/** next-intl's imports of next need a resolver that knows files without an extension. */
const inlined = { inline: ['next-intl'] };

export const projects = [
  {
    resolve: shared,
    test: {
      name: 'unit',
      environment: 'node',
      include: ['tests/unit/**/*.test.ts'],
      // The files of a worker share its process, but neither modules nor what is stubbed.
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
      environment: 'jsdom',
      execArgv: withoutNodesStorage,
      // As above, and of the one window that they share each finds it empty.
      isolate: false,
      testTimeout: 20_000,
      include: ['tests/component/**/*.test.{ts,tsx}'],
      setupFiles: ['tests/setup/own-modules.ts', 'tests/setup/vitest.ts'],
      server: { deps: inlined },
    },
  },
  ...databases.map(apiProject),
  {
    resolve: shared,
    test: {
      name: 'mock',
      environment: 'node',
      include: ['tests/mock/**/*.test.ts'],
      // The files of a worker share one mocked API; each test has a world of its own.
      isolate: false,
      setupFiles: ['tests/mock/open-mock.ts'],
      testTimeout: 60_000,
      hookTimeout: 120_000,
    },
  },
];

export default defineConfig({
  test: {
    // Vitest itself would leave one processor idle.
    maxWorkers: '100%',
    projects,
  },
});

function apiProject({ name, url, files, except }: (typeof databases)[number]) {
  return {
    resolve: shared,
    test: {
      name,
      environment: 'node' as const,
      include: files.map(testOfTheApi),
      exclude: except.map(testOfTheApi),
      env: { DATABASE_URL: '', DATABASE_URL_TEST: url },
      // The files of one worker share one seeded shop.
      isolate: false,
      setupFiles: ['tests/api/setup/open-shop.ts'],
      testTimeout: 30_000,
      hookTimeout: 120_000,
    },
  };
}

function testOfTheApi(name: string): string {
  return `tests/api/${name}.test.ts`;
}

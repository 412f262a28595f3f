import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const shared = { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } };

/** The API's tests run on each: the embedded database, and a PostgreSQL server where there is one. */
const server = process.env.DATABASE_URL_TEST ?? '';
const databases = [
  { name: 'api', url: '' },
  ...(server ? [{ name: 'api-postgresql', url: server }] : []),
];

/** Tests on data folders of their own, to which a server is nothing. */
const onFolders = ['lock', 'operator-tool', 'serve', 'stop'].map(
  (name) => `tests/api/${name}.test.ts`,
);

export default defineConfig({
  test: {
    // Vitest itself would leave one processor idle.
    maxWorkers: '100%',
    projects: [
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
        },
      },
      {
        plugins: [react()],
        resolve: shared,
        test: {
          name: 'component',
          environment: 'jsdom',
          // As above, and of the one window that they share each finds it empty.
          isolate: false,
          testTimeout: 20_000,
          include: ['tests/component/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/setup/own-modules.ts', 'tests/setup/vitest.ts'],
          // Its imports of next need a resolver that knows files without an extension.
          server: { deps: { inline: ['next-intl'] } },
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
    ],
  },
});

function apiProject({ name, url }: { name: string; url: string }) {
  return {
    resolve: shared,
    test: {
      name,
      environment: 'node' as const,
      include: ['tests/api/**/*.test.ts'],
      exclude: url ? onFolders : [],
      env: { DATABASE_URL: '', DATABASE_URL_TEST: url, SERVER_BESIDE: server },
      // The files of one worker share one seeded shop.
      isolate: false,
      setupFiles: ['tests/api/setup/open-shop.ts'],
      testTimeout: 30_000,
      hookTimeout: 120_000,
    },
  };
}

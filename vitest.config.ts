import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const shared = { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } };

export default defineConfig({
  test: {
    projects: [
      {
        resolve: shared,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/unit/**/*.test.ts'],
        },
      },
      {
        plugins: [react()],
        resolve: shared,
        test: {
          name: 'component',
          environment: 'jsdom',
          testTimeout: 20_000,
          include: ['tests/component/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/setup/vitest.ts'],
          // Its imports of next need a resolver that knows files without an extension.
          server: { deps: { inline: ['next-intl'] } },
        },
      },
      {
        resolve: shared,
        test: {
          name: 'api',
          environment: 'node',
          include: ['tests/api/**/*.test.ts'],
          // The files of one worker share one seeded shop.
          isolate: false,
          setupFiles: ['tests/api/setup/open-shop.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});

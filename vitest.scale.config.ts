import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { isFull } from './tests/support/tier';

/**
 * What may stand around the shop's servers, as it is run, and several of them. `npm run test:full` has
 * a shorter form of it.
 */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  test: {
    name: 'scale',
    include: ['tests/scale/**/*.test.ts'],
    exclude: isFull ? [] : ['tests/scale/**/*.full.test.ts'],
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 10_000 } },
  },
});

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** What may stand around the shop's servers: PgBouncer, Redis, nginx and Varnish, as they are run. */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  test: {
    name: 'scale',
    include: ['tests/scale/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 10_000 } },
  },
});

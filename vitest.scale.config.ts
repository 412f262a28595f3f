import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Several APIs and storefronts as they are run behind a balancer, on a finished build. */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  test: {
    name: 'scale',
    include: ['tests/scale/**/*.test.ts'],
    // Each file has a cluster of its own: seven servers at least.
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 10_000 } },
  },
});

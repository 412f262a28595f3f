import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The commands and the servers as they are run: on a finished build, one file at a time. */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  test: {
    name: 'system',
    include: ['tests/system/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
});

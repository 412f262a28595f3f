import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The built storefront in Firefox and WebKit. */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  test: {
    name: 'engines',
    globalSetup: ['tests/engines/setup.ts'],
    include: ['tests/engines/**/*.test.ts'],
    reporters: ['default', './tests/engines/table.ts'],
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 120_000,
    server: { deps: { inline: ['next-intl'] } },
  },
});

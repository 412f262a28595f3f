import { expect, test, vi } from 'vitest';
import { withCommonJsCatalogLoader } from '@/lib/next/catalog-loader-rules';
import config from '@/next.config';

test('loaders of the build are CommonJS: before 20.19 Node can require no other (B-01)', () => {
  const rules = JSON.stringify(config.turbopack.rules);
  const loaders = [...rules.matchAll(/"loader":"([^"]+)"/g)].map(([, name]) => name);
  expect(loaders).toEqual(['./lib/next/catalog-loader.cjs']);
});

test('rules without the loader as it is known stay, and one line says so', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const rules = { '*.json': { loaders: ['next-intl/catalog'], as: '*.js' } };

  expect(withCommonJsCatalogLoader(rules)).toBe(rules);

  expect(warn.mock.calls.flat()).toEqual([
    expect.stringMatching(/^[^\n]* not in the known form[^\n]*$/),
  ]);
});

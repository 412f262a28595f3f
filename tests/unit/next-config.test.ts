import { expect, test, vi } from 'vitest';
import { withCommonJsCatalogLoader } from '@/lib/node-20/catalog-loader-rules';
import config from '@/next.config';

test('build loaders are CommonJS, as Node before 20.19 cannot require ESM (B-01)', () => {
  const rules = JSON.stringify(config.turbopack.rules);
  const loaders = [...rules.matchAll(/"loader":"([^"]+)"/g)].map(([, name]) => name);
  expect(loaders).toEqual(['./lib/node-20/catalog-loader.cjs']);
});

test('does not change build rules that lack the known loader, and logs one line', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const rules = { '*.json': { loaders: ['next-intl/catalog'], as: '*.js' } };

  expect(withCommonJsCatalogLoader(rules)).toBe(rules);

  expect(warn.mock.calls.flat()).toEqual([
    expect.stringMatching(/^[^\n]* have an unknown form[^\n]*$/),
  ]);
});

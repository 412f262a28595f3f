import { expect, test } from 'vitest';
import config from '@/next.config';

test('loaders of the build are CommonJS: before 20.19 Node can require no other (B-01)', () => {
  const rules = JSON.stringify(config.turbopack.rules);
  const loaders = [...rules.matchAll(/"loader":"([^"]+)"/g)].map(([, name]) => name);
  expect(loaders).toEqual(['./lib/i18n/catalog-loader.cjs']);
});

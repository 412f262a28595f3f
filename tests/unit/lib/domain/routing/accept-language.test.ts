import { expect, test } from 'vitest';
import { acceptedLocale } from '@/lib/domain/routing/accept-language';

test.each([
  ['', 'uz'],
  ['ru', 'ru'],
  ['RU-ru', 'ru'],
  ['en-US,en;q=0.9,ru;q=0.8,uz;q=0.1', 'ru'],
  ['ru;q=0.2, uz;q=0.3', 'uz'],
  ['ru ; q=0.4, uz;q=0.3', 'ru'],
  ['ru;q=0', 'uz'],
  ['ru;q=x', 'uz'],
  ['rus, en', 'uz'],
  [`${'xx;q=0.1,'.repeat(2000)}ru`, 'uz'],
])('for Accept-Language %j, selects the language %s', (header, locale) => {
  expect(acceptedLocale(header)).toBe(locale);
});

test('selects Uzbek for a request without Accept-Language', () => {
  expect(acceptedLocale(undefined)).toBe('uz');
});

import { expect, test } from 'vitest';
import { scopedTag, scopeInCookies } from '@/lib/domain/routing/request-scope';

test.each([
  ['world=one', 'one'],
  ['sid=x; world=a-b_9; NEXT_LOCALE=ru', 'a-b_9'],
  ['sid=x;world=one', 'one'],
  ['sid=x', null],
  ['underworld=one', null],
  ['world=', null],
  ['world=a b', null],
  ['world=%27', null],
  [`world=${'a'.repeat(81)}`, null],
])('parses the scope in the cookies %j as %j', (cookies, world) => {
  expect(scopeInCookies(cookies, 'world')).toBe(world);
});

test('finds no scope without cookies or without a cookie name', () => {
  expect(scopeInCookies(undefined, 'world')).toBeNull();
  expect(scopeInCookies('=one', '')).toBeNull();
});

test('gives the same tag a different key in each scope and without a scope', () => {
  expect(scopedTag(null, 'site')).toBe('site');
  expect(
    new Set([scopedTag(null, 'site'), scopedTag('a', 'site'), scopedTag('b', 'site')]).size,
  ).toBe(3);
});

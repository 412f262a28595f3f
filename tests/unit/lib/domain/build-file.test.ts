import { expect, test } from 'vitest';
import { toAddresses, toShortName } from '@/lib/domain/build-file';

test.each([
  ['/_next/static/chunks/3k2f~-_x.js', 'js', '3k2f~-_x'],
  ['/_next/static/chunks/3k2f.css', 'css', '3k2f'],
  ['/_next/static/media/a.js', 'js', '/_next/static/media/a.js'],
  ['/_next/static/chunks/app/page.js', 'js', '/_next/static/chunks/app/page.js'],
  ['/_page/AbCd/products?menu=x', 'js', '/_page/AbCd/products?menu=x'],
] as const)('%s is named so that its address is found again', (address, ending, name) => {
  expect(toShortName(address)).toBe(name);
  expect(toAddresses(`${name} ${name}`, ending)).toEqual([address, address]);
});

test('no names, no addresses', () => {
  expect(toAddresses('', 'js')).toEqual([]);
});

import { loadScriptsAhead } from 'deferred-hydration/browser';
import { afterEach, expect, test } from 'vitest';

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

const addresses = () => [...document.scripts].map((script) => script.getAttribute('src'));

test('inserts scripts as async elements with their original URLs', () => {
  loadScriptsAhead(['/a.js', '/b.js']);
  expect(addresses()).toEqual(['/a.js', '/b.js']);
  expect(document.scripts[0]?.hasAttribute('async')).toBe(true);
});

test('does not insert a script that the page already contains', () => {
  document.body.innerHTML = '<script src="/a.js"></script>';
  loadScriptsAhead(['/a.js', '/b.js']);
  expect(
    [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname),
  ).toEqual(['/b.js']);
});

test('removes a script that fails to load, so that the router can load it again', () => {
  loadScriptsAhead(['/a.js', '/b.js']);
  document.scripts[0]?.dispatchEvent(new Event('error'));
  expect(addresses()).toEqual(['/b.js']);
});

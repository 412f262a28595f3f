import { expect, test } from 'vitest';
import { shareComputedStyles } from '@/tests/setup/computed-style';

test.each([
  ['div', 'hidden', 'block', 'none'],
  ['dialog', 'open', 'none', 'block'],
])('computes the display of a %s with and without the attribute "%s"', (tag, name, off, on) => {
  const element = document.createElement(tag);
  document.body.append(element);
  expect(getComputedStyle(element).display).toBe(off);
  element.setAttribute(name, '');
  expect(getComputedStyle(element).display).toBe(on);
  element.removeAttribute(name);
  expect(getComputedStyle(element).display).toBe(off);
  element.remove();
});

test('wraps the computation only once for all test files of a worker', () => {
  const shared = window.getComputedStyle;
  shareComputedStyles();
  expect(window.getComputedStyle).toBe(shared);
});

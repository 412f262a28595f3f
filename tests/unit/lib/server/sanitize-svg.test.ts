import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { cleanIcon, cleanSvg } from '@/lib/server/sanitize-svg';
import { hostileSvg } from '@/tests/support/hostile/svg';

const shapes = new Set([
  ...['svg', 'g', 'path', 'circle', 'rect', 'line', 'polyline', 'polygon', 'ellipse', 'defs'],
  ...['linearGradient', 'radialGradient', 'stop', 'title'],
]);
const { DOMParser } = new JSDOM().window;

test('of a hostile drawing nothing stays but shapes', () => {
  for (const markup of hostileSvg) {
    const svg = cleanSvg(markup);
    if (svg === '') continue;
    const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(parsed.documentElement.namespaceURI, markup).toBe('http://www.w3.org/2000/svg');
    for (const element of parsed.querySelectorAll('*')) {
      expect(shapes, markup).toContain(element.nodeName);
      for (const { name, value } of element.attributes) {
        expect(name, markup).not.toMatch(/^on|style|class|:/i);
        if (name !== 'xmlns') expect(value, markup).not.toMatch(/:|\/\/|url\((?!#)/i);
      }
    }
  }
});

test('a drawing keeps the capitals of its names, its gradient and its title', () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><title>Choynak</title><defs>' +
    '<linearGradient id="a" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#0b6e69" />' +
    '</linearGradient></defs><path d="M1 1h22v22z" fill="url(#a)" fill-rule="evenodd" /></svg>';

  expect(cleanSvg(drawing)).toBe(drawing);
});

test('a drawing without its namespace gets it', () => {
  expect(cleanSvg('<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0" /></svg>',
  );
});

test.each(['', 'text', '<p>x</p>', '<svg></svg><svg></svg>', '<g></g>', '<svg><svg></svg></svg>'])(
  '%j is no drawing',
  (markup) => {
    expect(cleanSvg(markup)).toBe('');
  },
);

test('the address of a picture passes: only the address is read out of it', () => {
  expect(cleanIcon('<img src="/media/a.webp" alt="">')).toBe('<img src="/media/a.webp" alt="">');
});

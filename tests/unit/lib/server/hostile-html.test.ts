// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { cleanHtml, plainText } from '@/lib/server/sanitize';
import { honestHtml, hostileHtml } from '@/tests/support/hostile/html';

const elements = new Set([
  'P',
  'BR',
  'HR',
  'H2',
  'H3',
  'H4',
  'UL',
  'OL',
  'LI',
  'STRONG',
  'B',
  'EM',
  'I',
  'S',
  'SUB',
  'SUP',
  'BLOCKQUOTE',
  'CODE',
  'PRE',
  'A',
  'IMG',
  'FIGURE',
  'FIGCAPTION',
  'DIV',
  'TABLE',
  'CAPTION',
  'THEAD',
  'TBODY',
  'TR',
  'TH',
  'TD',
]);
const attributes: Record<string, RegExp> = {
  href: /^(https?:\/\/|tel:|mailto:|\/(?!\/)|[^:]*$)/,
  src: /^(?!\/\/)[^:]*$/,
  rel: /^noopener nofollow$/,
  // Attributes of the element in which a wide table scrolls.
  'data-wide': /^$/,
  tabindex: /^0$/,
  ...Object.fromEntries(
    ['title', 'alt', 'width', 'height', 'loading', 'colspan', 'rowspan', 'scope'].map((name) => [
      name,
      /^/,
    ]),
  ),
};

test('keeps only known elements and safe attributes of hostile HTML', () => {
  const strange = hostileHtml.flatMap((html) => {
    const { head, body } = new DOMParser().parseFromString(`<body>${cleanHtml(html)}`, 'text/html');
    const parts = [...head.children, ...[...body.querySelectorAll('*')].filter(isStrange)];
    return parts.map(({ outerHTML }) => `${outerHTML} of ${html}`);
  });

  expect(strange).toEqual([]);
});

function isStrange(element: Element): boolean {
  const isKnown = [...element.attributes].every(({ name, value }) => attributes[name]?.test(value));
  return !elements.has(element.tagName) || !isKnown;
}

test("keeps an editor's HTML", () => {
  for (const html of honestHtml) {
    const unframed = cleanHtml(html).replace(/<div data-wide tabindex="0">|<\/div>/g, '');
    // Sanitizing inserts a no-break space between a number and its unit.
    expect(unframed.replaceAll('\u00a0', ' ')).toBe(html);
  }
});

test('does not change sanitized HTML', () => {
  const clean = hostileHtml.map(cleanHtml);

  expect(clean.map(cleanHtml)).toEqual(clean);
});

test("removes images from other sites and keeps the shop's own images", () => {
  expect(cleanHtml('<img src="https://evil.test/x.png"><img src="/media/x.webp">')).toBe(
    '<img src="/media/x.webp" loading="lazy" />',
  );
});

test('turns an h1 heading into an h2 heading and marks external links as nofollow', () => {
  expect(cleanHtml('<h1>Salom</h1>')).toBe('<h2>Salom</h2>');
  expect(cleanHtml('<a href="https://example.uz">x</a>')).toBe(
    '<a href="https://example.uz" rel="noopener nofollow">x</a>',
  );
});

test('extracts text without markup and keeps the spaces between words', () => {
  expect(plainText('<p>Bir &amp; ikki</p><p>uch <b>5 &lt; 6</b></p><script>x</script>')).toBe(
    'Bir & ikki uch 5 < 6',
  );
});

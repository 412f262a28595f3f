// @vitest-environment jsdom
import sanitizeHtml from 'sanitize-html';
import { expect, test, vi } from 'vitest';
import { cleanIcon, cleanSvg } from '@/lib/server/sanitize-svg';
import { hostileSvg } from '@/tests/support/hostile/svg';

vi.mock('sanitize-html', { spy: true });

const shapes = new Set([
  'svg',
  'g',
  'path',
  'circle',
  'rect',
  'line',
  'polyline',
  'polygon',
  'ellipse',
  'defs',
  'linearGradient',
  'radialGradient',
  'stop',
  'title',
]);

test('removes everything but shapes from a hostile drawing', () => {
  const strange = hostileSvg.flatMap((markup) => {
    const parsed = new DOMParser().parseFromString(cleanSvg(markup) || '<svg/>', 'image/svg+xml');
    const parts = [...parsed.querySelectorAll('*')].filter(isStrange);
    return parts.map(({ outerHTML }) => `${outerHTML} of ${markup}`);
  });

  expect(strange).toEqual([]);
});

function isStrange(element: Element): boolean {
  const isKnown = [...element.attributes].every(
    ({ name, value }) =>
      name === 'xmlns' || (!/^on|style|class|:/i.test(name) && !/:|\/\/|url\((?!#)/i.test(value)),
  );
  return !shapes.has(element.nodeName) || !isKnown;
}

test('keeps upper-case names, the gradient and the title in a drawing', () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><title>Choynak</title><defs>' +
    '<linearGradient id="a" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#0b6e69" />' +
    '</linearGradient></defs><path d="M1 1h22v22z" fill="url(#a)" fill-rule="evenodd" /></svg>';

  expect(cleanSvg(drawing)).toBe(drawing);
});

test('adds a missing namespace', () => {
  expect(cleanSvg('<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0" /></svg>',
  );
});

test.each(['', 'text', '<p>x</p>', '<svg></svg><svg></svg>', '<g></g>', '<svg><svg></svg></svg>'])(
  'rejects the drawing %j',
  (markup) => {
    expect(cleanSvg(markup)).toBe('');
  },
);

test('returns an icon unchanged if it is an `img` element', () => {
  expect(cleanIcon('<img src="/media/a.webp" alt="">')).toBe('<img src="/media/a.webp" alt="">');
});

test('sanitizes each icon only once for all pages', () => {
  const markup = '<svg viewBox="0 0 3 3"><path d="M0 0" onclick="alert(1)"/></svg>';
  vi.mocked(sanitizeHtml).mockClear();
  const [first, second] = [cleanIcon(markup), cleanIcon(markup)];
  expect(second).toBe(first);
  expect(first).toBe(cleanSvg(markup));
  // One call is from the first `cleanIcon`, the other from `cleanSvg`, which has no cache.
  expect(sanitizeHtml).toHaveBeenCalledTimes(2);
});

import { withoutPreloadLinks } from 'deferred-hydration/server/defer-hydration';
import { expect, test } from 'vitest';

test.each([
  ['</a.woff2>; rel=preload; as="font"', 'nothing'],
  ['</a.css>; rel=preload; as="style"', 'nothing'],
  ['</a.js>; rel=preload; as="script"', '</a.js>; rel=preload; as="script"'],
  [
    '</a.css>; as="style", </a>; rel="alternate", </b.webp>; as="image",</b.woff2>; as="font"',
    '</a>; rel="alternate", </b.webp>; as="image"',
  ],
  ['</a,b>; rel="alternate"', '</a,b>; rel="alternate"'],
  ['', 'nothing'],
])('reduces the links "%s" to %s', (link, left) => {
  const { link: found, ...rest } = withoutPreloadLinks({ link, etag: '"e"' });
  expect([found ?? 'nothing', rest]).toEqual([left, { etag: '"e"' }]);
});

test('adds no Link header to a response without one', () => {
  expect(withoutPreloadLinks({ etag: '"e"' })).toEqual({ etag: '"e"' });
});

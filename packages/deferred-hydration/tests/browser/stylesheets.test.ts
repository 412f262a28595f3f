import { loadStylesheets } from 'deferred-hydration/browser/stylesheets';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

const sheets = () => [...document.head.querySelectorAll<HTMLLinkElement>('link')];

test.each([
  ['load', 'all'],
  ['error', 'not all'],
])(
  'waits for all stylesheets; after the event %s, a stylesheet has the media "%s"',
  async (kind, media) => {
    document.head.innerHTML = '<style data-used-styles>a{}</style>';
    const loaded = loadStylesheets(['/a.css', '/b.css']);
    const [a, b] = sheets();
    expect(sheets().map(({ rel, media, fetchPriority }) => [rel, media, fetchPriority])).toEqual(
      Array(2).fill(['stylesheet', 'not all', 'high']),
    );
    expect([a, b].map((link) => link?.getAttribute('href'))).toEqual(['/a.css', '/b.css']);
    a?.dispatchEvent(new Event('load'));
    await Promise.resolve();
    expect(a?.media).toBe('not all');
    b?.dispatchEvent(new Event(kind));
    await loaded;
    expect(sheets().map((link) => link.media)).toEqual(['all', media]);
    // The page's own rules come before the stylesheets.
    expect(document.head.firstElementChild?.tagName).toBe('STYLE');
    expect(a?.dataset.precedence).toBe('next');
  },
);

class FontFace {}

test('removes the font faces from stylesheets, because the page already has them', async () => {
  vi.stubGlobal('CSSFontFaceRule', FontFace);
  const rules: object[] = [new FontFace(), { rule: 'a' }, new FontFace(), { rule: 'b' }];
  const deleteRule = (at: number) => void rules.splice(at, 1);
  const loaded = loadStylesheets(['/a.css']);
  const [link] = sheets();
  if (link) Object.defineProperty(link, 'sheet', { value: { cssRules: rules, deleteRule } });
  link?.dispatchEvent(new Event('load'));
  await loaded;
  expect(rules).toEqual([{ rule: 'a' }, { rule: 'b' }]);
});

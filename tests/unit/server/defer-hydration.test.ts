import { afterEach, expect, test, vi } from 'vitest';
import { toPageRequest } from '@/server/cache/cache-key';
import { inlineCodeIn } from '@/server/next/document-tags';
import { unrecognisedCounts } from '@/server/next/unrecognised';
import { deferHydration } from '@/server/paint/defer-hydration';
import { nextHtml, pushes } from '@/tests/support/next-html';

afterEach(() => vi.restoreAllMocks());

const used = 'h1{color:red}';
const sheets = {
  usedIn: (page: string, addresses: readonly string[]) =>
    page.includes('<h1>Choynak</h1>') && addresses[0] === '/_next/static/chunks/a.css' ? used : '',
};
const saving = { 'save-data': 'on' };
const ld = '<script type="application/ld+json">{"name":"Choynak"}</script>';

const answer = (html: string) => ({
  status: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    link: '</a.woff2>; rel=preload; as="font"; type="font/woff2", </a.css>; rel=preload; as="style"',
  },
  body: Buffer.from(html),
});
const rendered = answer(nextHtml({ content: ld }));

const deferred = (page: ReturnType<typeof answer>, url: string, headers = {}) =>
  deferHydration(page, { ...toPageRequest(url, headers), sheets });

function split(url: string, headers = {}) {
  const { body, payload, ...rest } = deferred(rendered, url, headers);
  return { ...rest, text: body.toString(), payload };
}

test('cached HTML carries no scripts and no RSC payload but links to both', () => {
  const { text, payload } = split('/products?page=2');

  expect(text).not.toMatch(/as="script"|__next_f|TURBOPACK/);
  expect(text.match(/<script[^>]*src="[^"]*"/g)).toEqual(['<script src="/hydrate.js"']);
  expect(text).toContain(
    `data-scripts="/_page/${payload?.digest}/products?page=2 /_next/static/chunks/a.js /_next/static/chunks/b.js"`,
  );
  expect(payload?.body.toString()).toBe(pushes.join(';\n'));
});

test.each(['/products?page=2', '/products?search=choy'])(
  'the data of %s does not choose its styles',
  (url) => {
    const asked: string[] = [];
    const usedIn = (page: string) => {
      asked.push(page);
      return used;
    };

    deferHydration(rendered, { ...toPageRequest(url, {}), sheets: { usedIn } });

    expect(asked).toEqual([expect.stringContaining('<h1>Choynak</h1>')]);
    expect(asked[0]).not.toContain('__next_f');
  },
);

test.each(['/products?page=2', '/products?search=choy', '/save'])(
  'the inline code of %s that the policy allows is that of its bytes (B-29)',
  (url) => {
    const { body, inlineCode } = deferred(rendered, url);
    expect(inlineCode).toEqual(inlineCodeIn(body.toString()));
    expect(inlineCode?.scripts).toHaveLength(url.includes('search') ? pushes.length : 0);
    expect(inlineCode?.styles).toEqual([used]);
  },
);

test.each(['/products?page=2', '/products?search=choy'])(
  'letters beyond ASCII are the same in the page, its payload and its policy: %s',
  (url) => {
    const push = 'self.__next_f.push([1,"oʻyinchoq, рахмат"])';
    const content = '<p title="Сумка">Oʻyinchoq — 1 000 soʻm</p>';
    const page = answer(nextHtml({ content, scripts: `<script>${push}</script>` }));
    const { body, payload, inlineCode } = deferred(page, url);

    expect(body.toString()).toContain(content);
    expect((payload?.body ?? body).toString()).toContain(push);
    expect(inlineCode).toEqual(inlineCodeIn(body.toString()));
  },
);

test('data blocks stay in the page', () => {
  expect(split('/products').text).toContain(`<h1>Choynak</h1>${ld}`);
});

test("the used styles replace the page's stylesheets", () => {
  const { text, headers } = split('/products');

  expect(text).toContain(`<style data-used-styles>${used}</style><script src="/hydrate.js"`);
  expect(text).not.toContain('rel="stylesheet"');
  expect(text).toContain('data-stylesheets="/_next/static/chunks/a.css"');
  expect(headers).not.toHaveProperty('link');
});

test('the payload URL is escaped, whatever the path holds', () => {
  expect(split('/a"b<c').text).toContain('/a&quot;b&lt;c /_next/static/chunks/a.js');
  expect(split('/products?menu=x&page=2').text).toContain('?menu=x&amp;page=2 /_next/static/');
});

test('an uncached page carries its RSC payload itself', () => {
  const { text, payload } = split('/products?search=choynak');

  expect(payload).toBeUndefined();
  expect(text).toContain('data-scripts="/_next/static/chunks/a.js /_next/static/chunks/b.js"');
  expect(text).toContain(`<script>${pushes[2]}</script>`);
});

test('a save-data page is marked', () => {
  const { text, payload } = split('/products', saving);
  expect(split('/products').text).not.toContain('data-save-data');
  expect(text).toContain('<script src="/hydrate.js" async data-save-data data-stylesheets="');
  expect(text).toContain(`/_page/save-data/${payload?.digest}/products `);
});

test.each(['/cart', '/ru/liked', '/user/orders', '/orders', '/offline'])(
  '%s is rendered in the browser and keeps its scripts',
  (pathname) => {
    expect(deferred(rendered, pathname, saving)).toBe(rendered);
  },
);

test('RSC payloads pass unchanged', () => {
  const headers = { ...rendered.headers, 'content-type': 'text/x-component' };
  const payload = { ...rendered, headers };
  expect(deferred(payload, '/products', { rsc: '1' })).toBe(payload);
});

const anotherForm: [what: string, kind: string, html: string][] = [
  [
    'another script attribute',
    'scriptTag',
    nextHtml().replace('<script src=', '<script type="module" src='),
  ],
  ['a script file at another address', 'scriptTag', nextHtml().replace('/b.js"', '/b.mjs"')],
  [
    'another name to push to',
    'inlineScript',
    nextHtml().replaceAll('self.__next_f.push', 'self.__next_g.push'),
  ],
  [
    'an inline script of another form',
    'inlineScript',
    nextHtml({ scripts: '<script>$RC()</script>' }),
  ],
  [
    'a stylesheet with a condition',
    'stylesheet',
    nextHtml().replace('<link rel="stylesheet"', '<link media="print" rel="stylesheet"'),
  ],
  [
    'a stylesheet at another address',
    'stylesheet',
    nextHtml().replace('chunks/a.css', '../../secret.css'),
  ],
  [
    'a stylesheet in the body',
    'stylesheet',
    nextHtml({ content: '<link rel="stylesheet" href="/_next/static/chunks/b.css"/>' }),
  ],
  ['no RSC payload', 'document', nextHtml().replace(/<script( id="_R_")?>.*?<\/script>/g, '')],
  ['no script file', 'document', nextHtml().replace(/<script src.*?<\/script>/g, '')],
  ['no stylesheet', 'document', nextHtml().replace(/<link rel="stylesheet".*?\/>/, '')],
];

test.each(anotherForm)('with %s a page goes out as Next made it', (_what, kind, html) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const before = unrecognisedCounts()[kind] ?? 0;
  const page = answer(html);

  expect(deferred(page, '/products')).toBe(page);
  expect(deferred(page, '/products')).toBe(page);
  expect(unrecognisedCounts()[kind]).toBe(before + 2);
  // One line for each kind and process.
  expect(log).toHaveBeenCalledTimes(before === 0 ? 1 : 0);
});

test('a page whose styles cannot be chosen goes out as Next made it', () => {
  const options = { ...toPageRequest('/products', {}), sheets: { usedIn: () => null } };
  expect(deferHydration(rendered, options)).toBe(rendered);
});

test.each([{ 'save-data': 'on' }, { ect: '3g' }, { ect: '2g' }, { ect: 'slow-2g' }])(
  '%j requests the save-data page, which has a separate cache key',
  (headers) => {
    const request = toPageRequest('/products', headers);
    expect(request).toMatchObject({ saveData: true, headers: { 'save-data': 'on' } });
    expect(request.key).not.toBe(toPageRequest('/products', {}).key);
    expect(request.key).toBe(toPageRequest('/products', { 'save-data': 'on' }).key);
  },
);

test.each([{ 'save-data': 'off' }, { ect: '4g' }, {}])('%j requests the whole page', (headers) => {
  expect(toPageRequest('/products', headers)).toMatchObject({ saveData: false, headers: {} });
});

test('client navigation has no save-data variant', () => {
  const saved = toPageRequest('/products?_rsc=a', { rsc: '1', 'save-data': 'on' });
  expect(saved.key).toBe(toPageRequest('/products?_rsc=a', { rsc: '1' }).key);
});

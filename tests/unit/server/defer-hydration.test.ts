import { expect, test } from 'vitest';
import { toPageRequest } from '@/server/cache/cache-key';
import { readFirst } from '@/server/paint/defer-hydration';

const html = [
  '<html><head><link rel="preload" href="/_next/static/media/a.woff2" as="font" crossorigin=""/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
  '<link rel="stylesheet" href="/_next/static/chunks/a.css"/>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script>',
  '<script src="/_next/static/chunks/b.js" async=""></script></head>',
  '<body><h1>Choynak</h1><script type="application/ld+json">{"name":"Choynak"}</script>',
  '<script>alert(1)</script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"x"])</script>',
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":1});</script>',
  '<script src="/_next/static/chunks/a.js" async=""></script></body></html>',
].join('');

const rendered = {
  status: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    link: '</a.woff2>; rel=preload; as="font"; type="font/woff2", </a.css>; rel=preload; as="style"',
  },
  body: Buffer.from(html),
};

const files = '/_next/static/chunks/a.js /_next/static/chunks/b.js';
const used = 'h1{color:red}';
const sheets = {
  usedIn: (page: string, addresses: readonly string[]) =>
    page.includes('<h1>Choynak</h1>') && addresses[0] === '/_next/static/chunks/a.css' ? used : '',
};

const saving = { 'save-data': 'on' };

const first = (page: typeof rendered, url: string, headers = {}) =>
  readFirst(page, { ...toPageRequest(url, headers), sheets });

function split(url: string, headers = {}) {
  const { body, script, ...rest } = first(rendered, url, headers);
  return { ...rest, text: body.toString(), script };
}

test('of a page only what is read is sent: its scripts and their data wait', () => {
  const { text, script } = split('/products?page=2');

  expect(text).not.toMatch(/as="script"|__next_f|TURBOPACK/);
  expect(text.match(/<script[^>]*src="[^"]*"/g)).toEqual(['<script src="/hydrate.js"']);
  expect(text).toContain(`data-scripts="/_page/${script?.digest}/products?page=2 ${files}"`);
  expect(script?.body.toString()).toBe(
    [
      '(self.__next_f=self.__next_f||[]).push([0])',
      'self.__next_f.push([1,"x"])',
      '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":1});',
    ].join(';\n'),
  );
});

test('what is no data of its scripts stays where it is', () => {
  const { text } = split('/products');

  expect(text).toContain('<h1>Choynak</h1><script type="application/ld+json">{"name":"Choynak"}');
  expect(text).toContain('<script>alert(1)</script>');
});

test('the styles that it uses stand in the page, its sheets wait', () => {
  const { text, styles } = split('/products');

  expect(text).toContain(`<style data-used>${used}</style><script src="/hydrate.js"`);
  expect(styles).toBe(used);
  expect(text).not.toContain('rel="stylesheet"');
  expect(text).toContain('data-stylesheets="/_next/static/chunks/a.css"');
});

/** A page with a part below the first screen, and what its styles were asked for. */
function sentLong(words: string, headers = {}) {
  const html = [
    `<html><head><link rel="stylesheet" href="/_next/static/chunks/a.css"/></head><body><h1>${words}</h1>`,
    '<div data-below="true"><p>below</p></div><footer>foot</footer><nav>bar</nav></body></html>',
  ].join('');
  const seen: string[] = [];
  const usedIn = (page: string) => String(seen.push(page));
  const request = { ...toPageRequest('/products', headers), sheets: { usedIn } };
  const { body, styles } = readFirst({ ...rendered, body: Buffer.from(html) }, request);
  return { text: body.toString(), styles, seen: seen.join() };
}

test('what lies below the first screen waits for the sheets', () => {
  const { text, styles, seen } = sentLong('Choynak');
  expect(seen).toContain('<h1>Choynak</h1><div</footer><nav>bar</nav>');
  expect(text).toContain('<p>below</p></div><footer>foot</footer><nav>bar</nav>');
  expect(styles).toContain('{from{visibility:hidden}}');
  expect(text).toContain(
    `<style data-used>${styles}</style><noscript><link rel="stylesheet" href="/_next/static/chunks/a.css"/></noscript>`,
  );
});

test('over a weak network nothing waits for the sheets', () => {
  const { text, styles, seen } = sentLong('Choynak', saving);
  expect(seen).toContain('<p>below</p>');
  expect(styles).toBe('1');
  expect(text).not.toContain('noscript');
});

test('words of a shopper are no mark of what lies below', () => {
  const words = 'data-below=&quot;true&quot; data-below=true';
  expect(sentLong(words).seen).toContain(`<h1>${words}</h1><div</footer>`);
});

test('no other file is read as a style sheet', () => {
  const html = '<head><link rel="stylesheet" href="/_next/static/../../secret.css"/></head>';
  const page = { ...rendered, body: Buffer.from(html) };
  const usedIn = (_page: string, addresses: readonly string[]) => addresses.join();
  const { body } = readFirst(page, { ...toPageRequest('/products', {}), sheets: { usedIn } });
  expect(body.toString()).toContain(html.slice('<head>'.length, -'</head>'.length));
});

test('the address of the data is text, whatever the path holds', () => {
  expect(split('/a"b<c').text).toContain(`/a&quot;b&lt;c ${files}"`);
  expect(split('/products?menu=x&page=2').text).toContain(`?menu=x&amp;page=2 ${files}"`);
});

test('a page that is not kept carries its data itself', () => {
  const { text, script } = split('/products?search=choynak');

  expect(script).toBeUndefined();
  expect(text).toContain(`data-scripts="${files}"`);
  expect(text).toContain('<script>self.__next_f.push([1,"x"])</script>');
});

test('the typeface is fetched ahead where the screen is wide', () => {
  const { text, headers } = split('/products');
  expect(text).toContain(
    '<link rel="preload" media="(min-width: 768px)" href="/_next/static/media/a.woff2" as="font" crossorigin=""/>',
  );
  expect(headers).not.toHaveProperty('link');
});

test('a light page says so, and has no typeface', () => {
  const { text } = split('/products', saving);
  expect(split('/products').text).not.toContain('data-light');
  expect(text).toContain('<script src="/hydrate.js" async data-light data-stylesheets="');
  expect(text).not.toMatch(/as="font"/);
});

test.each(['/cart', '/ru/liked', '/user/orders', '/orders', '/offline'])(
  '%s is made by its scripts and keeps them',
  (pathname) => {
    expect(first(rendered, pathname, saving)).toBe(rendered);
  },
);

test('payloads of client navigation pass as they are', () => {
  const headers = { ...rendered.headers, 'content-type': 'text/x-component' };
  const payload = { ...rendered, headers };
  expect(first(payload, '/products', { rsc: '1' })).toBe(payload);
});

test.each([{ 'save-data': 'on' }, { ect: '3g' }, { ect: '2g' }, { ect: 'slow-2g' }])(
  '%j asks for the light page, which has a place of its own in the cache',
  (headers) => {
    const light = toPageRequest('/products', headers);
    expect(light).toMatchObject({ isLight: true, headers: { 'save-data': 'on' } });
    expect(light.key).not.toBe(toPageRequest('/products', {}).key);
    expect(light.key).toBe(toPageRequest('/products', { 'save-data': 'on' }).key);
  },
);

test.each([{ 'save-data': 'off' }, { ect: '4g' }, {}])('%j asks for the whole page', (headers) => {
  expect(toPageRequest('/products', headers)).toMatchObject({ isLight: false, headers: {} });
});

test('client navigation is the same for everyone: it brings no scripts', () => {
  const light = toPageRequest('/products?_rsc=a', { rsc: '1', 'save-data': 'on' });
  expect(light.key).toBe(toPageRequest('/products?_rsc=a', { rsc: '1' }).key);
});

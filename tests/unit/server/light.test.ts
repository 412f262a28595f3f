import { expect, test } from 'vitest';
import { toPageRequest } from '@/server/cache-key';
import { lightened } from '@/server/light';

const html = [
  '<html><head><link rel="preload" href="/_next/static/media/a.woff2" as="font" crossorigin=""/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
  '<link rel="stylesheet" href="/_next/static/chunks/a.css"/>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script src="/_next/static/chunks/b.js" async=""></script></head>',
  '<body><h1>Choynak</h1><script>self.__next_f.push([1,"x"])</script>',
  '<script src="/_next/static/chunks/a.js" id="_R_" async=""></script></body></html>',
].join('');

const rendered = {
  status: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    link: '</a.woff2>; rel=preload; as="font"; type="font/woff2", </a.css>; rel=preload; as="style"',
  },
  body: Buffer.from(html),
};

test('a light page asks for its style sheets and for nothing else before it is touched', () => {
  const light = lightened(rendered, '/products');
  const text = light.body.toString();

  expect(text).not.toMatch(/as="(?:script|font)"/);
  expect(text.match(/<script[^>]*src="[^"]*"/g)).toEqual(['<script src="/wake.js"']);
  expect(text).toContain('data-scripts="/_next/static/chunks/a.js /_next/static/chunks/b.js"');
  expect(text).toContain('<link rel="stylesheet" href="/_next/static/chunks/a.css"/>');
  expect(text).toContain('<h1>Choynak</h1><script>self.__next_f.push([1,"x"])</script>');
  expect(light.headers.link).toBe('</a.css>; rel=preload; as="style"');
});

test.each(['/cart', '/ru/liked', '/user/orders', '/orders', '/offline'])(
  '%s is made by its scripts and keeps them',
  (pathname) => {
    expect(lightened(rendered, pathname)).toBe(rendered);
  },
);

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

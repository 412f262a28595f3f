import { afterEach, expect, test, vi } from 'vitest';
import { toPageRequest } from '@/server/cache/cache-key';
import { unrecognisedCounts } from '@/server/next/unrecognised';

afterEach(() => vi.restoreAllMocks());

const key = (url: string, headers: Record<string, string> = {}) => toPageRequest(url, headers).key;
const russian = { cookie: 'theme=dark; NEXT_LOCALE=ru; x=1' };

test('menu and page make the same key in any order (B-21)', () => {
  const one = key('/products?menu=telefonlar&page=2');

  expect(key('/products?page=2&menu=telefonlar')).toBe(one);
  expect(key('/products?menu=telefonlar')).not.toBe(one);
  expect(key('/products')).not.toBe(one);
});

test.each([
  'utm_source=telegram',
  'utm_campaign=yoz',
  'gclid=1',
  'yclid=1',
  'ysclid=1',
  'fbclid=1',
  '_openstat=1',
])('the tracking parameter %s is dropped from the key (B-21)', (tracking) => {
  expect(key(`/products?menu=a&${tracking}`)).toBe(key('/products?menu=a'));
  expect(toPageRequest(`/products?menu=a&${tracking}`, {})).toMatchObject({
    target: '/products?menu=a',
    tracking,
  });
});

test.each([
  'search=choynak',
  'price_min=1',
  'view=choynak-1',
  'sort=new',
  '_rsc=1',
  'menu=a&menu=b',
  'page=0',
  'page=1e5',
  'page=12345678',
  'menu=%3Cscript%3E',
  'PAGE=1',
  'constructor=1',
])('?%s bypasses the cache (B-21)', (query) => {
  expect(key(`/products?${query}`)).toBeNull();
});

test.each([
  '/?page=2',
  '/ru?menu=telefonlar',
  '/about?page=71',
  '/ru/about?page=71',
  '/products/choynak-5?page=2',
  '/products/choynak-5/reviews?page=2',
  '/post?menu=telefonlar',
  '/constructor?page=2',
])('%s bypasses the cache, because it does not change the page (B-21)', (url) => {
  expect(key(url)).toBeNull();
});

test.each(['/products?menu=telefonlar', '/ru/products?page=2', '/post?page=2', '/ru/post?page=2'])(
  '%s is cached (B-21)',
  (url) => {
    expect(key(url)).not.toBeNull();
  },
);

test('HTML and the RSC payload have separate keys (B-22)', () => {
  const payload = key('/products?_rsc=abc', { rsc: '1' });

  expect(payload).not.toBeNull();
  expect(payload).not.toBe(key('/products'));
});

test('payload keys depend on the router headers, not on the digest in the URL (B-22)', () => {
  const tree = (text: string) => ({ rsc: '1', 'next-router-state-tree': text });

  expect(key('/?_rsc=one', tree('a'))).toBe(key('/?_rsc=forged', tree('a')));
  expect(key('/?_rsc=one', tree('a'))).not.toBe(key('/?_rsc=one', tree('b')));
});

test('an unknown router header reaches Next and bypasses the cache (B-22)', () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const headers = { rsc: '1', 'next-router-state-tree': 'a', 'next-router-shard': '7' };

  expect(toPageRequest('/?_rsc=one', headers)).toMatchObject({ key: null, headers });
  expect(toPageRequest('/', { 'next-shard': '7' })).toMatchObject({
    key: null,
    headers: { 'next-shard': '7' },
  });
  expect(unrecognisedCounts()).toMatchObject({ routerHeader: 2 });
  expect(log).toHaveBeenCalledTimes(1);
});

test('headers of server actions and of `next dev` do not reach Next (B-22)', () => {
  const headers = { 'next-action': '1', 'next-hmr-refresh': '1' };

  expect(toPageRequest('/', headers)).toEqual(toPageRequest('/', {}));
});

test('an unprefixed path has a separate key for each language cookie (B-22)', () => {
  expect(key('/', russian)).not.toBe(key('/'));
  expect(key('/', { cookie: 'NEXT_LOCALE=uz' })).toBe(key('/'));
  expect(key('/', { cookie: 'NEXT_LOCALE=de' })).toBe(key('/'));
  expect(key('/ru/about', russian)).toBe(key('/ru/about'));
});

test('no personal header and no Host reaches the render (B-19)', () => {
  const { headers } = toPageRequest('/cart', {
    ...russian,
    authorization: 'Bearer secret',
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'user-agent': 'Someone',
  });

  expect(headers).toEqual({ cookie: 'NEXT_LOCALE=ru' });
});

const inWorld = { cookie: 'sid=x; world=one' };

test('each value of the forwarded cookie has separate pages', () => {
  const one = toPageRequest('/ru/about', inWorld, { scopeCookie: 'world' });
  const other = toPageRequest('/ru/about', { cookie: 'world=two' }, { scopeCookie: 'world' });

  expect(one).toMatchObject({ scope: 'one', headers: { cookie: 'world=one' } });
  expect(new Set([one.key, other.key, key('/ru/about')]).size).toBe(3);
});

test('a cookie that is not forwarded changes nothing', () => {
  const asked = toPageRequest('/about', inWorld);

  expect(asked).toEqual(toPageRequest('/about', {}));
  expect(asked).toMatchObject({ scope: null, headers: {} });
});

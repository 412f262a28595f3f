import { expect, test } from 'vitest';
import { requestOfPage, requestOfUnknown, toPageRequest } from '@/server/pages/cache-key';

const key = (url: string, headers: Record<string, string> = {}) => toPageRequest(url, headers).key;
const russian = { cookie: 'theme=dark; NEXT_LOCALE=ru; x=1' };

test('uses the same key for the parameters menu and page in any order (B-21)', () => {
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
])('removes the tracking parameter %s from the key (B-21)', (tracking) => {
  expect(key(`/products?menu=a&${tracking}`)).toBe(key('/products?menu=a'));
  expect(toPageRequest(`/products?menu=a&${tracking}`, {})).toMatchObject({
    target: '/products?menu=a',
    ignored: tracking,
  });
});

test('uses the same key and target for list filters in any order (B-21)', () => {
  const sent = toPageRequest('/products?page=2&values=7&utm_source=x&values=3&sort=new&menu=a', {});

  const canonical = toPageRequest('/products?menu=a&values=3&values=7&sort=new&page=2', {});
  expect(sent).toEqual({ ...canonical, ignored: 'utm_source=x' });
  expect(canonical).toMatchObject({
    isNarrowed: true,
    target: '/products?menu=a&values=3&values=7&sort=new&page=2',
    menu: 'a',
  });
});

test.each([
  'search=choynak',
  'search=choynak+oq&menu=idish',
  'category=1&category=2',
  'price_min=1000&price_max=5000',
  'discounted=1&express=1',
  'sort=price_asc',
])('caches the list ?%s apart from other pages (B-21)', (query) => {
  const { key, isNarrowed } = toPageRequest(`/ru/products?${query}`, {});

  expect(key).toContain('/ru/products?');
  expect(isNarrowed).toBe(true);
  expect(toPageRequest('/products?menu=a&page=2', {}).isNarrowed).toBe(false);
});

test.each([
  'search=',
  'search=+choynak',
  'search=a&search=b',
  'category=2,1',
  'category=1&category=1',
  'category=x',
  'price_min=1%20000',
  'price_min=01',
  'price_min=5&price_max=1',
  'discounted=on',
  'discounted=0',
  'sort=none',
  'sort=popular',
  'sort=new&page=1',
  'sort=new&page=0',
  'sort=new&menu=%3Cscript%3E',
  `search=${'a'.repeat(101)}`,
  'collection=yangi',
  'sale=1&sort=new',
  'menu=a&menu=b',
  'page=0',
  'page=1e5',
  'page=12345678',
  'menu=%3Cscript%3E',
  'menu=%3Cscript',
  'menu=script%3E',
])('bypasses the cache of lists for ?%s (B-21)', (query) => {
  expect(key(`/products?${query}`)).toBeNull();
});

test.each(['page=2', 'page=12', 'menu=idish-tovoq_1&page=345678'])('caches ?%s (B-21)', (query) => {
  expect(key(`/products?${query}`)).toContain(query);
});

test.each([
  [{ saveData: false, cookies: undefined }, {}],
  [{ saveData: true, cookies: undefined }, { 'save-data': 'on' }],
  [{ saveData: false, cookies: 'shop=one; NEXT_LOCALE=ru' }, { cookie: 'shop=one' }],
])(
  'derives the same page request from %j as from the equivalent headers (B-22)',
  (known, headers) => {
    const options = { scopeCookie: 'shop' };
    for (const url of ['/products?menu=a', '/ru/about']) {
      expect(requestOfPage(url, known, options)).toEqual(toPageRequest(url, headers, options));
    }
  },
);

test.each(['/products/choynak-5?option=7', '/products/choynak-5/reviews?page=2'])(
  'bypasses the cache for %s (B-21)',
  (url) => {
    expect(key(url)).toBeNull();
  },
);

test.each([
  ['/products', 'view=choynak-1'],
  ['/products', 'PAGE=1'],
  ['/products', 'constructor=1'],
  ['/products', '_rsc=1'],
  ['/', 'x=1'],
  ['/', 'page=2'],
  ['/ru', 'menu=telefonlar'],
  ['/about', 'page=71'],
  ['/products/choynak-5', 'page=2'],
  ['/post', 'menu=telefonlar'],
  ['/constructor', 'page=2'],
  ['/orders', 'order=7'],
])('on the page %s, ignores the parameter ?%s (B-21)', (path, query) => {
  const plain = toPageRequest(path, {});

  expect(toPageRequest(`${path}?${query}`, {})).toEqual({ ...plain, ignored: query });
  expect(plain.key).not.toBeNull();
});

test.each(['/products?menu=telefonlar', '/ru/products?page=2', '/post?page=2', '/ru/post?page=2'])(
  'caches %s (B-21)',
  (url) => {
    expect(key(url)).not.toBeNull();
  },
);

test('uses separate keys for HTML and the RSC payload (B-22)', () => {
  const payload = key('/products?_rsc=abc', { rsc: '1' });

  expect(payload).not.toBeNull();
  expect(payload).not.toBe(key('/products'));
});

const layoutOf = (locale: string, page: unknown, marker: string | null = null) => ({
  rsc: '1',
  'next-router-state-tree': encodeURIComponent(
    JSON.stringify([
      '',
      { children: [['locale', locale, 'd', null], { children: page }] },
      null,
      marker,
    ]),
  ),
});

test('uses one payload key for routers with the layout and one for others (B-22)', () => {
  const fromHome = layoutOf('uz', ['__PAGE__', {}]);
  const fromProduct = layoutOf('uz', ['products', { children: ['__PAGE__', {}, null, 'refetch'] }]);

  expect(toPageRequest('/about', fromHome)).toEqual(toPageRequest('/about', fromProduct));
  expect(key('/about', fromHome)).not.toBe(key('/about', { rsc: '1' }));
  expect(toPageRequest('/about', fromHome).headers['next-router-state-tree']).toContain('locale');
});

test('forwards the router state of a metadata-only prefetch (B-22)', () => {
  const state = encodeURIComponent(JSON.stringify(['', {}, null, 'metadata-only']));
  const prefetch = { rsc: '1', 'next-router-prefetch': '1' };

  const { headers } = toPageRequest('/about', { ...prefetch, 'next-router-state-tree': state });

  expect(headers['next-router-state-tree']).toBe(state);
});

test.each([
  ['of another language', layoutOf('ru', ['__PAGE__', {}])],
  ['that requests everything again', layoutOf('uz', ['__PAGE__', {}], 'refetch')],
  ['of another form', { rsc: '1', 'next-router-state-tree': 'nonsense' }],
  ['with broken escapes', { rsc: '1', 'next-router-state-tree': '%5B%22%22%2C%E0%A4%A' }],
  ['that is too long', layoutOf('uz', ['x'.repeat(20_000), {}])],
])('ignores a router state %s (B-22)', (_, headers) => {
  expect(toPageRequest('/about', headers)).toEqual(toPageRequest('/about', { rsc: '1' }));
});

test.each([
  ['the address of the previous page', { 'next-url': '/anything' }],
  ['an unknown kind of prefetch', { 'next-router-prefetch': 'x' }],
  ['a segment without a prefetch', { 'next-router-segment-prefetch': '/_tree' }],
  ['a header that Next does not use', { 'next-router-shard': '7' }],
])('ignores %s in the key for a payload (B-22)', (_, headers) => {
  const sent = { rsc: '1', ...headers };
  expect(toPageRequest('/about?_rsc=forged', sent)).toEqual({
    ...toPageRequest('/about', { rsc: '1' }),
    ignored: '_rsc=forged',
  });
});

test('uses separate keys for a full prefetch and a route tree prefetch (B-22)', () => {
  const prefetch = { rsc: '1', 'next-router-prefetch': '1' };
  const tree = { ...prefetch, 'next-router-segment-prefetch': '/_tree' };

  const keys = [{ rsc: '1' }, prefetch, tree].map((headers) => key('/about', headers));

  expect(new Set(keys).size).toBe(3);
});

test('drops unknown headers that start with `next-` (B-22)', () => {
  expect(toPageRequest('/', { 'next-foo': '1' })).toEqual(toPageRequest('/', {}));
});

test.each([
  ['/none/of/this', '/404'],
  ['/ru/none/of/this', '/ru/404'],
  ['/products/choynak-5/x', '/404'],
])('for the unknown address %s, uses the shared not-found page %s (B-26)', (url, path) => {
  expect(toPageRequest(`${url}?x=1`, {})).toEqual({ ...toPageRequest(path, {}), ignored: 'x=1' });
});

test.each([
  ['a path with extra slashes', '/none//of/this/', {}],
  ['a path with the prefix of the default language', '/uz/none/of/this', {}],
  ['a request of a visitor with another language', '/none/of/this', russian],
])('does not change the redirect of %s (B-73)', (_, url, headers) => {
  expect(toPageRequest(url, headers).pathname).toBe(url);
});

test('uses the shared not-found page for missing content', () => {
  const headers = { 'save-data': 'on', cookie: 'world=one' };
  const options = { scopeCookie: 'world' };

  const request = requestOfUnknown(toPageRequest('/ru/products/none-5?option=1', headers, options));

  const { ignored: _, ...page } = toPageRequest('/ru/404', headers, options);
  expect(request).toMatchObject(page);
});

test('drops headers of server actions and of `next dev` (B-22)', () => {
  const headers = { 'next-action': '1', 'next-hmr-refresh': '1' };

  expect(toPageRequest('/', headers)).toEqual(toPageRequest('/', {}));
});

test('uses separate keys per language cookie for an unprefixed path (B-22)', () => {
  expect(key('/', russian)).not.toBe(key('/'));
  expect(key('/', { cookie: 'NEXT_LOCALE=uz' })).toBe(key('/'));
  expect(key('/', { cookie: 'NEXT_LOCALE=de' })).toBe(key('/'));
  expect(key('/ru/about', russian)).toBe(key('/ru/about'));
});

test("passes neither personal headers nor the client's Host to a render (B-19)", () => {
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

test('uses a separate page for each value of the forwarded cookie', () => {
  const one = toPageRequest('/ru/about', inWorld, { scopeCookie: 'world' });
  const other = toPageRequest('/ru/about', { cookie: 'world=two' }, { scopeCookie: 'world' });

  expect(one).toMatchObject({ scope: 'one', headers: { cookie: 'world=one' } });
  expect(new Set([one.key, other.key, key('/ru/about')]).size).toBe(3);
});

test('ignores a cookie that is not forwarded', () => {
  const pageRequest = toPageRequest('/about', inWorld);

  expect(pageRequest).toEqual(toPageRequest('/about', {}));
  expect(pageRequest.scope).toBeNull();
  expect(pageRequest.headers).not.toHaveProperty('cookie');
});

test('tags a list with the first of several `menu` parameters, the one that it shows', () => {
  expect(toPageRequest('/products?menu=a&menu=b', {})).toMatchObject({ menu: 'a', key: null });
});

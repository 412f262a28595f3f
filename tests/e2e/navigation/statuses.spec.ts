import { expect, test } from '@/tests/e2e/support/fixtures';
import { personalRoutes, publicRoutes } from '@/tests/e2e/support/routes';
import { firstProduct } from '@/tests/e2e/support/shop';
import { wordsOf } from '@/tests/support/words';

/** The header with which the Next router requests a page's RSC payload instead of its HTML. */
const AS_DATA = { rsc: '1' };

test('pages and payloads contain no personal data and preload no fonts', async ({
  request,
  shopper,
}) => {
  const token = await shopper.signIn({ firstName: 'Zulayho', lastName: 'Egamova' });
  const { all } = await publicRoutes(request);
  for (const path of [...all, ...personalRoutes]) {
    for (const data of [{}, AS_DATA]) {
      const headers = { ...data, authorization: `Bearer ${token}`, cookie: `token=${token}` };
      const response = await request.get(path, { headers });
      const body = await response.text();
      expect(body, path).not.toMatch(/901234567|Zulayho|Egamova/);
      expect(response.headers()['set-cookie'], path).toBeUndefined();
      expect(response.headers().link ?? '', path).not.toContain('as="font"');
      expect(body, path).not.toMatch(/<link[^>]+as="font"|:HL\["[^"]+\.woff2/);
    }
  }
});

test("a page has the shop's icon and no duplicate meta elements", async ({ request }) => {
  const { slug } = await firstProduct(request, '');
  for (const path of ['/', `/ru/products/${slug}`, '/cart', '/nowhere']) {
    const html = await (await request.get(path)).text();
    const names = [...html.matchAll(/<meta (?:name|property)="([^"]+)"/g)].map(([, name]) => name);
    expect(names, path).toEqual([...new Set(names)]);
    const [, icon = ''] = /<link rel="icon" href="([^"]+)"/.exec(html) ?? [];
    const response = await request.get(icon);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toMatch(/^image\//);
  }
  expect((await request.get('/favicon.ico')).headers()['content-type']).toBe('image/x-icon');
});

for (const locale of ['uz', 'ru'] as const) {
  // Requirements: S1-05, S1-07
  test(`serves every public page in ${locale} with its text in the HTML (S2-01, B-30)`, {
    // Other tests cover the Uzbek pages: the first test in this file and every-route.spec.ts.
    tag: locale === 'ru' ? [] : '@full',
  }, async ({ request }) => {
    const { all } = await publicRoutes(request);
    // The first Russian page stores the language.
    const stored = locale === 'ru' ? expect.stringMatching(/^NEXT_LOCALE=ru;/) : undefined;
    for (const path of all) {
      const url = locale === 'uz' ? path : `/ru${path === '/' ? '' : path}`;
      const response = await request.get(url);
      const html = await response.text();
      expect(response.status(), url).toBe(200);
      expect(html, url).toContain(`<html lang="${locale}"`);
      expect(html, url).toMatch(/<h1[^>]*>[^<]+/);
      expect(response.headers()['set-cookie'], url).toEqual(path === '/' ? stored : undefined);
      expect(response.headers()['cache-control'], url).toBe('private, no-cache');
    }
  });
}

test('redirects a wrong slug to the canonical slug with a single 308 (S2-28, B-73)', async ({
  request,
}) => {
  const product = await firstProduct(request);
  for (const prefix of ['', '/ru']) {
    const response = await request.get(`${prefix}/products/anything-at-all-${product.id}?view=1`, {
      maxRedirects: 0,
    });
    expect(response.status()).toBe(308);
    const locations = response.headersArray().filter(({ name }) => /^location$/i.test(name));
    expect(locations.map(({ value }) => value)).toEqual([
      `${prefix}/products/${product.slug}?view=1`,
    ]);
  }
});

test('a URL with several flaws needs only one redirect (B-33, B-73)', async ({ request }) => {
  const { id, slug } = await firstProduct(request);
  const response = await request.get(`/uz/products/wrong-${id}/`, { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toBe(`/products/${slug}`);
});

test('redirects a URL with unnecessary percent-escapes to the plain URL (B-73)', async ({
  request,
}) => {
  const { slug } = await firstProduct(request);
  const escaped = `%${slug.charCodeAt(0).toString(16)}${slug.slice(1)}`;
  for (const [path, target] of [
    [`/products/${escaped}?view=1`, `/products/${slug}?view=1`],
    [`/ru/products/${escaped}/reviews`, `/ru/products/${slug}/reviews`],
    [`/%72u/products/${slug}`, `/ru/products/${slug}`],
    ['/%61bout', '/about'],
    ['/info/f%61q', '/info/faq'],
    ['/p%6Fst?page=2', '/post?page=2'],
    ['/ru/produ%63ts?menu=kiyim', '/ru/products?menu=kiyim'],
    ['/%6eews', '/news'],
    ['/%d1%87%D0%b0%d0%B9', '/%D1%87%D0%B0%D0%B9'],
  ]) {
    const response = await request.get(path ?? '', { maxRedirects: 0 });
    expect([path, response.status(), response.headers().location]).toEqual([path, 308, target]);
    const next = await request.get(target ?? '', { maxRedirects: 0 });
    expect([target, next.status()]).not.toEqual([target, 308]);
  }
});

for (const [path, target] of [
  ['/uz', '/'],
  ['/uz/products?menu=kiyim', '/products?menu=kiyim'],
  ['/contacts', '/info/contacts'],
  ['/ru/contacts', '/ru/info/contacts'],
] as const) {
  test(`${path} redirects to ${target} (B-33, B-71)`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe(target);
  });
}

for (const path of [
  '/no-such-page',
  '/products/no-such-99999999',
  '/products/none',
  '/post/none-9999',
  '/info/menu/none-9999',
  '/products?menu=no-such',
  '/x.txt',
  '/about/deeper',
  '/404',
  '/products?page=9999',
]) {
  test(`${path} returns 404 with a localized heading in the HTML (S2-25, B-35)`, async ({
    request,
  }) => {
    for (const locale of ['uz', 'ru'] as const) {
      const response = await request.get(locale === 'ru' ? `/ru${path}` : path);
      expect(response.status(), path).toBe(404);
      const [html, words] = [await response.text(), wordsOf(locale)('errors.notFound.title')];
      expect(html).toContain(`>${words}</h1>`);
      expect(html.match(/<title>[^<]*<\/title>/g)).toEqual([`<title>${words} — Chorsu</title>`]);
    }
  });
}

for (const path of ['/%E0%A4%A', '/products/a%00b', '/ru/%ff', '/%c0%ae%c0%ae']) {
  test(`the malformed path ${path} returns 400 (B-34)`, async ({ request, baseURL }) => {
    const response = await request.get(`${baseURL}${path}`);
    expect(response.status()).toBe(400);
  });
}

test('a POST with a Next-Action header returns 405 (B-37)', async ({ request }) => {
  const response = await request.post('/', { headers: { 'Next-Action': 'x' }, data: '[]' });
  expect(response.status()).toBe(405);
});

test('an unprefixed URL redirects to /ru if the language cookie is Russian (B-67)', async ({
  request,
}) => {
  const response = await request.get('/products?menu=elektronika', {
    headers: { Cookie: 'NEXT_LOCALE=ru' },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(307);
  expect(response.headers().location).toBe('/ru/products?menu=elektronika');
});

test('the Accept-Language header never causes a redirect (B-68)', async ({ request }) => {
  const response = await request.get('/', {
    headers: { 'Accept-Language': 'ru' },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain('<html lang="uz"');
});

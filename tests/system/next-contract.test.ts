import { existsSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { basename, join } from 'node:path';
import {
  filterScripts,
  inlineCodeIn,
  scriptsIn,
  stylesheetsIn,
} from 'deferred-hydration/server/document-tags';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { STATIC_FILES } from '@/lib/next/addresses';
import { scriptsOfProducts } from '@/scripts/lib/build/next-build.mjs';
import { pickBody } from '@/server/bytes/compress';
import { isOwnImage } from '@/server/edge/request-checks';
import { parseTarget } from '@/server/edge/request-target';
import { hashOf } from '@/server/edge/security-headers';
import { toPageRequest } from '@/server/pages/cache-key';
import { finishPage } from '@/server/pages/finish-page';
import { createByteCache } from '@/server/pages/page-cache';
import { PageServer, type Reader } from '@/server/pages/serve-page';
import { deferPages } from '@/server/rendering/deferred/defer-pages';
import { readBuildId, readStaticFile } from '@/server/rendering/next/build-files';
import {
  isKnownHeader,
  isRscResponse,
  readRouterHeaders,
  unknownVary,
} from '@/server/rendering/next/router-headers';
import { readRscPayload } from '@/server/rendering/next/rsc-payload';
import { unrecognizedCounts } from '@/server/rendering/next/unrecognized';
import { modulesIn } from '@/tests/support/page/first-load';
import { type RequestOptions, sendRequest } from '@/tests/support/send-request';
import { aFaultyApi } from '@/tests/support/stub/faulty-api';
import { aPort, launch, launchStorefront, type Running, waitForOk } from './processes';

const build = process.env.CHORSU_DIST || '.next';
const deferOnBuild = deferPages((address) => readStaticFile(build, address));
const htmlHeaders: IncomingHttpHeaders = { 'content-type': 'text/html; charset=utf-8' };
const paths = new Map([
  ['home', '/'],
  ['list', '/ru/products'],
  ['search', '/products?search=choynak'],
  ['cart', '/cart'],
  ['of a missing address', '/none'],
]);

let api: Awaited<ReturnType<typeof aFaultyApi>>;
let next: Running;
let web = '';

beforeAll(async () => {
  const port = await aPort();
  web = `http://127.0.0.1:${port}`;
  api = await aFaultyApi(inject('apiUrl'));
  // Tests Next directly, without the storefront's own server in front of it.
  next = launch(['node_modules/next/dist/bin/next', 'start', '-p', port], {
    API_URL: api.url,
    CHORSU_DIST: build,
    NODE_ENV: 'production',
    SITE_URL: web,
    NEXT_TELEMETRY_DISABLED: '1',
  });
  await waitForOk(web, '/about');
  paths.set('product', `/products/${await firstSlug('/api/v1/catalog/product')}`);
  paths.set('post', `/post/${await firstSlug('/api/v1/post/list')}`);
});

afterAll(async () => {
  next.signal('SIGKILL');
  await next.ended;
  api.close();
});

async function firstSlug(list: string): Promise<string> {
  const { body } = await sendRequest(inject('apiUrl'), `${list}?size=1`);
  return JSON.parse(body.toString()).data.results[0].slug;
}

const get = (path: string, options?: RequestOptions) => sendRequest(web, path, options);

/**
 * Requests a payload as the router does. Next redirects a request whose `_rsc` is not the digest of
 * its headers to the URL with the right digest.
 */
async function navigate(path: string, headers: Record<string, string> = {}) {
  const options = { headers: { rsc: '1', ...headers } };
  const response = await get(`${path}_rsc=`, options);
  const { location } = response.headers;
  return location === undefined
    ? response
    : get(new URL(location, web).href.slice(web.length), options);
}

const kinds = ['home', 'list', 'search', 'product', 'post', 'cart', 'of a missing address'];
const pathOf = (kind: string) => paths.get(kind) ?? '';

test.each(kinds)('recognizes every script and stylesheet of Next on the page %s', async (kind) => {
  const html = (await get(pathOf(kind))).body.toString();
  const scripts = scriptsIn(html);
  const stylesheets = stylesheetsIn(html);

  const unknown = scripts.flatMap((tag) => (tag.kind === 'unrecognized' ? [tag.html] : []));
  expect(unknown.map((tag) => tag.slice(0, 100))).toEqual([]);
  expect(stylesheets.filter(({ address }) => address === null)).toEqual([]);
  expect(new Set(scripts.map((tag) => tag.kind))).toContain('data');
  expect(new Set(scripts.map((tag) => tag.kind))).toContain('file');
  expect(stylesheets.length).toBeGreaterThan(0);
  // The parser must find every tag in the HTML.
  expect(scripts).toHaveLength(count(html, /<script\b/g));
  expect(stylesheets).toHaveLength(count(html, /<link\b[^>]*stylesheet/g));
  expect(count(html, /<style\b/g)).toBe(0);
  expect(inlineCodeIn(html).scripts).toHaveLength(
    scripts.filter((tag) => tag.kind === 'data').length,
  );
});

test("without the storefront's own server, Next serves the same page", async () => {
  const port = await aPort();
  const storefront = await launchStorefront(port, {
    API_URL: api.url,
    CHORSU_DIST: build,
    SITE_URL: web,
    DEFER_HYDRATION: 'off',
  });
  // Ignores scripts, comments and the tag order, because they depend on which read completes first.
  const seen = async (base: string, path: string) => {
    const { status, body } = await sendRequest(base, path, {
      headers: { host: new URL(web).host },
    });
    const html = body.toString();
    const canonical = /\\"c\\":\[[^\]]*\]/.exec(html)?.[0];
    const text = filterScripts(html, () => false).replace(/<!--.*?-->/g, '');
    const tags = text.split('<').sort();
    return { status, canonical, tags };
  };

  const found = kinds.filter((kind) => kind !== 'of a missing address').map(pathOf);
  for (const path of [...found, '/ru', '/ru/products?search=choynak&category=1']) {
    const ours = await seen(`http://127.0.0.1:${port}`, path);
    expect(ours, path).toEqual(await seen(web, path));
    expect(ours.canonical).toBeDefined();
  }
  storefront.signal('SIGINT');
  await storefront.ended;
});

test.each(kinds.filter((kind) => kind !== 'cart'))(
  'defers hydration with the real styles on the page %s',
  async (kind) => {
    const path = pathOf(kind);
    const rendered = await get(path);
    const before = unrecognizedCounts();
    const request = toPageRequest(path, {});
    // The first response to a search is not cached, so it has no key.
    const split = deferOnBuild(rendered, kind === 'search' ? { ...request, key: null } : request);
    const html = split.body.toString();

    expect(unrecognizedCounts()).toEqual(before);
    expect(
      count(html, /<script src="\/hydrate.js" async data-stylesheets="\/_next\/static\//g),
    ).toBe(1);
    expect(count(html, /<script src="\/_next|rel="stylesheet"/g)).toBe(0);
    expect(split.payload === undefined).toBe(kind === 'search');
    // Far fewer rules would mean that the build's stylesheets were not recognized.
    expect(/<style data-used-styles>([^<]*)</.exec(html)?.[1]?.split('}').length).toBeGreaterThan(
      50,
    );
  },
);

test('serves the build files at the URLs that pages contain', async () => {
  const html = (await get('/')).body.toString();
  const files = scriptsIn(html).flatMap((tag) => (tag.kind === 'file' ? tag.src : []));
  const addresses = [...files, ...stylesheetsIn(html).flatMap(({ address }) => address ?? [])];

  expect(addresses.length).toBeGreaterThan(5);
  for (const address of new Set(addresses)) {
    expect(address.startsWith(STATIC_FILES)).toBe(true);
    expect([address, (await get(address)).status]).toEqual([address, 200]);
  }
  expect(readBuildId(build)).toMatch(/^\S+$/);
});

test('preloads the scripts that a product page loads and a list page does not', async () => {
  const [ofList = [], ofProduct = []] = await Promise.all(
    ['list', 'product'].map(async (kind) => {
      const html = (await get(pathOf(kind))).body.toString();
      return scriptsIn(html).flatMap((tag) => (tag.kind === 'file' ? tag.src : []));
    }),
  );
  const own = new Set(ofProduct.filter((one) => !ofList.includes(one)));

  expect(own.size).toBeGreaterThan(0);
  expect(new Set(await scriptsOfProducts(build))).toEqual(own);
});

test('loads the product card script even on a page without cards', async () => {
  const html = (await get('/about')).body.toString();
  const files = scriptsIn(html).flatMap((tag) => (tag.kind === 'file' ? tag.src : []));
  // Files that Next copies unchanged have no source map.
  const chunks = files
    .map((address) => basename(address))
    .filter((chunk) => existsSync(join(build, 'source-maps', `${chunk}.map`)));
  const modules = modulesIn(chunks, build);

  expect(html).not.toContain('<article');
  expect([...modules.keys()]).toContain('components/product/card/product-grid.tsx');
});

test('serves the images of a page through the optimizer', async () => {
  const html = (await get('/')).body.toString();
  const [picture = ''] = /\/_next\/image\?[^" ]+/.exec(html) ?? [];
  const address = picture.replaceAll('&amp;', '&');
  const { status, headers } = await get(address, { headers: { accept: 'image/webp' } });

  expect(isOwnImage(address)).toBe(true);
  expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
});

test.each([
  ['a navigation', '/about?', {}],
  ['a prefetch', '/about?', { 'next-router-prefetch': '1' }],
  ['a navigation to a product', 'product', {}],
  ['a navigation to a page that does not exist', '/none?', {}],
])('receives a complete payload for %s', async (_what, path, headers) => {
  const response = await navigate(path === 'product' ? `${pathOf(path)}?` : path, headers);

  expect(isRscResponse(response.headers)).toBe(true);
  expect(readRscPayload(response.body)).toBe('complete');
});

test('detects the payload of a failed render, despite its status 200, by its error row', async () => {
  api.fails('responds with 500');
  const response = await navigate('/products?sort=new&');
  api.fails(null);

  expect([response.status, isRscResponse(response.headers)]).toEqual([200, true]);
  expect(readRscPayload(response.body)).toBe('failed');
});

test("Next's responses vary only by known headers", async () => {
  for (const { headers } of [await get('/about'), await navigate('/about?')]) {
    expect(headers.vary).toContain('next-router-state-tree');
    expect(unknownVary(headers.vary)).toEqual([]);
  }
});

/** Simulates changes that a later version of Next could make to its HTML. */
const alterations: [what: string, kind: string, alter: (html: string) => string][] = [
  [
    'one more attribute on its scripts',
    'scriptTag',
    (html) => html.replaceAll('<script src="/_next', '<script data-more="" src="/_next'),
  ],
  [
    'another name for the variable that receives its payload',
    'inlineScript',
    (html) => html.replaceAll('self.__next_f', 'self.__next_g'),
  ],
  [
    'another format of its class names',
    'classNames',
    (html) =>
      html.replace(/ class="([^"]+)"/g, (_all, names: string) => {
        return ` class="${names.replace(/[^ ]+/g, (name) => `m-${name}`)}"`;
      }),
  ],
];

test.each(alterations)(
  'sends and caches an unrecognized page with %s, and logs that it is unrecognized',
  async (_what, kind, alter) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const before = unrecognizedCounts()[kind] ?? 0;
    const { html, request } = pagesOf(async (path) => alter((await get(path)).body.toString()));
    for (const path of ['/about', pathOf('list'), '/about']) {
      const page = await request(path);
      const inline = scriptsIn(html(path)).flatMap((tag) => ('code' in tag && tag.code) || []);

      expect(page.text).toBe(html(path));
      expect(page.payload).toBeUndefined();
      expect(inline.length).toBeGreaterThan(1);
      for (const code of inline) expect(page.policy).toContain(hashOf(code));
    }

    expect((await request('/about')).state).toBe('hit');
    expect((unrecognizedCounts()[kind] ?? 0) - before).toBe(2);
    const lines = log.mock.calls.map(([line]) => String(line));
    log.mockRestore();
    expect(lines.filter((line) => line.includes(`known form (${kind})`))).toHaveLength(1);
  },
);

test('sends a failed payload with an unknown error row without caching it', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  api.fails('responds with 500');
  const { body, headers } = await navigate('/products?sort=new&');
  api.fails(null);
  const altered = Buffer.from(body.toString().replace('E{"digest"', 'E{"hash"'));
  const { request } = pagesOf(async () => altered.toString(), headers);

  const [first, second] = [
    await request('/about', { rsc: '1' }),
    await request('/about', { rsc: '1' }),
  ];

  expect([first.state, second.state]).toEqual(['bypass', 'bypass']);
  expect(second.text).toBe(altered.toString());
  expect(log.mock.calls.join('')).toContain('known form (rscPayload)');
  log.mockRestore();
});

/** Creates a page server that uses the built stylesheets and gets its HTML from `content`. */
function pagesOf(content: (path: string) => Promise<string>, headers = htmlHeaders) {
  const sent = new Map<string, string>();
  const site = { isHttps: false, siteUrl: web };
  const server = new PageServer({
    async render(request, { encoding }) {
      const text = await content(request.target);
      sent.set(request.target, text);
      const rendered = { status: 200, headers, body: Buffer.from(text) };
      return finishPage(rendered, request, { paint: deferOnBuild, site, encoding });
    },
    isUntried: () => false,
    isBusy: () => false,
    pages: createByteCache(10_000_000),
    otherPages: createByteCache(10_000_000),
    lists: createByteCache(1_000_000),
    freshMs: 60_000,
    staleMs: 60_000,
    now: Date.now,
    wallClock: Date.now,
  });
  return {
    html: (path: string) => sent.get(path) ?? '',
    async request(path: string, options: Record<string, string> = {}) {
      const reader: Reader = { encoding: 'identity', origin: '127.0.0.1' };
      const { page, state } = await server.serve(toPageRequest(path, options), reader);
      return {
        state,
        payload: page.payload,
        text: pickBody(page.bodies, 'identity')[1].toString(),
        policy: page.headers[page.headers.indexOf('content-security-policy') + 1] ?? '',
      };
    },
  };
}

test('supports every router header that Next lists', async () => {
  const headers: unknown = await import('next/dist/client/components/app-router-headers.js');
  const { FLIGHT_HEADERS: names } = headers as { FLIGHT_HEADERS: string[] };

  expect(names).toContain('rsc');
  expect(names.filter((name) => !isKnownHeader(name))).toEqual([]);
});

test('rejects the router-data suffix, which Next maps to another path', async () => {
  const { headers } = await get('/about.rsc');

  expect(isRscResponse(headers)).toBe(true);
  expect(parseTarget('/about.rsc')).toBeNull();
});

test('derives the layout from the router state of another page, as Next does', async () => {
  const onHome = stateOf({ children: ['__PAGE__', {}] });
  const onProduct = stateOf({
    children: [
      'products',
      { children: [['slug', 'a-1', 'd', null], { children: ['__PAGE__', {}] }] },
    ],
  });
  const sent = readRouterHeaders({ rsc: '1', ...onHome }, 'uz').forwarded;

  const [home, product, reduced, none] = await Promise.all(
    [onHome, onProduct, sent, {}].map(async (state) =>
      withoutId((await navigate('/about?', state)).body),
    ),
  );

  expect(sent).not.toMatchObject(onHome);
  expect(reduced).toBe(home);
  expect(reduced).toBe(product);
  expect(reduced?.length).toBeLessThan(none?.length ?? 0);
});

/** Removes the random id that Next generates for each response. */
function withoutId(body: Buffer): string {
  return body.toString().replace(/"[\w-]{21}([mv])"/g, '"$1"');
}

function stateOf(page: object): Record<string, string> {
  const layout = [['locale', 'uz', 'd', null], page];
  const text = encodeURIComponent(JSON.stringify(['', { children: layout }]));
  return { 'next-router-state-tree': text };
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

import { createServer } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { sendJunk } from '@/tests/support/junk';
import { listening } from '@/tests/support/process/listening';
import { type RequestOptions, sendRequest, sendWithRetries } from '@/tests/support/send-request';
import { wholeOrPart } from '@/tests/support/tier';
import { aPort, launchStorefront, type Running } from './processes';

let storefront: Running;
let web = '';
let webPort = 0;
let slug = '';

/** The requests to a listener that the shop must never contact. */
const caught: string[] = [];
const canary = createServer((req, res) => {
  caught.push(String(req.url));
  res.writeHead(200, { 'content-type': 'image/png' }).end();
});
let trap = 0;

beforeAll(async () => {
  trap = await listening(canary);
  const port = await aPort();
  [web, webPort] = [`http://127.0.0.1:${port}`, Number(port)];
  storefront = await launchStorefront(port, {
    API_URL: inject('apiUrl'),
    REVALIDATE_SECRET: 'a secret of some length',
    SITE_URL: 'https://chorsu.example',
    // Without this setting, the storefront would refuse to start, because the mocked API is in test
    // mode.
    ALLOW_UNSAFE_START: '1',
    TRUST_PROXY: '1',
    // The heap is limited, so that uncollected garbage does not count as growth.
    NODE_OPTIONS: '--max-old-space-size=192',
  });
  const list = await get('/api/v1/catalog/product?size=1');
  slug = JSON.parse(list.body.toString()).data.results[0].slug;
});

afterAll(async () => {
  canary.close();
  storefront.signal('SIGKILL');
  await storefront.ended;
});

const get = (path: string, options?: RequestOptions) => sendRequest(web, path, options);
const lineOf = (path: string, status: number) => `${status} ${path}`;

const broken = [
  '%E0%A4%A',
  '%',
  '%%',
  '%2',
  '%zz',
  '%ff',
  '%fe%ff',
  '%c0%ae',
  '%c0%ae%c0%ae',
  '%ed%a0%80',
  '%f5%80%80%80',
  '%80',
  '%e2%82',
  '%u0041',
  '%0',
  'a%',
  '%E0%A4',
  '%C3%28',
  '%A0%A1',
  '%F8',
];
const unseemly = ['%00', 'a%00b', '%0a', '%0d%0aSet-Cookie:%20a=1', '%1b', '%7f', '%C2%80'];
const places = [
  '/',
  '/ru/',
  '/products/',
  '/ru/products/',
  '/post/',
  '/info/menu/',
  '/news/',
  '/x.',
];

test('rejects 200 malformed addresses with 400 and logs nothing (B-34)', async () => {
  const paths = [...broken, ...unseemly].flatMap((text) => places.map((place) => place + text));
  const written = storefront.output();

  const responses = await Promise.all(
    paths.map(async (path) => lineOf(path, (await get(path)).status)),
  );

  expect(paths.length).toBeGreaterThanOrEqual(200);
  expect(responses).toEqual(paths.map((path) => lineOf(path, 400)));
  expect(storefront.output()).toBe(written);
});

test('never fails on a hostile query: responds with 200, 308, 400 or 404 (B-34)', async () => {
  const values = [
    ...broken,
    ...unseemly,
    '',
    '[]',
    'a'.repeat(5000),
    "' or 1=1--",
    '{{7*7}}',
    '-1',
  ];
  const names = ['menu', 'page', 'search', 'sort', 'price_min', 'values', 'collection', 'sale'];
  const paths = values.map((value, at) => {
    const list = `/products?${names[at % names.length]}=${value}`;
    const others = [`/products/${slug}?${value}=${value}`, `/ru?_rsc=${value}&utm_source=${value}`];
    return [list, list, ...others][at % 4] ?? list;
  });

  const responses: string[] = [];
  for (const path of paths) {
    const { status } = await sendWithRetries(web, encodeURI(path).replace(/%25/g, '%'));
    if (![200, 308, 400, 404].includes(status)) responses.push(lineOf(path, status));
  }

  expect(responses).toEqual([]);
});

test('rejects requests whose target is not a path in the shop', async () => {
  const lines = [
    `GET http://127.0.0.1:${trap}/a HTTP/1.1`,
    `GET //127.0.0.1:${trap}/a HTTP/1.1`,
    'GET *  HTTP/1.1',
    'OPTIONS * HTTP/1.1',
    'GET \\\\evil.test HTTP/1.1',
    'GET a HTTP/1.1',
    `CONNECT 127.0.0.1:${trap} HTTP/1.1`,
    'TRACE / HTTP/1.1',
    'PROPFIND / HTTP/1.1',
    `GET /api/v1/../../@127.0.0.1:${trap}/a HTTP/1.1`,
    `GET /api/v1/@127.0.0.1:${trap}/a HTTP/1.1`,
    `GET /media//127.0.0.1:${trap}/a HTTP/1.1`,
    `GET /media/http://127.0.0.1:${trap}/a HTTP/1.1`,
  ];

  const responses = await Promise.all(
    lines.map(async (line) => `${line}: ${await readLine(line)}`),
  );

  expect(responses.filter((response) => !/: ([34]\d\d|closed)$/.test(response))).toEqual([]);
  expect(caught).toEqual([]);
});

const elsewhere = [
  '//evil.test',
  '//evil.test/',
  '///evil.test',
  '////evil.test//',
  '/\\evil.test',
  '/\\/evil.test',
  '/.//evil.test',
  '/..//evil.test',
  '/%2f/evil.test',
  '/%2fevil.test',
  '/%5cevil.test',
  '/%5c/evil.test',
  '/https://evil.test',
  '/https:evil.test',
  '/http:/evil.test',
  '/@evil.test',
  '/.evil.test',
  '/;//evil.test',
  '//user@evil.test/',
  '//evil.test:80/',
  '//evil.test%2f..',
  '//127.0.0.1.evil.test/',
];
const carriers = ['/products', '/offline', '/post', '/ru/about'];
const carried = ['from', 'next', 'to', 'url', 'redirect', 'return', 'view', 'order'];

test('never redirects to another site whose address is in the path or query', async () => {
  const paths = [
    ...elsewhere,
    ...elsewhere.map((path) => `/uz${path}`),
    ...elsewhere.map((path) => `/products${path}/${slug}/`),
    ...carried.flatMap((name) => carriers.map((path) => `${path}/?${name}=//evil.test`)),
  ];
  expect(paths.length).toBeGreaterThanOrEqual(60);
  const own = [new URL(web).host, 'chorsu.example'];
  const led = await Promise.all(
    paths.map(async (path) => {
      const { location } = (await get(path)).headers;
      return location === undefined || own.includes(new URL(location, web).host)
        ? []
        : [path, location];
    }),
  );

  expect(led.flat()).toEqual([]);
});

const imageAddresses = () => [
  `http://127.0.0.1:${trap}/`,
  `https://127.0.0.1:${trap}/`,
  `//127.0.0.1:${trap}/`,
  `http://localhost:${trap}/`,
  `http://[::1]:${trap}/`,
  `http://2130706433:${trap}/`,
  `http://0x7f000001:${trap}/`,
  `http://0177.0.0.1:${trap}/`,
  `http://127.1:${trap}/`,
  `http://[::ffff:127.0.0.1]:${trap}/`,
  `http://0.0.0.0:${trap}/`,
  `http://①27.0.0.1:${trap}/`,
  `http://127.0.0.1.nip.io:${trap}/`,
  `http://localtest.me:${trap}/`,
  'http://169.254.169.254/latest/meta-data/',
  'http://metadata.google.internal/',
  'http://10.0.0.1/',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'ftp://127.0.0.1/',
  'gopher://127.0.0.1/',
  `/media/../../127.0.0.1:${trap}/`,
  `/media/..%2f..%2f127.0.0.1:${trap}`,
  `/\\127.0.0.1:${trap}/`,
  `/media/x.png?url=http://127.0.0.1:${trap}/`,
  `/media@127.0.0.1:${trap}/`,
  '/_next/image?url=/media/x',
  '/api/v1/core/settings',
  '/livez',
  '/',
  '',
  '/icons.svg',
  `/media/\t//127.0.0.1:${trap}/`,
];

test("the image optimizer fetches only the shop's own media", async () => {
  const addresses = imageAddresses();
  const responses = [];
  for (const address of addresses) {
    const { status } = await get(`/_next/image?url=${encodeURIComponent(address)}&w=64&q=75`);
    if (status < 400 || status >= 500) responses.push(lineOf(address, status));
  }

  expect(addresses.length).toBeGreaterThanOrEqual(30);
  expect(responses).toEqual([]);
  expect(caught).toEqual([]);
});

test.each([
  'w=63',
  'w=100000',
  'w=-1',
  'w=NaN',
  'w=64&w=96',
  'q=74',
  'q=100',
  'q=0',
  'w=64.5',
  'w=',
])('rejects an image URL with %s', async (variant) => {
  const { results } = JSON.parse(
    (await get('/api/v1/catalog/product?size=1')).body.toString(),
  ).data;
  const url = encodeURIComponent(`/media/${results[0].images[0].image}`);
  const query = new URLSearchParams('w=64&q=75');
  for (const name of new Set(new URLSearchParams(variant).keys())) query.delete(name);

  expect((await get(`/_next/image?url=${url}&${query}&${variant}`)).status).toBe(400);
});

test('serves hundreds of junk addresses with bounded memory and disk growth (B-26)', async () => {
  const { failed, grownMb, diskMb } = await sendJunk(web, {
    count: wholeOrPart(1000, 250),
    connections: 6,
    pid: storefront.pid,
    buildFolder: process.env.CHORSU_DIST ?? '.next',
  });

  expect(failed).toEqual([]);
  expect(grownMb).toBeLessThan(60);
  expect(diskMb).toBeLessThan(5);
});

test('rejects a thousand Server Action calls with 4xx and logs nothing (B-37)', async () => {
  const written = storefront.output();
  const responses = await Promise.all(
    Array.from({ length: 1000 }, async (_, number) => {
      const path = ['/', '/ru/cart', `/products/${slug}`, '/_next/data'][number % 4] ?? '/';
      const { status } = await get(path, actionCall(number));
      return status;
    }),
  );

  expect(responses.filter((status) => status < 400 || status >= 500)).toEqual([]);
  expect(storefront.output()).toBe(written);
});

function actionCall(number: number): RequestOptions {
  const bodies = [
    '[]',
    '["$F1"]',
    '[{"$ACTION_ID":"x"}]',
    '$',
    '0:{"a":"$@1"}',
    '\u0000',
    '{'.repeat(500),
  ];
  const types = ['text/plain;charset=UTF-8', 'multipart/form-data; boundary=x', 'application/json'];
  return {
    method: 'POST',
    headers: {
      'next-action': number.toString(16).padStart(42, '0'),
      'content-type': types[number % types.length] ?? '',
      'next-router-state-tree': '%5B%22%22%5D',
    },
    body: `${bodies[number % bodies.length]}${'x'.repeat(number)}`,
  };
}

/**
 * Sends a request with this request line. Returns the status of the response, or `closed` if the
 * server sends none.
 */
function readLine(line: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(webPort, '127.0.0.1', () =>
      socket.write(`${line}\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`),
    );
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 'closed'));
  });
}

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { StaticFiles } from '@/server/edge/static-files';
import { served } from '@/tests/support/page/served';
import { type RequestOptions, sendRequest } from '@/tests/support/send-request';
import { aStorefront } from '@/tests/unit/server/storefront';

const types: [file: string, type: string][] = [
  ['a.css', 'text/css; charset=utf-8'],
  ['a.html', 'text/html; charset=utf-8'],
  ['a.ico', 'image/x-icon'],
  ['a.jpg', 'image/jpeg'],
  ['a.js', 'text/javascript; charset=utf-8'],
  ['a.json', 'application/json'],
  ['a.map', 'application/json'],
  ['a.png', 'image/png'],
  ['a.svg', 'image/svg+xml'],
  ['a.txt', 'text/plain; charset=utf-8'],
  ['a.webmanifest', 'application/manifest+json'],
  ['a.webp', 'image/webp'],
  ['a.woff2', 'font/woff2'],
  ['a.unknown', 'application/octet-stream'],
];

/** Creates build files and public files. Each file contains its own path, repeated 100 times. */
function files({ isWorkerOn = true } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'chorsu-static-'));
  const [buildFolder, publicFolder] = [join(folder, 'build'), join(folder, 'public')];
  const scripts = ['main.js', 'off.js', 'hydrate.js', 'early-panels.js', 'early-requests.js'];
  const worker = scripts.map((name) => join('build/worker', name));
  const own = types.map(([name]) => join('public', name));
  for (const path of [...worker, ...own, 'build/static/chunks/b.js']) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), path.repeat(100));
  }
  const headers = { 'x-own': 'yes' };
  return new StaticFiles({ buildFolder, publicFolder, headers, isWorkerOn });
}

async function serve(found = files()) {
  const base = await served((req, res) => {
    void found.send(req, res, (req.url ?? '').replace(/\?.*/, ''));
  });
  return (path: string, options: RequestOptions = {}) => sendRequest(base, path, options);
}

test.each(types)('sends the file %s with the content type %s', async (file, type) => {
  const { headers, status } = await (await serve())(`/${file}`);
  expect([status, headers['content-type'], headers.vary, headers['x-own']]).toEqual([
    200,
    type,
    'Accept-Encoding',
    'yes',
  ]);
});

const SHORT = 'public, max-age=300, stale-while-revalidate=86400';
const FOR_GOOD = 'public, max-age=31536000, immutable';

test.each([
  ['/a.svg', SHORT],
  ['/a.svg?v=5', FOR_GOOD],
  ['/hydrate.js', SHORT],
  ['/early-panels.js', SHORT],
  ['/early-requests.js', SHORT],
  ['/sw.js', 'no-cache'],
  ['/_next/static/chunks/b.js', FOR_GOOD],
  ['/none.js', 'no-store'],
])('sends the file %s with the Cache-Control %s', async (path, kept) => {
  expect((await (await serve())(path)).headers['cache-control']).toBe(kept);
});

test('sends a file in the accepted encoding, but no body for HEAD and 304', async () => {
  const get = await serve();
  const whole = await get('/a.js');
  expect([whole.body.length, whole.headers['content-encoding']]).toEqual([1100, undefined]);
  for (const encoding of ['gzip', 'br']) {
    const { headers, body } = await get('/a.js', { headers: { 'accept-encoding': encoding } });
    expect([headers['content-encoding'], body.length < 200]).toEqual([encoding, true]);
    expect(Number(headers['content-length'])).toBe(body.length);
  }
  const head = await get('/a.js', { method: 'HEAD' });
  expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, '1100']);
  const known = await get('/a.js', { headers: { 'if-none-match': String(whole.headers.etag) } });
  expect([known.status, known.body.length, known.headers['content-type']]).toEqual([
    304,
    0,
    undefined,
  ]);
});

test.each([
  ['sends the service worker', true, 'main.js'],
  ['sends a script that unregisters the worker when it is off', false, 'off.js'],
])('%s', async (_title, isWorkerOn, name) => {
  const { body } = await (await serve(files({ isWorkerOn })))('/sw.js');
  expect(body.toString()).toContain(name);
});

test('lists only the addresses of immutable build files', () => {
  const found = files();
  expect(found.addresses).toEqual(['/_next/static/chunks/b.js']);
  expect(['/a.svg', '/hydrate.js', '/none.js'].map((path) => found.has(path))).toEqual([
    true,
    true,
    false,
  ]);
});

test('sends a precompressed build file and marks it as immutable', async () => {
  const get = await aStorefront();

  const response = await get('/_next/static/chunks/a.js', { headers: { 'accept-encoding': 'br' } });

  expect(response.body.toString()).toBe('made by the build');
  expect(response.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('lets browsers store a public file for five minutes and revalidate it afterward', async () => {
  const get = await aStorefront();

  const { headers } = await get('/icons.svg');
  const again = await get('/icons.svg', { headers: { 'if-none-match': String(headers.etag) } });

  expect(headers['cache-control']).toMatch(/^public, max-age=300\b/);
  expect(again.status).toBe(304);
});

test.each(['/_next/static/../secret', '/_next/static/%2e%2e/%2e%2e/secret'])(
  'rejects %s, which is outside the folder',
  async (path) => {
    const get = await aStorefront();

    const response = await get(path);

    expect(response.status).toBe(400);
    expect(response.body.toString()).not.toContain('not to be seen');
  },
);

test.each(['/_next/static/none.js', '/_next/static/chunks/a.js.br'])(
  'does not serve %s as a static file',
  async (path) => {
    const get = await aStorefront();

    const response = await get(path);

    expect([response.status, response.body.length]).toEqual([404, 0]);
  },
);

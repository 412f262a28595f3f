import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import ru from '@/messages/ru.json';
import uz from '@/messages/uz.json';
import { sendPlainPage } from '@/server/http/plain-page';
import { createReport } from '@/server/http/report';
import { policyOf, securityHeaders } from '@/server/http/security-headers';
import { StaticFiles } from '@/server/http/static-files';
import { ask } from '@/tests/support/ask';
import { listening } from '@/tests/support/listening';

type Handler = Parameters<typeof createServer>[1];

async function aServer(handle: NonNullable<Handler>) {
  const server = createServer(handle);
  onTestFinished(() => void server.close());
  const base = `http://127.0.0.1:${await listening(server)}`;
  return (path: string, options: Parameters<typeof ask>[2] = {}) => ask(base, path, options);
}

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

/** Files of a build and of the shop; each says where it is. */
function files({ isWorkerOn = true } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'chorsu-static-'));
  const [buildFolder, publicFolder] = [join(folder, 'build'), join(folder, 'public')];
  const worker = ['main.js', 'off.js', 'hydrate.js'].map((name) => join('build/worker', name));
  const own = types.map(([name]) => join('public', name));
  for (const path of [...worker, ...own, 'build/static/chunks/b.js']) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), path.repeat(100));
  }
  const headers = { 'x-own': 'yes' };
  return new StaticFiles({ buildFolder, publicFolder, headers, isWorkerOn });
}

const serve = (found = files()) =>
  aServer((req, res) => void found.send(req, res, (req.url ?? '').replace(/\?.*/, '')));

test.each(types)('of %s the type is %s', async (file, type) => {
  const { headers, status } = await (await serve())(`/${file}`);
  expect([status, headers['content-type'], headers.vary, headers['x-own']]).toEqual([
    ...[200, type, 'Accept-Encoding', 'yes'],
  ]);
});

const SHORT = 'public, max-age=300, stale-while-revalidate=86400';
const FOR_GOOD = 'public, max-age=31536000, immutable';

test.each([
  ['/a.svg', SHORT],
  ['/a.svg?v=5', FOR_GOOD],
  ['/hydrate.js', SHORT],
  ['/sw.js', 'no-cache'],
  ['/_next/static/chunks/b.js', FOR_GOOD],
  ['/none.js', 'no-store'],
])('%s is kept: %s', async (path, kept) => {
  expect((await (await serve())(path)).headers['cache-control']).toBe(kept);
});

test('a file is sent as a browser can read it, and not at all if it only asks or has it', async () => {
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
    ...[304, 0, undefined],
  ]);
});

test.each([
  [true, 'main.js'],
  [false, 'off.js'],
])('with the worker on: %j browsers get %s', async (isWorkerOn, name) => {
  const { body } = await (await serve(files({ isWorkerOn })))('/sw.js');
  expect(body.toString()).toContain(name);
});

test('the files of this build are those that never change', () => {
  const found = files();
  expect(found.addresses).toEqual(['/_next/static/chunks/b.js']);
  expect(['/a.svg', '/hydrate.js', '/none.js'].map((path) => found.has(path))).toEqual([
    ...[true, true, false],
  ]);
});

const page = { locale: 'uz', isHttps: true, siteUrl: 'https://shop.test' } as const;
const plain = async (options: Partial<Parameters<typeof sendPlainPage>[2]>, method = 'GET') => {
  const asked = { ...page, kind: 'failed', status: 500, ...options } as const;
  const get = await aServer((req, res) => sendPlainPage(req, res, asked));
  const { status, headers, body } = await get('/', { method });
  return { status, headers, html: body.toString() };
};

test.each([
  ['failed', 500, true],
  ['unavailable', 503, true],
  ['badRequest', 400, false],
  ['wrongHost', 421, false],
] as const)(
  'a page that is %s says so, with %i, and offers to try again: %j',
  async (kind, status, again) => {
    for (const [locale, { server: words }] of Object.entries({ uz, ru })) {
      const found = await plain({ kind, status, locale: locale === 'ru' ? 'ru' : 'uz' });
      expect(found.status).toBe(status);
      expect(found.html).toContain(`<h1>${words[kind].title}</h1>`);
      expect(found.html.includes(`<a href="">${words.retry}</a>`)).toBe(again);
      const home =
        (kind === 'wrongHost' ? 'https://shop.test' : '') + (locale === 'ru' ? '/ru' : '/');
      expect(found.html).toContain(`<a href="${home}">${words.home}</a>`);
      expect(found.html).not.toContain('Stryker');
    }
  },
);

test('such a page runs nothing but its own, is not stored, and a HEAD has no body', async () => {
  const { headers } = await plain({});
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toEqual(
    expect.arrayContaining([
      ...["default-src 'none'", "img-src 'self'", "base-uri 'none'"],
      ...["form-action 'none'", "frame-ancestors 'none'"],
    ]),
  );
  expect(policy.filter((part) => /^(style|script)-src 'sha256-/.test(part))).toHaveLength(2);
  expect(headers['cache-control']).toBe('no-store');
  expect((await plain({}, 'HEAD')).html).toBe('');
});

test('what a shop does not need is forbidden to its pages', () => {
  const { 'permissions-policy': permissions = '', ...rest } = securityHeaders({ isHttps: false });
  expect(permissions.split(', ')).toEqual([
    ...['geolocation=(self)', 'camera=()', 'microphone=()', 'payment=()', 'usb=()'],
    'browsing-topics=()',
  ]);
  expect(rest).not.toHaveProperty('strict-transport-security');
  expect(securityHeaders({ isHttps: true })).toHaveProperty('strict-transport-security');
});

test('a map may ask its own hosts and the shop, and no page has both without a map', () => {
  const connect = (hasMap: boolean) =>
    policyOf({ isHttps: false, hasMap, scripts: [], styles: [] })
      .split('; ')
      .filter((part) => part.startsWith('connect-src'));
  expect(connect(false)).toEqual([]);
  expect(connect(true)).toEqual([
    "connect-src 'self' https://api-maps.yandex.ru https://*.maps.yandex.net https://yandex.ru",
  ]);
});

test('reports are sent by POST alone, from each kind of device', async () => {
  const send = await aServer(createReport({ siteUrl: 'https://shop.test', isOn: true }));
  const off = await aServer(createReport({ siteUrl: 'https://shop.test', isOn: false }));
  const [get, unasked] = [await send('/'), await off('/')];
  expect([get.status, get.headers.allow, get.headers['cache-control']]).toEqual([
    ...[405, 'POST', 'no-store'],
  ]);
  expect([unasked.status, unasked.headers.allow]).toEqual([404, undefined]);
  for (const device of ['mobile', 'tablet', 'desktop', 'watch']) {
    const body = JSON.stringify({ path: '/', device, vitals: { LCP: 1 } });
    const headers = { origin: 'https://shop.test' };
    const { status } = await send('/', { method: 'POST', headers, body });
    expect([device, status]).toEqual([device, device === 'watch' ? 422 : 204]);
  }
});

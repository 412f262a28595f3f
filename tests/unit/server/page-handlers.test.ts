import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { withPageHandlers } from '@/server/next/page-handlers';
import { unrecognisedCounts } from '@/server/next/unrecognised';
import { type Asked, ask } from '@/tests/support/ask';
import { served } from '@/tests/support/served';

/** Says what it has been asked for. */
const telling = `exports.handler = async (request, response, { requestMeta }) => {
  response.end(JSON.stringify({ page: __filename, url: request.url, ...requestMeta }));
};`;
const failing = 'exports.handler = async () => { throw new Error("the render failed"); };';

const decided = { headers: { 'x-decided': '200' } };

/** Asks a server of a build with these pages; what goes to Next says so. */
async function answerOf(path: string, asked: Asked, pages: Record<string, string>) {
  const buildFolder = mkdtempSync(join(tmpdir(), 'pages-'));
  onTestFinished(() => rmSync(buildFolder, { recursive: true }));
  const names = Object.keys(pages);
  const manifest = names.map((name, at) => [`/[locale]${name}/page`, `app/${at}.js`]);
  mkdirSync(join(buildFolder, 'server/app'), { recursive: true });
  writeFileSync(
    join(buildFolder, 'server/app-paths-manifest.json'),
    JSON.stringify(Object.fromEntries(manifest)),
  );
  for (const [at, name] of names.entries()) {
    writeFileSync(join(buildFolder, `server/app/${at}.js`), pages[name] ?? '');
  }
  const next = vi.fn((_req: unknown, res: { end: (text: string) => void }) => res.end('"next"'));
  const base = await served(withPageHandlers(next, { buildFolder, origin: 'https://shop.uz' }));
  const { status, body } = await ask(base, path, asked);
  return { status, said: body.length > 0 ? JSON.parse(body.toString()) : null };
}

test.each([
  ['/products?menu=x&category=1&category=2', '/products', '/uz/products', { locale: 'uz' }],
  [
    '/ru/products/choynak-7',
    '/products/[slug]',
    '/ru/products/choynak-7',
    { locale: 'ru', slug: 'choynak-7' },
  ],
  ['/', '', '/uz', { locale: 'uz' }],
  ['/ru?x=1', '', '/ru', { locale: 'ru' }],
  [
    '/jamoa/category/a%C3%AF-2',
    '/[group]/category/[slug]',
    '/uz/jamoa/category/a%C3%AF-2',
    { locale: 'uz', group: 'jamoa', slug: 'aï-2' },
  ],
])(
  'the document of %s is made by the page itself',
  async (path, page, rewrittenPathname, params) => {
    const { said } = await answerOf(path, decided, { [page]: telling });

    expect(said).toMatchObject({ url: path, rewrittenPathname, params });
    expect(said).toMatchObject({ initURL: `https://shop.uz${path}`, initProtocol: 'https' });
  },
);

test.each<[string, Asked]>([
  ['what is not there', { headers: { 'x-decided': '404' } }],
  ['what nobody has decided', {}],
  ['a payload for the router', { headers: { ...decided.headers, rsc: '1' } }],
  ['what is sent', { ...decided, method: 'POST' }],
])("Next's server gets %s", async (_what, asked) => {
  const { said } = await answerOf('/products', asked, { '/products': telling });

  expect(said).toBe('next');
});

test('a page without a handler is rendered by Next, and counted', async () => {
  const before = unrecognisedCounts().pageHandler ?? 0;
  vi.spyOn(console, 'warn').mockImplementation(() => {});

  const { said } = await answerOf('/products', decided, { '/products': 'exports.other = 1;' });

  expect(said).toBe('next');
  expect(unrecognisedCounts().pageHandler).toBe(before + 1);
});

test('a render that fails is a failure of the server', async () => {
  const { status } = await answerOf('/products', decided, { '/products': failing });

  expect(status).toBe(500);
});

test('one that fails amid its answer cuts it off', async () => {
  const begun = `exports.handler = async (request, response) => {
    response.write('<h1>');
    throw new Error("the render failed");
  };`;
  await expect(answerOf('/products', decided, { '/products': begun })).rejects.toThrow();
});

test('in a build without the list of its pages Next renders all of them, and it is counted', async () => {
  const before = unrecognisedCounts().pageHandler ?? 0;
  const next = vi.fn((_req: unknown, res: { end: () => void }) => res.end());
  const listener = withPageHandlers(next, { buildFolder: '/nowhere', origin: 'https://shop.uz' });
  await ask(await served(listener), '/products', decided);
  expect(next).toHaveBeenCalledOnce();
  expect(unrecognisedCounts().pageHandler).toBe(before + 1);
});

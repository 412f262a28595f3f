import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createByteCache } from '@/server/cache/page-cache';
import { revalidate } from '@/server/cache/revalidate';
import { PageServer } from '@/server/cache/serve-page';
import { createHandler } from '@/server/handle';
import { createProxy } from '@/server/http/proxy';
import { securityHeaders } from '@/server/http/security-headers';
import { StaticFiles } from '@/server/http/static-files';
import { createRender } from '@/server/next/render';
import { ask } from '@/tests/support/ask';
import { listening } from '@/tests/support/listening';

export const SECRET = 'a secret of some length';

type Options = {
  scopeCookie?: string;
  next?: RequestListener;
  api?: RequestListener;
  isReady?: boolean;
};

const emptyPage: RequestListener = (_req, res) => {
  res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<h1>Sahifa</h1>');
};

/** Calls the storefront's handler, with stand-ins for Next and the API. */
export async function aStorefront(options: Options = {}) {
  return ask.bind(null, await aStorefrontAt(options));
}

/** The address at which that handler listens. */
export async function aStorefrontAt({
  scopeCookie = '',
  next = emptyPage,
  api,
  isReady = true,
}: Options = {}) {
  const apiUrl = api ? await listen(api) : 'http://127.0.0.1:1';
  const site = { isHttps: false, siteUrl: 'http://shop.test' };
  const render = createRender(next, { host: 'shop.test', isHttps: false, timeoutMs: 5000 });
  const headers = securityHeaders(site);
  const pages = new PageServer({
    render,
    paint: (rendered) => rendered,
    pages: createByteCache(1_000_000),
    otherAnswers: createByteCache(1_000_000),
    site,
    freshMs: 60_000,
    staleMs: 60_000,
    now: Date.now,
  });
  const handler = createHandler({
    site,
    scopeCookie,
    isReady: () => isReady,
    next,
    pages,
    proxy: createProxy({
      ...{ apiUrl, siteUrl: site.siteUrl, isBehindProxy: false, timeoutMs: 5000, headers },
    }),
    revalidate: (req, res) =>
      revalidate(req, res, { secret: SECRET, invalidate: (tags) => pages.invalidate(tags) }),
    securityHeaders: headers,
    staticFiles: new StaticFiles({ ...someFiles(), headers }),
  });
  return listen(handler);
}

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${await listening(server)}`;
}

function someFiles() {
  const folder = mkdtempSync(join(tmpdir(), 'chorsu-files-'));
  const chunks = join(folder, 'build/static/chunks');
  mkdirSync(chunks, { recursive: true });
  mkdirSync(join(folder, 'public'));
  writeFileSync(join(folder, 'public/icons.svg'), '<svg/>');
  writeFileSync(join(chunks, 'a.js'), 'let a = 1;'.repeat(100));
  writeFileSync(join(chunks, 'a.js.br'), 'made by the build');
  writeFileSync(join(chunks, 'a.js.gz'), 'made by the build');
  writeFileSync(join(folder, 'secret'), 'not to be seen');
  return { buildFolder: join(folder, 'build'), publicFolder: join(folder, 'public') };
}

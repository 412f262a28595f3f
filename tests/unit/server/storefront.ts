import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PARSED_HEADER_BYTES_MAX } from '@/server/edge/client-errors';
import { createProxy } from '@/server/edge/proxy';
import { securityHeaders } from '@/server/edge/security-headers';
import { type StaticFile, StaticFiles } from '@/server/edge/static-files';
import { createHandler } from '@/server/handle';
import type { Send } from '@/server/page-request';
import { finishPage } from '@/server/pages/finish-page';
import { createByteCache } from '@/server/pages/page-cache';
import { revalidate } from '@/server/pages/revalidate';
import { PageServer } from '@/server/pages/serve-page';
import { createRender, type Render, type Rendered } from '@/server/rendering/next/render';
import type { Waiter } from '@/server/rendering/renderers/queued';
import { served } from '@/tests/support/page/served';
import { sendRequest } from '@/tests/support/send-request';

export const SECRET = 'a secret of some length';

type StorefrontOptions = {
  scopeCookie?: string;
  next?: RequestListener;
  api?: RequestListener;
  isReady?: boolean;
  isBehindProxy?: boolean;
  hasSecret?: boolean;
  picture?: (req: IncomingMessage, waiter: Waiter) => Promise<Rendered>;
  findElsewhere?: (pathname: string) => Promise<StaticFile | undefined>;
  report?: Send;
};

const emptyPage: RequestListener = (_req, res) => {
  res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<h1>Sahifa</h1>');
};

/** Starts the storefront's handler with stubs of Next and the API. Returns `sendRequest` for it. */
export async function aStorefront(options: StorefrontOptions = {}) {
  return sendRequest.bind(null, await aStorefrontAt(options));
}

/** Starts the handler as `aStorefront` does, but returns its URL. */
export async function aStorefrontAt({
  scopeCookie = '',
  next = emptyPage,
  api,
  isReady = true,
  isBehindProxy = false,
  hasSecret = true,
  picture = async () => ({ status: 200, headers: {}, body: Buffer.alloc(0) }),
  findElsewhere,
  report = async (_req, res) => void res.writeHead(404).end(),
}: StorefrontOptions = {}) {
  const apiUrl = api ? await served(api) : 'http://127.0.0.1:1';
  const site = { isHttps: false, siteUrl: 'http://shop.test' };
  const render = createRender(next, { host: 'shop.test', isHttps: false, timeoutMs: 5000 });
  const headers = securityHeaders(site);
  const pages = new PageServer({
    render: async (request, { encoding }) =>
      finishPage(await render(request), request, { paint: (one) => one, site, encoding }),
    isUntried: () => false,
    isBusy: () => false,
    pages: createByteCache(1_000_000),
    otherPages: createByteCache(1_000_000),
    lists: createByteCache(1_000_000),
    freshMs: 60_000,
    staleMs: 60_000,
    now: Date.now,
    wallClock: Date.now,
  });
  const handler = createHandler({
    site,
    scopeCookie,
    isBehindProxy,
    isReady: () => isReady,
    files: { picture, preview: picture, sitemap: fileOf(render) },
    pages,
    proxy: createProxy({
      apiUrl,
      cookies: ['sid', scopeCookie],
      siteUrl: site.siteUrl,
      isBehindProxy,
      timeoutMs: 5000,
      headers,
    }),
    report,
    revalidate: (req, res) =>
      revalidate(req, res, {
        secret: hasSecret ? SECRET : undefined,
        invalidate: (tags) => pages.invalidate(tags),
      }),
    securityHeaders: headers,
    staticFiles: new StaticFiles({
      ...someFiles(),
      headers,
      ...(findElsewhere && { findElsewhere }),
    }),
  });
  return served(handler, { maxHeaderSize: PARSED_HEADER_BYTES_MAX });
}

function fileOf(render: Render) {
  return ({ method = 'GET', url = '/' }: IncomingMessage) =>
    render({ method, target: url, headers: {} });
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

import type { RequestListener } from 'node:http';
import { resolve } from 'node:path';
import next from 'next';
import { envServer } from '@/lib/env.server';
import { createHandler } from './handle';
import { PageCache } from './page-cache';
import { createProxy } from './proxy';
import { createRender, type Render } from './render';
import { revalidate } from './revalidate';
import { securityHeaders } from './security-headers';
import { PageServer } from './serve-page';
import { StaticFiles } from './static-files';

const MEGABYTE = 1024 * 1024;
const REFUSALS_BYTES = 4 * MEGABYTE;
const RENDER_TIMEOUT_MS = 10_000;
const PROXY_TIMEOUT_MS = 30_000;

const { API_URL, PORT, REVALIDATE_SECRET: secret, SITE_URL: siteUrl } = envServer;
const isHttps = siteUrl.startsWith('https:');
const headers = securityHeaders({ isHttps });

/** Joins Next and everything around it into the one handler of the storefront. */
export async function prepareStorefront({
  isReady,
}: {
  isReady: () => boolean;
}): Promise<RequestListener> {
  const app = next({ dev: false, port: PORT, quiet: true });
  await app.prepare();
  const handleByNext = app.getRequestHandler();
  const render = createRender((req, res) => void handleByNext(req, res), {
    host: new URL(siteUrl).host,
    isHttps,
    timeoutMs: RENDER_TIMEOUT_MS,
  });
  const pages = createPages(render);
  const purge = (tags: readonly string[]) => pages.purge(tags);

  return createHandler({
    isHttps,
    isReady,
    next: handleByNext,
    pages,
    proxy: createProxy({
      apiUrl: API_URL,
      siteUrl,
      isBehindProxy: envServer.TRUST_PROXY,
      timeoutMs: PROXY_TIMEOUT_MS,
      headers,
    }),
    revalidate: (req, res) => revalidate(req, res, { secret, purge, render }),
    securityHeaders: headers,
    staticFiles: new StaticFiles({
      buildFolder: resolve(envServer.CHORSU_DIST),
      publicFolder: resolve('public'),
      headers,
    }),
  });
}

function createPages(render: Render): PageServer {
  return new PageServer({
    render,
    pages: new PageCache(envServer.PAGE_CACHE_MB * MEGABYTE),
    refusals: new PageCache(REFUSALS_BYTES),
    site: { isHttps, siteUrl },
    freshMs: envServer.PAGE_FRESH_SECONDS * 1000,
    staleMs: envServer.PAGE_STALE_SECONDS * 1000,
    now: Date.now,
  });
}

import type { RequestListener } from 'node:http';
import { join, resolve } from 'node:path';
import next from 'next';
import { envServer } from '@/lib/env.server';
import { ReadMemo } from '@/lib/process/read-memo';
import type { Page } from '@/server/cache/page';
import { type ByteCache, createByteCache, leastRecentFirst } from '@/server/cache/page-cache';
import { PageStore } from '@/server/cache/page-store';
import { revalidate } from '@/server/cache/revalidate';
import { PageServer } from '@/server/cache/serve-page';
import { createProxy } from '@/server/http/proxy';
import { securityHeaders } from '@/server/http/security-headers';
import { StaticFiles } from '@/server/http/static-files';
import { readBuildId } from '@/server/next/build-files';
import { createRender, type Render } from '@/server/next/render';
import { deferHydration } from '@/server/paint/defer-hydration';
import { StyleSheets } from '@/server/paint/style-sheets';
import { createHandler } from './handle';

const MEGABYTE = 1024 * 1024;
const OTHER_ANSWERS_BYTES = 4 * MEGABYTE;
const RENDER_TIMEOUT_MS = 10_000;
const PROXY_TIMEOUT_MS = 30_000;
const COPY_EVERY_MS = 60_000;

const { API_URL, PORT, REVALIDATE_SECRET: secret, SITE_URL: siteUrl } = envServer;
const isHttps = siteUrl.startsWith('https:');
const site = { isHttps, siteUrl };
const headers = securityHeaders({ isHttps });
const buildFolder = resolve(envServer.CHORSU_DIST);

export type Storefront = { handler: RequestListener; copyPages: () => Promise<void> };

/** Builds the storefront's one request handler out of Next and everything around it. */
export async function prepareStorefront({
  isReady,
}: {
  isReady: () => boolean;
}): Promise<Storefront> {
  const readMemo = new ReadMemo(Date.now);
  globalThis.readMemo = readMemo;
  const app = next({ dev: false, port: PORT, quiet: true });
  await app.prepare();
  const handleByNext = app.getRequestHandler();
  const render = createRender((req, res) => void handleByNext(req, res), {
    host: new URL(siteUrl).host,
    isHttps,
    timeoutMs: RENDER_TIMEOUT_MS,
  });
  const cache = createByteCache<Page>(envServer.PAGE_CACHE_MB * MEGABYTE);
  const pages = createPages(render, cache);
  // What a forwarded cookie names may be gone when the shop is started again.
  const copyPages =
    envServer.FORWARD_COOKIE !== '' ? async () => {} : await restorePages(pages, cache);
  const invalidate = (tags: readonly string[]) => {
    readMemo.invalidate(tags);
    return pages.invalidate(tags);
  };

  const handler = createHandler({
    site,
    scopeCookie: envServer.FORWARD_COOKIE,
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
    revalidate: (req, res) => revalidate(req, res, { secret, invalidate }),
    securityHeaders: headers,
    staticFiles: new StaticFiles({
      buildFolder,
      publicFolder: resolve('public'),
      headers,
      isWorkerOn: envServer.SERVICE_WORKER,
    }),
  });
  return { handler, copyPages };
}

/** Restores the pages of the run before; returns what copies those of this one to disk. */
async function restorePages(
  pages: PageServer,
  cache: ByteCache<Page>,
): Promise<() => Promise<void>> {
  const build = readBuildId(buildFolder);
  if (build === null) return async () => {};
  const store = new PageStore({
    file: resolve(envServer.PAGE_COPY ?? join(buildFolder, 'cache', `pages-${PORT}`)),
    build: `${build} ${siteUrl}`,
  });
  pages.restore(await store.read());
  const copy = () => store.write(leastRecentFirst(cache));
  setInterval(copy, COPY_EVERY_MS).unref();
  return copy;
}

function createPages(render: Render, pages: ByteCache<Page>): PageServer {
  const sheets = new StyleSheets(buildFolder);
  return new PageServer({
    render,
    paint: envServer.DEFER_HYDRATION
      ? (rendered, request) => deferHydration(rendered, { ...request, sheets })
      : (rendered) => rendered,
    pages,
    otherAnswers: createByteCache(OTHER_ANSWERS_BYTES),
    site,
    freshMs: envServer.PAGE_FRESH_SECONDS * 1000,
    staleMs: envServer.PAGE_STALE_SECONDS * 1000,
    now: Date.now,
  });
}

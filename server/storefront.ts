import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join, resolve } from 'node:path';
import next from 'next';
import { envServer } from '@/lib/env.server';
import { ReadMemo } from '@/lib/process/read-memo';
import type { Page } from '@/server/cache/page';
import { PageCache } from '@/server/cache/page-cache';
import { PageStore } from '@/server/cache/page-store';
import { revalidate } from '@/server/cache/revalidate';
import { PageServer } from '@/server/cache/serve-page';
import { createProxy } from '@/server/http/proxy';
import { securityHeaders } from '@/server/http/security-headers';
import { StaticFiles } from '@/server/http/static-files';
import { createRender, type Render } from '@/server/next/render';
import { StyleSheets } from '@/server/paint/style-sheets';
import { createHandler } from './handle';

const MEGABYTE = 1024 * 1024;
const REFUSALS_BYTES = 4 * MEGABYTE;
const RENDER_TIMEOUT_MS = 10_000;
const PROXY_TIMEOUT_MS = 30_000;
const COPY_EVERY_MS = 60_000;

const { API_URL, PORT, REVALIDATE_SECRET: secret, SITE_URL: siteUrl } = envServer;
const isHttps = siteUrl.startsWith('https:');
const site = { isHttps, siteUrl };
const headers = securityHeaders({ isHttps });
const buildFolder = resolve(envServer.CHORSU_DIST);

export type Storefront = { handler: RequestListener; keepPages: () => Promise<void> };

/** Joins Next and everything around it into the one handler of the storefront. */
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
  const kept = new PageCache<Page>(envServer.PAGE_CACHE_MB * MEGABYTE);
  const pages = createPages(render, kept);
  // The shops of the mocked API do not outlive it.
  const keepPages = envServer.MOCK_WORLDS ? async () => {} : await copyPages(pages, kept);
  const invalidate = (tags: readonly string[]) => {
    readMemo.invalidate(tags);
    return pages.purge(tags);
  };

  const handler = createHandler({
    site,
    hasWorlds: envServer.MOCK_WORLDS,
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
  return { handler, keepPages };
}

/** Takes up the pages of the run before, and answers what copies those of this one to disk. */
async function copyPages(pages: PageServer, kept: PageCache<Page>): Promise<() => Promise<void>> {
  const build = readFileSync(join(buildFolder, 'BUILD_ID'), 'utf8');
  const store = new PageStore({
    file: resolve(envServer.PAGE_COPY ?? join(buildFolder, 'cache', `pages-${PORT}`)),
    build: `${build} ${siteUrl}`,
  });
  pages.restore(await store.read());
  const copy = () => store.write(kept.entries());
  setInterval(copy, COPY_EVERY_MS).unref();
  return copy;
}

function createPages(render: Render, pages: PageCache<Page>): PageServer {
  return new PageServer({
    render,
    sheets: new StyleSheets(buildFolder),
    pages,
    refusals: new PageCache(REFUSALS_BYTES),
    site,
    freshMs: envServer.PAGE_FRESH_SECONDS * 1000,
    staleMs: envServer.PAGE_STALE_SECONDS * 1000,
    now: Date.now,
  });
}

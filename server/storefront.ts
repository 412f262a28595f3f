import type { RequestListener } from 'node:http';
import { availableParallelism, totalmem } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { GUEST_COOKIES } from '@/lib/constants';
import { envServer } from '@/lib/env.server';
import { noteChange } from '@/lib/render-context/last-change';
import { watch } from '@/lib/telemetry/metrics';
import { createProxy } from '@/server/edge/proxy';
import { createReport } from '@/server/edge/report';
import { securityHeaders } from '@/server/edge/security-headers';
import { StaticFiles } from '@/server/edge/static-files';
import { type Change, fetchChanges, followChanges } from '@/server/pages/follow-changes';
import { ImageCache } from '@/server/pages/image-cache';
import type { Page } from '@/server/pages/page';
import { type ByteCache, createByteCache, leastRecentFirst } from '@/server/pages/page-cache';
import { PageStore } from '@/server/pages/page-store';
import { type InvalidateOptions, revalidate } from '@/server/pages/revalidate';
import { PageServer } from '@/server/pages/serve-page';
import { readBuildId, requireBuild } from '@/server/rendering/next/build-files';
import { builtConfigEnv } from '@/server/rendering/next/built-config';
import { unrecognizedCounts } from '@/server/rendering/next/unrecognized';
import { Untried } from '@/server/rendering/renderers/queued';
import { rendererCount } from '@/server/rendering/renderers/renderer-count';
import { Renderers } from '@/server/rendering/renderers/renderers';
import { createHandler } from './handle';
import { openShared, type Shared } from './shared/open-shared';
import { site } from './site';

const MEGABYTE = 1024 * 1024;
/** The share of `PAGE_CACHE_MB` that is reserved for narrowed lists (ADR 176). */
const LIST_SHARE = 0.25;
const OTHER_PAGES_BYTES = 4 * MEGABYTE;
const PROXY_TIMEOUT_MS = 30_000;
const COPY_EVERY_MS = 60_000;

const { API_URL, PORT, REVALIDATE_SECRET: secret } = envServer;
const isBehindProxy = envServer.TRUST_PROXY;
const { siteUrl } = site;
const headers = securityHeaders(site);
const buildFolder = resolve(envServer.CHORSU_DIST);

/** Request handler and lifecycle of a storefront. `open` starts its renderers. */
export type Storefront = {
  handler: RequestListener;
  open: () => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Connects the parts of a storefront.
 *
 * @throws When the build is missing.
 */
export async function prepareStorefront({
  isReady,
}: {
  isReady: () => boolean;
}): Promise<Storefront> {
  requireBuild(buildFolder);
  const renderers = createRenderers();
  const cache = createCaches();
  const shared = await openSharedPages(renderers);
  const pages = createPages(renderers, { cache, shared });
  const copy = createCopy(pages, cache.pages);
  watchCache(cache);
  const images = new ImageCache((req, waiter) => renderers.image(req, waiter));
  const invalidate = async (tags: readonly string[], options?: InvalidateOptions) => {
    await renderers.invalidate(tags);
    return pages.invalidate(tags, options);
  };
  const changes = changesOfApi(async (change) => {
    await shared?.versions.received(change);
    noteChange(change.number);
    await invalidate(change.tags);
    shared?.versions.applied(change);
  });

  const staticFiles = new StaticFiles({
    buildFolder,
    publicFolder: resolve('public'),
    headers,
    isWorkerOn: envServer.SERVICE_WORKER,
    ...(shared && { findElsewhere: (address) => shared.files.find(address) }),
  });

  const handler = createHandler({
    site,
    scopeCookie: envServer.FORWARD_COOKIE,
    isBehindProxy,
    isReady: () => isReady() && renderers.isReady,
    files: {
      picture: (req, waiter) => images.load(req, waiter),
      preview: (req, waiter) => renderers.preview(req, waiter),
      sitemap: (req, waiter) => renderers.sitemap(req, waiter),
    },
    pages,
    proxy: createProxy({
      apiUrl: API_URL,
      cookies: [...GUEST_COOKIES, envServer.FORWARD_COOKIE],
      siteUrl,
      isBehindProxy,
      timeoutMs: PROXY_TIMEOUT_MS,
      headers,
    }),
    report: createReport({ siteUrl, isOn: envServer.WEB_VITALS_SAMPLE > 0 }),
    revalidate: (req, res) => revalidate(req, res, { secret, invalidate }),
    securityHeaders: headers,
    staticFiles,
  });
  return {
    handler,
    async open() {
      changes.follow();
      const publish = shared?.files.publish(staticFiles.addresses, (one) => staticFiles.own(one));
      await Promise.all([renderers.open(), copy.restore(), publish]);
    },
    async close() {
      changes.stop();
      shared?.close();
      await Promise.all([renderers.stop(), copy.write()]);
    },
  };
}

/**
 * Returns functions that start and stop following the API's changes. With neither `FOLLOW_CHANGES`
 * nor Redis, they do nothing, and changes must be posted to `/api/revalidate`.
 */
function changesOfApi(apply: (change: Change) => Promise<unknown>) {
  let stop = () => {};
  const follow = () => {
    const { FOLLOW_CHANGES, REDIS_URL } = envServer;
    if (!secret || !(FOLLOW_CHANGES || REDIS_URL)) return;
    stop = followChanges({ apiUrl: API_URL, secret, apply });
  };
  return { follow, stop: () => stop() };
}

function createRenderers(): Renderers {
  return new Renderers({
    program: join(dirname(process.argv[1] ?? ''), 'renderer.mjs'),
    count: rendererCount({
      configured: envServer.RENDERERS,
      cores: availableParallelism(),
      memory: totalmem(),
    }),
    env: builtConfigEnv(buildFolder, envServer.CHORSU_DIST),
    waitingMax: envServer.RENDER_QUEUE,
    waitMs: envServer.RENDER_WAIT_SECONDS * 1000,
    host: new URL(siteUrl).host,
  });
}

/**
 * Creates the copy of the page cache on disk. `restore` loads the pages of the previous run and
 * starts regular copies; `write` copies the current pages.
 */
function createCopy(pages: PageServer, cache: ByteCache<Page>) {
  const build = readBuildId(buildFolder);
  // The session of a forwarded cookie may no longer exist after a restart.
  if (build === null || envServer.FORWARD_COOKIE !== '') {
    return { restore: async () => {}, write: async () => {} };
  }
  const store = new PageStore({
    file: resolve(envServer.PAGE_COPY ?? join(buildFolder, 'cache', `pages-${PORT}`)),
    build: `${build} ${siteUrl}`,
  });
  const write = () => store.write(leastRecentFirst(cache));
  const restore = async () => {
    pages.restore(await store.read());
    setInterval(write, COPY_EVERY_MS).unref();
  };
  return { restore, write };
}

/**
 * Opens the pages that storefronts share through Redis. Returns `null` without `REDIS_URL`,
 * `REVALIDATE_SECRET` or the build id that distinguishes the pages of different builds.
 */
async function openSharedPages(renderers: Renderers): Promise<Shared | null> {
  const { PAGE_FRESH_SECONDS, REDIS_URL: url } = envServer;
  const build = readBuildId(buildFolder);
  if (!url || !secret || build === null) return null;
  return openShared({
    url,
    build: `${build} ${siteUrl}`,
    freshMs: PAGE_FRESH_SECONDS * 1000,
    render: (request, reader) => renderers.page(request, reader),
    changesAfter: (number) => fetchChanges({ apiUrl: API_URL, secret }, number),
  });
}

type Caches = Record<'pages' | 'lists', ByteCache<Page>>;

function createCaches(): Caches {
  const bytes = envServer.PAGE_CACHE_MB * MEGABYTE;
  return {
    pages: createByteCache(bytes * (1 - LIST_SHARE)),
    lists: createByteCache(bytes * LIST_SHARE),
  };
}

function watchCache(caches: Caches): void {
  const regions = Object.entries(caches);
  watch('chorsu_page_cache_bytes', () =>
    regions.map(([region, { calculatedSize }]) => [{ region }, calculatedSize]),
  );
  watch('chorsu_page_cache_pages', () => regions.map(([region, { size }]) => [{ region }, size]));
  watch('chorsu_unrecognised_output', () =>
    Object.entries(unrecognizedCounts()).map(([what, count]) => [{ what }, count]),
  );
}

type PagesDeps = { cache: Caches; shared: Shared | null };

function createPages(renderers: Renderers, { cache, shared }: PagesDeps): PageServer {
  return new PageServer({
    render: shared?.render ?? ((request, reader) => renderers.page(request, reader)),
    ...(shared && { findPayload: shared.findPayload }),
    isUntried: (error) => error instanceof Untried,
    isBusy: () => renderers.isBusy,
    ...cache,
    otherPages: createByteCache(OTHER_PAGES_BYTES),
    freshMs: envServer.PAGE_FRESH_SECONDS * 1000,
    staleMs: envServer.PAGE_STALE_SECONDS * 1000,
    now: () => performance.now(),
    wallClock: Date.now,
  });
}

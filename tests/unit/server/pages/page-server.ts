import { expect } from 'vitest';
import { type PageRequest, toPageRequest } from '@/server/pages/cache-key';
import { finishPage } from '@/server/pages/finish-page';
import type { Page } from '@/server/pages/page';
import { createByteCache } from '@/server/pages/page-cache';
import { PageServer, type Reader } from '@/server/pages/serve-page';
import type { PageDocument, Rendered, RenderRequest } from '@/server/rendering/next/render';

export class Untried extends Error {}
const site = { isHttps: false, siteUrl: 'http://localhost:3000' };
export const reader: Reader = { encoding: 'identity', origin: '10.0.0.1' };
export const FRESH_MS = 1000;
export const STALE_MS = 5000;

export type Fake = (
  request: RenderRequest,
  round: number,
) => Partial<Rendered> | Promise<Partial<Rendered>>;

export const html = (text: string, status = 200): Partial<Rendered> => ({
  status,
  body: Buffer.from(text),
});

/** Creates a page server with a fake clock and a fake render. */
export function aServer(
  fake: Fake,
  pages = createByteCache<Page>(1_000_000),
  paint = (rendered: Rendered, _request: PageRequest): PageDocument => rendered,
  onRender: (signal: AbortSignal | undefined) => void = () => {},
  expiresAt?: number,
) {
  const lists = createByteCache<Page>(100_000);
  const clock = { now: 1_000_000 };
  const load = { isBusy: false };
  const rendered: string[] = [];
  const server = new PageServer({
    async render(request, { encoding, signal }) {
      onRender(signal);
      rendered.push(request.target);
      const headers = { 'content-type': 'text/html; charset=utf-8' };
      const empty = { status: 200, headers, body: Buffer.alloc(0) };
      const response = { ...empty, ...(await fake(request, rendered.length)) };
      return finishPage(response, request, { paint, site, encoding, expiresAt });
    },
    isUntried: (error) => error instanceof Untried,
    isBusy: () => load.isBusy,
    pages,
    otherPages: createByteCache(10_000),
    lists,
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    now: () => clock.now,
    wallClock: () => clock.now,
  });
  const get = async (url: string, headers: Record<string, string> = {}) => {
    const { page, state } = await server.serve(toPageRequest(url, headers), reader);
    return { state, status: page.status, etag: page.etag, headers: page.headers };
  };
  return { clock, get, lists, load, rendered, server };
}

/** Polls until `isDone` returns true, for work that continues after a response. */
export async function settled(isDone: () => boolean | Promise<boolean>) {
  await expect.poll(isDone, { interval: 1 }).toBe(true);
}

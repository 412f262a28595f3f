import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { ZodError } from 'zod';
import { DEFAULT_LOCALE, type Locale, SERVER_READ_TIMEOUT_MS } from '@/lib/constants';
import type { CallName } from '@/lib/contract/calls';
import { contract, type Data, type Sent } from '@/lib/contract/contract';
import { currentWorld, worldHeader } from '@/lib/current-world';
import { envServer } from '@/lib/env.server';
import { call } from '@/lib/http/call';
import { ApiError } from '@/lib/http/errors';
import { purgesOf } from './purges';

/** Seconds that a site-wide read is kept in the data cache; other reads are not kept twice. */
type ReadOptions = {
  keepSeconds?: number;
  tags?: string[];
  /** The page's own by default; a route handler has none. */
  locale?: Locale;
};

/** A read of a server component: in the page's language, parsed by the contract, 404 as such. */
export async function read<Name extends CallName>(
  name: Name,
  sent: Sent<Name>,
  { keepSeconds = 0, tags = [], locale }: ReadOptions = {},
): Promise<Data<Name>> {
  const world = await currentWorld();
  const init = {
    headers: { 'Accept-Language': locale ?? (await getLocale()), ...worldHeader(world) },
    signal: AbortSignal.timeout(SERVER_READ_TIMEOUT_MS),
  };
  // A world ends with its test, and another may bear its name: nothing of it is kept.
  const isKept = keepSeconds > 0 && world === null;
  try {
    return await (isKept
      ? readKept(name, sent, { ...init, next: { revalidate: keepSeconds, tags } })
      : asked(name, sent, { ...init, cache: 'no-store' }));
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'not-found') notFound();
    throw error;
  }
}

/** A read for what has no language of its own: sitemaps. */
export function readForCrawlers<Name extends CallName>(
  name: Name,
  sent: Sent<Name>,
): Promise<Data<Name>> {
  return asked(name, sent, {
    headers: { 'Accept-Language': DEFAULT_LOCALE },
    signal: AbortSignal.timeout(SERVER_READ_TIMEOUT_MS),
    cache: 'no-store',
  });
}

/**
 * Next keeps by the headers too: an answer that was under way at a purge is one of before it, and
 * nobody asks for it again. It keeps every answer of 200: one that does not fit would fail all
 * pages for as long.
 */
async function readKept<Name extends CallName>(
  name: Name,
  sent: Sent<Name>,
  { next, ...init }: RequestInit & { next: NextFetchRequestConfig },
): Promise<Data<Name>> {
  const headers = new Headers(init.headers);
  headers.set('X-Purges', String(purgesOf(next.tags ?? [])));
  try {
    return await asked(name, sent, { ...init, headers, next });
  } catch (error) {
    if (isUnfit(error)) return asked(name, sent, { ...init, cache: 'no-store' });
    throw error;
  }
}

// The schema of `name` gives `Data<Name>` by its definition; TypeScript cannot follow the index.
async function asked<Name extends CallName>(
  name: Name,
  sent: Sent<Name>,
  init: RequestInit,
): Promise<Data<Name>> {
  const data = await call(name, sent, { base: envServer.API_URL, init });
  return contract[name].data.parse(data) as Data<Name>;
}

function isUnfit(error: unknown): boolean {
  if (error instanceof ApiError) return error.kind !== 'no-response' && error.status < 400;
  return error instanceof ZodError;
}

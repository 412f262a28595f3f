import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { DEFAULT_LOCALE, type Locale, SERVER_READ_TIMEOUT_MS } from '@/lib/constants';
import type { CallName } from '@/lib/contract/calls';
import { contract, type Data, type Sent } from '@/lib/contract/contract';
import { currentWorld, worldHeader } from '@/lib/current-world';
import { envServer } from '@/lib/env.server';
import { call } from '@/lib/http/call';
import { ApiError } from '@/lib/http/errors';

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
  // A world ends with its test, and another may bear its name: nothing of it is kept.
  const isKept = keepSeconds > 0 && world === null;
  try {
    const data = await call(name, sent, {
      base: envServer.API_URL,
      init: {
        headers: { 'Accept-Language': locale ?? (await getLocale()), ...worldHeader(world) },
        signal: AbortSignal.timeout(SERVER_READ_TIMEOUT_MS),
        ...(isKept ? { next: { revalidate: keepSeconds, tags } } : { cache: 'no-store' }),
      },
    });
    return parsed(name, data);
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'not-found') notFound();
    throw error;
  }
}

/** A read for what has no language of its own: sitemaps. */
export async function readForCrawlers<Name extends CallName>(
  name: Name,
  sent: Sent<Name>,
): Promise<Data<Name>> {
  const data = await call(name, sent, {
    base: envServer.API_URL,
    init: {
      headers: { 'Accept-Language': DEFAULT_LOCALE },
      signal: AbortSignal.timeout(SERVER_READ_TIMEOUT_MS),
      cache: 'no-store',
    },
  });
  return parsed(name, data);
}

// The schema of `name` gives `Data<Name>` by its definition; TypeScript cannot follow the index.
function parsed<Name extends CallName>(name: Name, data: unknown): Data<Name> {
  return contract[name].data.parse(data) as Data<Name>;
}

import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { DEFAULT_LOCALE, type Locale } from '@/lib/constants';
import type { CallName } from '@/lib/contract/calls';
import { contract, type Data, type Sent } from '@/lib/contract/contract';
import { ApiError } from '@/lib/http/errors';
import { LOOKUP_HEADER, takeLookup } from '@/lib/render-context/lookups';
import type { MemoOptions } from '@/lib/render-context/read-memo';
import { currentScope } from '@/lib/request-scope';
import { serverRead } from '@/lib/server-read';

type ReadOptions = {
  memo?: MemoOptions;
  locale?: Locale;
};

/** Reads the subject of a page, or renders the 404 page if it does not exist. */
export async function readSubject<Name extends CallName>(
  name: Name,
  sent: Sent<Name>,
): Promise<Data<Name>> {
  return (await readIfAny(name, sent)) ?? notFound();
}

/** Reads data that may not exist. Returns `null` if the API responds with 404. */
export async function readIfAny<Name extends CallName>(
  name: Name,
  sent: Sent<Name>,
): Promise<Data<Name> | null> {
  return read(name, sent).catch((error: unknown) => {
    if (isNotFound(error)) return null;
    throw error;
  });
}

/**
 * Reads data that must exist. A 404 from the API is an error, because search engines would drop
 * a page that responds with 404.
 */
export async function read<Name extends CallName>(
  name: Name,
  sent: Sent<Name>,
  options: ReadOptions = {},
): Promise<Data<Name>> {
  const found = await lookupOf(name, sent);
  if (found) return typed(name, contract[name].data.parse(found.data));
  return (await readWithTime(name, sent, options)).data;
}

/** The data of a response, with the offset of the API's clock. */
export type TimedData<Name extends CallName> = {
  data: Data<Name>;
  /**
   * The offset of the API's clock from this machine's in milliseconds; negative if the API's clock
   * is behind.
   */
  apiAheadMs: number;
};

/** Reads data with the offset of the API's clock. See `read`. */
export async function readWithTime<Name extends CallName>(
  name: Name,
  sent: Sent<Name>,
  { memo, locale }: ReadOptions = {},
): Promise<TimedData<Name>> {
  const scope = { locale: locale ?? (await getLocale()), scope: await currentScope() };
  return timed(name, await memoized([name, sent, scope], memo, () => load(name, sent, scope)));
}

/** Returns whether a read failed because the API responded with 404. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'not-found';
}

/** Reads data for sitemaps, in the default language and without a scope. */
export async function readForCrawlers<Name extends CallName>(
  name: Name,
  sent: Sent<Name>,
): Promise<Data<Name>> {
  const { data } = await load(name, sent, { locale: DEFAULT_LOCALE, scope: null });
  return typed(name, data);
}

/** Returns the lookup that determined the page's status, if it was the same read. */
async function lookupOf(name: CallName, sent: object): Promise<{ data: unknown } | null> {
  const id = (await headers()).get(LOOKUP_HEADER);
  return id === null ? null : takeLookup(id, name, sent);
}

type CallScope = { locale: Locale; scope: string | null };

function memoized(
  key: [CallName, object, CallScope],
  options: MemoOptions | undefined,
  load: () => Promise<unknown>,
): Promise<unknown> {
  const { readMemo } = globalThis;
  // Scoped reads are not cached, because a scope's value may be reused with other content.
  if (!options || !readMemo || key[2].scope !== null) return load();
  return readMemo.read(JSON.stringify(key), options, load);
}

async function load<Name extends CallName>(
  name: Name,
  sent: Sent<Name>,
  scope: CallScope,
): Promise<{ data: unknown; apiAheadMs: number }> {
  let apiAheadMs = 0;
  const onApiTime = (sentAt: number) => {
    apiAheadMs = sentAt - Date.now();
  };
  const data = await serverRead(name, sent, { ...scope, onApiTime });
  return { data: contract[name].data.parse(data), apiAheadMs };
}

// The cast is safe because the schema of `name` returns `Data<Name>`; TypeScript cannot follow the
// index.
function typed<Name extends CallName>(_name: Name, data: unknown): Data<Name> {
  return data as Data<Name>;
}

// The cast is safe because only `load` creates the values of the memo.
function timed<Name extends CallName>(_name: Name, loaded: unknown): TimedData<Name> {
  return loaded as TimedData<Name>;
}

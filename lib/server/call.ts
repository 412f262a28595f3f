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

/** The read of what the page is about: without it there is no page. */
export async function readSubject<Name extends CallName>(
  name: Name,
  sent: Sent<Name>,
): Promise<Data<Name>> {
  return (await readIfAny(name, sent)) ?? notFound();
}

export async function readIfAny<Name extends CallName>(
  name: Name,
  sent: Sent<Name>,
): Promise<Data<Name> | null> {
  return read(name, sent).catch((error: unknown) => {
    if (isNotFound(error)) return null;
    throw error;
  });
}

/** A 404 is a failure of the backend: crawlers must not be told that the page is gone. */
export async function read<Name extends CallName>(
  name: Name,
  sent: Sent<Name>,
  options: ReadOptions = {},
): Promise<Data<Name>> {
  const found = await lookupOf(name, sent);
  if (found) return typed(name, contract[name].data.parse(found.data));
  return (await readWithTime(name, sent, options)).data;
}

/** The data of a response, and the clock of the API by it. */
export type TimedData<Name extends CallName> = {
  data: Data<Name>;
  /** How far the API's clock is ahead of this machine's, in milliseconds; also below 0. */
  apiAheadMs: number;
};

export async function readWithTime<Name extends CallName>(
  name: Name,
  sent: Sent<Name>,
  { memo, locale }: ReadOptions = {},
): Promise<TimedData<Name>> {
  const asked = { locale: locale ?? (await getLocale()), scope: await currentScope() };
  return timed(name, await memoized([name, sent, asked], memo, () => load(name, sent, asked)));
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'not-found';
}

/** A read without a language, for sitemaps. */
export async function readForCrawlers<Name extends CallName>(
  name: Name,
  sent: Sent<Name>,
): Promise<Data<Name>> {
  const { data } = await load(name, sent, { locale: DEFAULT_LOCALE, scope: null });
  return typed(name, data);
}

/** The answer that has just decided the status of the page. */
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
  // A scope's value may come again with other content, so its reads are not cached.
  if (!options || !readMemo || key[2].scope !== null) return load();
  return readMemo.read(JSON.stringify(key), options, load);
}

async function load<Name extends CallName>(
  name: Name,
  sent: Sent<Name>,
  asked: CallScope,
): Promise<{ data: unknown; apiAheadMs: number }> {
  let apiAheadMs = 0;
  const onApiTime = (sentAt: number) => {
    apiAheadMs = sentAt - Date.now();
  };
  const data = await serverRead(name, sent, { ...asked, onApiTime });
  return { data: contract[name].data.parse(data), apiAheadMs };
}

// The schema of `name` gives `Data<Name>`; TypeScript cannot follow the index.
function typed<Name extends CallName>(_name: Name, data: unknown): Data<Name> {
  return data as Data<Name>;
}

// Only `load` makes the values of the memo.
function timed<Name extends CallName>(_name: Name, loaded: unknown): TimedData<Name> {
  return loaded as TimedData<Name>;
}

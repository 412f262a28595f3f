import type { Locale } from '@/lib/constants';
import type { CallName } from '@/lib/contract/calls';
import type { Sent } from '@/lib/contract/contract';
import { envServer } from '@/lib/env.server';
import { call, dataOrTooMany } from '@/lib/http/call';
import { ApiError } from '@/lib/http/errors';
import { catalogueQueue, inTurn } from '@/lib/process/api-queue';
import { scopeHeader } from '@/lib/request-scope';

declare global {
  var serverReads: ReturnType<typeof catalogueQueue> | undefined;
}

/** Middleware and pages are separate module graphs of one process. */
function reads() {
  globalThis.serverReads ??= catalogueQueue(envServer.API_URL);
  return globalThis.serverReads;
}

/**
 * A read of the API for a page: its data, or an `ApiError`. READ_TIMEOUT_SECONDS count from here on,
 * with the wait for its turn (B-32).
 */
export async function serverRead<Name extends CallName>(
  name: Name,
  sent: Sent<Name>,
  { locale, scope }: { locale: Locale; scope: string | null },
): Promise<unknown> {
  const signal = AbortSignal.timeout(envServer.READ_TIMEOUT_SECONDS * 1000);
  const init: RequestInit = {
    headers: { 'Accept-Language': locale, ...scopeHeader(scope) },
    signal,
    cache: 'no-store',
  };
  const ask = async () => ({ answer: await call(name, sent, { base: envServer.API_URL, init }) });
  const asked = await inTurn(reads(), { key: 'pages', signal }, ask);
  if (!asked) throw new ApiError('no-response');
  return dataOrTooMany(asked.answer);
}

import type { CallName } from '@/lib/contract/calls';
import type { Sent } from '@/lib/contract/contract';
import { ApiError } from '@/lib/http/errors';
import type { Lookup } from '@/lib/render-context/lookups';
import { type ReadContext, serverRead } from '@/lib/server-read';

export type Found = { status: 200; lookup: Lookup } | { status: 404 | 410 | 503 };

/**
 * Reads the subject of a page to decide its status. If the API fails or does not respond, the
 * status is 503, because rendering the page would fail as well.
 */
export async function lookUp<Name extends CallName>(
  name: Name,
  sent: Sent<Name>,
  { locale, scope }: ReadContext,
): Promise<Found> {
  try {
    const data = await serverRead(name, sent, { locale, scope });
    return { status: 200, lookup: { name, sent, data } };
  } catch (error) {
    return { status: error instanceof ApiError ? statusOf(error) : 503 };
  }
}

/** If the API rejects the lookup, the page counts as missing. */
function statusOf({ kind, status }: ApiError): 404 | 410 | 503 {
  if (kind === 'not-found') return status === 410 ? 410 : 404;
  return kind === 'rejected' ? 404 : 503;
}

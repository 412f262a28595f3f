declare global {
  var lookups: Map<string, Lookup> | undefined;
}

/** A read of the API that decided the status of a page, with its answer. */
export type Lookup = { name: string; sent: object; data: unknown };

/** Names the lookup that a page may take; the middleware adds it to the request. */
export const LOOKUP_HEADER = 'x-lookup';
/** The status that the middleware has decided, on the answer. */
export const DECIDED_HEADER = 'x-decided';
/** Asks for a bare status where the page of unknown addresses would be: whoever asks has that page. */
export const BARE_STATUS_HEADER = 'x-bare-status';
/** Limits the lookups of pages that were never rendered. */
const LEFT_MAX = 100;

/** Middleware and pages are separate module graphs of one process. */
function all(): Map<string, Lookup> {
  globalThis.lookups ??= new Map();
  return globalThis.lookups;
}

export function storeLookup(lookup: Lookup): string {
  const id = crypto.randomUUID();
  all().set(id, lookup);
  for (const oldest of all().keys()) {
    if (all().size <= LEFT_MAX) break;
    all().delete(oldest);
  }
  return id;
}

/** Returns the answer once, and only to the same call. */
export function takeLookup(id: string, name: string, sent: object): { data: unknown } | null {
  const lookup = all().get(id);
  if (lookup?.name !== name || JSON.stringify(lookup.sent) !== JSON.stringify(sent)) return null;
  all().delete(id);
  return { data: lookup.data };
}

declare global {
  var lookups: Map<string, Lookup> | undefined;
}

/** A read of the API that decided the status of a page, with its answer. */
export type Lookup = { name: string; sent: object; data: unknown };

/** Names the lookup that a page may take, on its request. */
export const LOOKUP_HEADER = 'x-lookup';
/** Limits the lookups of pages that were never rendered. */
const LEFT_MAX = 100;

/** Server, middleware and pages are separate module graphs of one process. */
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

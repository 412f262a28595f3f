declare global {
  var lookups: Map<string, Lookup> | undefined;
}

/** A read of the API that decided the status of a page, with its answer. */
export type Lookup = { name: string; sent: object; data: unknown };

/** Which of them a page may take; the middleware adds it to the request. */
export const LOOKUP_HEADER = 'x-lookup';
/** Of pages that were not rendered after all. */
const LEFT_MAX = 100;

/** The middleware and the pages are separate module graphs of one process. */
function all(): Map<string, Lookup> {
  globalThis.lookups ??= new Map();
  return globalThis.lookups;
}

/** Leaves it for the page that renders next for the same request, which needs the same read. */
export function leaveLookup(lookup: Lookup): string {
  const id = crypto.randomUUID();
  all().set(id, lookup);
  for (const oldest of all().keys()) {
    if (all().size <= LEFT_MAX) break;
    all().delete(oldest);
  }
  return id;
}

/** The answer, once, if it is to the same call. */
export function takeLookup(id: string, name: string, sent: object): { data: unknown } | null {
  const lookup = all().get(id);
  if (lookup?.name !== name || JSON.stringify(lookup.sent) !== JSON.stringify(sent)) return null;
  all().delete(id);
  return { data: lookup.data };
}

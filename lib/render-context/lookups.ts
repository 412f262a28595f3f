declare global {
  var lookups: Map<string, Lookup> | undefined;
}

/** An API read that determined the status of a page, with its data. */
export type Lookup = { name: string; sent: object; data: unknown };

/** The request header with the id of the lookup that the page may use. */
export const LOOKUP_HEADER = 'x-lookup';
/**
 * The maximum number of stored lookups, because pages that are never rendered leave theirs here.
 */
const LEFT_MAX = 100;

/**
 * The map is a global, because server, middleware and pages are separate module graphs in one
 * process.
 */
function all(): Map<string, Lookup> {
  globalThis.lookups ??= new Map();
  return globalThis.lookups;
}

/** Stores a lookup for the render of its page and returns its id. */
export function storeLookup(lookup: Lookup): string {
  const id = crypto.randomUUID();
  all().set(id, lookup);
  for (const oldest of all().keys()) {
    if (all().size <= LEFT_MAX) break;
    all().delete(oldest);
  }
  return id;
}

/** Removes a lookup and returns its data, or returns `null` if it belongs to another read. */
export function takeLookup(id: string, name: string, sent: object): { data: unknown } | null {
  const lookup = all().get(id);
  if (lookup?.name !== name || JSON.stringify(lookup.sent) !== JSON.stringify(sent)) return null;
  all().delete(id);
  return { data: lookup.data };
}

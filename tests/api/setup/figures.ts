type Parts = { embedded: number; server?: number };

/**
 * How much of a storm's figure this run carries. The embedded database does one thing at a time:
 * where a server beside it carries the whole, a part shows the same there. WHOLE_FIGURES asks for
 * the whole on each.
 */
export function wholeOrPart(whole: number, { embedded, server = whole }: Parts): number {
  if (process.env.WHOLE_FIGURES) return whole;
  if (process.env.DATABASE_URL_TEST) return server;
  return process.env.SERVER_BESIDE ? embedded : whole;
}

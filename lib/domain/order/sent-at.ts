const SECOND_MS = 1000;

/**
 * Reads when a response was sent, by the clock of its origin server.
 *
 * The contract of the API has its time in the standard `Date` header of every response (RFC 9110,
 * 6.6.1), so that any backend satisfies it. A cache on the way adds the `Age` of its copy (RFC 9111,
 * 5.1).
 *
 * @returns Milliseconds since 1970, in whole seconds; null without a valid `Date`.
 */
export function sentAt(headers: Pick<Headers, 'get'>): number | null {
  const date = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(date)) return null;
  const age = Number(headers.get('age'));
  return date + (age > 0 ? age * SECOND_MS : 0);
}

const SECOND_MS = 1000;

/**
 * Returns the time at which a response was sent, by the clock of its origin server.
 *
 * The API contract uses the standard `Date` header (RFC 9110, 6.6.1), which every backend sends. If
 * the response comes from an intermediate cache, its `Age` is added (RFC 9111, 5.1).
 *
 * @returns Milliseconds since 1970, in whole seconds; `null` without a valid `Date`.
 */
export function sentAt(headers: Pick<Headers, 'get'>): number | null {
  const date = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(date)) return null;
  const age = Number(headers.get('age'));
  return date + (age > 0 ? age * SECOND_MS : 0);
}

/**
 * Parses a `Retry-After` header, which holds seconds or a date.
 *
 * @param now - Milliseconds since 1970.
 * @returns Whole seconds, rounded up; `null` if the header is absent, invalid or in the past.
 */
export function secondsUntilRetry(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  const left = Number.isFinite(seconds) ? seconds : (Date.parse(header) - now) / 1000;
  return left > 0 ? Math.ceil(left) : null;
}

/** A wait time in the unit that messages to the shopper use. */
export type Wait = { unit: 'seconds' | 'minutes' | 'hours'; count: number };

/** Converts seconds to a count of seconds, minutes or hours, rounded up. */
export function toWait(seconds: number): Wait {
  if (seconds < 60) return { unit: 'seconds', count: Math.ceil(seconds) };
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60
    ? { unit: 'minutes', count: minutes }
    : { unit: 'hours', count: Math.ceil(minutes / 60) };
}

/** The `Retry-After` of an answer, a number of seconds or a date, in seconds; null without one. */
export function secondsUntilRetry(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  const left = Number.isFinite(seconds) ? seconds : (Date.parse(header) - now) / 1000;
  return left > 0 ? Math.ceil(left) : null;
}

export type Wait = { unit: 'seconds' | 'minutes' | 'hours'; count: number };

/** In the unit in which people say it, never too short. */
export function toWait(seconds: number): Wait {
  if (seconds < 60) return { unit: 'seconds', count: Math.ceil(seconds) };
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60
    ? { unit: 'minutes', count: minutes }
    : { unit: 'hours', count: Math.ceil(minutes / 60) };
}

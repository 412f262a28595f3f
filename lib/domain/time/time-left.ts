const DAY = 24 * 60 * 60;

/** Returns the seconds until a given time, rounded up, or 0 if it has passed. */
export function secondsUntil(iso: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(iso) - now.getTime()) / 1000));
}

/** Splits seconds into whole days and the remaining seconds. */
export function splitDays(seconds: number): { days: number; seconds: number } {
  return { days: Math.floor(seconds / DAY), seconds: seconds % DAY };
}

/** Formats seconds as h:mm:ss. */
export function formatHours(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  const parts = [minutes % 60, rest].map((part) => String(part).padStart(2, '0'));
  return [Math.floor(minutes / 60), ...parts].join(':');
}

/**
 * Computes an age in milliseconds. A negative age means that the clock was set back, so the real
 * age is unknown and counts as infinite.
 */
export function ageMs(now: number, since: number): number {
  return now < since ? Number.POSITIVE_INFINITY : now - since;
}

const DAY = 24 * 60 * 60;

/** Whole seconds, 0 when it is over. */
export function secondsUntil(iso: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(iso) - now.getTime()) / 1000));
}

/** 26:00:05 is one day and 2:00:05. */
export function splitDays(seconds: number): { days: number; seconds: number } {
  return { days: Math.floor(seconds / DAY), seconds: seconds % DAY };
}

/** h:mm:ss */
export function formatHours(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  const parts = [minutes % 60, rest].map((part) => String(part).padStart(2, '0'));
  return [Math.floor(minutes / 60), ...parts].join(':');
}

/**
 * The age of something in milliseconds. An age below zero comes from a clock that has gone back, so
 * nothing is known of the real one: it counts as infinitely old.
 */
export function ageMs(now: number, since: number): number {
  return now < since ? Number.POSITIVE_INFINITY : now - since;
}

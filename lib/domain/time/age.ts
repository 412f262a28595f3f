/**
 * The age of something in milliseconds. An age below zero comes from a clock that has gone back, so
 * nothing is known of the real one: it counts as infinitely old.
 */
export function ageMs(now: number, since: number): number {
  return now < since ? Number.POSITIVE_INFINITY : now - since;
}

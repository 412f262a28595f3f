import { distance, type Place } from './country-map';

/** The places by their distance from one of them; as given where none is known. */
export function nearestFirst<Member extends Place>(
  places: readonly Member[],
  start: Place | undefined,
): Member[] {
  const sorted = [...places];
  return start
    ? sorted.sort((one, other) => distance(start, one) - distance(start, other))
    : sorted;
}

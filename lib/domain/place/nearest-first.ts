import { type Coordinates, distance } from './country-map';

/** The places by their distance from one of them; as given where none is known. */
export function nearestFirst<Member extends Coordinates>(
  places: readonly Member[],
  start: Coordinates | undefined,
): Member[] {
  const sorted = [...places];
  return start
    ? sorted.sort((one, other) => distance(start, one) - distance(start, other))
    : sorted;
}

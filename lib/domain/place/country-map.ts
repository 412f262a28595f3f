/** The position of a place in degrees. */
export type Coordinates = { latitude: number; longitude: number };

/** The bounds of `components/map/country.svg` in degrees; the projection is linear. */
const frame = { west: 55.5, east: 73.6, south: 36.9, north: 45.9 };

/** The ratio of a degree of longitude to one of latitude at the center of the country. */
const LONGITUDE_SCALE = 0.75;

/** Places share a pin if their distance is less than this many degrees of latitude. */
const NEAR = 1;

/** Returns whether a place is within `frame`, which includes parts of neighboring countries. */
export function isInCountry({ latitude, longitude }: Coordinates): boolean {
  const { west, east, south, north } = frame;
  return latitude > south && latitude < north && longitude > west && longitude < east;
}

/** Converts coordinates to a position on the map, as percentages of its width and height. */
export function countryPoint({ latitude, longitude }: Coordinates): { left: number; top: number } {
  const { west, east, south, north } = frame;
  return {
    left: tenths((longitude - west) / (east - west)),
    top: tenths((north - latitude) / (north - south)),
  };
}

function tenths(part: number): number {
  return Math.round(1000 * part) / 10;
}

/** The maximum size of a city name next to its pin, in percent of the map. */
const NAME = { width: 22, height: 7 };

/** Returns whether a name to the right of its pin would overlap another group's pin. */
export function isCrowded(place: Coordinates, others: readonly Coordinates[]): boolean {
  const own = countryPoint(place);
  return others.map(countryPoint).some(({ left, top }) => {
    const ahead = left - own.left;
    return ahead > 0 && ahead < NAME.width && Math.abs(top - own.top) < NAME.height;
  });
}

/** Groups places that share a pin. The pin marks the first place of its group. */
export function groupNearby<Member extends Coordinates>(places: readonly Member[]): Member[][] {
  const groups: Member[][] = [];
  for (const place of places) {
    const group = groups.find(([first]) => first && distance(first, place) < NEAR);
    if (group) group.push(place);
    else groups.push([place]);
  }
  return groups;
}

function distance(one: Coordinates, other: Coordinates): number {
  const east = (one.longitude - other.longitude) * LONGITUDE_SCALE;
  return Math.hypot(east, one.latitude - other.latitude);
}

const METERS_PER_DEGREE = 111_195;

/** Returns the straight-line distance in meters, accurate to 1 % inside the country. */
export function metersBetween(one: Coordinates, other: Coordinates): number {
  const middle = ((one.latitude + other.latitude) / 2) * (Math.PI / 180);
  const east = (one.longitude - other.longitude) * Math.cos(middle);
  return METERS_PER_DEGREE * Math.hypot(east, one.latitude - other.latitude);
}

/** Sorts places by their distance from `start`; without `start` their order does not change. */
export function nearestFirst<Member extends Coordinates>(
  places: readonly Member[],
  start: Coordinates | undefined,
): Member[] {
  const sorted = [...places];
  return start
    ? sorted.sort((one, other) => metersBetween(start, one) - metersBetween(start, other))
    : sorted;
}

/** Returns the URL of a map page that needs neither a script nor an API key. */
export function mapLink({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `https://yandex.uz/maps/?pt=${longitude},${latitude}&z=16&l=map`;
}

export type MapPin = Coordinates & { id: number; name: string };

/**
 * A callback that receives the picked place. `pin` is undefined if the shopper picked an empty spot
 * on the map.
 */
export type OnMapPick = (place: Coordinates, pin?: MapPin) => void;

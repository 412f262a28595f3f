type Place = { latitude: number; longitude: number };

/** The frame of components/map/country.svg, whose degrees are drawn evenly. */
const frame = { west: 55.5, east: 73.6, south: 36.9, north: 45.9 };

/** A degree of longitude at the country's middle, in degrees of latitude. */
const LONGITUDE_SCALE = 0.75;

/** In degrees of latitude: nearer places would lie on each other on a phone. */
const NEAR = 1;

/** Where a place lies on the picture of the country, in whole tenths of a per cent of its width and height. */
export function countryPoint({ latitude, longitude }: Place): { left: number; top: number } {
  const { west, east, south, north } = frame;
  return {
    left: tenths((longitude - west) / (east - west)),
    top: tenths((north - latitude) / (north - south)),
  };
}

function tenths(part: number): number {
  return Math.round(1000 * part) / 10;
}

/** Neighbours share a pin; each group stands where its first member does. */
export function neighbours<Member extends Place>(places: readonly Member[]): Member[][] {
  const groups: Member[][] = [];
  for (const place of places) {
    const group = groups.find(([first]) => first && distance(first, place) < NEAR);
    if (group) group.push(place);
    else groups.push([place]);
  }
  return groups;
}

function distance(one: Place, other: Place): number {
  const east = (one.longitude - other.longitude) * LONGITUDE_SCALE;
  return Math.hypot(east, one.latitude - other.latitude);
}

import { fromRaster, type Raster, toRaster } from './raster';

/** Of 255: as bright as the middle of a category's ground is. */
const BRIGHT = 209;
const PALE_SHARE = 0.4;
/** A shadow and the edge of a subject are more transparent. */
const OPAQUE = 200;
/** Every so many pixels are enough to tell. */
const STEP = 61;
const LIFTED = 1.07;

/** Whether much of the subject is about as bright as the ground on which it would stand. */
export function isPale({ data }: Raster): boolean {
  let opaque = 0;
  let bright = 0;
  for (let at = 0; at + 3 < data.length; at += 4 * STEP) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    if (alpha <= OPAQUE) continue;
    opaque += 1;
    if (0.2126 * red + 0.7152 * green + 0.0722 * blue > BRIGHT) bright += 1;
  }
  return bright > opaque * PALE_SHARE;
}

/** White renders are light grey: they become white. */
export function lift(raster: Raster): Promise<Raster> {
  const [none, all] = [
    [0, 0, 0, 0],
    [LIFTED, LIFTED, LIFTED, 1],
  ];
  return toRaster(fromRaster(raster).linear(all, none));
}

import { fromRaster, type Raster, toRaster } from './raster';

/** Out of 255; as bright as the middle of a category's background. */
const BRIGHT = 209;
const PALE_SHARE = 0.4;
/** Shadows and edges of a subject are more transparent. */
const OPAQUE = 200;
/** The sampling step in pixels. */
const STEP = 61;
const LIFTED = 1.07;

/** Returns whether much of the subject is about as bright as its background. */
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

/** Brightens a white render, which is light gray otherwise. */
export function lift(raster: Raster): Promise<Raster> {
  const [none, all] = [
    [0, 0, 0, 0],
    [LIFTED, LIFTED, LIFTED, 1],
  ];
  return toRaster(fromRaster(raster).linear(all, none));
}

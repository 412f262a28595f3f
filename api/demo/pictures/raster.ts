import type { Sharp } from 'sharp';
import { sharp } from '@/lib/images/sharp';

export type Raster = { data: Buffer; width: number; height: number };

export function toRaster(image: Sharp): Promise<Raster> {
  return image
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .then(({ data, info }) => ({ data, width: info.width, height: info.height }));
}

export function fromRaster({ data, width, height }: Raster): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } });
}

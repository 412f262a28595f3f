import type { Sharp } from 'sharp';
import { sharp } from '@/lib/process/sharp';
import { memoize } from './memoize';
import { type Box, subjectBox, subjectSvg } from './subjects';

export type Raster = { data: Buffer; width: number; height: number };

const PROBE_SIDE = 128;
const CACHED_MAX = 12;
const VISIBLE = 16;

type Asked = { name: string; side: number };

export const drawnRaster = memoize(
  CACHED_MAX,
  ({ name, side }: Asked) => `${name} ${side}`,
  drawSubject,
);

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

export async function turned(raster: Raster, degrees: number, isMirrored: boolean) {
  const flopped = isMirrored ? await toRaster(fromRaster(raster).flop()) : raster;
  const image = fromRaster(flopped).rotate(degrees, { background: 'transparent' });
  return trimmed(await toRaster(image));
}

async function drawSubject({ name, side }: Asked): Promise<Raster> {
  const whole = subjectBox(name);
  const probe = await toRaster(sharp(Buffer.from(subjectSvg(name, PROBE_SIDE))));
  const unit = whole.width / probe.width;
  const { left, top, width, height } = visibleBox(probe);
  const part = {
    left: (left - 1) * unit,
    top: (top - 1) * unit,
    width: (width + 2) * unit,
    height: (height + 2) * unit,
  };
  const longer = Math.max(width, height);
  const framed = Math.round((side * (longer + 2)) / longer);
  return trimmed(await toRaster(sharp(Buffer.from(subjectSvg(name, framed, part)))));
}

async function trimmed(raster: Raster): Promise<Raster> {
  return toRaster(fromRaster(raster).extract(visibleBox(raster)));
}

function visibleBox({ data, width, height }: Raster): Box {
  const columns = new Uint8Array(width);
  const rows = new Uint8Array(height);
  for (let pixel = 0; pixel < width * height; pixel++) {
    if ((data[pixel * 4 + 3] ?? 0) < VISIBLE) continue;
    columns[pixel % width] = 1;
    rows[Math.floor(pixel / width)] = 1;
  }
  const [left, top] = [columns.indexOf(1), rows.indexOf(1)];
  if (left === -1) return { left: 0, top: 0, width, height };
  return {
    left,
    top,
    width: columns.lastIndexOf(1) - left + 1,
    height: rows.lastIndexOf(1) - top + 1,
  };
}

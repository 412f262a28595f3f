import { sharp } from '@/lib/process/sharp';
import { fromRaster, toRaster } from './raster';

/** The middle of the subject's foot, its width, and the side of the square it stands in. */
export type Foot = { x: number; y: number; width: number; frame: number };

/** Radii and blur: horizontally in shares of the subject's width and of the frame, vertically of the frame. */
type Shadow = {
  across: number;
  down: number;
  blurAcross: number;
  blurDown: number;
  opacity: number;
};

type Frame = { width: number; height: number };
type Span = { from: number; length: number };

/** The ambient shadow reaches beyond the contact shadow, which lies right under the foot. */
const ambient = { across: 0.44, down: 0.03, blurAcross: 0.04, blurDown: 0.02, opacity: 0.11 };
const contact = { across: 0.34, down: 0.013, blurAcross: 0.016, blurDown: 0.011, opacity: 0.3 };

const COARSE = 4;
/** In a frame smaller than this a shadow is too sharp to be drawn smaller. */
const SMALL = 400;

/** Drawn at a quarter of its size and enlarged: a soft shadow looks the same and costs less. */
export async function shadowLayer(foot: Foot, frame: Frame) {
  const reach = reachOf(foot, ambient);
  const across = seenSpan(foot.x - reach.x, foot.x + reach.x, frame.width);
  const down = seenSpan(foot.y - reach.y, foot.y + reach.y, frame.height);
  if (across.length <= 0 || down.length <= 0) return null;
  const small = await toRaster(sharp(Buffer.from(shadowSvg(foot, across, down))));
  const { data, width, height } = await toRaster(
    fromRaster(small).resize(across.length, down.length, { fit: 'fill', kernel: 'linear' }),
  );
  const raw = { width, height, channels: 4 as const };
  return { input: data, raw, left: across.from, top: down.from };
}

function shadowSvg(foot: Foot, across: Span, down: Span): string {
  const scale = foot.frame < SMALL ? 1 : COARSE;
  const size = `width="${across.length / scale}" height="${down.length / scale}"`;
  const view = `${across.from} ${down.from} ${across.length} ${down.length}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${view}">${ellipseSvg('a', foot, ambient)}${ellipseSvg('c', foot, contact)}</svg>`;
}

function ellipseSvg(id: string, foot: Foot, shadow: Shadow): string {
  const { x, y, width, frame } = foot;
  const reach = reachOf(foot, shadow);
  return `<filter id="${id}" filterUnits="userSpaceOnUse" x="${x - reach.x}" y="${y - reach.y}" width="${2 * reach.x}" height="${2 * reach.y}" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${frame * shadow.blurAcross} ${frame * shadow.blurDown}"/></filter>
<ellipse cx="${x}" cy="${y}" rx="${width * shadow.across}" ry="${frame * shadow.down}" fill="#1a2a33" opacity="${shadow.opacity}" filter="url(#${id})"/>`;
}

function reachOf({ width, frame }: Foot, shadow: Shadow): { x: number; y: number } {
  return {
    x: width * shadow.across + 3 * frame * shadow.blurAcross,
    y: frame * (shadow.down + 3 * shadow.blurDown),
  };
}

/** Within the picture, in whole quarters where it is drawn at one. */
function seenSpan(from: number, to: number, limit: number): Span {
  const start = Math.max(0, Math.floor(from / COARSE) * COARSE);
  return { from: start, length: Math.min(limit, Math.ceil(to / COARSE) * COARSE) - start };
}

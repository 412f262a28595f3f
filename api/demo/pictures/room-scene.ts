import { sharp } from '@/lib/images/sharp';
import { composeOn, type Placed } from './compose';
import { memoize } from './memoize';
import { fromRaster, type Raster, toRaster } from './raster';

const SIDE = 1200;
/**
 * The position of the edge between wall and floor, as a fraction of the image's height from the
 * top.
 */
const HORIZON = 0.56;
const PLANKS = 9;
/** The scale of the product, and the position of its center. */
const FIT = 0.8;
const CENTRE = { x: 0.53, y: 0.57 };
/** The light of a lamp at home, as factors of red, green, blue and alpha. */
const WARM = [1.01, 0.95, 0.86, 1];

/** Rooms with their walls and floors. A product always gets the same room. */
const rooms = [
  { wall: ['#d9d2c4', '#b9b0a0'], floor: ['#a77f57', '#7d5a3b'], leaf: '#5f7a52' },
  { wall: ['#c9d0cf', '#a4adad'], floor: ['#b39470', '#86684a'], leaf: '#4f6f60' },
  { wall: ['#e0cdb9', '#bda58d'], floor: ['#8d6a4b', '#644832'], leaf: '#74855a' },
] as const;

type Room = (typeof rooms)[number];
type Layers = { raster: Raster; shadow: Raster | null };

/** Draws a product as a shopper might photograph it at home: on a floor, in warm light. */
export async function roomScene({ raster, shadow }: Layers, seed: string) {
  const room = rooms[seed.length % rooms.length] ?? rooms[0];
  const warm = await toRaster(fromRaster(raster).linear(WARM, [0, 0, 0, 0]));
  const side = Math.round(SIDE * FIT);
  const left = Math.round(SIDE * CENTRE.x - side / 2);
  const top = Math.round(SIDE * CENTRE.y - side / 2);
  const placed: Placed[] = [shadow, warm].flatMap((layer) =>
    layer ? [{ raster: layer, left, top, width: side, height: side }] : [],
  );
  const frame = { width: SIDE, height: SIDE };
  return composeOn(fromRaster(await roomRaster(room)), frame, placed, [
    { input: Buffer.from(VIGNETTE) },
  ]);
}

/** Rooms are cached, because their texture and blur take over a second to draw. */
const roomRaster = memoize(
  rooms.length,
  ({ wall }: Room) => wall[0],
  (room: Room) => toRaster(sharp(Buffer.from(roomSvg(room)))),
);

function roomSvg({ wall, floor, leaf }: Room): string {
  const edge = SIDE * HORIZON;
  const seams = Array.from({ length: PLANKS + 1 }, (_, at) => {
    const share = at / PLANKS - 0.5;
    return `M${SIDE * (0.5 + share * 1.1)} ${edge}L${SIDE * (0.5 + share * 2.6)} ${SIDE}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">
<defs><linearGradient id="w" x1="0" y1="0" x2="1" y2=".4"><stop offset="0" stop-color="${wall[0]}"/><stop offset="1" stop-color="${wall[1]}"/></linearGradient>
<linearGradient id="f" x1="0" y1="0" x2=".4" y2="1"><stop offset="0" stop-color="${floor[1]}"/><stop offset="1" stop-color="${floor[0]}"/></linearGradient>
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".003 .09" numOctaves="4" seed="7"/><feColorMatrix values="0 0 0 0 .16  0 0 0 0 .09  0 0 0 0 .04  0 0 0 1.6 -.7"/></filter>
<filter id="far"><feGaussianBlur stdDeviation="26"/></filter><filter id="near"><feGaussianBlur stdDeviation="3"/></filter></defs>
<rect width="${SIDE}" height="${edge}" fill="url(#w)"/>
<g filter="url(#far)"><path d="M60 40H330V400H60z" fill="#fffaf0" opacity=".75"/><path d="M190 40V400" stroke="${wall[1]}" stroke-width="16"/><ellipse cx="1060" cy="330" rx="90" ry="170" fill="${leaf}" opacity=".8"/><ellipse cx="1130" cy="250" rx="80" ry="120" fill="${leaf}" opacity=".6"/><rect x="1010" y="480" width="130" height="180" rx="30" fill="#8d6b55"/></g>
<g filter="url(#near)"><rect y="${edge - 46}" width="${SIDE}" height="48" fill="#efe9df"/><rect y="${edge}" width="${SIDE}" height="${SIDE - edge}" fill="url(#f)"/>
<path d="${seams.join('')}" stroke="#2e1d10" stroke-opacity=".4" stroke-width="4" fill="none"/></g>
<rect y="${edge}" width="${SIDE}" height="${SIDE - edge}" filter="url(#grain)" opacity=".55"/>
<path d="M120 ${SIDE}L330 ${edge}H620L560 ${SIDE}z" fill="#fff1d6" opacity=".16" filter="url(#far)"/></svg>`;
}

const VIGNETTE = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><radialGradient id="v" r=".75"><stop offset=".6" stop-opacity="0"/><stop offset="1" stop-opacity=".38"/></radialGradient><rect width="100%" height="100%" fill="url(#v)"/></svg>`;

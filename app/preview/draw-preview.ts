import { META_IMAGE } from '@/lib/constants';
import { drawText } from '@/lib/images/draw-text';
import { sharp } from '@/lib/images/sharp';
import type { PreviewText } from '@/lib/server/preview-text';

type Rgb = { r: number; g: number; b: number };
type Layer = { input: Buffer; left: number; top: number };

const PIXELS_MAX = 40_000_000;
/** The height of the centered band to which many services crop a preview. */
const SHOWN_HEIGHT = 630;
const BAND = (META_IMAGE.height - SHOWN_HEIGHT) / 2;
const MARGIN = 56;
/**
 * A margin that is narrower than this share of the image's width or height is filled with a
 * mirrored part of the image. In a wider margin, that part would show the subject again.
 */
const NARROW = 0.08;
const width = META_IMAGE.width - SHOWN_HEIGHT - 2 * MARGIN;
const INK = '#14201f';
const colours = { shop: '#0b6e69', name: INK, price: '#b3122d', full: INK, old: '#5f6c68' };

/**
 * Draws an image as a preview. Services that crop the preview to 1200×630 remove only background
 * above and below the image.
 */
export async function picturePreview(picture: ArrayBuffer): Promise<Buffer> {
  return (await framed(picture, META_IMAGE.width)).jpeg({ quality: 80 }).toBuffer();
}

/** Draws the image at full height on the left, and the text on white on the right. */
export async function productPreview(picture: ArrayBuffer, text: PreviewText): Promise<Buffer> {
  const square = await (await framed(picture, SHOWN_HEIGHT)).png().toBuffer();
  const layers = [{ input: square, left: 0, top: 0 }, ...(await column(text))];
  return sharp({ create: { ...META_IMAGE, channels: 3, background: '#fff' } })
    .composite(layers)
    .jpeg({ quality: 84 })
    .toBuffer();
}

/**
 * Fits the whole image into the visible band. A mirrored part of the image fills narrow margins,
 * and its background color fills wide ones.
 */
async function framed(picture: ArrayBuffer, width: number) {
  const { whole, ground } = await opened(picture);
  const { data, info } = await whole
    .resize({ width, height: SHOWN_HEIGHT, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const [left, top] = [(width - info.width) / 2, (META_IMAGE.height - info.height) / 2];
  const isNarrow = left < info.width * NARROW && top < info.height * NARROW;
  return sharp(data).extend({
    left: Math.floor(left),
    right: Math.ceil(left),
    top: Math.floor(top),
    bottom: Math.ceil(top),
    background: ground,
    extendWith: isNarrow ? 'mirror' : 'background',
  });
}

async function opened(picture: ArrayBuffer) {
  const whole = sharp(picture, { limitInputPixels: PIXELS_MAX }).flatten({ background: '#fff' });
  const corner = { left: 0, top: 0, width: 1, height: 1 };
  const [r = 255, g = 255, b = 255] = await whole.clone().extract(corner).raw().toBuffer();
  const ground: Rgb = { r, g, b };
  return { whole, ground };
}

async function column({ name, price, oldPrice, shop }: PreviewText): Promise<Layer[]> {
  const drawn = await Promise.all([
    drawText(shop, { width, size: 30, color: colours.shop }),
    drawText(name, { width, size: 42, color: colours.name }),
    drawText(price, { width, size: 60, color: oldPrice ? colours.price : colours.full }),
    ...(oldPrice
      ? [drawText(oldPrice, { width, size: 32, color: colours.old, isStruck: true })]
      : []),
  ]);
  const gaps = [0, 30, 38, 26];
  const height = drawn.reduce((sum, { info }, index) => sum + info.height + (gaps[index] ?? 0), 0);
  let top = Math.max(BAND, Math.round((META_IMAGE.height - height) / 2));
  return drawn.map(({ data, info }, index) => {
    top += gaps[index] ?? 0;
    const layer = { input: data, left: SHOWN_HEIGHT + MARGIN, top };
    top += info.height;
    return layer;
  });
}

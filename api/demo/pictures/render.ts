import type { Sharp } from 'sharp';
import { META_IMAGE } from '@/lib/constants';
import { sharp } from '@/lib/process/sharp';
import { washBackground } from './background';
import { composeImage, placeInBox, subjectRaster } from './compose';
import { markSvg, partnerImage } from './emblems';
import { goodsImage } from './goods';
import { bannerImage, postImage, shopImage } from './groups';
import { parsePicture } from './parse-picture';
import type { Picture } from './picture';
import { fromRaster } from './raster';

const QUALITY = 86;
// The default effort takes twice the time for 6 % fewer bytes.
const EFFORT = 2;
const ICON_SIDE = 128;
const MARK_SIDE = 300;

export async function drawPicture(path: string): Promise<Buffer> {
  const picture = parsePicture(path);
  if (!picture) throw new Error(`the path describes no picture: ${path}`);
  return renderPicture(picture);
}

export async function renderPicture(picture: Picture): Promise<Buffer> {
  const image = await drawn(picture);
  if (picture.kind === 'head') return image.jpeg({ quality: QUALITY }).toBuffer();
  return image.webp({ quality: QUALITY, effort: EFFORT }).toBuffer();
}

function drawn(picture: Picture): Promise<Sharp> {
  switch (picture.kind) {
    case 'goods':
      return goodsImage(picture);
    case 'icon':
      return iconImage(picture.subject);
    case 'banner':
      return bannerImage(picture);
    case 'post':
      return postImage(picture);
    case 'shop':
      return shopImage(picture);
    case 'partner':
      return Promise.resolve(partnerImage(picture.shape, picture.colour));
    case 'head':
      return headImage();
  }
}

async function iconImage(subject: string) {
  const size = { width: ICON_SIDE, height: ICON_SIDE };
  const raster = await subjectRaster({ subject, colour: null });
  return fromRaster(raster).resize({ ...size, fit: 'contain', background: 'transparent' });
}

async function headImage() {
  const { width, height } = META_IMAGE;
  const foot = height * 0.8;
  const placed = await Promise.all(
    [
      { subject: 'headphones-over-ear', colour: 'blue' as const, x: 0.62, side: 0.5 },
      { subject: 'handbag-soft', colour: 'red' as const, x: 0.83, side: 0.46 },
    ].map(async ({ subject, colour, x, side }) => {
      const box = { width: height * side, height: height * side };
      const raster = await subjectRaster({ subject, colour });
      return placeInBox(raster, { x: width * x, foot }, box);
    }),
  );
  const image = await composeImage(
    META_IMAGE,
    washBackground('silk', { x: 0.66, y: 0.45, reach: 0.8 }),
    placed,
  );
  const back = await image.png().toBuffer();
  const top = Math.round((height - MARK_SIDE) / 2);
  return sharp(back).composite([{ input: Buffer.from(markSvg(MARK_SIDE)), left: 120, top }]);
}

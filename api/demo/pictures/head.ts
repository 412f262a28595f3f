import { META_IMAGE } from '@/lib/constants';
import { drawText } from '@/lib/images/draw-text';
import { sharp } from '@/lib/images/sharp';
import { washBackground } from './background';
import { composeImage, placeInBox, subjectRaster } from './compose';
import { markSvg } from './emblems';

const MARK_SIDE = 132;
const LEFT = 96;
const TOP = 196;
const GAP = 28;
const INK = '#14201f';
const BRAND = '#085551';

/** The positions of the two products. They stay clear of the edges that previews crop (ADR 108). */
const subjects = [
  { subject: 'headphones-over-ear', colour: 'blue' as const, x: 0.675, side: 0.42 },
  { subject: 'handbag-soft', colour: 'red' as const, x: 0.83, side: 0.34 },
];
/** The slogan in both languages, because all pages share the image. */
const SLOGANS = ['Butun Oʻzbekiston boʻylab yetkazib beramiz', 'Доставляем по всему Узбекистану'];

/** Renders the link preview of the shop: its mark, its name and its slogan. */
export async function headImage() {
  const image = await composeImage(
    META_IMAGE,
    washBackground('silk', { x: 0.66, y: 0.45, reach: 0.8 }),
    await Promise.all(subjects.map(placed)),
  );
  const back = await image.png().toBuffer();
  const mark = { input: Buffer.from(markSvg(MARK_SIDE)), left: LEFT, top: TOP };
  return sharp(back).composite([mark, ...(await words())]);
}

async function placed({ subject, colour, x, side }: (typeof subjects)[number]) {
  const { width, height } = META_IMAGE;
  const raster = await subjectRaster({ subject, colour });
  const box = { width: height * side, height: height * side };
  return placeInBox(raster, { x: width * x, foot: height * 0.74 }, box);
}

async function words() {
  const name = await drawText('Chorsu', { width: 400, size: 96, color: INK });
  let top = TOP + MARK_SIDE + 2 * GAP;
  const layers = [
    {
      input: name.data,
      left: LEFT + MARK_SIDE + GAP,
      top: Math.round(TOP + (MARK_SIDE - name.info.height) / 2),
    },
  ];
  for (const slogan of SLOGANS) {
    const { data, info } = await drawText(slogan, { width: 520, size: 36, color: BRAND });
    layers.push({ input: data, left: LEFT, top });
    top += info.height + GAP;
  }
  return layers;
}

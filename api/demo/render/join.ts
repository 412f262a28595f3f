import { readFileSync } from 'node:fs';
import { sharp } from '@/lib/images/sharp';

const QUALITY = 80;
const SHADOW_STRENGTH = 0.62;
/** The side of a shadow image in pixels. A small image is enough, because a shadow is soft. */
const SHADOW_SIDE = 400;
/** The fraction of the side over which the shadow fades out, so that it has no visible edge. */
const FADE = 0.14;
/** Blur radii in pixels. */
const NEAR_BLUR = 1.5;
const FAR_BLUR = 5;
/**
 * Subtracted from every shadow value (0 to 255), so that the faint shading of the whole scene is
 * not drawn as a shadow.
 */
const UNSEEN = 14;

/** Encodes the product without its shadow. Its colors continue beyond its edge (`shoot.py`). */
export function encodeMaster(file: string): Promise<Buffer> {
  const bytes = readFileSync(file);
  const side = Math.round(Math.sqrt(bytes.length / 4));
  return sharp(bytes, { raw: { width: side, height: side, channels: 4 } })
    .webp({ quality: QUALITY, alphaQuality: 100, smartSubsample: true, effort: 4 })
    .toBuffer();
}

/** Encodes the strength of the shadow as the alpha of a small black image. */
export async function encodeShadow(file: string): Promise<Buffer> {
  const strength = await softened(readFileSync(file));
  const pixels = Buffer.alloc(strength.length * 4);
  strength.forEach((value, at) => {
    pixels[at * 4 + 3] = Math.round(value * SHADOW_STRENGTH * fade(at));
  });
  return sharp(pixels, { raw: { width: SHADOW_SIDE, height: SHADOW_SIDE, channels: 4 } })
    .webp({ quality: QUALITY, alphaQuality: 90, effort: 4 })
    .toBuffer();
}

/**
 * Returns the strength of the shadow per pixel. Strong parts, where the product touches the ground,
 * stay sharp; faint parts are blurred.
 */
async function softened(bytes: Buffer): Promise<number[]> {
  const [near, far] = await Promise.all([NEAR_BLUR, FAR_BLUR].map((blur) => enlarged(bytes, blur)));
  return [...(near ?? [])].map((sharp, at) => {
    const soft = far?.[at] ?? 0;
    const share = Math.min(1, Math.max(0, (sharp - 110) / 90));
    return Math.max(0, sharp * share + soft * (1 - share) - UNSEEN) / (1 - UNSEEN / 255);
  });
}

function enlarged(bytes: Buffer, blur: number): Promise<Buffer> {
  const own = Math.round(Math.sqrt(bytes.length));
  return sharp(bytes, { raw: { width: own, height: own, channels: 1 } })
    .resize(SHADOW_SIDE, SHADOW_SIDE, { kernel: 'cubic' })
    .blur(blur)
    .extractChannel(0)
    .raw()
    .toBuffer();
}

function fade(at: number): number {
  const x = at % SHADOW_SIDE;
  const y = Math.floor(at / SHADOW_SIDE);
  const edge = Math.min(x, y, SHADOW_SIDE - 1 - x, SHADOW_SIDE - 1 - y);
  const share = edge / (SHADOW_SIDE * FADE);
  return share >= 1 ? 1 : share * share * (3 - 2 * share);
}

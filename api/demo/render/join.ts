import { existsSync, readFileSync } from 'node:fs';
import { sharp } from '@/lib/images/sharp';

const QUALITY = 82;
const SHADOW = { red: 22, green: 28, blue: 34 };
const SHADOW_STRENGTH = 0.85;
/** The fraction of the side over which the shadow fades out, so that it has no visible edge. */
const FADE = 0.14;
/** Blur radii in pixels. */
const NEAR_BLUR = 5;
const FAR_BLUR = 18;
const BLACK = 20;
const WHITE = 252;
const CONTRAST = 1.08;
/** The faint light of a large room is not a shadow. */
const UNSEEN = 14;

/** Combines the product and its shadow on a transparent background. */
export async function joinRender(stem: string, colour: string): Promise<Buffer> {
  const { data, info } = await sharp(`${stem}.${colour}.png`)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const side = info.width;
  const alpha = readFileSync(`${stem}.alpha`);
  const shadow = await readShadow(`${stem}.shadow`, side);
  const pixels = Buffer.alloc(side * side * 4);
  for (let at = 0; at < side * side; at++) {
    const own = (alpha[at] ?? 0) / 255;
    const dark = ((shadow[at] ?? 0) / 255) * SHADOW_STRENGTH * fade(at, side) * (1 - own);
    const all = own + dark;
    const mixed = (channel: number, tone: number) =>
      all > 0 ? Math.round((deepened(data[at * 3 + channel] ?? 0) * own + tone * dark) / all) : 0;
    pixels[at * 4] = mixed(0, SHADOW.red);
    pixels[at * 4 + 1] = mixed(1, SHADOW.green);
    pixels[at * 4 + 2] = mixed(2, SHADOW.blue);
    pixels[at * 4 + 3] = Math.round(all * 255);
  }
  return sharp(pixels, { raw: { width: side, height: side, channels: 4 } })
    .webp({ quality: QUALITY, alphaQuality: 90, effort: 5 })
    .toBuffer();
}

/** Deepens the tones, because strong light turns black products gray. */
function deepened(value: number): number {
  const share = Math.min(1, Math.max(0, (value - BLACK) / (WHITE - BLACK)));
  return 255 * share ** CONTRAST;
}

function fade(at: number, side: number): number {
  const x = at % side;
  const y = Math.floor(at / side);
  const share = Math.min(x, y, side - 1 - x, side - 1 - y) / (side * FADE);
  return share >= 1 ? 1 : share * share * (3 - 2 * share);
}

/** The shadow is sharp where the product touches the ground, and softer where it is fainter. */
async function readShadow(file: string, side: number): Promise<Uint8Array> {
  if (!existsSync(file)) return new Uint8Array(side * side);
  const bytes = readFileSync(file);
  const [near, far] = await Promise.all(
    [NEAR_BLUR, FAR_BLUR].map((blur) => enlarged(bytes, blur, side)),
  );
  return new Uint8Array(near ?? []).map((sharp, at) => {
    const soft = far?.[at] ?? 0;
    const share = Math.min(1, Math.max(0, (sharp - 110) / 90));
    return Math.max(0, sharp * share + soft * (1 - share) - UNSEEN) / (1 - UNSEEN / 255);
  });
}

function enlarged(bytes: Buffer, blur: number, side: number): Promise<Buffer> {
  const own = Math.round(Math.sqrt(bytes.length));
  return sharp(bytes, { raw: { width: own, height: own, channels: 1 } })
    .resize(side, side, { kernel: 'cubic' })
    .blur(blur)
    .extractChannel(0)
    .raw()
    .toBuffer();
}

/** Colours in Oklab: lightness, and two axes whose angle is the hue and whose length the chroma. */
export type Lab = { light: number; a: number; b: number };

const STEPS = 4096;
const toLinear = Float64Array.from({ length: 256 }, (_, byte) => linear(byte / 255));
const toByte = Uint8ClampedArray.from(
  { length: STEPS + 1 },
  (_, step) => 255 * gamma(step / STEPS),
);

export function labOf(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [toLinear[red] ?? 0, toLinear[green] ?? 0, toLinear[blue] ?? 0];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    light: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  };
}

export function writeLab({ light, a, b }: Lab, pixels: Buffer, at: number): void {
  const long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  pixels[at] = byteOf(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short);
  pixels[at + 1] = byteOf(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short);
  pixels[at + 2] = byteOf(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short);
}

export function chromaOf({ a, b }: Lab): number {
  return Math.hypot(a, b);
}

function byteOf(value: number): number {
  return toByte[Math.round(Math.min(1, Math.max(0, value)) * STEPS)] ?? 0;
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function gamma(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

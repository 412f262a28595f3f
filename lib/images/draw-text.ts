import { join } from 'node:path';
import { sharp } from './sharp';

/**
 * The path of the font file. The font comes from a package, because servers may have no fonts. The
 * path is built without `import` or `require`, because Turbopack would bundle the file as a module.
 */
const FONT = join(process.cwd(), 'node_modules/@expo-google-fonts/onest/700Bold/Onest_700Bold.ttf');

type Look = { size: number; color: string; width: number; isStruck?: boolean };

/** Draws text, wrapped to `width` pixels, as a layer of an image. */
export function drawText(text: string, { size, color, width, isStruck = false }: Look) {
  const letters = isStruck ? `<s>${escaped(text)}</s>` : escaped(text);
  const markup = `<span foreground="${color}">${letters}</span>`;
  const font = `Onest Bold ${size}`;
  return sharp({
    text: { text: markup, font, fontfile: FONT, width, dpi: 72, rgba: true, spacing: 4 },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

import { join } from 'node:path';
import { sharp } from './sharp';

/** A server need not have fonts. Turbopack would take a path of `import` or `require` for a module. */
const FONT = join(process.cwd(), 'node_modules/@expo-google-fonts/onest/700Bold/Onest_700Bold.ttf');

type Look = { size: number; colour: string; width: number; isStruck?: boolean };

/** A text in lines of at most this width, as a layer of a picture. */
export function drawText(text: string, { size, colour, width, isStruck = false }: Look) {
  const letters = isStruck ? `<s>${escaped(text)}</s>` : escaped(text);
  const markup = `<span foreground="${colour}">${letters}</span>`;
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

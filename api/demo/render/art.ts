import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharp } from '@/lib/images/sharp';
import { cover, label, panel } from './art-packages';
import { band, carpet, compass, doppiSide, doppiTop, ikat, rishton } from './art-patterns';

/**
 * Dots per inch: three times the default of 72, because the drawing can cover half of a 1600-pixel
 * master.
 */
const DENSITY = 216;

type Wallpaper = [top: string, bottom: string, light: string];

const wallpapers: Record<string, Wallpaper> = {
  dusk: ['#1b2a6b', '#e58a63', '#ffd9a0'],
  lagoon: ['#05445e', '#75e6da', '#d4f1f4'],
  dawn: ['#3d2c8d', '#f29ca3', '#fde2c8'],
  meadow: ['#0f5132', '#b7e4a7', '#f4ffd9'],
  ember: ['#2b0a0a', '#d1462f', '#ffb56b'],
  night: ['#0b1646', '#4a7be6', '#c9dcff'],
};

function screen(name: string): string {
  const [top, bottom, light] = wallpapers[name] ?? ['#333333', '#999999', '#ffffff'];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="760">
<defs><linearGradient id="a" x1="0" y1="0" x2="0.3" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>
<radialGradient id="b" cx=".7" cy=".72" r=".6"><stop offset="0" stop-color="${light}" stop-opacity=".95"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient></defs>
<rect width="360" height="760" fill="url(#a)"/><rect width="360" height="760" fill="url(#b)"/>
<path d="M0 560Q110 450 210 540T360 500V760H0z" fill="${top}" opacity=".45"/><path d="M0 640Q130 560 240 630T360 600V760H0z" fill="${top}" opacity=".6"/>
<text x="180" y="170" font-family="sans-serif" font-size="84" font-weight="600" fill="#fff" text-anchor="middle">10:09</text>
<text x="180" y="212" font-family="sans-serif" font-size="22" fill="#fff" text-anchor="middle" opacity=".9">21-mart</text></svg>`;
}

function wide(name: string): string {
  const [top, bottom, light] = wallpapers[name] ?? ['#333333', '#999999', '#ffffff'];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="540">
<defs><linearGradient id="a" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>
<rect width="960" height="540" fill="url(#a)"/><circle cx="660" cy="300" r="96" fill="${light}"/>
<path d="M0 380L180 220L300 330L450 170L640 350L760 270L960 390V540H0z" fill="${top}" opacity=".65"/>
<path d="M0 450L220 340L420 430L600 350L800 440L960 380V540H0z" fill="${top}" opacity=".9"/></svg>`;
}

/** Draws the screen of an upright tablet or a watch. */
function pad(name: string): string {
  const [top, bottom, light] = wallpapers[name] ?? ['#333333', '#999999', '#ffffff'];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800">
<defs><linearGradient id="a" x1="0" y1="0" x2="0.4" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>
<rect width="600" height="800" fill="url(#a)"/><circle cx="430" cy="520" r="120" fill="${light}" opacity=".9"/>
<path d="M0 560Q180 440 340 540T600 500V800H0z" fill="${top}" opacity=".55"/><path d="M0 660Q210 570 400 650T600 620V800H0z" fill="${top}" opacity=".8"/>
<text x="300" y="230" font-family="sans-serif" font-size="150" font-weight="600" fill="#fff" text-anchor="middle">10:09</text></svg>`;
}

function page(): string {
  const lines = Array.from({ length: 22 }, (_, at) => {
    const width = at % 6 === 5 ? 230 + ((at * 37) % 120) : 440 - ((at * 13) % 14);
    return `<rect x="80" y="${150 + at * 27}" width="${width}" height="9" fill="#4b4b48"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><rect width="600" height="800" fill="#e9e7df"/><rect x="80" y="84" width="250" height="20" fill="#2c2c2a"/>${lines.join('')}</svg>`;
}

function keys(ground: string, key: string): string {
  const rows = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 14 }, (__, column) => {
      const isSpace = row === 4 && column > 3 && column < 9;
      if (isSpace && column > 4) return '';
      return `<rect x="${14 + column * 55}" y="${12 + row * 55}" width="${isSpace ? 269 : 49}" height="49" rx="7" fill="${key}"/>`;
    }).join(''),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="794" height="294"><rect width="794" height="294" fill="${ground}"/>${rows.join('')}</svg>`;
}

function clock(): string {
  const marks = Array.from(
    { length: 12 },
    (_, at) =>
      `<rect x="294" y="40" width="12" height="${at % 3 === 0 ? 60 : 34}" fill="#22262a" transform="rotate(${at * 30} 300 300)"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><rect width="600" height="600" fill="#f7f6f1"/>${marks.join('')}
<path d="M300 300L196 236" stroke="#22262a" stroke-width="18" stroke-linecap="round"/><path d="M300 300L420 132" stroke="#22262a" stroke-width="12" stroke-linecap="round"/><circle cx="300" cy="300" r="16" fill="#b3122d"/></svg>`;
}

const written = { label, panel, cover };

/**
 * Draws the image with a name like `label|words|ground|ink|motif`. Returns `null` for other names.
 */
function drawWritten(name: string): string | null {
  const [kind, text = '', ground = '#ffffff', ink = '#222222', motif] = name.split('|');
  const isWritten = kind === 'label' || kind === 'panel' || kind === 'cover';
  return isWritten ? written[kind]({ text, ground, ink, motif }) : null;
}

const drawn: Record<string, () => string> = {
  ...Object.fromEntries(
    Object.keys(wallpapers).map((name) => [`screen-${name}`, () => screen(name)]),
  ),
  ...Object.fromEntries(Object.keys(wallpapers).map((name) => [`wide-${name}`, () => wide(name)])),
  ...Object.fromEntries(Object.keys(wallpapers).map((name) => [`pad-${name}`, () => pad(name)])),
  page,
  clock,
  'keys-dark': () => keys('#2b2d31', '#15161a'),
  'keys-light': () => keys('#c9ccd0', '#f2f3f4'),
  'rishton-blue': () => rishton('#1c4fa0', '#2fa3b5'),
  'rishton-green': () => rishton('#1f7a5a', '#c58a2a'),
  'band-blue': () => band('#1c4fa0', '#2fa3b5'),
  'band-white': () => band('#8a94a0', '#c58a2a'),
  'band-red': () => band('#a8321f', '#d99a3a'),
  'band-green': () => band('#1f7a5a', '#c58a2a'),
  'ikat-red': () => ikat('#a3122a', '#1d1d3a', '#e2a32b'),
  'ikat-blue': () => ikat('#173f7a', '#0f1f3d', '#e0b24a'),
  'ikat-purple': () => ikat('#5b2a7a', '#1d1233', '#e58fb0'),
  'ikat-green': () => ikat('#1f6b4a', '#12281d', '#e2c24b'),
  'doppi-top-black': () => doppiTop('#141416', '#f4f2ea', '#f4f2ea'),
  'doppi-side-black': () => doppiSide('#141416', '#f4f2ea', '#f4f2ea'),
  'doppi-top-red': () => doppiTop('#8e1730', '#f0c34a', '#2f8f7a'),
  'doppi-side-red': () => doppiSide('#8e1730', '#f0c34a', '#2f8f7a'),
  'doppi-top-green': () => doppiTop('#14573f', '#f0c34a', '#d6455c'),
  'doppi-side-green': () => doppiSide('#14573f', '#f0c34a', '#d6455c'),
  'doppi-top-blue': () => doppiTop('#1b3a7c', '#f0c34a', '#d6455c'),
  'doppi-side-blue': () => doppiSide('#1b3a7c', '#f0c34a', '#d6455c'),
  compass,
  'carpet-red': () => carpet('#7c1620', '#2a1720'),
  'carpet-blue': () => carpet('#1f3a63', '#15202f'),
  'carpet-green': () => carpet('#1d4f3f', '#3a1720'),
  'carpet-beige': () => carpet('#b9a178', '#5c4630'),
};

/** Draws the images for screens, pottery, cloth and packages. Returns their files by name. */
export async function drawArt(folder: string, table: string): Promise<Record<string, string>> {
  mkdirSync(folder, { recursive: true });
  const files: Record<string, string> = {};
  const requested = [...table.matchAll(/"((?:label|panel|cover)\|[^"]+)"/g)].map(
    ([, name = '']) => name,
  );
  for (const name of [...Object.keys(drawn), ...requested]) {
    const file = join(folder, `${name.replace(/[^\w-]+/g, '-')}.png`);
    files[name] = file;
    if (existsSync(file)) continue;
    const svg = drawn[name]?.() ?? drawWritten(name) ?? '';
    writeFileSync(file, await sharp(Buffer.from(svg), { density: DENSITY }).png().toBuffer());
  }
  return files;
}

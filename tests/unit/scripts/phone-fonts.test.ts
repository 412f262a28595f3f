import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { phoneFonts } from '@/scripts/lib/build/phone-fonts.mjs';

const { PATH } = process.env;
afterEach(() => {
  process.env.PATH = PATH;
});

const aFolder = () => mkdtempSync(join(tmpdir(), 'chorsu-fonts-'));

test("provides only a phone's fonts to a browser", async () => {
  const folder = aFolder();
  const faces = join(folder, 'usr/share/fonts/truetype/roboto/unhinted/RobotoTTF');
  mkdirSync(faces, { recursive: true });
  process.env.PATH = aFolder();

  const fonts = await phoneFonts(folder);

  const config = readFileSync(fonts?.FONTCONFIG_FILE ?? '', 'utf8');
  expect([...config.matchAll(/<dir>(.*)<\/dir>/g)].map(([, dir]) => dir)).toEqual([faces]);
});

test('returns null when the fonts cannot be downloaded', async () => {
  process.env.PATH = aFolder();

  expect(await phoneFonts(aFolder())).toBeNull();
});

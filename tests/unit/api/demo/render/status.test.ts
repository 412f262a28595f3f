import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { withoutMaster } from '@/api/demo/render/status';

const shot = (view: number, ...colours: string[]) => ({
  article: { name: 'mug' },
  view,
  yaw: 0,
  elevation: 0,
  colours: Object.fromEntries(colours.map((colour) => [colour, null])),
});

test('lists shots that lack a color or have an image that is too small', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'renders-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name: string, side: number) =>
    sharp({ create: { width: side, height: side, channels: 4, background: '#ffffff00' } })
      .webp()
      .toFile(join(folder, name));
  await write('mug.1.red.webp', 1600);
  await write('mug.1.blue.webp', 1600);
  await write('mug.2.red.webp', 1600);
  await write('mug.2.blue.webp', 512);
  const [whole, older, missing] = [shot(1, 'red', 'blue'), shot(2, 'red', 'blue'), shot(3, 'red')];
  expect(await withoutMaster([whole, older, missing], folder)).toEqual([older, missing]);
});

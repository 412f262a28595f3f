import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GET } from '@/app/preview/[...path]/route';
import { envServer } from '@/lib/env.server';
import { sharp } from '@/lib/process/sharp';

const fetched = vi.fn<typeof fetch>();
const ask = (path: string) => GET(new Request(`http://shop.example${path}`));

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

async function aPicture(width: number, height: number) {
  const size = { width, height, channels: 4 as const, background: '#0b6e69' };
  return new Response(new Uint8Array(await sharp({ create: size }).png().toBuffer()));
}

test.each([
  [1200, 1200],
  [1200, 720],
  [90, 300],
])('a picture of %d×%d becomes a preview of 1200×720 (S9-28)', async (width, height) => {
  fetched.mockResolvedValue(await aPicture(width, height));
  const answer = await ask('/preview/products/a.webp');
  expect(String(fetched.mock.calls[0]?.[0])).toBe(`${envServer.API_URL}/media/products/a.webp`);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  const { format, ...size } = await sharp(await answer.arrayBuffer()).metadata();
  expect(format).toBe('jpeg');
  expect(size).toMatchObject({ width: 1200, height: 720 });
});

test('a preview that is cut to 1200×630 shows the whole picture, on a ground of its own', async () => {
  fetched.mockResolvedValue(await aPicture(1200, 1200));
  const preview = sharp(await (await ask('/preview/products/a.webp')).arrayBuffer());
  const ground = await preview
    .clone()
    .extract({ left: 2, top: 2, width: 1, height: 1 })
    .raw()
    .toBuffer();
  const [red = 0, green = 0] = ground;
  expect(Math.abs(red - 0x0b)).toBeLessThan(8);
  expect(Math.abs(green - 0x6e)).toBeLessThan(8);
});

test('what is no picture is no preview either', async () => {
  fetched.mockResolvedValue(new Response('<svg/>'));
  expect((await ask('/preview/a.svg')).status).toBe(502);
  fetched.mockResolvedValue(new Response(null, { status: 404 }));
  expect((await ask('/preview/a.webp')).status).toBe(404);
  fetched.mockRejectedValue(new TypeError('fetch failed'));
  expect((await ask('/preview/a.webp')).status).toBe(502);
});

test('nothing but a picture is fetched', async () => {
  expect((await ask('/preview/../api/v1/user')).status).toBe(404);
  expect((await ask('//evil.example/preview/x')).status).toBe(404);
  expect(fetched).not.toHaveBeenCalled();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GET } from '@/app/preview/[...path]/route';
import { envServer } from '@/lib/env.server';
import { sharp } from '@/lib/images/sharp';
import { read } from '@/lib/server/call';

vi.mock('@/lib/server/call', () => {
  const stub = vi.fn<(name: string, sent: object) => Promise<unknown>>();
  const withTime = async (name: string, sent: object) => ({
    data: await stub(name, sent),
    apiAheadMs: 0,
  });
  return { read: stub, readWithTime: withTime };
});

const fetched = vi.fn<typeof fetch>();
const send = (path: string) => GET(new Request(`http://shop.example${path}`));

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
])('turns an image of %d×%d into a preview of 1200×720 (S9-28)', async (width, height) => {
  fetched.mockResolvedValue(await aPicture(width, height));
  const response = await send('/preview/products/a.webp');
  expect(String(fetched.mock.calls[0]?.[0])).toBe(`${envServer.API_URL}/media/products/a.webp`);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  const { format, ...size } = await sharp(await response.arrayBuffer()).metadata();
  expect(format).toBe('jpeg');
  expect(size).toMatchObject({ width: 1200, height: 720 });
});

test('fills the margins of a square image with its background color', async () => {
  fetched.mockResolvedValue(await aPicture(1200, 1200));
  const preview = sharp(await (await send('/preview/products/a.webp')).arrayBuffer());
  const ground = await preview
    .clone()
    .extract({ left: 2, top: 2, width: 1, height: 1 })
    .raw()
    .toBuffer();
  const [red = 0, green = 0] = ground;
  expect(Math.abs(red - 0x0b)).toBeLessThan(8);
  expect(Math.abs(green - 0x6e)).toBeLessThan(8);
});

test('fills each margin with the color of the adjacent image edge', async () => {
  const size = { width: 600, height: 720, channels: 3 as const };
  const light = { create: { ...size, background: '#f0f0f0' } };
  const picture = sharp({ create: { ...size, width: 1200, background: '#303030' } })
    .composite([{ input: light, left: 600, top: 0 }])
    .png();
  fetched.mockResolvedValue(new Response(new Uint8Array(await picture.toBuffer())));
  const preview = sharp(await (await send('/preview/head/a.jpg')).arrayBuffer());
  const at = async (left: number) => {
    const pixel = { left, top: 4, width: 1, height: 1 };
    return (await preview.clone().extract(pixel).raw().toBuffer())[0] ?? 0;
  };
  expect(await at(4)).toBeLessThan(0x40);
  expect(await at(1195)).toBeGreaterThan(0xe0);
});

const settings = { app_name: 'Chorsu' };
const sold = { price: 2_150_000, discounted_price: 1_935_000 };
const images = [{ image: 'products/a.webp' }];
const table = { name: 'Стол <раздвижной>, дуб & бук', sub_products: [sold], images };

async function previewOf(product: unknown) {
  vi.mocked(read).mockImplementation(
    async (name) => (name === 'product.get' ? product : settings) as never,
  );
  fetched.mockResolvedValue(await aPicture(1200, 1200));
  return send('/preview/products/a.webp?of=/ru/products/stol-7');
}

/** Returns the mean darkness of the preview's right half, from 0 (white) to 255 (black). */
async function inkOf(response: Response) {
  const right = { left: 640, top: 45, width: 560, height: 630 };
  const { channels } = await sharp(
    await sharp(await response.arrayBuffer())
      .extract(right)
      .toBuffer(),
  ).stats();
  return 255 - (channels[1]?.mean ?? 255);
}

test('shows the name and price of a product next to its image (S9-28)', async () => {
  const response = await previewOf(table);
  expect(read).toHaveBeenCalledWith(
    'product.get',
    { params: { slug: 'stol-7' } },
    { locale: 'ru' },
  );
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  const bytes = await response.clone().arrayBuffer();
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 720 });
  const [long, short] = [
    await inkOf(response),
    await inkOf(await previewOf({ ...table, name: 'Стол' })),
  ];
  expect(short).toBeGreaterThan(1);
  expect(long).toBeGreaterThan(short + 1);
});

test('shows only the image if the product is not for sale', async () => {
  const response = await previewOf({ ...table, sub_products: [] });
  // The product may be for sale again later, and its preview URL does not change.
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(await inkOf(response)).toBeGreaterThan(100);
});

test('shows only the image when it belongs to another product', async () => {
  const response = await previewOf({ ...table, images: [{ image: 'products/b.webp' }] });
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(await inkOf(response)).toBeGreaterThan(100);
});

test('caches a preview for an hour if the product data is unavailable', async () => {
  vi.mocked(read).mockImplementation(async (name) => {
    if (name === 'product.get') throw new Error('no response');
    return settings as never;
  });
  fetched.mockResolvedValue(await aPicture(1200, 1200));
  const response = await send('/preview/products/a.webp?of=/ru/products/stol-7');
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
});

test('caches a preview of an image without a product for a year', async () => {
  fetched.mockResolvedValue(await aPicture(1200, 720));
  const response = await send('/preview/head/a.jpg');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('responds with an error when the source is missing, unreachable or not an image', async () => {
  fetched.mockResolvedValue(new Response('<svg/>'));
  expect((await send('/preview/a.svg')).status).toBe(502);
  fetched.mockResolvedValue(new Response(null, { status: 404 }));
  expect((await send('/preview/a.webp')).status).toBe(404);
  fetched.mockRejectedValue(new TypeError('fetch failed'));
  expect((await send('/preview/a.webp')).status).toBe(502);
});

test('responds with 404 to a path outside the images without fetching it', async () => {
  expect((await send('/preview/../api/v1/user')).status).toBe(404);
  expect((await send('//evil.example/preview/x')).status).toBe(404);
  expect(fetched).not.toHaveBeenCalled();
});

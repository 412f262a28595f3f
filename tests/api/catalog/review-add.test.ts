import { crc32, deflateSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { limits } from '@/api/db/schema/customer';
import { PictureFailed, pictureDecoder } from '@/api/media/picture-decoder';
import { API_BASE, REVIEW_PHOTO_BYTES } from '@/lib/constants';
import type { Data } from '@/lib/contract/contract';
import { aCustomer } from '@/tests/api/setup/customer';
import { aPhoto, aPhotoOf, aPhotoWithPlace, blobOf } from '@/tests/api/setup/photo';
import { anOrderLine } from '@/tests/api/setup/received';
import { detailOf, read } from '@/tests/api/setup/request';
import { testShop } from '@/tests/api/setup/shop';

type Fields = { rating?: unknown; text?: string; photos?: Blob[]; line?: number; name?: string };

/**
 * The list is read only once, because products that a test adds would move the other products in
 * the list.
 */
let untaken: Promise<Data<'product.list'>['results']> | undefined;

/** Returns a product that no other test of this file reviews. */
async function aProduct() {
  untaken ??= read('product.list', '/catalog/product?size=100').then(({ results }) => results);
  const card = (await untaken).pop();
  if (!card) throw new Error('the shop has too few products');
  return card;
}

async function send(slug: string, headers: Record<string, string>, fields: Fields = {}) {
  const { rating = 5, text = 'Juda yaxshi', photos = [], line, name = 'photo.jpg' } = fields;
  const body = new FormData();
  body.append('rating', String(rating));
  body.append('text', text);
  for (const photo of photos) body.append('photos', photo, name);
  if (line !== undefined) body.append('order_line', String(line));
  const { app } = await testShop();
  const response = await app.request(`${API_BASE}/catalog/product/${slug}/review`, {
    method: 'POST',
    ...(await asBrowsersSend(body, headers)),
  });
  return { status: response.status, headers: response.headers, envelope: await response.json() };
}

/** Returns the headers and the body of a form with its Content-Length, as browsers send them. */
async function asBrowsersSend(form: FormData, own: Record<string, string>) {
  const sent = new Response(form);
  const type = sent.headers.get('content-type') ?? '';
  const body = await sent.arrayBuffer();
  const headers = { ...own, 'content-type': type, 'content-length': String(body.byteLength) };
  return { headers, body };
}

async function aBuyer() {
  const [card, customer] = await Promise.all([
    aProduct(),
    aCustomer({ firstName: 'Madina', lastName: 'Karimova' }),
  ]);
  const line = await anOrderLine({ customer: customer.id, product: card.id });
  return { ...card, customer, line };
}

test('a review of a received product is shown with the customer’s name (B-53, S3-31)', async () => {
  const { slug, customer } = await aBuyer();
  const before = await read('review.list', `/catalog/product/${slug}/review`);

  const { status } = await send(slug, customer.headers, { rating: 1, text: 'Kichik ekan' });

  expect(status).toBe(200);
  const after = await read('review.list', `/catalog/product/${slug}/review`);
  expect(after.results[0]).toMatchObject({
    rating: 1,
    text: 'Kichik ekan',
    author: { title: 'Madina K.' },
  });
  expect(after.count).toBe(before.count + 1);
  const sum = after.histogram.reduce((total, count, at) => total + count * (5 - at), 0);
  expect(after.rating).toBeCloseTo(sum / after.count, 1);
  const product = await read('product.short', `/catalog/product/short/${slug}`);
  expect(product).toMatchObject({ rating: after.rating, reviews_count: after.count });
});

test('a review states the options of its order line in the reader’s language', async () => {
  const [card, customer] = await Promise.all([aProduct(), aCustomer()]);
  const options = { uz: 'Rang: Qora', ru: 'Цвет: Чёрный' };
  await anOrderLine({ customer: customer.id, product: card.id, options });
  await send(card.slug, customer.headers);

  const path = `/catalog/product/${card.slug}/review`;
  const bought = async (locale: 'uz' | 'ru') =>
    (await read('review.list', path, { locale })).results[0]?.options;
  expect([await bought('uz'), await bought('ru')]).toEqual([options.uz, options.ru]);
});

test('a reviewer without a name is called "customer" in the reader’s language', async () => {
  const card = await aProduct();
  const customer = await aCustomer();
  await anOrderLine({ customer: customer.id, product: card.id });
  await send(card.slug, customer.headers);

  const path = `/catalog/product/${card.slug}/review`;
  const author = async (locale: 'uz' | 'ru') =>
    (await read('review.list', path, { locale })).results[0]?.author.title;
  expect([await author('uz'), await author('ru')]).toEqual(['Xaridor', 'Покупатель']);
});

test('the initial of a surname is a whole character, even if it has two code units', async () => {
  const card = await aProduct();
  const customer = await aCustomer({ firstName: '𝓐𝓵𝓲', lastName: '𝓡ahimov' });
  await anOrderLine({ customer: customer.id, product: card.id });
  await send(card.slug, customer.headers);
  const { results } = await read('review.list', `/catalog/product/${card.slug}/review`);
  expect(results[0]?.author.title).toBe('𝓐𝓵𝓲 𝓡.');
});

test('only signed-in customers can review (S6-07)', async () => {
  const { slug } = await aProduct();
  expect((await send(slug, {})).status).toBe(401);
  expect((await send(slug, { authorization: 'Bearer nobody' })).status).toBe(401);
});

test('a customer can review only products that they have received', async () => {
  const bought = await aBuyer();
  const other = await aCustomer();
  const waiting = await aCustomer();
  await anOrderLine({ customer: waiting.id, product: bought.id, status: 'in_progress' });

  const refused = await send(bought.slug, other.headers);
  expect(refused.status).toBe(409);
  expect(detailOf(refused)).toBe('Faqat olgan mahsulotingizga sharh yozishingiz mumkin');
  expect((await send(bought.slug, other.headers, { line: bought.line })).status).toBe(409);
  expect((await send(bought.slug, waiting.headers)).status).toBe(409);
  const list = await read('review.list', `/catalog/product/${bought.slug}/review`);
  expect(list.count).toBe(bought.reviews_count);
});

test('receiving one product does not let a shopper review another (B-53)', async () => {
  const [received, other] = [await aBuyer(), await aProduct()];
  const { headers } = received.customer;

  expect((await send(other.slug, headers)).status).toBe(409);
  expect((await send(other.slug, headers, { line: received.line })).status).toBe(409);
  const list = await read('review.list', `/catalog/product/${other.slug}/review`);
  expect(list.count).toBe(other.reviews_count);
  expect((await send(received.slug, headers)).status).toBe(200);
});

test('after reviewing one of two purchases, a shopper can still review the other', async () => {
  const { slug, id: product, customer, line: earlier } = await aBuyer();
  const later = await anOrderLine({ customer: customer.id, product });
  const review = async (line: number) => (await send(slug, customer.headers, { line })).status;

  expect(await review(later)).toBe(200);
  expect(await review(later)).toBe(409);
  expect(await review(earlier)).toBe(200);
});

test('concurrent reviews of one order line create one review', async () => {
  const { slug, customer, reviews_count } = await aBuyer();

  const responses = await Promise.all(
    Array.from({ length: 10 }, () => send(slug, customer.headers)),
  );

  expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  const list = await read('review.list', `/catalog/product/${slug}/review`);
  expect(list.count).toBe(reviews_count + 1);
  const again = await send(slug, customer.headers);
  expect(detailOf(again)).toBe('Bu xaridga allaqachon sharh yozgansiz');
});

test.each([0, 6, 4.5, '', 'five', -1])('a rating of %j is rejected (S9-25)', async (rating) => {
  const { slug, customer } = await aBuyer();
  const { status, envelope } = await send(slug, customer.headers, { rating });
  expect(status).toBe(422);
  expect(envelope).toMatchObject({ data: { fields: { rating: expect.any(String) } } });
});

test('three small photos are accepted; a fourth or a larger one is rejected (S9-26)', async () => {
  const { slug, customer } = await aBuyer();
  const photo = await aPhoto();
  const many = await send(slug, customer.headers, { photos: Array(4).fill(photo) });
  const large = await send(slug, customer.headers, {
    photos: [await aPhotoOf(REVIEW_PHOTO_BYTES)],
  });
  const just = await aPhotoOf(REVIEW_PHOTO_BYTES - 1);
  const fitting = await send(slug, customer.headers, { photos: [just, just, just] });

  expect([many.status, large.status, fitting.status]).toEqual([422, 422, 200]);
  expect(fitting.envelope.data.photos).toHaveLength(3);
});

test('a photo is re-encoded upright, as WebP, without the location', async () => {
  const { slug, customer } = await aBuyer();
  const photo = await aPhotoWithPlace();
  expect((await sharp(Buffer.from(await photo.arrayBuffer())).metadata()).exif).toBeDefined();

  const { envelope } = await send(slug, customer.headers, {
    photos: [photo],
    name: '../../../etc/passwd.jpg',
  });

  const [path] = envelope.data.photos;
  expect(path).toMatch(/^uploads\/reviews\/[0-9a-f-]{36}\.webp$/);
  const { app } = await testShop();
  const served = await app.request(`/media/${path}`);
  expect(served.headers.get('content-type')).toBe('image/webp');
  const { format, exif, width, height } = await sharp(
    Buffer.from(await served.arrayBuffer()),
  ).metadata();
  expect({ format, exif, width, height }).toEqual({
    format: 'webp',
    exif: undefined,
    width: 240,
    height: 320,
  });
});

test.each(['jpeg', 'png', 'webp'] as const)(
  'a photo in the format %s is accepted',
  async (format) => {
    const { slug, customer } = await aBuyer();
    const { status, envelope } = await send(slug, customer.headers, {
      photos: [await aPhoto(format)],
    });
    expect([status, envelope.data.photos]).toEqual([200, [expect.stringMatching(/\.webp$/)]]);
  },
);

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const hostile: [string, () => Promise<Blob> | Blob][] = [
  ['an empty file', () => blobOf('')],
  ['text', () => blobOf('hello')],
  ['an HTML page', () => blobOf('<!doctype html><script>alert(1)</script>', 'image/png')],
  ['an SVG labeled as PNG', () => blobOf(svg, 'image/png')],
  ['an SVG', () => blobOf(svg, 'image/svg+xml')],
  ['an SVG after a JPEG’s first bytes', () => blobOf(`\u00ff\u00d8\u00ff${svg}`)],
  ['a GIF with many frames', () => animation('gif')],
  ['an image of 20,000 × 20,000 pixels', () => hugePng(20_000)],
  ['an image of 2,000,000 × 1 pixels', () => hugePng(2_000_000, 1)],
  ['a PDF', () => blobOf('%PDF-1.7\n1 0 obj<<>>endobj')],
  ['an archive', () => blobOf('PK\u0003\u0004')],
  ['an executable', () => blobOf('\u007fELF')],
  ...Array.from({ length: 24 }, (_, at): [string, () => Promise<Blob>] => [
    `a JPEG cut at ${at + 1}/25`,
    async () => (await aPhoto()).slice(0, Math.floor(((await aPhoto()).size * (at + 1)) / 25)),
  ]),
  ...Array.from({ length: 24 }, (_, at): [string, () => Promise<Blob>] => [
    `a PNG with a changed byte at offset ${8 + at * 3}`,
    () => damaged(8 + at * 3),
  ]),
];

test.each(hostile)(
  '%s is never stored unchanged and never causes a server error',
  async (_name, make) => {
    const { slug, customer } = await aBuyer();
    const sent = await make();
    const { status, envelope } = await send(slug, customer.headers, { photos: [sent] });

    expect([200, 422]).toContain(status);
    if (status === 422) return;
    const { app } = await testShop();
    const served = await app.request(`/media/${envelope.data.photos[0]}`);
    const stored = Buffer.from(await served.arrayBuffer());
    expect(stored.equals(Buffer.from(await sent.arrayBuffer()))).toBe(false);
    expect((await sharp(stored).metadata()).pages ?? 1).toBe(1);
  },
);

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#468' } });

test.each([
  ['with more than 16 million pixels', async () => flat(4100, 4000).png().toBuffer()],
  ['with 16 bits per sample', async () => flat(64, 64).toColourspace('rgb16').png().toBuffer()],
])('a photo %s is rejected', async (_what, make) => {
  const { slug, customer } = await aBuyer();
  const photos = [blobOf(await make(), 'image/png')];

  const { status, envelope } = await send(slug, customer.headers, { photos });

  expect([status, envelope.data.fields]).toEqual([
    422,
    { photos: 'Bu fayl surat emas. JPEG, PNG yoki WebP tanlang' },
  ]);
});

test('a photo that cannot be processed is rejected with the same message each time', async () => {
  const { slug, customer } = await aBuyer();
  const decode = vi.spyOn(pictureDecoder, 'decode').mockRejectedValue(new PictureFailed());
  onTestFinished(() => decode.mockRestore());
  const photos = [await aPhoto()];

  const responses = [
    await send(slug, customer.headers, { photos }),
    await send(slug, customer.headers, { photos }),
  ];

  const text = 'Bu suratni qayta ishlab boʻlmadi. Boshqa surat tanlang';
  const refusal = [422, { photos: text }];
  expect(responses.map(({ status, envelope }) => [status, envelope.data.fields])).toEqual([
    refusal,
    refusal,
  ]);
});

test('a photo with 16 million pixels is accepted', async () => {
  const { slug, customer } = await aBuyer();
  const photos = [blobOf(await flat(4000, 4000).png().toBuffer(), 'image/png')];

  expect((await send(slug, customer.headers, { photos })).status).toBe(200);
});

test('review attempts with photos are limited per customer, even for received products', async () => {
  const { slug, customer } = await aBuyer();
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 14; attempt += 1) {
    const { status } = await send(slug, customer.headers, { photos: [blobOf('no photo')] });
    statuses.push(status);
  }

  expect(statuses).toEqual([...Array(12).fill(422), 429, 429]);
  const other = await aBuyer();
  expect(
    (await send(other.slug, other.customer.headers, { photos: [await aPhoto()] })).status,
  ).toBe(200);
});

test('decodes the photos of only one review per customer at a time', async () => {
  const { slug, customer } = await aBuyer();
  const photos = [await aPhoto()];
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);

  const responses = await Promise.all(
    Array.from({ length: 5 }, () => send(slug, customer.headers, { photos })),
  );

  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 503, 503, 503]);
  const { ports } = await testShop();
  const spent = await ports.db
    .select()
    .from(limits)
    .where(eq(limits.key, `photos:${customer.id}`));
  expect(spent.map(({ used }) => used)).toEqual([1]);
  log.mockRestore();
});

test('a body above the size limit is rejected with 413', async () => {
  const { slug, customer } = await aBuyer();
  const photos = Array(3).fill(await aPhotoOf(2 * REVIEW_PHOTO_BYTES));
  const { status } = await send(slug, customer.headers, { photos });
  expect(status).toBe(413);
});

async function animation(format: 'gif' | 'webp'): Promise<Blob> {
  const frames = Buffer.alloc(40 * 40 * 3 * 5, 120);
  const raw = { width: 40, height: 200, channels: 3 as const, pageHeight: 40 };
  return blobOf(await sharp(frames, { raw }).toFormat(format).toBuffer(), `image/${format}`);
}

async function damaged(at: number): Promise<Blob> {
  const bytes = Buffer.from(await (await aPhoto('png')).arrayBuffer());
  bytes[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ 0xff;
  return blobOf(bytes, 'image/png');
}

/** Returns a PNG with a huge stated size and almost no content. */
function hugePng(width: number, height = width): Blob {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 2], 8);
  const parts = [chunk('IHDR', size), chunk('IDAT', deflateSync(Buffer.alloc(64))), chunk('IEND')];
  return blobOf(Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]), 'image/png');
}

function chunk(type: string, data: Uint8Array = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8 + named.length);
  frame.writeUInt32BE(data.length, 0);
  frame.set(named, 4);
  frame.writeUInt32BE(crc32(named), 4 + named.length);
  return frame;
}

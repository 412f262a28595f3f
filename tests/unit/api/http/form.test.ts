import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FormShape, isForm, readForm } from '@/api/http/form';
import { Invalid, Malformed } from '@/api/shared/errors';

const shape: FormShape = {
  fields: ['rating', 'text'],
  files: { photos: { count: 2, bytesBelow: 1000, tooLarge: 'fieldPhotoTooLarge' } },
};
const URLENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=b';

async function* inPieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const parse = (text: string | Buffer, type: string, { of = shape, size = 65_536 } = {}) =>
  readForm(inPieces(Buffer.from(text), size), type, of);

const fault = (...given: Parameters<typeof parse>) =>
  parse(...given).then(
    () => null,
    (error) => (error instanceof Invalid ? error.fields : error.constructor.name),
  );

function part(
  name: string,
  { file, body = 'x' }: { file?: string | undefined; body?: string | undefined } = {},
): string {
  const suffix = file === undefined ? '' : `; filename="${file}"`;
  return `--b\r\nContent-Disposition: form-data; name="${name}"${suffix}\r\n\r\n${body}\r\n`;
}
const multipart = (...parts: string[]) => `${parts.join('')}--b--\r\n`;
const photo = (body?: string) => part('photos', { file: 'a.jpg', body });

test('parses a form identically regardless of how it is split into chunks', async () => {
  const form = new FormData();
  form.append('rating', '5');
  form.append('text', 'Juda\r\n--yaxshi oʻ 👍');
  form.append('photos', new Blob(['one\r\n--']), 'a.jpg');
  form.append('photos', new Blob(['']), 'b.jpg');
  const sent = new Response(form);
  const type = sent.headers.get('content-type') ?? '';
  const bytes = Buffer.from(await sent.arrayBuffer());
  const sizes = fc.integer({ min: 1, max: bytes.length });
  await fc.assert(
    fc.asyncProperty(sizes, async (size) => {
      const { photos, ...texts } = await parse(bytes, type, { size });
      expect(texts).toEqual({ rating: '5', text: 'Juda\r\n--yaxshi oʻ 👍' });
      const blobs = Array.isArray(photos) ? photos : [];
      expect(await Promise.all(blobs.map((blob) => blob.text()))).toEqual(['one\r\n--', '']);
    }),
    { numRuns: 60 },
  );
});

test('reads URL-encoded fields', async () => {
  const values = await parse('rating=5&text=o%CA%BB+a%26b', URLENCODED);
  expect(values).toEqual({ rating: '5', text: 'oʻ a&b' });
});

test.each<[string, string, string, Record<string, string>]>([
  ['an undeclared field', multipart(part('x')), MULTIPART, { body: 'fieldInvalid' }],
  ['an undeclared file', multipart(part('x', { file: 'a' })), MULTIPART, { body: 'fieldInvalid' }],
  [
    'a file in a text field',
    multipart(part('rating', { file: 'a' })),
    MULTIPART,
    { rating: 'fieldInvalid' },
  ],
  ['text in a file field', multipart(part('photos')), MULTIPART, { photos: 'fieldInvalid' }],
  ['a repeated field', multipart(part('text'), part('text')), MULTIPART, { text: 'fieldInvalid' }],
  ['a third photo', multipart(photo(), photo(), photo()), MULTIPART, { photos: 'fieldInvalid' }],
  [
    'a photo at the limit',
    multipart(photo('x'.repeat(1000))),
    MULTIPART,
    { photos: 'fieldPhotoTooLarge' },
  ],
  [
    'a long field',
    multipart(part('text', { body: 'x'.repeat(17_000) })),
    MULTIPART,
    { text: 'fieldInvalid' },
  ],
  [
    'parts without a name',
    '--b\r\nA: b\r\n\r\nx\r\n'.repeat(9),
    MULTIPART,
    { body: 'fieldInvalid' },
  ],
  ['an undeclared URL-encoded field', 'a=1', URLENCODED, { body: 'fieldInvalid' }],
  ['__proto__', '__proto__=1', URLENCODED, { body: 'fieldInvalid' }],
  ['a repeated URL-encoded field', 'text=1&text=2', URLENCODED, { text: 'fieldInvalid' }],
])('rejects a form with %s', async (_what, text, type, fields) => {
  expect(await fault(text, type)).toEqual(fields);
});

test.each([
  ['without a boundary', 'x', 'multipart/form-data'],
  ['that ends early', part('text'), MULTIPART],
  ['that ends in a header', '--b\r\nContent-Dis', MULTIPART],
  ['with a malformed header', '--b\r\n:\r\n\r\nx\r\n--b--', MULTIPART],
  ['with NUL', multipart(part('text', { body: 'a\0b' })), MULTIPART],
  ['with broken escapes', 'text=%zz', URLENCODED],
  ['with NUL in a field', 'text=%00', URLENCODED],
])('reports a form %s as malformed', async (_what, text, type) => {
  expect(await fault(text, type)).toBe(Malformed.name);
});

test('accepts any field names in an open form, but limits their number', async () => {
  const fields = (count: number) => Array.from({ length: count }, (_, at) => `f${at}=${at}`);
  const open: FormShape = { fields: [], isOpen: true };
  expect(Object.keys(await parse(fields(32).join('&'), URLENCODED, { of: open }))).toHaveLength(32);
  expect(await fault(fields(33).join('&'), URLENCODED, { of: open })).toEqual({
    body: 'fieldInvalid',
  });
});

const EMPTY = '--b\r\nContent-Disposition: form-data; name="photos"; filename="a"\r\n\r\n\r\n';

test.each([
  ['42,857 empty files', EMPTY.repeat(42_857), MULTIPART],
  ['parts without headers', '--b\r\n\r\n\r\n'.repeat(300_000), MULTIPART],
  ['bare boundaries', '--b\r\n'.repeat(600_000), MULTIPART],
  ['empty URL-encoded fields', '&'.repeat(16_000) + 'a&'.repeat(8000), URLENCODED],
])('rejects %s after the first chunks', async (_what, text, type) => {
  let pieces = 0;
  async function* counted() {
    for await (const piece of inPieces(Buffer.from(text), 4096)) {
      pieces += 1;
      yield piece;
    }
  }
  const refused = await readForm(counted(), type, shape).then(
    () => 'read',
    (error) => error.constructor.name,
  );
  expect([Invalid.name, Malformed.name]).toContain(refused);
  expect(pieces).toBeLessThan(8);
});

test.each([
  'multipart/form-data; boundary=x',
  'Multipart/Form-Data;boundary=x',
  'application/x-www-form-urlencoded',
])('recognizes the content type "%s" as a form', (type) => {
  expect(isForm(type)).toBe(true);
});

test.each(['application/json; profile=form', 'text/x-form', ''])(
  'does not recognize the content type "%s" as a form',
  (type) => {
    expect(isForm(type)).toBe(false);
  },
);

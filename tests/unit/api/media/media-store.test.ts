import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bucketStore } from '@/api/media/bucket-store';
import { folderStore } from '@/api/media/folder-store';
import type { MediaStore } from '@/api/media/media-store';
import { Unavailable } from '@/api/shared/errors';
import { served } from '@/tests/support/page/served';
import { openBucket } from '@/tests/support/stub/bucket';

const bytes = Buffer.from([0, 1, 254, 255, 10, 13]);

describe.each(['a folder', 'a bucket'])('%s', (kind) => {
  let media: MediaStore;
  let close = async () => {};

  beforeAll(async () => {
    if (kind === 'a folder') {
      media = folderStore(mkdtempSync(join(tmpdir(), 'chorsu-media-')));
      return;
    }
    const bucket = await openBucket();
    media = await bucketStore(bucket.url);
    close = bucket.close;
  });
  afterAll(() => close());

  test('returns the bytes that were written', async () => {
    await media.write('uploads/reviews/a-1.webp', bytes);
    expect(await media.read('uploads/reviews/a-1.webp')).toEqual(bytes);
    expect(await media.has('uploads/reviews/a-1.webp')).toBe(true);
  });

  test('replaces existing bytes', async () => {
    await media.write('uploads/b.webp', Buffer.from('one'));
    await media.write('uploads/b.webp', Buffer.from('two'));
    expect(String(await media.read('uploads/b.webp'))).toBe('two');
  });

  test('returns no bytes for a path that was never written', async () => {
    expect(await media.read('uploads/none.webp')).toBeNull();
    expect(await media.has('uploads/none.webp')).toBe(false);
  });

  test('removes a file, and ignores a repeated removal', async () => {
    await media.write('uploads/c.webp', bytes);
    await media.remove('uploads/c.webp');
    await media.remove('uploads/c.webp');
    expect(await media.has('uploads/c.webp')).toBe(false);
  });

  test('lists only the files below a folder', async () => {
    const names = Array.from({ length: 12 }, (_, at) => `listed/${at % 2}/n${at}.webp`);
    await Promise.all(names.map((name) => media.write(name, bytes)));
    await media.write('listed-not/d.webp', bytes);
    const listed = (await media.list('listed')).map(({ path }) => path);
    expect(listed.toSorted()).toEqual(names.toSorted());
    expect((await media.list('listed')).every((file) => file.bytes === bytes.length)).toBe(true);
    expect(await media.list('nothing')).toEqual([]);
  });
});

test('fails when the bucket is unavailable, instead of reporting a missing image', async () => {
  const bucket = await openBucket();
  const media = await bucketStore(bucket.url);
  await bucket.close();
  await expect(media.read('uploads/a.webp')).rejects.toBeInstanceOf(Unavailable);
  await expect(media.write('uploads/a.webp', bytes)).rejects.toBeInstanceOf(Unavailable);
});

const listing = (at: number) =>
  `<Contents>\n<Key>uploads/${at}.webp</Key><ETag>x</ETag><Size>${at}</Size></Contents>`;

test('lists all files even if a bucket sends them in several responses', async () => {
  const responses = [
    `${listing(1)}<NextContinuationToken>further on</NextContinuationToken>`,
    `${listing(2)}${listing(3)}`,
  ];
  const requests: (string | null)[] = [];
  const address = await served((req, res) => {
    const { searchParams } = new URL(req.url ?? '', 'http://localhost');
    requests.push(searchParams.get('continuation-token'));
    res.end(`<ListBucketResult>${responses.shift()}</ListBucketResult>`);
  });
  const media = await bucketStore(`${address.replace('//', '//a:b@')}/bucket`);
  expect(await media.list('uploads')).toEqual(
    [1, 2, 3].map((at) => ({ path: `uploads/${at}.webp`, bytes: at })),
  );
  expect(requests).toEqual([null, 'further on']);
});

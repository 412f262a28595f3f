import { expect, test } from 'vitest';
import type { StaticFile } from '@/server/edge/static-files';
import { SharedFiles } from '@/server/shared/shared-files';
import { FakeRedis } from '@/tests/support/stub/fake-redis';
import { aStorefront } from '@/tests/unit/server/storefront';

const type = 'text/javascript; charset=utf-8';
const old: StaticFile = { type, etag: 'W/"old"', bodies: { identity: Buffer.from('let old') } };
const address = '/_next/static/chunks/old.js';

test('sends a file of another build in the same way as one of this build', async () => {
  const files = new SharedFiles(new FakeRedis().link);
  await files.publish([address, '/_next/static/chunks/gone.js'], async (one) =>
    one === address ? old : undefined,
  );
  const get = await aStorefront({ findElsewhere: (one) => files.find(one) });

  const response = await get(address);
  expect([response.status, response.body.toString()]).toEqual([200, 'let old']);
  expect(response.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': type,
    etag: 'W/"old"',
  });
  expect((await get('/_next/static/chunks/gone.js')).status).toBe(404);
});

test('serves its own files when Redis is unavailable at the start', async () => {
  const redis = new FakeRedis();
  redis.isGone = true;
  const files = new SharedFiles(redis.link);
  await files.publish([address], async () => old);
  const get = await aStorefront({ findElsewhere: (one) => files.find(one) });

  expect((await get(address)).status).toBe(404);
  expect((await get('/_next/static/chunks/a.js')).status).toBe(200);
});

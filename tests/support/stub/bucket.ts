import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

const BUCKET = 'chorsu';

/** Starts a local S3 server with one bucket. `url` is its S3_URL, with the keys of s3rver. */
export async function openBucket(port = 0): Promise<{ url: string; close: () => Promise<void> }> {
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    vhostBuckets: false,
    directory: mkdtempSync(join(tmpdir(), 'chorsu-s3-')),
    configureBuckets: [{ name: BUCKET }],
  });
  const opened = await server.run();
  return {
    url: `http://S3RVER:S3RVER@127.0.0.1:${opened.port}/${BUCKET}`,
    close: () => server.close(),
  };
}

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

const BUCKET = 'chorsu';

/** A local S3 server with one bucket, as S3_URL names it. s3rver accepts only these keys. */
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

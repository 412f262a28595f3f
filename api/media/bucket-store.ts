import type { AwsClient } from 'aws4fetch';
import { Unavailable } from '@/api/shared/errors';
import { log } from '@/lib/telemetry/log';
import type { MediaFile, MediaStore } from './media-store';

const TIMEOUT_MS = 5000;
const RETRIES = 2;
/** An entry of a ListObjectsV2 response. The key comes first, the other fields in any order. */
const LISTED = /<Contents>.*?<Key>([^<]+)<\/Key>.*?<Size>(\d+)<\/Size>.*?<\/Contents>/gs;

/** Opens a bucket at `https://<key>:<secret>@<host>/<bucket>?region=<region>`. */
export async function bucketStore(address: string): Promise<MediaStore> {
  const url = new URL(address);
  // The dynamic import loads the client only where a bucket is configured.
  const { AwsClient } = await import('aws4fetch');
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    service: 's3',
    region: url.searchParams.get('region') ?? 'us-east-1',
    retries: RETRIES,
  });
  return storeOn(client, `${url.origin}${url.pathname.replace(/\/$/, '')}`);
}

function storeOn(client: AwsClient, bucket: string): MediaStore {
  async function request(path: string, init: RequestInit = {}): Promise<Response | null> {
    const response = await client
      .fetch(`${bucket}${path}`, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
      .catch((cause: unknown) => fail(`the bucket does not respond: ${String(cause)}`));
    if (response.status === 404) return null;
    if (!response.ok) fail(`the bucket responded with ${response.status} to ${path}`);
    return response;
  }

  async function listPage(folder: string, after: string): Promise<[MediaFile[], string | null]> {
    const query = new URLSearchParams({ 'list-type': '2', prefix: `${folder}/` });
    if (after !== '') query.set('continuation-token', after);
    const text = (await (await request(`/?${query}`))?.text()) ?? '';
    const [, next = null] = /<NextContinuationToken>([^<]+)</.exec(text) ?? [];
    return [
      [...text.matchAll(LISTED)].map(([, path = '', bytes]) => ({ path, bytes: Number(bytes) })),
      next,
    ];
  }

  return {
    async read(path) {
      const response = await request(`/${path}`);
      return response && Buffer.from(await response.arrayBuffer());
    },
    has: async (path) => (await request(`/${path}`, { method: 'HEAD' })) !== null,
    async write(path, bytes) {
      const body = new Uint8Array(bytes);
      const written = await request(`/${path}`, { method: 'PUT', body });
      if (!written) fail('the bucket in S3_URL does not exist');
    },
    remove: async (path) => void (await request(`/${path}`, { method: 'DELETE' })),
    async list(folder) {
      const found: MediaFile[] = [];
      for (let after: string | null = ''; after !== null; ) {
        const [files, next]: [MediaFile[], string | null] = await listPage(folder, after);
        found.push(...files);
        after = next;
      }
      return found;
    },
  };
}

function fail(reason: string): never {
  log.warn(`media: ${reason}`);
  throw new Unavailable('unavailable');
}

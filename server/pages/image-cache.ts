import { accepts } from '@/server/bytes/compress';
import type { BufferedResponse } from '@/server/edge/buffered-response';
import type { Waiter } from '@/server/rendering/renderers/queued';
import type { FileRequest } from '@/server/rendering/renderers/renderer-request';
import { createByteCache } from './page-cache';

const CACHE_BYTES = 32 * 1024 * 1024;
const ENTRY_BYTES = 1024;
const WEBP = 'image/webp';

type Load = (req: FileRequest, waiter: Waiter) => Promise<BufferedResponse>;
type Cached = { response: BufferedResponse; bytes: number };

/** Caches the output of the image optimizer: the bytes at an image address never change. */
export class ImageCache {
  readonly #load: Load;
  readonly #cached = createByteCache<Cached>(CACHE_BYTES);

  constructor(load: Load) {
    this.#load = load;
  }

  async load(original: FileRequest, waiter: Waiter): Promise<BufferedResponse> {
    const req = inOneSpelling(original);
    const key = keyOf(req);
    const cached = this.#cached.get(key);
    if (cached) return cached.response;
    const response = await this.#load(req, waiter);
    if (req.method === 'GET' && response.status === 200) {
      const bytes = response.body.length + ENTRY_BYTES;
      this.#cached.set(key, { response, bytes });
    }
    return response;
  }
}

/**
 * Normalizes the request: the optimizer parses `Accept` in its own way, and the cached image must
 * suit all clients of the entry.
 */
function inOneSpelling({ method, url, headers }: FileRequest): FileRequest {
  return { method, url, headers: { accept: accepts(headers.accept, WEBP) ? WEBP : '*/*' } };
}

/**
 * Returns the cache key: `Accept` and the parameters that the optimizer reads. Other parameters
 * have no effect.
 */
function keyOf({ url = '/', headers }: FileRequest): string {
  const { searchParams } = new URL(url, 'http://localhost');
  const parameters = ['url', 'w', 'q'].map((name) => searchParams.getAll(name));
  return JSON.stringify([headers.accept, ...parameters]);
}

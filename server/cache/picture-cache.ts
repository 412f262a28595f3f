import type { BufferedAnswer } from '@/server/http/buffered-answer';
import type { FileRequest, Waiter } from '@/server/renderers/ask';
import { createByteCache } from './page-cache';

const CACHE_BYTES = 32 * 1024 * 1024;
const ENTRY_BYTES = 1024;

type Load = (req: FileRequest, waiter: Waiter) => Promise<BufferedAnswer>;
type Cached = { answer: BufferedAnswer; bytes: number };

/** Pictures as the optimiser has made them: their addresses never mean other bytes. */
export class PictureCache {
  readonly #load: Load;
  readonly #cached = createByteCache<Cached>(CACHE_BYTES);

  constructor(load: Load) {
    this.#load = load;
  }

  async answer(req: FileRequest, waiter: Waiter): Promise<BufferedAnswer> {
    const key = keyOf(req);
    const cached = this.#cached.get(key);
    if (cached) return cached.answer;
    const answer = await this.#load(req, waiter);
    if (req.method === 'GET' && answer.status === 200) {
      const bytes = answer.body.length + ENTRY_BYTES;
      this.#cached.set(key, { answer, bytes });
    }
    return answer;
  }
}

/** What the optimiser makes of: other parameters change nothing. */
function keyOf({ url = '/', headers }: FileRequest): string {
  const { searchParams } = new URL(url, 'http://localhost');
  const takesWebp = headers.accept?.includes('image/webp') ?? false;
  const asked = ['url', 'w', 'q'].map((name) => searchParams.getAll(name));
  return JSON.stringify([takesWebp, ...asked]);
}

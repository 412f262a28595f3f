import { deserialize, serialize } from 'node:v8';
import type { StaticFile } from '@/server/edge/static-files';
import type { Redis } from './redis-link';

/**
 * The expiry of a file, the same as for the old files that `npm start` keeps. Pages rarely stay
 * open for longer.
 */
const FILE_SECONDS = 7 * 24 * 60 * 60;
const AT_ONCE = 8;

/** The files of all builds that have been started, by address. Addresses contain digests. */
export class SharedFiles {
  readonly #link: Redis;

  constructor(link: Redis) {
    this.#link = link;
  }

  /**
   * Uploads all files. When it resolves, other storefronts can serve them to pages of this build.
   */
  async publish(
    addresses: readonly string[],
    load: (address: string) => Promise<StaticFile | undefined>,
  ): Promise<void> {
    const waiting = [...addresses];
    const work = async () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const file = await load(next);
        if (file) await this.#put(next, file);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  async find(address: string): Promise<StaticFile | undefined> {
    const bytes = await this.#link.run((client) => client.get(nameOf(address)));
    return bytes ? toFile(bytes) : undefined;
  }

  async #put(address: string, { type, bodies, etag }: StaticFile): Promise<void> {
    const expiration = { type: 'EX', value: FILE_SECONDS } as const;
    const name = nameOf(address);
    await this.#link.run(async (client) => {
      // Another storefront of this build may have stored it already.
      const isThere = await client.expire(name, FILE_SECONDS);
      if (isThere === 0) await client.set(name, serialize({ type, bodies, etag }), { expiration });
    });
  }
}

function nameOf(address: string): string {
  return `chorsu:file:${address}`;
}

// Only `#put` writes such a value; the link requests buffers.
function toFile(reply: unknown): StaticFile {
  return deserialize(reply as Buffer) as StaticFile;
}

import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import type { Bodies } from '@/server/bytes/compress';
import type { FinishedPage, Page } from '@/server/pages/page';
import type { PageVersions } from './page-versions';
import type { Redis } from './redis-link';

/** The expiry of a page, unless it is rendered again. */
const PAGE_SECONDS = 60 * 60;
/**
 * The expiry of RSC payloads. It is longer than the expiry of pages, because pages that are open in
 * browsers may still request their payloads.
 */
const PAYLOAD_SECONDS = 24 * 60 * 60;
/**
 * The expiry of a render lock. If the storefront crashes, another one can render the page after
 * this time.
 */
const LOCK_MS = 15_000;

export type StoredPage = FinishedPage['page'] & Pick<Page, 'renderedAt'>;
type Stored = { page: StoredPage; version: number };
/**
 * A stored page, or `null` if there is none, and the version that the page would have if it were
 * rendered now.
 */
export type Found = { version: number; page: StoredPage | null };

type SharedPagesDeps = {
  link: Redis;
  versions: PageVersions;
  /** Pages refer to the files of their build, so each build has its own pages. */
  build: string;
};

/** The rendered pages of one build in Redis, and the RSC payloads of all builds. */
export class SharedPages {
  readonly #parts: SharedPagesDeps;
  readonly #prefix: string;

  constructor(parts: SharedPagesDeps) {
    this.#parts = parts;
    this.#prefix = `chorsu:${digest(parts.build)}`;
  }

  /** Returns `undefined` while the pages in Redis cannot be used. */
  async find(key: string, tags: readonly string[]): Promise<Found | undefined> {
    const { link, versions } = this.#parts;
    const [bytes, version] = await Promise.all([
      link.run((client) => client.get(this.#nameOf('page', key))),
      versions.read(tags),
    ]);
    if (bytes === undefined || version === undefined) return undefined;
    const stored = bytes === null ? null : toStored(asBuffer(bytes));
    return { version, page: stored && version <= stored.version ? stored.page : null };
  }

  /** Stores a page, unless this storefront has not yet applied all changes up to the version. */
  async put(key: string, page: StoredPage, version: number): Promise<void> {
    if (!this.#parts.versions.isApplied(version)) return;
    const bytes = serialize({ page, version } satisfies Stored);
    const expiration = { type: 'EX', value: PAGE_SECONDS } as const;
    await this.#parts.link.run((client) =>
      client.set(this.#nameOf('page', key), bytes, { expiration }),
    );
  }

  async putPayload({ payload }: Pick<Page, 'payload'>): Promise<void> {
    if (!payload) return;
    const expiration = { type: 'EX', value: PAYLOAD_SECONDS } as const;
    await this.#parts.link.run((client) =>
      client.set(payloadName(payload.digest), serialize(payload.bodies), { expiration }),
    );
  }

  async findPayload(payloadDigest: string): Promise<Bodies | undefined> {
    const bytes = await this.#parts.link.run((client) => client.get(payloadName(payloadDigest)));
    return bytes ? toBodies(asBuffer(bytes)) : undefined;
  }

  /**
   * Returns whether this storefront may render the page: it has the lock, or Redis is unavailable.
   */
  async lock(key: string): Promise<boolean> {
    const expiration = { type: 'PX', value: LOCK_MS } as const;
    const result = await this.#parts.link.run((client) =>
      client.set(this.#nameOf('lock', key), '1', { condition: 'NX', expiration }),
    );
    return result !== null;
  }

  async unlock(key: string): Promise<void> {
    await this.#parts.link.run((client) => client.del(this.#nameOf('lock', key)));
  }

  #nameOf(kind: 'page' | 'lock', key: string): string {
    return `${this.#prefix}:${kind}:${digest(key)}`;
  }
}

function payloadName(payloadDigest: string): string {
  // Earlier releases use another name and expect gzip under it.
  return `chorsu:payload:${payloadDigest}`;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

// The link makes the client return buffers, but the types of the package cover only the default.
function asBuffer(reply: unknown): Buffer {
  return reply as Buffer;
}

// Only `put` of this build writes such a value.
function toStored(bytes: Buffer): Stored {
  return deserialize(bytes) as Stored;
}

// Only `putPayload` writes such a value.
function toBodies(bytes: Buffer): Bodies {
  return deserialize(bytes) as Bodies;
}

import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { deserialize, serialize } from 'node:v8';
import { createMutex } from '@/lib/queues/mutex';
import type { Page } from './page';

type Stored = [key: string, page: Page];
type PageStoreOptions = {
  file: string;
  /** Pages refer to the files of their build, so pages of a different build are useless. */
  build: string;
};

/**
 * A copy of the page cache on disk, so that the storefront can start while the API is down. It is
 * optional, so errors are ignored.
 */
export class PageStore {
  readonly #options: PageStoreOptions;
  readonly #mutex = createMutex();

  constructor(options: PageStoreOptions) {
    this.#options = options;
  }

  async read(): Promise<Stored[]> {
    try {
      const [build, ...pages] = unframe(await readFile(this.#options.file));
      return build === this.#options.build ? pages.map(toStored) : [];
    } catch {
      return [];
    }
  }

  /** Replaces the copy. Writes run one after another, so the last write wins. */
  write(pages: readonly Stored[]): Promise<void> {
    return this.#mutex(() => this.#write(pages)).catch(ignore);
  }

  async #write(pages: readonly Stored[]): Promise<void> {
    const { file, build } = this.#options;
    const unfinished = `${file}.new`;
    await mkdir(dirname(file), { recursive: true });
    try {
      await pipeline(Readable.from(framed([build, ...pages])), createWriteStream(unfinished));
      await rename(unfinished, file);
    } catch (error) {
      // On a full disk the unfinished file would take the remaining space.
      await rm(unfinished, { force: true });
      throw error;
    }
  }
}

/** Writes each record, preceded by its length. */
function* framed(records: readonly unknown[]): Generator<Buffer> {
  for (const record of records) {
    const bytes = serialize(record);
    const length = Buffer.alloc(4);
    length.writeUInt32LE(bytes.length);
    yield Buffer.concat([length, bytes]);
  }
}

function unframe(file: Buffer): unknown[] {
  const records: unknown[] = [];
  for (let at = 0; at < file.length; ) {
    const end = at + 4 + file.readUInt32LE(at);
    // A slice would keep the whole file in memory.
    records.push(deserialize(Buffer.from(file.subarray(at + 4, end))));
    at = end;
  }
  return records;
}

// Only `framed` writes such a file, and its first record matches this build.
function toStored(record: unknown): Stored {
  return record as Stored;
}

/**
 * Ignores an error: without the copy, the cache is empty after a start, but nothing else is lost.
 */
function ignore(): void {}

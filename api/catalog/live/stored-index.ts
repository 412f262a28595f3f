import type { Db } from '@/api/db/database';
import { log } from '@/lib/telemetry/log';
import { identityOf } from './database-identity';
import { type Current, keepCurrent, type Live, loadLive, type Writers } from './live-catalog';
import { restoreLive } from './restore-catalog';
import { writeSnapshot } from './snapshot-file';

const STORE_EVERY_MS = 3_600_000;
/**
 * Maximum time that startup waits for changes made since the snapshot. The remaining changes load
 * in the background.
 */
const CATCH_UP_MS = 5000;

type StoredIndexOptions = Writers & { file: string; storedFrom: number };
type Loaded = { live: Live; database: string | null; storedAt: number };

/** An index that is stored in a file, so that a start does not have to read every product. */
export class StoredIndex {
  readonly #db: Db;
  readonly #options: StoredIndexOptions;
  #timer: NodeJS.Timeout | undefined;
  #storing = Promise.resolve();
  #loaded: Loaded | null = null;

  constructor(db: Db, options: StoredIndexOptions) {
    this.#db = db;
    this.#options = options;
  }

  async load(signal: AbortSignal): Promise<Current> {
    const { file, ...writers } = this.#options;
    const database = await identityOf(this.#db);
    const restored = database && (await restoreLive(this.#db, { file, database }, signal));
    const live = restored || (await loadLive(this.#db, signal));
    const catalog = keepCurrent(live, writers);
    const storedAt = restored ? live.catalog.index.changes : -1;
    this.#loaded = { live, database, storedAt };
    await catalog.catchUp(CATCH_UP_MS);
    this.#timer = setInterval(() => this.#store(), STORE_EVERY_MS);
    this.#timer.unref();
    this.#store();
    return catalog;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#storing;
    this.#store();
    await this.#storing;
  }

  #store(): void {
    this.#storing = this.#write().catch((error: unknown) =>
      log.error('The product index could not be stored', error),
    );
  }

  async #write(): Promise<void> {
    const loaded = this.#loaded;
    if (!loaded?.database) return;
    const { live, database } = loaded;
    const { index } = live.catalog;
    if (index.size < this.#options.storedFrom || index.changes === loaded.storedAt) return;
    await live.mutex(async () => {
      loaded.storedAt = index.changes;
      const head = { database, horizon: live.horizon, chosenBy: [...live.catalog.chosenBy] };
      await writeSnapshot(this.#options.file, head, index.parts());
    });
  }
}

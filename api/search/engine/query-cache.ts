import { LRUCache } from 'lru-cache';

export type Row = Record<string, number | string | null>;

/** Thrown when the engine does not respond, or not in time. Callers then use the fallback. */
export class EngineGone extends Error {}
/** Thrown when the engine did not respond to one statement in time. It may respond to others. */
export class EngineLate extends EngineGone {}

/** The maximum wait time of a caller. A late response is still cached for the next caller. */
const PATIENCE_MS = 1000;
/** Maximum number of cached rows, about ten megabytes. */
const CACHED = 200_000;

type CachedResponse = { rows: Row[]; of: number };

/**
 * Caches the responses to statements until the products change. When a statement is late, its
 * previous response is returned, because the counts of a large shop seldom change.
 */
export class QueryCache {
  readonly #known = new LRUCache<string, CachedResponse>({
    maxSize: CACHED,
    sizeCalculation: ({ rows }) => rows.length + 1,
  });
  #pending = new Map<string, Promise<Row[]>>();
  #changes = 0;

  async get(sql: string, run: (sql: string) => Promise<Row[]>): Promise<Row[]> {
    const known = this.#known.get(sql);
    if (known?.of === this.#changes) return known.rows;
    try {
      return await inTime(this.#pending.get(sql) ?? this.#begin(sql, run));
    } catch (error) {
      const previous = this.#known.get(sql);
      if (error instanceof EngineLate && previous) return previous.rows;
      throw error;
    }
  }

  /**
   * Marks all responses as outdated. Those still in flight predate the change, so later callers do
   * not wait for them.
   */
  invalidate(): void {
    this.#changes += 1;
    this.#pending = new Map();
  }

  #begin(sql: string, run: (sql: string) => Promise<Row[]>): Promise<Row[]> {
    const [pending, of] = [this.#pending, this.#changes];
    const response = run(sql)
      .then((rows) => {
        if ((this.#known.peek(sql)?.of ?? 0) <= of) this.#known.set(sql, { rows, of });
        return rows;
      })
      .finally(() => pending.delete(sql));
    pending.set(sql, response);
    return response;
  }
}

/**
 * Waits for a response.
 *
 * @throws EngineLate when it takes too long.
 */
export async function inTime(response: Promise<Row[]>): Promise<Row[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const fail = () => reject(new EngineLate(`no response within ${PATIENCE_MS} ms`));
    timer = setTimeout(fail, PATIENCE_MS);
  });
  try {
    return await Promise.race([response, late]);
  } finally {
    clearTimeout(timer);
  }
}

import { LRUCache } from 'lru-cache';

export type Row = Record<string, number | string | null>;

/** The engine does not respond, or not in time; callers fall back. */
export class EngineGone extends Error {}
/** The engine is late with this response but may be reachable for others. */
export class EngineLate extends EngineGone {}

/** Maximum wait of a caller in milliseconds. A late response is still cached for the next one. */
const PATIENCE_MS = 1000;
/** Maximum number of cached rows, about ten megabytes. */
const CACHED = 200_000;

type Answer = { rows: Row[]; of: number };

/**
 * Runs each statement once between two changes of the products. When a statement is late, its
 * previous response is returned, because counts of a large shop seldom differ.
 */
export class QueryCache {
  readonly #known = new LRUCache<string, Answer>({
    maxSize: CACHED,
    sizeCalculation: ({ rows }) => rows.length + 1,
  });
  #asking = new Map<string, Promise<Row[]>>();
  #changes = 0;

  async get(sql: string, run: (sql: string) => Promise<Row[]>): Promise<Row[]> {
    const known = this.#known.get(sql);
    if (known?.of === this.#changes) return known.rows;
    try {
      return await inTime(this.#asking.get(sql) ?? this.#begin(sql, run));
    } catch (error) {
      const former = this.#known.get(sql);
      if (error instanceof EngineLate && former) return former.rows;
      throw error;
    }
  }

  /** Responses still in flight predate the change and are not joined. */
  invalidate(): void {
    this.#changes += 1;
    this.#asking = new Map();
  }

  #begin(sql: string, run: (sql: string) => Promise<Row[]>): Promise<Row[]> {
    const [asking, of] = [this.#asking, this.#changes];
    const asked = run(sql)
      .then((rows) => {
        if ((this.#known.peek(sql)?.of ?? 0) <= of) this.#known.set(sql, { rows, of });
        return rows;
      })
      .finally(() => asking.delete(sql));
    asking.set(sql, asked);
    return asked;
  }
}

export async function inTime(answer: Promise<Row[]>): Promise<Row[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const fail = () => reject(new EngineLate(`no response within ${PATIENCE_MS} ms`));
    timer = setTimeout(fail, PATIENCE_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

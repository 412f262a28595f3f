import { LRUCache } from 'lru-cache';

export type Row = Record<string, number | string | null>;

/** The engine does not answer, or not in time: whoever asked has to do without. */
export class EngineGone extends Error {}
/** It may answer the next question: this one it answers too late. */
export class EngineLate extends EngineGone {}

/** How long whoever asks waits; the answer is taken for the next one even if it comes later. */
const PATIENCE_MS = 1000;
/** Rows of answers, some ten megabytes of them. */
const CACHED = 200_000;

type Answer = { rows: Row[]; of: number };

/**
 * Runs a statement once between two changes of the goods. What takes too long is answered as it was
 * before them: counts of a large shop are seldom otherwise.
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

  /** What is still being answered is of before the change. */
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
    const fail = () => reject(new EngineLate(`no answer within ${PATIENCE_MS} ms`));
    timer = setTimeout(fail, PATIENCE_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

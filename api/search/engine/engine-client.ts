import { EngineGone, inTime, QueryCache, type Row } from './query-cache';

const CONNECTIONS = 8;
const QUEUE_MAX = 500;
const CONNECT_MS = 1000;
/** For what nobody waits for: all words, a recount, a slice of goods. */
const ANSWER_MS = 60_000;
export type EngineClient = Awaited<ReturnType<typeof openEngineClient>>;

/** SphinxQL over MySQL's protocol: each statement is sent as text. */
export async function openEngineClient(url: string) {
  const pool = await openPool(url);
  const cache = new QueryCache();

  async function run(sql: string): Promise<Row[]> {
    try {
      const [rows] = await pool.query({ sql, timeout: ANSWER_MS });
      return Array.isArray(rows) ? (rows as Row[]) : [];
    } catch (cause) {
      throw new EngineGone(cause instanceof Error ? cause.message : String(cause), { cause });
    }
  }

  return {
    /** At most once between two changes of the goods. */
    cachedQuery: (sql: string) => cache.get(sql, run),
    /** Now, and its caller does not wait for long. */
    query: (sql: string) => inTime(run(sql)),
    /** As long as it takes. */
    run,
    invalidateCache: () => cache.invalidate(),
    close: () => pool.end(),
  };
}

async function openPool(url: string) {
  // A shop without an engine does not load it.
  const { createPool } = await import('mysql2/promise');
  const { hostname, port, username, password } = new URL(url);
  return createPool({
    host: hostname,
    port: Number(port || 9306),
    ...(username && { user: decodeURIComponent(username) }),
    ...(password && { password: decodeURIComponent(password) }),
    connectionLimit: CONNECTIONS,
    queueLimit: QUEUE_MAX,
    connectTimeout: CONNECT_MS,
  });
}

/** SphinxQL has these two escapes; anything else stands for itself. */
export function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

export function numberOf(value: Row[string] | undefined): number {
  return Number(value ?? 0);
}

/** A multi-value attribute is answered as text. */
export function numbersOf(value: Row[string] | undefined): number[] {
  return value ? String(value).split(',').map(Number) : [];
}

import { EngineGone, inTime, QueryCache, type Row } from './query-cache';

const CONNECTIONS = 8;
const QUEUE_MAX = 500;
const CONNECT_MS = 1000;
/** Timeout for background work: reading or recounting all words, writing a slice of products. */
const TIMEOUT_MS = 60_000;
export type EngineClient = Awaited<ReturnType<typeof openEngineClient>>;

/** Opens a client for SphinxQL over the MySQL protocol. Each statement is sent as text. */
export async function openEngineClient(url: string) {
  const pool = await openPool(url);
  const cache = new QueryCache();

  async function run(sql: string): Promise<Row[]> {
    try {
      const [rows] = await pool.query({ sql, timeout: TIMEOUT_MS });
      return Array.isArray(rows) ? (rows as Row[]) : [];
    } catch (cause) {
      throw new EngineGone(cause instanceof Error ? cause.message : String(cause), { cause });
    }
  }

  return {
    /**
     * Returns the cached response if the products have not changed since, and otherwise runs the
     * statement.
     */
    cachedQuery: (sql: string) => cache.get(sql, run),
    /** Runs the statement now, and rejects after the time limit for shoppers' requests. */
    query: (sql: string) => inTime(run(sql)),
    /** Runs the statement with the timeout for background work. */
    run,
    invalidateCache: () => cache.invalidate(),
    close: () => pool.end(),
  };
}

async function openPool(url: string) {
  // The dynamic import avoids loading the driver in shops without an engine.
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

/** Quotes a string. SphinxQL has only these two escapes. */
export function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

export function numberOf(value: Row[string] | undefined): number {
  return Number(value ?? 0);
}

/** Parses a multi-value attribute, which the engine returns as text. */
export function numbersOf(value: Row[string] | undefined): number[] {
  return value ? String(value).split(',').map(Number) : [];
}

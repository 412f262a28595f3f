import type { Pool, PoolClient } from 'pg';
import { areMetricsOn, observe, secondsSince, watch } from '@/lib/telemetry/metrics';
import { currentRequest } from '@/lib/telemetry/request-context';

type Queries = Pick<PoolClient, 'query'> | Pick<Pool, 'query'>;

/** Adds the request id to queries as a comment, and reports metrics of all pools together. */
export function observePools(...pools: Pool[]): void {
  for (const pool of pools) {
    // The pool hands over a connection in the async context of the request that released it, so a
    // comment must be added before the query waits for one.
    commentQueries(pool);
    pool.on('connect', commentQueries);
    if (areMetricsOn()) measureWait(pool);
  }
  const sum = (of: (pool: Pool) => number) => pools.reduce((all, pool) => all + of(pool), 0);
  watch('chorsu_db_pool', () => [
    [{ state: 'used' }, sum(({ totalCount, idleCount }) => totalCount - idleCount)],
    [{ state: 'idle' }, sum(({ idleCount }) => idleCount)],
    [{ state: 'waiting' }, sum(({ waitingCount }) => waitingCount)],
  ]);
}

/**
 * Adds the request id to each query as a comment in the format of `sqlcommenter`. The comment
 * appears in `pg_stat_activity` and in the server's log of slow statements.
 */
function commentQueries(queries: Queries): void {
  const send = queries.query.bind(queries) as (...sent: unknown[]) => unknown;
  const query = (first: unknown, ...rest: unknown[]) => send(withComment(first), ...rest);
  Object.assign(queries, { query });
}

const MARK = '/*request_id=';

function withComment(sent: unknown): unknown {
  const request = currentRequest();
  if (!request) return sent;
  if (typeof sent === 'string') return commented(sent, request.id);
  // A named statement is prepared once for all requests, so it has no comment.
  const isPlain = typeof sent === 'object' && sent !== null && !('submit' in sent);
  if (!isPlain || !('text' in sent) || typeof sent.text !== 'string') return sent;
  return 'name' in sent && sent.name ? sent : { ...sent, text: commented(sent.text, request.id) };
}

/**
 * Appends the request id to the query as a comment. The id needs no escaping, because it contains
 * only letters, digits, `_` and `-`.
 */
function commented(text: string, id: string): string {
  return text.includes(MARK) ? text : `${text} ${MARK}'${id}'*/`;
}

type ConnectCallback = Parameters<Parameters<Pool['connect']>[0]>;

function measureWait(pool: Pool): void {
  const connect = pool.connect.bind(pool);
  const measured = (callback?: (...given: ConnectCallback) => void) => {
    const startedAt = performance.now();
    const note = () => observe('chorsu_db_pool_wait_seconds', {}, secondsSince(startedAt));
    if (!callback) return connect().finally(note);
    return connect((...given) => {
      note();
      callback(...given);
    });
  };
  Object.assign(pool, { connect: measured });
}

import { type PGlite, type Transaction, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { CASING } from './database';

export type Client = Pick<PGlite, 'query' | 'transaction'>;
type RunQuery = Transaction['query'];

/** Time types and their arrays, which the query builder parses itself. */
const TEXTS = [
  types.TIMESTAMP,
  types.TIMESTAMPTZ,
  types.INTERVAL,
  types.DATE,
  1231,
  1115,
  1185,
  1187,
  1182,
];

/**
 * Opens Drizzle over a client with fixed parsers. By default, Drizzle copies hundreds of parsers
 * with every query.
 */
export function drizzleOver(client: Client) {
  return drizzle({ client: asPGlite(plain(client)), casing: CASING });
}

/**
 * Makes the client return times and their arrays as text, because the query builder parses them
 * itself.
 */
export function leaveTexts({ parsers }: PGlite): void {
  for (const type of TEXTS) parsers[type] = (text) => text;
}

function plain(client: Client): Client {
  return {
    query: withRowMode(client.query.bind(client)),
    transaction: (work) =>
      client.transaction((tx) => work({ ...tx, query: withRowMode(tx.query.bind(tx)) })),
  };
}

function withRowMode(query: RunQuery): RunQuery {
  return (text, values, { rowMode } = {}) => query(text, values, rowMode && { rowMode });
}

// Drizzle's driver calls only these two methods of its client.
function asPGlite(client: Client): PGlite {
  return client as PGlite;
}

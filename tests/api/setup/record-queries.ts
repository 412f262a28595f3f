import type { TestShop } from './shop';

export type Sent = { text: string; values: unknown[] };

type Queryable = { query: (...given: unknown[]) => unknown };
type Client = Queryable & {
  transaction?: (work: (tx: Queryable) => unknown) => unknown;
};

/** Statements that begin and end a transaction. They differ between the two databases. */
const BOUNDARY = /^(?:begin\b.*|commit|rollback)$/;

/**
 * Records the statements that the shop sends to the database from now on, inside and outside
 * transactions. Statements that begin and end a transaction are left out.
 */
export function recordQueries({ database }: TestShop): Sent[] {
  const client: Client = Reflect.get(database.db, '$client');
  const sent: Sent[] = [];
  const known = new WeakSet<object>();
  const listen = <Kind extends Queryable>(queryable: Kind): Kind => {
    if (known.has(queryable)) return queryable;
    known.add(queryable);
    const query = queryable.query.bind(queryable);
    queryable.query = (...given) => {
      const [first, values] = given;
      const text = typeof first === 'string' ? first : Reflect.get(Object(first), 'text');
      const parameters = Array.isArray(values) ? values : [];
      if (typeof text === 'string' && !BOUNDARY.test(text)) sent.push({ text, values: parameters });
      return query(...given);
    };
    return queryable;
  };

  if (client.transaction) {
    const { transaction } = listen(client);
    client.transaction = (work) => transaction?.call(client, (tx) => work(listen({ ...tx })));
  } else {
    // A pool forwards its statements to one of its clients, so each acquired client is watched.
    Reflect.get(client, 'on').call(client, 'acquire', listen);
    // Transactions use the clients of another pool (api/db/server.ts).
    const { transaction } = database.db;
    database.db.transaction = (work, config) =>
      transaction((tx) => {
        listen(Reflect.get(Reflect.get(tx, 'session'), 'client'));
        return work(tx);
      }, config);
  }
  return sent;
}

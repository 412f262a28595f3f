import type { TestShop } from './shop';

export type Sent = { text: string; values: unknown[] };

type Queryable = { query: (...given: unknown[]) => unknown };
type Client = Queryable & {
  transaction?: (work: (tx: Queryable) => unknown) => unknown;
};

/** Records all statements sent to the database from now on, inside and outside transactions. */
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
      if (typeof text === 'string') sent.push({ text, values: parameters });
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
  }
  return sent;
}

import type { TestShop } from './shop';

export type Sent = { text: string; values: unknown[] };

type Asker = { query: (...given: unknown[]) => unknown };
type Client = Asker & {
  transaction?: (work: (tx: Asker) => unknown) => unknown;
};

/** Records all statements sent to the database from now on, within and outside of transactions. */
export function overhear({ database }: TestShop): Sent[] {
  const client: Client = Reflect.get(database.db, '$client');
  const heard: Sent[] = [];
  const known = new WeakSet<object>();
  const listen = <Kind extends Asker>(asker: Kind): Kind => {
    if (known.has(asker)) return asker;
    known.add(asker);
    const query = asker.query.bind(asker);
    asker.query = (...given) => {
      const [first, values] = given;
      const text = typeof first === 'string' ? first : Reflect.get(Object(first), 'text');
      const parameters = Array.isArray(values) ? values : [];
      if (typeof text === 'string') heard.push({ text, values: parameters });
      return query(...given);
    };
    return asker;
  };

  if (client.transaction) {
    const { transaction } = listen(client);
    client.transaction = (work) => transaction?.call(client, (tx) => work(listen({ ...tx })));
  } else {
    // A pool forwards its statements to one of its clients.
    Reflect.get(client, 'on').call(client, 'acquire', listen);
  }
  return heard;
}

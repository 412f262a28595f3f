import type { QueryOptions, Transaction } from '@electric-sql/pglite';
import type { Db } from '@/api/db/database';
import { type Client, drizzleOver } from '@/api/db/embedded';
import { type CommonTables, tablesWritten } from './own-tables';
import type { SerialConnection, WorldSchema } from './serial-connection';

/**
 * Returns the shop's database for one world. The first write to a table copies the table into the
 * world.
 */
export function worldDatabase(connection: SerialConnection, place: WorldSchema): Db {
  const common = connection.tables;
  const client: Client = {
    query(statement, parameters, options) {
      const tables = tablesWritten(statement, parameters);
      if (tables.length === 0) {
        return connection.read(place, (db) => db.query(statement, parameters, options));
      }
      return connection.run(place, async (db, schema) => {
        await common.transaction(db, schema, (tx) => ownTables(tx, { common, schema, tables }));
        return db.query(statement, parameters, options);
      });
    },
    transaction: (work) =>
      connection.run(place, (db, schema) =>
        common.transaction(db, schema, (tx) => work(owning(tx, { common, schema }))),
      ),
  };
  return drizzleOver(client);
}

type Owner = { common: CommonTables; schema: string };

function owning(tx: Transaction, owner: Owner): Transaction {
  return {
    ...tx,
    async query<Row>(statement: string, parameters?: unknown[], options?: QueryOptions) {
      await ownTables(tx, { ...owner, tables: tablesWritten(statement, parameters) });
      return tx.query<Row>(statement, parameters, options);
    },
  };
}

async function ownTables(
  tx: Transaction,
  { common, schema, tables }: Owner & { tables: string[] },
): Promise<void> {
  for (const table of tables) await common.own(tx, schema, table);
}

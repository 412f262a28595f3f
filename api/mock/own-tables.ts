import type { Transaction } from '@electric-sql/pglite';

const WRITTEN =
  /\b(?:insert\s+into|update(?:\s+only)?|delete\s+from(?:\s+only)?|truncate(?:\s+table)?|lock\s+table)\s+"?(\w+)"?/gi;
const READ = /\b(?:from|join)\s+"?(\w+)"?/gi;
const LOCKING = /\bfor\s+(?:no\s+key\s+|key\s+)?(?:update|share)\b/i;

/**
 * Tables that a statement writes or locks. Names that are no tables are ignored later; a missed table
 * does no harm, because the common tables cannot be written.
 */
export function tablesWritten(statement: string, parameters: readonly unknown[] = []): string[] {
  const names = (pattern: RegExp) => [...statement.matchAll(pattern)].map(([, name = '']) => name);
  const sequences = statement.includes('pg_get_serial_sequence') ? parameters.filter(isName) : [];
  const locked = LOCKING.test(statement) ? names(READ) : [];
  return [...new Set([...names(WRITTEN), ...locked, ...sequences])];
}

type Column = { name: string; isIdentity: boolean };
type Key = { owner: string; name: string; definition: string };
type Copy = { from: string; to: string };

/** Makes common tables a world's own; what they are like never changes, so it is read once. */
export class CommonTables {
  readonly #columns = new Map<string, Column[]>();
  readonly #keys = new Map<string, Key[]>();

  /** Copies a common table into the world unless it has one: rows, indexes, checks, keys, ids. */
  async own(tx: Transaction, schema: string, table: string): Promise<void> {
    if ((await this.#columnsOf(tx, table)).length === 0) return;
    const { rows } = await tx.query<{ own: boolean }>('select to_regclass($1) is not null as own', [
      `${schema}.${table}`,
    ]);
    if (!rows[0]?.own) await this.#copy(tx, table, { from: 'public', to: schema });
  }

  /** Copies the tables of one world for another. */
  async copySchema(tx: Transaction, { from, to }: Copy): Promise<void> {
    const { rows } = await tx.query<{ name: string }>(
      `select relname as name from pg_class
        where relnamespace = to_regnamespace($1) and relkind = 'r' order by oid`,
      [from],
    );
    for (const { name } of rows) await this.#copy(tx, name, { from, to });
  }

  async #copy(tx: Transaction, table: string, { from, to }: Copy): Promise<void> {
    const columns = await this.#columnsOf(tx, table);
    const names = columns.map(({ name }) => `"${name}"`).join(', ');
    const ids = columns.filter(({ isIdentity }) => isIdentity).map(({ name }) => name);
    await tx.exec(`create schema if not exists ${to};
      create unlogged table ${to}."${table}" (like ${from}."${table}" including all);
      insert into ${to}."${table}" (${names}) overriding system value
        select ${names} from ${from}."${table}";
      ${ids.map((id) => goOn(table, id, { from, to })).join('')}`);
    await this.#ownKeys(tx, to, table);
  }

  /** None of what is no table. */
  async #columnsOf(tx: Transaction, table: string): Promise<Column[]> {
    const known = this.#columns.get(table);
    if (known) return known;
    const { rows } = await tx.query<Column>(
      `select attname as name, attidentity <> '' as "isIdentity" from pg_attribute
        where attrelid = to_regclass($1) and attnum > 0 and not attisdropped and attgenerated = ''
        order by attnum`,
      [`public.${table}`],
    );
    this.#columns.set(table, rows);
    return rows;
  }

  /**
   * Creates the foreign keys of the new table, and points those of the world's other tables at it
   * instead of the common one. Without them a delete would not cascade as it does in the real shop.
   */
  async #ownKeys(tx: Transaction, schema: string, table: string): Promise<void> {
    const keys = await this.#keysOf(tx, schema, table);
    const others = keys.map(({ owner }) => owner).filter((owner) => owner !== table);
    const owned = others.length > 0 ? await namesOf(tx, schema, others) : [];
    for (const { owner, name, definition } of keys) {
      if (owner !== table && !owned.includes(owner)) continue;
      const drop = owner === table ? '' : `drop constraint "${name}",`;
      await tx.exec(
        `alter table ${schema}."${owner}" ${drop} add constraint "${name}" ${definition} not valid`,
      );
    }
  }

  /** Foreign keys from the common table and to it. */
  async #keysOf(tx: Transaction, schema: string, table: string): Promise<Key[]> {
    const known = this.#keys.get(table);
    if (known) return known;
    // With an empty search path every name in a definition is qualified.
    await tx.exec("set local search_path to ''");
    const { rows } = await tx.query<Key>(
      `select owner.relname as owner, key.conname as name,
          replace(pg_get_constraintdef(key.oid), 'REFERENCES public.', 'REFERENCES ') as definition
        from pg_constraint key join pg_class owner on owner.oid = key.conrelid
        where key.contype = 'f'
          and to_regclass('public.' || $1::text) in (key.conrelid, key.confrelid)`,
      [table],
    );
    await tx.exec(`set local search_path to ${schema}, public`);
    this.#keys.set(table, rows);
    return rows;
  }
}

async function namesOf(tx: Transaction, schema: string, among: string[]): Promise<string[]> {
  const { rows } = await tx.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = to_regnamespace($1) and relkind = 'r' and relname = any($2)`,
    [schema, among],
  );
  return rows.map(({ name }) => name);
}

/** Ids go on where they were; of a common table, whose counter may not be read, above its highest. */
function goOn(table: string, id: string, { from, to }: Copy): string {
  const counterOf = (schema: string) => `pg_get_serial_sequence('${schema}.${table}', '${id}')`;
  return `select setval(${counterOf(to)}, coalesce(
    pg_sequence_last_value(${counterOf(from)}::regclass) + 1,
    (select coalesce(max("${id}"), 0) + 1 from ${from}."${table}")), false);`;
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && /^\w+$/.test(value);
}

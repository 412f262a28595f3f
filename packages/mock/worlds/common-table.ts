import type { Transaction } from '@electric-sql/pglite';

type Column = { name: string; isIdentity: boolean };
/** A foreign key: its table, the table that it references, its name and its definition in SQL. */
export type Key = { owner: string; target: string; name: string; definition: string };
type Definition = { definition: string };
/**
 * The properties that are needed to copy a table. Common tables never change, so their properties
 * are read once.
 */
export type Table = {
  columns: Column[];
  /** The definition of the primary key, if there is one. */
  primaryKey: string[];
  unique: string[];
  keys: Key[];
  isEmpty: boolean;
};

/** Reads the properties of a table. They are empty if there is no such table. */
export async function readTable(tx: Transaction, schema: string, table: string): Promise<Table> {
  const { rows: columns } = await tx.query<Column>(COLUMNS, [table]);
  // An empty search path makes PostgreSQL qualify every name in a definition.
  await tx.exec("set local search_path to ''");
  const { rows: primary } = await tx.query<Definition>(PRIMARY_KEY, [table]);
  const { rows: unique } = await tx.query<Definition>(UNIQUE, [table]);
  const { rows: keys } = await tx.query<Key>(KEYS, [table]);
  await tx.exec(`set local search_path to ${schema}, public`);
  const isEmpty = columns.length > 0 && (await isTableEmpty(tx, table));
  const texts = (rows: Definition[]) => rows.map(({ definition }) => definition);
  return { columns, primaryKey: texts(primary), unique: texts(unique), keys, isEmpty };
}

const COLUMNS = `
  select attname as name, attidentity <> '' as "isIdentity" from pg_attribute
    where attrelid = to_regclass('public.' || $1::text)
      and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`;

/**
 * Selects the definition of the primary key as a constraint: a query that groups by the key may
 * select other columns only if the constraint exists.
 */
const PRIMARY_KEY = `
  select pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'p' and conrelid = to_regclass('public.' || $1::text)`;

const UNIQUE = `
  select pg_get_indexdef(indexrelid) as definition from pg_index
    where indisunique and not indisprimary
      and indrelid = to_regclass('public.' || $1::text)`;

/** Selects the foreign keys from and to the common table. */
const KEYS = `
  select owner.relname as owner, target.relname as target, key.conname as name,
      replace(pg_get_constraintdef(key.oid), 'REFERENCES public.', 'REFERENCES ') as definition
    from pg_constraint key join pg_class owner on owner.oid = key.conrelid
      join pg_class target on target.oid = key.confrelid
    where key.contype = 'f'
      and to_regclass('public.' || $1::text) in (key.conrelid, key.confrelid)`;

async function isTableEmpty(tx: Transaction, table: string): Promise<boolean> {
  const { rows } = await tx.query(`select from public."${table}" limit 1`);
  return rows.length === 0;
}

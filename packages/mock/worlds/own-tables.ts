import type { PGlite, Transaction } from '@electric-sql/pglite';
import { type Key, readTable, type Table } from './common-table';

const WRITTEN =
  /\b(?:insert\s+into|update(?:\s+only)?|delete\s+from(?:\s+only)?|truncate(?:\s+table)?|lock\s+table)\s+"?(\w+)"?/gi;
const READ = /\b(?:from|join)\s+"?(\w+)"?/gi;
const LOCKING = /\bfor\s+(?:no\s+key\s+|key\s+)?(?:update|share)\b/i;

/**
 * Finds the tables that a statement writes or locks.
 *
 * Names that are not tables are ignored later. If a table is missing from the result, the write to
 * it fails, because the common tables are read-only.
 */
export function tablesWritten(statement: string, parameters: readonly unknown[] = []): string[] {
  const names = (pattern: RegExp) => [...statement.matchAll(pattern)].map(([, name = '']) => name);
  const sequences = statement.includes('pg_get_serial_sequence') ? parameters.filter(isName) : [];
  const locked = LOCKING.test(statement) ? names(READ) : [];
  return [...new Set([...names(WRITTEN), ...locked, ...sequences])];
}

type Copy = { from: string; to: string };

/** Copies common tables into the schemas of worlds. */
export class CommonTables {
  readonly #known = new Map<string, Table>();
  /** The tables of each schema, in the order of their creation. */
  readonly #owned = new Map<string, Set<string>>();

  /**
   * Copies a common table with its rows, checks, keys and sequences, unless the world already has a
   * copy.
   */
  async own(tx: Transaction, schema: string, table: string): Promise<void> {
    if (this.#ownedBy(schema).has(table)) return;
    const { columns } = await this.#read(tx, schema, table);
    if (columns.length > 0) await this.#copy(tx, table, { from: 'public', to: schema });
  }

  /**
   * Replaces all tables of the target schema with copies of the source's tables. Inserting only the
   * rows would require an order that satisfies the foreign keys.
   */
  async copySchema(tx: Transaction, copy: Copy): Promise<void> {
    await tx.exec(`drop schema if exists ${copy.to} cascade`);
    this.#owned.delete(copy.to);
    for (const table of this.#ownedBy(copy.from)) await this.#copy(tx, table, copy);
  }

  /** Copies the common tables that another schema has copied. */
  async ownLike(tx: Transaction, schema: string, other: string): Promise<void> {
    for (const table of this.#ownedBy(other)) await this.own(tx, schema, table);
  }

  /** Prepares a schema for the next world. Keeps only the tables that are empty in a new world. */
  async clear(db: PGlite, schema: string): Promise<void> {
    const tables = [...this.#ownedBy(schema)];
    if (tables.length === 0) return;
    const kept = tables.filter((table) => this.#known.get(table)?.isEmpty);
    const dropped = tables.filter((table) => !kept.includes(table));
    const named = (table: string) => `${schema}."${table}"`;
    await db.exec(`
      ${dropped.length > 0 ? `drop table ${dropped.map(named).join(', ')} cascade;` : ''}
      ${kept.length > 0 ? deleteRows(kept.map(named)) : ''}
      ${this.#idsOf(schema, kept).map(restart).join('')}`);
    this.#owned.set(schema, new Set(kept));
  }

  /**
   * Runs a transaction of a world. If the transaction fails, the tables that it copied are removed.
   */
  async transaction<Result>(
    db: PGlite,
    schema: string,
    work: (tx: Transaction) => Promise<Result>,
  ): Promise<Result> {
    const before = new Set(this.#ownedBy(schema));
    try {
      return await db.transaction(work);
    } catch (error) {
      this.#owned.set(schema, before);
      throw error;
    }
  }

  #ownedBy(schema: string): Set<string> {
    const owned = this.#owned.get(schema) ?? new Set();
    this.#owned.set(schema, owned);
    return owned;
  }

  /**
   * Copies a table with only its unique indexes, because those are constraints. The other indexes
   * would take a third of the time and would not make queries on the few rows of a world faster.
   */
  async #copy(tx: Transaction, table: string, { from, to }: Copy): Promise<void> {
    const { columns, primaryKey, unique, keys, isEmpty } = await this.#read(tx, to, table);
    const owned = this.#ownedBy(to);
    const like = `like ${from}."${table}" including all excluding indexes`;
    await tx.exec(`create schema if not exists ${to};
      create table ${to}."${table}" (${[like, ...primaryKey].join(', ')});
      ${from === 'public' && isEmpty ? '' : copyRows(table, columns, { from, to })}
      ${unique.map((definition) => definition.replaceAll(' public.', ` ${to}.`)).join(';')};
      ${ownKeys(keys, { schema: to, table, owned }).join('')}`);
    owned.add(table);
  }

  /** Lists the sequences of a schema's tables. */
  #idsOf(schema: string, tables: string[]): string[] {
    return tables.flatMap((table) => {
      const ids = this.#known.get(table)?.columns.filter(({ isIdentity }) => isIdentity) ?? [];
      return ids.map(({ name }) => counterOf(schema, table, name));
    });
  }

  async #read(tx: Transaction, schema: string, table: string): Promise<Table> {
    const known = this.#known.get(table) ?? (await readTable(tx, schema, table));
    this.#known.set(table, known);
    return known;
  }
}

/**
 * Returns the statements that add the foreign keys among the world's own tables. Without these
 * keys, deletes would not cascade as in the real shop.
 *
 * Keys to common tables are left out (ADR 015): common rows are never deleted, and each key would
 * add a trigger per world that every other world loads.
 */
function ownKeys(
  keys: Key[],
  { schema, table, owned }: { schema: string; table: string; owned: ReadonlySet<string> },
): string[] {
  return keys.flatMap(({ owner, target, name, definition }) => {
    const isOwn = (one: string) => one === table || owned.has(one);
    if (!isOwn(owner) || !isOwn(target)) return [];
    return `alter table ${schema}."${owner}" add constraint "${name}" ${definition} not valid;`;
  });
}

/** Returns the statements that copy the rows and set the sequences to continue after them. */
function copyRows(table: string, columns: Table['columns'], { from, to }: Copy): string {
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const ids = columns.filter(({ isIdentity }) => isIdentity).map(({ name }) => name);
  return `insert into ${to}."${table}" (${names}) overriding system value
      select ${names} from ${from}."${table}";
    ${ids.map((id) => goOn(table, id, { from, to })).join('')}`;
}

/**
 * Returns the statement that makes a copied sequence continue from the current value. The role has
 * no right to read the sequences of common tables, so their copies continue above the highest id.
 */
function goOn(table: string, id: string, { from, to }: Copy): string {
  return `select setval(${counterOf(to, table, id)}, coalesce(
    pg_sequence_last_value(${counterOf(from, table, id)}::regclass) + 1,
    (select coalesce(max("${id}"), 0) + 1 from ${from}."${table}")), false);`;
}

function restart(counter: string): string {
  return `select setval(seqrelid, seqstart, false) from pg_sequence
    where seqrelid = ${counter}::regclass;`;
}

function counterOf(schema: string, table: string, id: string): string {
  return `pg_get_serial_sequence('${schema}.${table}', '${id}')`;
}

/**
 * Returns a single statement that empties the tables, because PostgreSQL checks foreign keys at the
 * end of each statement.
 */
function deleteRows([first = '', ...others]: string[]): string {
  const also = others.map((table, at) => `gone_${at} as (delete from ${table})`);
  const head = also.length > 0 ? `with ${also.join(', ')} ` : '';
  return `${head}delete from ${first};`;
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && /^\w+$/.test(value);
}

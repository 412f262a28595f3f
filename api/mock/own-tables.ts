import type { PGlite, Transaction } from '@electric-sql/pglite';

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
type Key = { owner: string; target: string; name: string; definition: string };
type Definition = { definition: string };
type Copy = { from: string; to: string };
/** What a copy needs to know; common tables never change, so it is read once. */
type Table = {
  columns: Column[];
  /** None or one. */
  primaryKey: string[];
  unique: string[];
  keys: Key[];
  isEmpty: boolean;
};

/** Makes common tables a world's own. */
export class CommonTables {
  readonly #known = new Map<string, Table>();
  /** The tables of each world, in the order in which it made them its own. */
  readonly #owned = new Map<string, Set<string>>();

  /** Copies a common table into the world unless it has one: rows, checks, keys, ids. */
  async own(tx: Transaction, schema: string, table: string): Promise<void> {
    if (this.#ownedBy(schema).has(table)) return;
    const { columns } = await this.#read(tx, schema, table);
    if (columns.length > 0) await this.#copy(tx, table, { from: 'public', to: schema });
  }

  /** Copies the tables of one world for another. */
  async copySchema(tx: Transaction, copy: Copy): Promise<void> {
    for (const table of this.#ownedBy(copy.from)) await this.#copy(tx, table, copy);
  }

  /** Of a world; the tables that it copies are gone again if it fails. */
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

  hasAny(schema: string): boolean {
    return (this.#owned.get(schema)?.size ?? 0) > 0;
  }

  forget(schema: string): void {
    this.#owned.delete(schema);
  }

  #ownedBy(schema: string): Set<string> {
    const owned = this.#owned.get(schema) ?? new Set();
    this.#owned.set(schema, owned);
    return owned;
  }

  /**
   * Only unique indexes come along, since they are rules: the others would take a third of the time
   * and speed up nothing among the few rows of a world.
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

  /** No columns of what is no table. */
  async #read(tx: Transaction, schema: string, table: string): Promise<Table> {
    const known = this.#known.get(table);
    if (known) return known;
    const { rows: columns } = await tx.query<Column>(COLUMNS, [table]);
    // With an empty search path every name in a definition is qualified.
    await tx.exec("set local search_path to ''");
    const { rows: primary } = await tx.query<Definition>(PRIMARY_KEY, [table]);
    const { rows: unique } = await tx.query<Definition>(UNIQUE, [table]);
    const { rows: keys } = await tx.query<Key>(KEYS, [table]);
    await tx.exec(`set local search_path to ${schema}, public`);
    const isEmpty = columns.length > 0 && (await isTableEmpty(tx, table));
    const texts = (rows: Definition[]) => rows.map(({ definition }) => definition);
    const read = { columns, primaryKey: texts(primary), unique: texts(unique), keys, isEmpty };
    this.#known.set(table, read);
    return read;
  }
}

const COLUMNS = `
  select attname as name, attidentity <> '' as "isIdentity" from pg_attribute
    where attrelid = to_regclass('public.' || $1::text)
      and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`;

/** As a constraint, because queries may group by it. */
const PRIMARY_KEY = `
  select pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'p' and conrelid = to_regclass('public.' || $1::text)`;

const UNIQUE = `
  select pg_get_indexdef(indexrelid) as definition from pg_index
    where indisunique and not indisprimary
      and indrelid = to_regclass('public.' || $1::text)`;

/** Foreign keys from the common table and to it. */
const KEYS = `
  select owner.relname as owner, target.relname as target, key.conname as name,
      replace(pg_get_constraintdef(key.oid), 'REFERENCES public.', 'REFERENCES ') as definition
    from pg_constraint key join pg_class owner on owner.oid = key.conrelid
      join pg_class target on target.oid = key.confrelid
    where key.contype = 'f'
      and to_regclass('public.' || $1::text) in (key.conrelid, key.confrelid)`;

/**
 * Foreign keys among the world's own tables, without which a delete would not cascade as it does in
 * the real shop. A key to a common table would guard nothing, because its rows never go, and would
 * give it a trigger for each world, which every other world reads again (docs/decisions/015).
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

async function isTableEmpty(tx: Transaction, table: string): Promise<boolean> {
  const { rows } = await tx.query(`select from public."${table}" limit 1`);
  return rows.length === 0;
}

/** Rows, and ids that go on after them. */
function copyRows(table: string, columns: Column[], { from, to }: Copy): string {
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const ids = columns.filter(({ isIdentity }) => isIdentity).map(({ name }) => name);
  return `insert into ${to}."${table}" (${names}) overriding system value
      select ${names} from ${from}."${table}";
    ${ids.map((id) => goOn(table, id, { from, to })).join('')}`;
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

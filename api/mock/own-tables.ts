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

/** Copies a common table into the world unless it has one: rows, indexes, checks, keys, ids. */
export async function ownTable(tx: Transaction, schema: string, table: string): Promise<void> {
  const { rows } = await tx.query<{ known: boolean; own: boolean }>(
    'select to_regclass($1) is not null as known, to_regclass($2) is not null as own',
    [`public.${table}`, `${schema}.${table}`],
  );
  const [{ known, own } = { known: false, own: false }] = rows;
  if (known && !own) await copyTable(tx, table, { from: 'public', to: schema });
}

/** Copies the tables of one world for another. */
export async function copySchema(tx: Transaction, from: string, to: string): Promise<void> {
  const { rows } = await tx.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = to_regnamespace($1) and relkind = 'r' order by oid`,
    [from],
  );
  for (const { name } of rows) await copyTable(tx, name, { from, to });
}

async function copyTable(
  tx: Transaction,
  table: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const columns = await columnsOf(tx, table);
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const ids = columns.filter(({ isIdentity }) => isIdentity).map(({ name }) => name);
  await tx.exec(`create schema if not exists ${to};
    create unlogged table ${to}."${table}" (like ${from}."${table}" including all);
    insert into ${to}."${table}" (${names}) overriding system value
      select ${names} from ${from}."${table}";
    ${ids.map((id) => goOn(table, id, { from, to })).join('')}`);
  await ownKeys(tx, to, table);
}

type Column = { name: string; isIdentity: boolean };

async function columnsOf(tx: Transaction, table: string): Promise<Column[]> {
  const { rows } = await tx.query<Column>(
    `select attname as name, attidentity <> '' as "isIdentity" from pg_attribute
      where attrelid = to_regclass($1) and attnum > 0 and not attisdropped and attgenerated = ''
      order by attnum`,
    [`public.${table}`],
  );
  return rows;
}

/** Ids go on where they were; of a common table, whose counter may not be read, above its highest. */
function goOn(table: string, id: string, { from, to }: { from: string; to: string }): string {
  const counterOf = (schema: string) => `pg_get_serial_sequence('${schema}.${table}', '${id}')`;
  return `select setval(${counterOf(to)}, coalesce(
    pg_sequence_last_value(${counterOf(from)}::regclass) + 1,
    (select coalesce(max("${id}"), 0) + 1 from ${from}."${table}")), false);`;
}

type Key = { owner: string; name: string; definition: string; exists: boolean };

/**
 * Creates the foreign keys of the new table, and points those of the world's other tables at it
 * instead of the common one. Without them a delete would not cascade as it does in the real shop.
 */
async function ownKeys(tx: Transaction, schema: string, table: string): Promise<void> {
  // With an empty search path every name in a definition is qualified.
  await tx.exec("set local search_path to ''");
  const { rows } = await tx.query<Key>(
    `select owner.relname as owner, key.conname as name,
        pg_get_constraintdef(key.oid) as definition,
        exists (select from pg_constraint c
          where c.conrelid = to_regclass($2 || '.' || owner.relname) and c.conname = key.conname)
          as exists
      from pg_constraint key join pg_class owner on owner.oid = key.conrelid
      where key.contype = 'f' and to_regclass('public.' || $1::text) in (key.conrelid, key.confrelid)
        and to_regclass($2 || '.' || owner.relname) is not null`,
    [table, schema],
  );
  await tx.exec(`set local search_path to ${schema}, public`);
  for (const { owner, name, definition, exists } of rows) {
    const drop = exists ? `drop constraint "${name}",` : '';
    const nearest = definition.replace('REFERENCES public.', 'REFERENCES ');
    await tx.exec(
      `alter table ${schema}."${owner}" ${drop} add constraint "${name}" ${nearest} not valid`,
    );
  }
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && /^\w+$/.test(value);
}

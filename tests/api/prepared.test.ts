import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { preparing } from '@/api/db/prepared';

let client: PGlite;
beforeAll(async () => {
  client = await PGlite.create();
  await client.exec(
    'create table notes (id int primary key, text text, facts jsonb, at timestamptz)',
  );
});
afterAll(() => client.close());

const OFTEN = 12;

async function keptPlans(like: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from pg_prepared_statements where statement like $1',
    [`%${like}%`],
  );
  return rows[0]?.count ?? 0;
}

test('a statement that comes again and again is planned once, and answers as before', async () => {
  const db = preparing(client);
  const text = 'select $1::int + $2::int as sum, $3::text as note';
  for (let at = 0; at < OFTEN; at++) {
    const { rows, fields } = await db.query(text, [at, 2, `n ${at}`]);
    expect(rows).toEqual([{ sum: at + 2, note: `n ${at}` }]);
    expect(fields.map(({ name }) => name)).toEqual(['sum', 'note']);
    const asArrays = await db.query(text, [at, 2, null], { rowMode: 'array' });
    expect(asArrays.rows).toEqual([[at + 2, null]]);
  }
  expect(await keptPlans('as sum')).toBe(1);
});

test('whatever a text contains it is stored as it is', async () => {
  const db = preparing(client);
  const texts = [
    "it's",
    "''",
    '\\',
    "\\'; drop table notes; --",
    '$1',
    'oʻzbekcha «ёж» 🙂',
    '',
    '"',
    'a\nb',
  ];
  const write = `insert into notes values ($1, $2, $3, $4)
    on conflict (id) do update set text = excluded.text, facts = excluded.facts, at = excluded.at`;
  const at = '2026-11-26T07:00:00.000Z';
  for (let round = 0; round < 9; round++) {
    for (const [id, text] of texts.entries()) {
      const { affectedRows } = await db.query(write, [id, text, JSON.stringify({ text }), at]);
      expect(affectedRows).toBe(1);
    }
  }
  const { rows } = await db.query('select text, facts from notes order by id');
  expect(rows).toEqual(texts.map((text) => ({ text, facts: { text } })));
  expect(await keptPlans('insert into notes')).toBe(1);
});

test('what cannot be written into a statement goes beside it: dates, lists, a zero byte', async () => {
  const db = preparing(client);
  for (let at = 0; at < OFTEN; at++) {
    const { rows } = await db.query('select $1::timestamptz = $2 as same', [
      new Date(at),
      new Date(at),
    ]);
    expect(rows).toEqual([{ same: true }]);
    const listed = await db.query('select 2 = any($1::int[]) as has', [[1, at]]);
    expect(listed.rows).toEqual([{ has: at === 2 }]);
    await expect(db.query('select $1::text as zero', ['a\0b'])).rejects.toThrow();
  }
});

test('a failure has its code, and ends its transaction alone', async () => {
  const db = preparing(client);
  const insert = 'insert into notes (id) values ($1)';
  const removed = 'delete from notes where id = $1';
  for (let at = 0; at < OFTEN; at++) {
    await db.query(insert, [1000]);
    await expect(db.query(insert, [1000])).rejects.toMatchObject({ code: '23505' });
    const failed = db.transaction(async (tx) => {
      await tx.query(removed, [1000]);
      await tx.query(insert, ['none']);
    });
    await expect(failed).rejects.toMatchObject({ code: '22P02' });
    expect((await db.query(removed, [1000])).affectedRows).toBe(1);
  }
  await expect(db.query('select nothing from nowhere')).rejects.toMatchObject({ code: '42P01' });
});

test('a plan is made anew after many uses, also while others wait to use the old one', async () => {
  const db = preparing(client);
  const text = 'select $1::int * 3 as triple';
  const asked: Promise<unknown>[] = [];
  const ask = async (by: Pick<typeof db, 'query'>, at: number) => {
    const { rows } = await by.query(text, [at]);
    expect(rows).toEqual([{ triple: 3 * at }]);
  };
  for (let round = 0; round < 3; round++) {
    await db.transaction(async (tx) => {
      // They wait for the transaction.
      for (let at = 0; at < 25; at++) asked.push(ask(db, at));
      for (let at = 0; at < 250; at++) await ask(tx, at);
    });
  }
  await Promise.all(asked);

  expect(await keptPlans('as triple')).toBeLessThan(5);
  const { rows } = await client.query<{ name: string }>(
    `select max(substr(name, 6)::int) as name from pg_prepared_statements where statement like '%as triple%'`,
  );
  expect(Number(rows[0]?.name)).toBeGreaterThan(5);
});

test('only so many plans are kept', async () => {
  const db = preparing(client);
  for (let other = 0; other < 230; other++) {
    for (let at = 0; at < 5; at++) await db.query(`select $1::int + ${other} as lots`, [at]);
  }
  expect(await keptPlans('as lots')).toBeLessThanOrEqual(201);
});

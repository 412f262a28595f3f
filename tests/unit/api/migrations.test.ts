import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

const FOLDER = 'api/db/migrations';
const squawk = createRequire(import.meta.url).resolve('squawk-cli/js/bin/squawk');

/**
 * Squawk rules against changes that break the previous release while it is still running, or that
 * lock a table for a long time.
 */
const refused = new Set([
  'ban-drop-column',
  'ban-drop-table',
  'ban-drop-database',
  'ban-truncate-cascade',
  'renaming-column',
  'renaming-table',
  'changing-column-type',
  'ban-drop-not-null',
  'adding-required-field',
  'adding-not-nullable-field',
  'disallowed-unique-constraint',
  // PostgreSQL rewrites the table to add a column with a volatile default.
  'adding-field-with-default',
  'ban-concurrent-index-creation-in-transaction',
  'syntax-error',
]);
const found = z.array(z.object({ file: z.string(), rule_name: z.string() }));

/** Returns the rules that each file breaks, by file name. */
async function contractionsIn(files: string[]): Promise<Map<string, Set<string>>> {
  const args = [squawk, '--reporter', 'json', '--pg-version', '15', '--assume-in-transaction'];
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, [...args, ...files], (_, stdout) => resolve(stdout));
  });
  const broken = new Map<string, Set<string>>();
  for (const { file, rule_name: rule } of found.parse(JSON.parse(output))) {
    const name = basename(file, '.sql');
    if (refused.has(rule)) broken.set(name, (broken.get(name) ?? new Set()).add(rule));
  }
  return broken;
}

test('migrations only add to the schema unless they are listed as contractions', async () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'));
  const named = z
    .record(z.string(), z.string().min(20))
    .parse(JSON.parse(readFileSync(join(FOLDER, 'contractions.json'), 'utf8')));
  const broken = await contractionsIn(files.map((name) => join(FOLDER, name)));
  expect([...broken.keys()].sort()).toEqual(Object.keys(named).sort());
});

test.each([
  ['DROP COLUMN "b"', ['ban-drop-column']],
  ['RENAME COLUMN "b" TO "c"', ['renaming-column']],
  ['RENAME TO "c"', ['renaming-table']],
  ['ALTER COLUMN "b" SET NOT NULL', ['adding-not-nullable-field']],
  ['ALTER COLUMN "b" DROP NOT NULL', ['ban-drop-not-null']],
  ['ALTER COLUMN "b" SET DATA TYPE bigint', ['changing-column-type']],
  ['ADD COLUMN "d" integer NOT NULL', ['adding-required-field']],
  ['ADD COLUMN "d" timestamptz DEFAULT clock_timestamp()', ['adding-field-with-default']],
  ['ADD CONSTRAINT "u" UNIQUE ("b")', ['disallowed-unique-constraint']],
  ['ADD', ['syntax-error']],
  ['ADD COLUMN "d" integer DEFAULT 1 NOT NULL', []],
  ['ADD COLUMN "d" integer', []],
])('checks ALTER TABLE … %s and reports the broken rules %j', async (change, rules) => {
  const file = join(mkdtempSync(join(tmpdir(), 'chorsu-migration-')), 'one.sql');
  writeFileSync(file, `ALTER TABLE "a" ${change};\n`);
  expect([...((await contractionsIn([file])).get('one') ?? [])]).toEqual(rules);
});

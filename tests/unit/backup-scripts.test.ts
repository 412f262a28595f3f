import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const run = promisify(execFile);

/**
 * Stubs a PostgreSQL client program. It logs its arguments and the password in its environment. As
 * `psql`, it also runs the shell commands in its input.
 */
const STUB = `#!/bin/sh
printf '%s|%s|%s\\n' "\${0##*/}" "\${PGPASSWORD-unset}" "$*" >>"$CALLS"
case "$*" in *--output=*) sed -n 's/^\\\\! //p' | sh ;; esac
`;

/** Runs the script with stub programs, and returns one line for each program that it started. */
async function callsOf(script: string, address: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'chorsu-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const program of ['psql', 'pg_dump', 'pg_restore']) {
    writeFileSync(join(folder, program), STUB);
    chmodSync(join(folder, program), 0o755);
  }
  const calls = join(folder, 'calls');
  const { PGPASSWORD: _, DATABASE_MIGRATION_URL: __, ...inherited } = process.env;
  const env = {
    ...inherited,
    PATH: `${folder}${delimiter}${process.env.PATH}`,
    CALLS: calls,
    DATABASE_URL: address,
    S3_URL: 'https://key:secret@bucket/photos',
  };
  // The scripts fail, because the stubs produce no backup, but the calls are logged by then.
  await run('sh', [`deploy/backup/${script}`, join(folder, 'copy')], { env }).catch(() => {});
  return readFileSync(calls, 'utf8').trim().split('\n');
}

const ADDRESSES: [address: string, shown: string][] = [
  ['postgres://shop:s%40cr%25t%20x@one:5432,two/chorsu?a=b', 'postgres://shop@one:5432,two/'],
  ['postgres://shop@one/chorsu?password=s%40cr%25t%20x&a=b', 'postgres://shop@one/'],
  ['postgres://shop@one/chorsu?a=b&password=s%40cr%25t%20x', 'postgres://shop@one/'],
];

test.each(
  ['copy.sh', 'drill.sh'].flatMap((script) =>
    ADDRESSES.map((given) => [script, ...given] as const),
  ),
)('%s does not pass the password in %s as an argument', async (script, address, shown) => {
  const calls = await callsOf(script, address);
  const programs = script === 'copy.sh' ? ['psql', 'pg_dump'] : ['psql', 'pg_restore'];

  for (const program of programs) {
    expect(calls.filter((call) => call.startsWith(`${program}|`))).not.toEqual([]);
  }
  for (const call of calls) {
    const [, password, given] = call.split('|');
    expect(password).toBe('s@cr%t x');
    expect(given).not.toMatch(/cr(?:%25|%)t/);
    expect(given).toContain(shown);
    expect(given).toContain('?a=b');
  }
});

test('copy.sh lets libpq find the password when the database URL contains none', async () => {
  const [call] = await callsOf('copy.sh', 'postgres://shop@one/chorsu');
  expect(call).toMatch(/^psql\|unset\|/);
});

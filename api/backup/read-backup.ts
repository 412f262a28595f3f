import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { OperatorFailure } from '@/api/shared/errors';
import { type Line, line, MARK } from './format';

export type Entry = { table: string; row: string } | { file: string; bytes: string };
export type BackupHead = { made: string; migration: string; rows: number };

/** Reads the backup to its end and checks that it is complete; writes nothing. */
export async function checkBackup(file: string): Promise<BackupHead> {
  const hash = createHash('sha256');
  let rows = 0;
  let first = '';
  let last = '';
  for await (const text of linesOf(file)) {
    first ||= text;
    if (last !== '') hash.update(`${last}\n`);
    if (isRow(last)) rows += 1;
    last = text;
  }
  const head = parsed(first, file);
  if (!('backup' in head)) throw broken(file, 'is no backup of a shop');
  const end = isRow(last) ? head : parsed(last, file);
  if (!('end' in end)) throw broken(file, 'was cut short');
  if (end.rows !== rows || end.sha256 !== hash.digest('hex')) throw broken(file, 'was changed');
  return { made: head.made, migration: head.migration, rows };
}

export async function* entriesOf(file: string): AsyncGenerator<Entry> {
  let table = '';
  for await (const text of linesOf(file)) {
    if (isRow(text)) {
      yield { table, row: text };
      continue;
    }
    const line = parsed(text, file);
    if ('table' in line) table = line.table;
    if ('file' in line) yield line;
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const input = source.pipe(createGunzip());
  source.on('error', (error) => input.destroy(error));
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for await (const chunk of input) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (cause) {
    throw new OperatorFailure(`${file} cannot be read as a backup: ${reason(cause)}`, { cause });
  }
  if (rest !== '') yield rest;
}

function isRow(text: string): boolean {
  return text.startsWith('{');
}

function parsed(text: string, file: string): Line {
  try {
    return line.parse(JSON.parse(text.slice(MARK.length)));
  } catch (cause) {
    throw new OperatorFailure(`${file} is no backup of a shop`, { cause });
  }
}

function broken(file: string, why: string): OperatorFailure {
  return new OperatorFailure(`${file} ${why}`);
}

function reason(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

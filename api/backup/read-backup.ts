import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { MediaFile } from '@/api/media/media-store';
import { OperatorFailure } from '@/api/shared/errors';
import { type Line, laterHead, line, MARK } from './format';
import { missingIn, pictureFolder, picturesBeside } from './pictures';

export const NEWER = 'is of a newer version of the shop';

export type Entry = { table: string; row: string } | { file: string; bytes: string };
export type BackupHead = {
  made: string;
  migration: string;
  rows: number;
  /** What is beside it, in the folder of pictures. */
  pictures: MediaFile[];
};

/** Reads the backup to its end and checks that it and its pictures are complete; writes nothing. */
export async function checkBackup(
  file: string,
  { withoutPictures = false } = {},
): Promise<BackupHead> {
  const head = await readHead(file);
  if (withoutPictures) return { ...head, pictures: [] };
  const missing = await missingIn(picturesBeside(file), head.pictures);
  const [first] = missing;
  if (!first) return head;
  const many = `${missing.length} of its ${head.pictures.length} pictures`;
  const where = `${pictureFolder(file)}, the first of them ${first.path}`;
  throw broken(file, `lacks ${many} in ${where}; --without-pictures restores the rows alone`);
}

/** Reads the backup to its end, without a look at its pictures. */
export async function readHead(file: string): Promise<BackupHead> {
  const pictures: MediaFile[] = [];
  const hash = createHash('sha256');
  let rows = 0;
  let first = '';
  let last = '';
  for await (const text of linesOf(file)) {
    first ||= text;
    if (last !== '') hash.update(`${last}\n`);
    if (isRow(last)) rows += 1;
    else if (last.includes('"picture"')) pictures.push(...pictureIn(parsed(last, file)));
    last = text;
  }
  const head = parsed(first, file);
  if (!('backup' in head)) throw broken(file, 'is no backup of a shop');
  const end = isRow(last) ? head : parsed(last, file);
  if (!('end' in end)) throw broken(file, 'was cut short');
  if (end.rows !== rows || end.sha256 !== hash.digest('hex')) throw broken(file, 'was changed');
  return { made: head.made, migration: head.migration, rows, pictures };
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

function pictureIn(line: Line): MediaFile[] {
  return 'picture' in line ? [{ path: line.picture, bytes: line.bytes }] : [];
}

function isRow(text: string): boolean {
  return text.startsWith('{');
}

function parsed(text: string, file: string): Line {
  try {
    const found: unknown = JSON.parse(text.slice(MARK.length));
    if (laterHead.safeParse(found).success) throw broken(file, NEWER);
    return line.parse(found);
  } catch (cause) {
    if (cause instanceof OperatorFailure) throw cause;
    throw new OperatorFailure(`${file} is no backup of a shop`, { cause });
  }
}

function broken(file: string, why: string): OperatorFailure {
  return new OperatorFailure(`${file} ${why}`);
}

function reason(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { MediaFile } from '@/api/media/media-store';
import { OperatorFailure } from '@/api/shared/errors';
import { type Line, laterHead, line, MARK } from './format';
import { missingIn, pictureFolder, picturesNextTo } from './pictures';

export const NEWER = 'was made by a newer version of the shop';

export type Entry = { table: string; row: string } | { file: string; bytes: string };
export type BackupHead = {
  made: string;
  migration: string;
  rows: number;
  /** The images in the folder next to the backup. */
  pictures: MediaFile[];
};

/**
 * Reads the whole backup and checks that it is complete, with its images unless `withoutPictures`
 * is set. Writes nothing.
 * @throws OperatorFailure when anything is missing or damaged.
 */
export async function checkBackup(
  file: string,
  { withoutPictures = false } = {},
): Promise<BackupHead> {
  const head = await readHead(file);
  if (withoutPictures) return { ...head, pictures: [] };
  const missing = await missingIn(picturesNextTo(file), head.pictures);
  const [first] = missing;
  if (!first) return head;
  const many = `${missing.length} of ${head.pictures.length}`;
  const where = `${pictureFolder(file)}, first missing: ${first.path}`;
  throw broken(
    file,
    `lacks images (${many}) in ${where}. Use --without-pictures to restore only the rows`,
  );
}

/**
 * Reads the whole backup without checking its images.
 * @throws OperatorFailure when the file is not a complete, unchanged backup.
 */
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
  if (!('backup' in head)) throw broken(file, 'is not a backup of a shop');
  const end = isRow(last) ? head : parsed(last, file);
  if (!('end' in end)) throw broken(file, 'is truncated');
  if (end.rows !== rows || end.sha256 !== hash.digest('hex')) throw broken(file, 'was modified');
  return { made: head.made, migration: head.migration, rows, pictures };
}

/** Yields the rows of a backup and, in format version 1, its images. */
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
    throw new OperatorFailure(`cannot read ${file} as a backup: ${reason(cause)}`, { cause });
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
    throw new OperatorFailure(`${file} is not a backup of a shop`, { cause });
  }
}

function broken(file: string, why: string): OperatorFailure {
  return new OperatorFailure(`${file} ${why}`);
}

function reason(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

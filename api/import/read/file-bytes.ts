import { isUtf8 } from 'node:buffer';
import { codeOf, OperatorFailure } from '@/api/shared/errors';
import { FileTooLarge, readOrdinaryFile } from './ordinary-file';

const MB = 1024 * 1024;
const BYTES_MAX = 100 * MB;

/**
 * Reads a regular file.
 * @throws OperatorFailure when the file cannot be read or is too large.
 */
export function readBytes(file: string, bytesMax = BYTES_MAX): Promise<Buffer> {
  return readOrdinaryFile(file, bytesMax).catch((cause: unknown) => {
    const isTooLarge = cause instanceof FileTooLarge;
    const reason = isTooLarge
      ? `is larger than ${bytesMax / MB} MB`
      : `cannot be read: ${file} (${whyOf(cause)})`;
    throw new OperatorFailure(`the file ${reason}`, { cause });
  });
}

function whyOf(cause: unknown): string {
  return codeOf(cause) || (cause instanceof Error ? cause.message : String(cause));
}

/**
 * Reads a text file.
 * @throws OperatorFailure when the file cannot be read, is too large or is not UTF-8.
 */
export async function readTextFile(file: string, bytesMax = BYTES_MAX): Promise<Buffer> {
  const bytes = await readBytes(file, bytesMax);
  if (isUtf8(bytes)) return bytes;
  throw new OperatorFailure('the file is not encoded in UTF-8; save it again as UTF-8');
}

/** The byte order mark of UTF-16, in which Excel saves "Unicode text". */
const UTF_16_MARK = Buffer.from([0xff, 0xfe]);

/**
 * Converts a table to UTF-8. Text that is neither UTF-8 nor UTF-16 is read as Windows-1251, the
 * encoding of Russian Windows programs.
 * @throws OperatorFailure when the bytes are not text.
 */
export function toUtf8(bytes: Buffer): Buffer {
  if (isUtf8(bytes)) return bytes;
  const encoding = bytes.subarray(0, 2).equals(UTF_16_MARK) ? 'utf-16le' : 'windows-1251';
  const text = new TextDecoder(encoding).decode(bytes);
  if (!text.includes('\0')) return Buffer.from(text);
  throw new OperatorFailure('the file is neither text nor a workbook (.xlsx)');
}

import { readFile, stat } from 'node:fs/promises';

export class FileTooLarge extends Error {}

/**
 * Reads a regular file. A device has no end and a pipe may have no writer, so reading either could
 * block the shop or exhaust its memory.
 *
 * @throws FileTooLarge when the file has more than `bytesMax` bytes.
 */
export async function readOrdinaryFile(file: string, bytesMax: number): Promise<Buffer> {
  const found = await stat(file);
  if (!found.isFile()) throw new Error('it is not a regular file');
  if (found.size > bytesMax) throw new FileTooLarge();
  return readFile(file);
}

import { readFile, stat } from 'node:fs/promises';

export class FileTooLarge extends Error {}

/** A device has no end and a pipe perhaps no writer: the shop that reads them stands still or falls. */
export async function readOrdinaryFile(file: string, bytesMax: number): Promise<Buffer> {
  const found = await stat(file);
  if (!found.isFile()) throw new Error('it is not an ordinary file');
  if (found.size > bytesMax) throw new FileTooLarge();
  return readFile(file);
}

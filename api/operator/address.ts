import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The address and the secret with which the operator's tool reaches the running API. */
const address = z.object({ url: z.url(), secret: z.string().min(20) });
export type OperatorAddress = z.infer<typeof address>;

/** Returns the address of the API that uses this folder; `null` if none is running. */
export function readAddress(folder: string): OperatorAddress | null {
  try {
    return address.parse(JSON.parse(readFileSync(fileIn(folder), 'utf8')));
  } catch {
    // No API runs on this folder, or it is still starting.
    return null;
  }
}

/** Publishes the API's address for the operator's tool. Returns a function that removes it. */
export function leaveAddress(folder: string, left: OperatorAddress): () => void {
  mkdirSync(folder, { recursive: true });
  // The file is removed first, because the mode applies only to a new file.
  rmSync(fileIn(folder), { force: true });
  writeFileSync(fileIn(folder), JSON.stringify(left), { mode: 0o600 });
  return () => rmSync(fileIn(folder), { force: true });
}

function fileIn(folder: string): string {
  return join(folder, 'operator.json');
}

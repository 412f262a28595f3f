import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The address for operator's commands to the running API, and their secret. */
const address = z.object({ url: z.url(), secret: z.string().min(20) });
export type OperatorAddress = z.infer<typeof address>;

export function readAddress(folder: string): OperatorAddress | null {
  try {
    return address.parse(JSON.parse(readFileSync(fileIn(folder), 'utf8')));
  } catch {
    // No API runs on this folder, or it is still starting.
    return null;
  }
}

/** Returns what removes it. */
export function leaveAddress(folder: string, left: OperatorAddress): () => void {
  mkdirSync(folder, { recursive: true });
  // Removed first: the mode applies only when the file is created.
  rmSync(fileIn(folder), { force: true });
  writeFileSync(fileIn(folder), JSON.stringify(left), { mode: 0o600 });
  return () => rmSync(fileIn(folder), { force: true });
}

function fileIn(folder: string): string {
  return join(folder, 'operator.json');
}

import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const leftOut = /^(\.|node_modules$|tests$|docs$)/;

/** Copies the repository as a fresh clone with installed packages: no build and no shop data. */
export function aCheckout() {
  const folder = mkdtempSync(join(tmpdir(), 'chorsu-checkout-'));
  for (const name of readdirSync('.').filter((found) => !leftOut.test(found))) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  // Links the packages if both folders are on one disk, and otherwise copies them, because Next
  // refuses packages outside the project folder.
  const packages = ['node_modules', join(folder, 'node_modules')];
  const linked = spawnSync('cp', ['-al', ...packages]);
  if (linked.status !== 0) spawnSync('cp', ['-a', ...packages]);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const leftOut = /^(\.|node_modules$|tests$|docs$)/;

/** The repository as it is cloned, with its packages installed: never built, without a shop's data. */
export function aCheckout() {
  const folder = mkdtempSync(join(tmpdir(), 'chorsu-checkout-'));
  for (const name of readdirSync('.').filter((found) => !leftOut.test(found))) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  // As links where the disk is the same: the framework refuses packages outside of its folder.
  const packages = ['node_modules', join(folder, 'node_modules')];
  const linked = spawnSync('cp', ['-al', ...packages]);
  if (linked.status !== 0) spawnSync('cp', ['-a', ...packages]);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

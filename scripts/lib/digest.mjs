import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The type checker writes these beside the sources; git ignores them, and so does a digest. */
const GENERATED = /\.tsbuildinfo$/;

/** A digest of the files and folders `sources` in `folder`, of `settings` and of Node's version. */
export function digestOf(folder, sources, settings = '') {
  const hash = createHash('sha256').update(process.versions.node);
  for (const source of sources) addTo(hash, folder, source);
  return hash.update(settings).digest('hex');
}

function addTo(hash, folder, path) {
  const full = join(folder, path);
  if (!existsSync(full)) return;
  if (!statSync(full).isDirectory()) {
    hash.update(`${path}\0`).update(readFileSync(full)).update('\0');
    return;
  }
  for (const name of readdirSync(full).sort()) {
    if (!GENERATED.test(name)) addTo(hash, folder, `${path}/${name}`);
  }
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Hashes the sources, the Node version and `settings`. Omits files that Git ignores. */
export function digestOf(folder, sources, settings = '') {
  const hash = createHash('sha256').update(process.versions.node);
  const isIgnored = ignoredIn(folder);
  for (const source of sources) addTo(hash, folder, source, isIgnored);
  return hash.update(settings).digest('hex');
}

function addTo(hash, folder, path, isIgnored) {
  const full = join(folder, path);
  if (!existsSync(full)) return;
  if (!statSync(full).isDirectory()) {
    hash.update(`${path}\0`).update(readFileSync(full)).update('\0');
    return;
  }
  for (const name of readdirSync(full).sort()) {
    if (!isIgnored(name)) addTo(hash, folder, `${path}/${name}`, isIgnored);
  }
}

/**
 * Returns whether Git ignores a name. Supports only the patterns that occur in the shop's
 * .gitignore: names, some with a star, but no paths.
 */
function ignoredIn(folder) {
  const file = join(folder, '.gitignore');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const patterns = lines.filter(Boolean).map((line) => {
    const name = line.replace(/\/$/, '').replace(/[.+?^${}()|[\]\\]/g, '\\$&');
    return new RegExp(`^${name.replaceAll('*', '.*')}$`);
  });
  return (name) => patterns.some((pattern) => pattern.test(name));
}

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages } from './apt.mjs';

/** Services that can run in front of or behind the shop's servers, with their Debian packages. */
const programs = {
  haproxy: 'haproxy',
  nginx: 'nginx',
  pgbouncer: 'pgbouncer',
  'redis-server': 'redis-server',
  searchd: 'sphinxsearch',
  varnishd: 'varnish',
};

/** Installs missing programs. Returns those that are still missing. */
export async function installScalePrograms() {
  const missing = missingPrograms();
  if (missing.length > 0) await installPackages(...missing.map((name) => programs[name]));
  return missingPrograms();
}

function missingPrograms() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  const isThere = (name) => folders.some((folder) => existsSync(join(folder, name)));
  return Object.keys(programs).filter((name) => !isThere(name));
}

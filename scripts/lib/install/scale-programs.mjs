import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages } from './apt.mjs';

/** What may stand around the shop's servers, by the Debian packages that have it. */
const programs = {
  haproxy: 'haproxy',
  nginx: 'nginx',
  pgbouncer: 'pgbouncer',
  'redis-server': 'redis-server',
  searchd: 'sphinxsearch',
  varnishd: 'varnish',
};

/** Installs what is missing; answers what is still missing then. */
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

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from './apt.mjs';

const LIBRARIES = '/usr/lib';
const LIBRARY = 'faketime/libfaketime.so.1';

/** Returns the library that changes a program's clock, or `null` if it cannot be installed. */
export async function findFaketime() {
  return findLibrary() ?? ((await installPackages('faketime')) ? findLibrary() : null);
}

function findLibrary() {
  const folders = existsSync(LIBRARIES) ? ['', ...readdirSync(LIBRARIES)] : [];
  const found = folders
    .map((folder) => join(LIBRARIES, folder, LIBRARY))
    .find((path) => existsSync(path));
  return found ?? null;
}

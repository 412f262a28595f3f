import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = /\.(?:tsx?|mjs)$/;

/**
 * Counts the lines of the source files below these paths.
 *
 * @param {readonly string[]} paths
 * @returns {number}
 */
export function linesOf(paths) {
  return paths.flatMap(filesUnder).reduce((total, file) => total + linesIn(file), 0);
}

/** @param {string} path */
function filesUnder(path) {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => SOURCE.test(name) && !name.includes('tests/'))
    .map((name) => join(path, name));
}

/** @param {string} file */
function linesIn(file) {
  return readFileSync(file, 'utf8').trimEnd().split('\n').length;
}

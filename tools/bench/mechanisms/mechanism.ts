import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** One figure of a mechanism, measured with it and without it in the same run. */
export type Figure = { figure: string; on: number; off: number };

export type Mechanism = {
  name: string;
  /** Files and folders that make it up. */
  paths: readonly string[];
  /** How it is switched off, or what the figure is compared with where nothing switches it off. */
  without: string;
  measure: () => Promise<Figure[]>;
};

const SOURCE = /\.(?:tsx?|mjs)$/;

/** Counts the lines of the source files below these paths. */
export function linesOf(paths: readonly string[]): number {
  return paths.flatMap(filesUnder).reduce((total, file) => total + linesIn(file), 0);
}

function filesUnder(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => SOURCE.test(name) && !name.includes('tests/'))
    .map((name) => join(path, name));
}

function linesIn(file: string): number {
  return readFileSync(file, 'utf8').trimEnd().split('\n').length;
}

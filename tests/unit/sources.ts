import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

type Import = { target: string; isTypeOnly: boolean; isLazy: boolean };
export type Source = { path: string; text: string; isClient: boolean; imports: Import[] };

const IMPORT = /\b(?:import|export)\s+(type\s+)?(?:[\w*{][^;'"]*?\sfrom\s+)?'([^']+)'/g;
/** Matches installed packages, the build of an example app, and a file that Next generates. */
const generated = /(?:^|\/)(?:node_modules|\.next)\/|next-env\.d\.ts$/;
const LAZY_IMPORT = /\bimport\(\s*'([^']+)'/g;

export function readSources(...roots: string[]): Source[] {
  return roots.flatMap(codeFiles).map((path) => toSource(path, readFileSync(path, 'utf8')));
}

export function toSource(path: string, text: string): Source {
  return {
    path,
    text,
    isClient: /^\s*'use client'/.test(text),
    imports: [
      ...Array.from(text.matchAll(IMPORT), ([, type, target = '']) => ({
        target: fromRoot(path, target),
        isTypeOnly: Boolean(type),
        isLazy: false,
      })),
      ...Array.from(text.matchAll(LAZY_IMPORT), ([, target = '']) => ({
        target: fromRoot(path, target),
        isTypeOnly: false,
        isLazy: true,
      })),
    ],
  };
}

/** Turns `@/lib/x`, `./x` and `../x` into paths from the root. Leaves package names unchanged. */
function fromRoot(path: string, target: string): string {
  return /^\.\.?\//.test(target) ? join(path, '..', target) : target.replace(/^@\//, '');
}

function codeFiles(root: string): string[] {
  if (!existsSync(root)) return [];
  if (statSync(root).isFile()) return [root];
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !generated.test(path))
    .map((path) => join(root, path))
    .sort();
}

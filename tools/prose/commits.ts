import { execFileSync } from 'node:child_process';
import type { ProseFile } from './check';

/**
 * Returns the commits of this branch that are not on `origin/main` or, without a remote, not on
 * `main`. On `main` without a remote, it returns none, because published ones are unknown.
 */
export function branchCommits(): ProseFile[] {
  const base = ['origin/main', 'main'].find(exists);
  const isOnBase = base === 'main' && git('rev-parse', 'HEAD') === git('rev-parse', 'main');
  if (!base || isOnBase) return [];
  return git('log', '--no-merges', '--format=%h %s', `${base}..HEAD`)
    .split('\n')
    .filter(Boolean)
    .map((line) => ({
      path: `commit ${line.slice(0, line.indexOf(' '))}`,
      source: line.slice(line.indexOf(' ') + 1),
    }));
}

function exists(ref: string): boolean {
  try {
    return git('rev-parse', '--verify', '--quiet', ref) !== '';
  } catch {
    return false;
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim();
}

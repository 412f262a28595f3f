import { execFileSync } from 'node:child_process';
import type { ProseFile } from './check';

/**
 * The commits of this branch: those that `origin/main` lacks, or `main` where there is no remote.
 * On `main` itself without a remote only the last commit counts, since nothing tells which of the
 * others were published.
 */
export function branchCommits(): ProseFile[] {
  const base = ['origin/main', 'main'].find(exists);
  const isOnBase = base === 'main' && git('rev-parse', 'HEAD') === git('rev-parse', 'main');
  const range = base && !isOnBase ? [`${base}..HEAD`] : ['-1'];
  return git('log', '--no-merges', '--format=%h %s', ...range)
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

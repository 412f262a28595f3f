import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';
import { isInShare, keyOf } from './mutation-share.mjs';

/**
 * A Stryker checker that excludes all mutants except the requested ones. Stryker itself can select
 * only source ranges, which may contain others.
 */
class OnlyWanted {
  async init() {
    const { share, left, mutator } = JSON.parse(readFileSync(process.env.MUTATION_WANTED, 'utf8'));
    const keys = left && new Set(left);
    this.isWanted = (key, name) =>
      isInShare(key, share) && (keys?.has(key) ?? true) && (mutator ?? name) === name;
  }

  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }

  async check(mutants) {
    return Object.fromEntries(
      mutants.map((mutant) => [mutant.id, { ...this.statusOf(mutant), reason: 'not requested' }]),
    );
  }

  /** Returns the status of a mutant. Its lines and columns start at 0. */
  statusOf({ fileName, mutatorName, location: { start, end }, replacement }) {
    const onwards = ({ line, column }) => ({ line: line + 1, column: column + 1 });
    const location = { start: onwards(start), end: onwards(end) };
    const key = keyOf(relative(root, fileName), { location, replacement });
    const isWanted = this.isWanted(key, mutatorName);
    return { status: isWanted ? 'passed' : 'compileError' };
  }
}

export const strykerPlugins = [{ kind: 'Checker', name: 'wanted', injectableClass: OnlyWanted }];

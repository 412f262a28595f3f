import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ensureBuilt } from '@/scripts/lib/build/build.mjs';
import { anotherBuild } from './other-build';
import { note, printTable } from './table';

const BUILD = process.env.CHORSU_DIST || '.next';
/**
 * Matches build metadata and folders that can contain files of earlier builds
 * (scripts/lib/build/old-files.mjs).
 */
const notTheBuild = /^(?:cache|diagnostics|trace|trace-build|turbopack|types)(?:\/|$)/;
/**
 * Matches files with random keys that Next generates for drafts and server actions, neither of
 * which the shop uses.
 */
const keys =
  /^(?:prerender-manifest\.json|server\/(?:preview-props|server-reference-manifest|middleware-manifest)\.(?:json|js))$/;

/**
 * Returns the digest of each file after replacing the folder's path in it, because the path differs
 * between builds.
 */
function digestsIn(folder: string): Map<string, string> {
  const build = join(folder, BUILD);
  const entries = readdirSync(build, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map((entry) => relative(build, join(entry.parentPath, entry.name)));
  return new Map(
    paths
      .filter((path) => !notTheBuild.test(path) && !keys.test(path))
      .map((path) => {
        const text = readFileSync(join(build, path), 'latin1').replaceAll(resolve(folder), '.');
        return [path, createHash('sha256').update(text).digest('hex')];
      }),
  );
}

test('builds identical files from the same commit in two folders', async () => {
  await ensureBuilt(BUILD);
  const other = await anotherBuild({ isChanged: false });
  onTestFinished(() => other.remove());
  const [own, others] = [digestsIn('.'), digestsIn(other.folder)];
  const differing = [...others].filter(([path, digest]) => own.get(path) !== digest);
  note('two builds of one commit', `${others.size} files, ${differing.length} different`);
  printTable();
  expect(others.size).toBeGreaterThan(100);
  expect(differing.map(([path]) => path)).toEqual([]);
  const extra = [...own.keys()].filter((path) => !others.has(path));
  expect(extra.filter((path) => !path.startsWith('static/'))).toEqual([]);
}, 600_000);

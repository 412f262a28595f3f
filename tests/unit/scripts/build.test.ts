import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildDigest } from '@/scripts/lib/build.mjs';

function aTree(): string {
  const folder = mkdtempSync(join(tmpdir(), 'chorsu-build-'));
  mkdirSync(join(folder, 'app/about'), { recursive: true });
  writeFileSync(join(folder, 'app/page.tsx'), 'page');
  writeFileSync(join(folder, 'app/about/page.tsx'), 'about');
  mkdirSync(join(folder, 'scripts/lib'), { recursive: true });
  writeFileSync(join(folder, 'scripts/lib/worker.mjs'), 'worker');
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  return folder;
}

test('the same sources make the same build (B-03)', () => {
  expect(buildDigest(aTree())).toBe(buildDigest(aTree()));
});

test.each([
  ['a changed source', (tree: string) => writeFileSync(join(tree, 'app/about/page.tsx'), 'x')],
  ['a new source', (tree: string) => writeFileSync(join(tree, 'app/new.tsx'), '')],
  ['a source that is gone', (tree: string) => rmSync(join(tree, 'app/about/page.tsx'))],
  [
    'a source under another name',
    (tree: string) => renameSync(join(tree, 'app/page.tsx'), join(tree, 'app/qage.tsx')),
  ],
  [
    'another script of the build',
    (tree: string) => writeFileSync(join(tree, 'scripts/lib/worker.mjs'), 'x'),
  ],
  ['another lock', (tree: string) => writeFileSync(join(tree, 'package-lock.json'), '{ }')],
])('%s makes the build stale (B-03)', (_what, change) => {
  const tree = aTree();
  const before = buildDigest(tree);

  change(tree);

  expect(buildDigest(tree)).not.toBe(before);
});

test('files of the type checker do not make the build stale (B-03)', () => {
  const tree = aTree();
  mkdirSync(join(tree, 'lib/worker'), { recursive: true });
  const before = buildDigest(tree);

  writeFileSync(join(tree, 'lib/worker/tsconfig.tsbuildinfo'), '{}');

  expect(buildDigest(tree)).toBe(before);
});

test('files that no page uses do not make the build stale (B-03)', () => {
  const tree = aTree();
  const before = buildDigest(tree);

  mkdirSync(join(tree, 'tests'));
  writeFileSync(join(tree, 'tests/a.test.ts'), '');
  writeFileSync(join(tree, 'README.md'), '');

  expect(buildDigest(tree)).toBe(before);
});

import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildDigest } from '@/scripts/lib/build/build.mjs';

function aTree(): string {
  const folder = mkdtempSync(join(tmpdir(), 'chorsu-build-'));
  mkdirSync(join(folder, 'app/about'), { recursive: true });
  writeFileSync(join(folder, 'app/page.tsx'), 'page');
  writeFileSync(join(folder, 'app/about/page.tsx'), 'about');
  mkdirSync(join(folder, 'scripts/lib/build'), { recursive: true });
  writeFileSync(join(folder, 'scripts/lib/build/worker.mjs'), 'worker');
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  return folder;
}

test('computes the same digest for the same sources (B-03)', () => {
  expect(buildDigest(aTree())).toBe(buildDigest(aTree()));
});

test.each([
  ['a changed source', (tree: string) => writeFileSync(join(tree, 'app/about/page.tsx'), 'x')],
  ['a new source', (tree: string) => writeFileSync(join(tree, 'app/new.tsx'), '')],
  ['a deleted source', (tree: string) => rmSync(join(tree, 'app/about/page.tsx'))],
  [
    'a renamed source',
    (tree: string) => renameSync(join(tree, 'app/page.tsx'), join(tree, 'app/qage.tsx')),
  ],
  [
    'a changed script of the build',
    (tree: string) => writeFileSync(join(tree, 'scripts/lib/build/worker.mjs'), 'x'),
  ],
  ['a changed lock file', (tree: string) => writeFileSync(join(tree, 'package-lock.json'), '{ }')],
])('considers the build stale after %s (B-03)', (_what, change) => {
  const tree = aTree();
  const before = buildDigest(tree);

  change(tree);

  expect(buildDigest(tree)).not.toBe(before);
});

const ignored = readFileSync('.gitignore', 'utf8').trim().split('\n');

test.each(ignored)(
  'considers the build fresh after changes to files that git ignores as %s (B-03)',
  (pattern) => {
    expect(pattern).toMatch(/^[\w.*-]+\/?$/);
    const tree = aTree();
    copyFileSync('.gitignore', join(tree, '.gitignore'));
    mkdirSync(join(tree, 'lib/worker'), { recursive: true });
    const before = buildDigest(tree);
    const path = join(tree, 'lib/worker', pattern.replace('*', 'x'));

    if (pattern.endsWith('/')) mkdirSync(path);
    writeFileSync(pattern.endsWith('/') ? join(path, 'file') : path, '{}');

    expect(buildDigest(tree)).toBe(before);
  },
);

test('considers the build stale when a file with a similar name to .env changes (B-03)', () => {
  const tree = aTree();
  copyFileSync('.gitignore', join(tree, '.gitignore'));
  const before = buildDigest(tree);
  writeFileSync(join(tree, 'app/environment.ts'), '');
  expect(buildDigest(tree)).not.toBe(before);
});

test('considers the build fresh after changes to files that no page uses (B-03)', () => {
  const tree = aTree();
  const before = buildDigest(tree);

  mkdirSync(join(tree, 'tests'));
  writeFileSync(join(tree, 'tests/a.test.ts'), '');
  writeFileSync(join(tree, 'README.md'), '');

  expect(buildDigest(tree)).toBe(before);
});

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bundleOf, watchBundle } from '@/scripts/lib/build/bundle.mjs';

/** Creates a repository with one program that exports the texts of a module and of a text file. */
function aRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'chorsu-bundle-'));
  for (const name of ['server', 'node_modules']) mkdirSync(join(folder, name));
  const write = (name: string, text: string) => writeFileSync(join(folder, 'server', name), text);
  write('word.ts', "export const word: string = 'one';");
  write('beside.txt', 'beside');
  write(
    'main.ts',
    `import { readFileSync } from 'node:fs';
import { word } from './word';
export const text = word + ' ' + readFileSync(new URL('./beside.txt', import.meta.url), 'utf8');`,
  );
  return { folder, write };
}

const importedText = async (file: string) => (await import(/* @vite-ignore */ file)).text;

test('bundles the current sources so that they can still read adjacent files', async () => {
  const { folder } = aRepository();
  expect(await importedText(await bundleOf('server/main.ts', folder))).toBe('one beside');
});

test('bundles sources once, and again only after they have changed', async () => {
  const { folder, write } = aRepository();
  const first = await bundleOf('server/main.ts', folder);
  writeFileSync(first, readFileSync(first, 'utf8').replace('one', 'changed'));
  expect(await bundleOf('server/main.ts', folder)).toBe(first);
  expect(await importedText(first)).toBe('changed beside');

  write('word.ts', "export const word: string = 'two';");

  expect(await importedText(await bundleOf('server/main.ts', folder))).toBe('two beside');
});

test('runs the same bundle when two programs start concurrently', async () => {
  const { folder } = aRepository();
  const files = await Promise.all([1, 2].map(() => bundleOf('server/main.ts', folder)));
  expect(new Set(files).size).toBe(1);
  expect(await importedText(files[0] ?? '')).toBe('one beside');
});

test('rebuilds a watched bundle when its sources change', async () => {
  const { folder, write } = aRepository();
  const { file, stop } = await watchBundle('server/main.ts', folder);
  onTestFinished(stop);
  expect(readFileSync(file, 'utf8')).toContain('one');

  write('word.ts', "export const word: string = 'two';");

  await expect.poll(() => readFileSync(file, 'utf8'), { timeout: 15_000 }).toContain('two');
});

test('runs the same bundle after the repository has moved', async () => {
  const { folder } = aRepository();
  const first = await bundleOf('server/main.ts', folder);
  renameSync(folder, `${folder}-moved`);
  const moved = await bundleOf('server/main.ts', `${folder}-moved`);
  expect(basename(dirname(moved))).toBe(basename(dirname(first)));
  expect(await importedText(moved)).toBe('one beside');
});

test('stops the bundler process after bundling', () => {
  const { folder } = aRepository();
  const bundler = new URL('../../../scripts/lib/build/bundle.mjs', import.meta.url).href;
  const program = `
    import { execSync } from 'node:child_process';
    import { bundleOf, endBundler } from '${bundler}';
    await bundleOf('server/main.ts', '${folder}');
    await endBundler();
    process.stdout.write(execSync('ps -o args= --ppid $PPID'));`;

  const children = execFileSync(process.execPath, ['--input-type=module', '-e', program]);

  expect(children.toString()).toContain('ps -o args=');
  expect(children.toString()).not.toContain('--service=');
});

import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scripts } from '@/package.json';

const read = (path: string) => readFileSync(path, 'utf8');
const front = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/develop/commands.md'];
const builtIn = ['start', 'test'];

test.each([
  ['README.md', 200],
  ['CONTRIBUTING.md', 150],
])('%s has at most %i lines', (path, limit) => {
  expect(read(path).split('\n').length - 1).toBeLessThanOrEqual(limit);
});

test('the README has at most 1,600 words', () => {
  expect(read('README.md').split(/\s+/).length).toBeLessThanOrEqual(1600);
});

test.each(front)('%s names only existing npm scripts', (path) => {
  const named = Array.from(read(path).matchAll(/npm run ([\w:]+)/g), ([, name = '']) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('the command table lists every npm script', () => {
  const text = read('docs/develop/commands.md');
  const missing = Object.keys(scripts).filter(
    (name) => !text.includes(`\`npm ${builtIn.includes(name) ? '' : 'run '}${name}\``),
  );
  expect(missing).toEqual([]);
});

test('the README shows only existing images', () => {
  const images = Array.from(read('README.md').matchAll(/src="([^"]+)"/g), ([, path = '']) => path);
  expect(images).toHaveLength(2);
  expect(images.filter((path) => !existsSync(path))).toEqual([]);
});

test('the license in package.json matches the LICENSE file', () => {
  expect(read('LICENSE')).toMatch(/^MIT License\n/);
  expect(JSON.parse(read('package.json')).license).toBe('MIT');
});

test('the workflow runs only `npm test` and `npm run engines`', () => {
  const runs = Array.from(
    read('.github/workflows/ci.yml').matchAll(/- run: (.+)/g),
    ([, command = '']) => command,
  );
  expect(runs).toEqual(['npm test', 'npm run engines']);
});

import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firstWorking, isWorking, onPath } from '@/scripts/lib/install/browser.mjs';

function aProgram(name: string, script: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'chorsu-browser-')), name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}

test('accepts a browser that shows an empty page (B-09)', async () => {
  const path = aProgram('chromium', 'echo "<html><head></head><body></body></html>"');

  expect(await isWorking(path)).toBe(true);
});

test.each([
  ['crashes', 'kill -TRAP $$'],
  ['fails', 'echo "<html></html>"; exit 1'],
  ['shows nothing', 'echo hello'],
])('skips a browser that %s (B-09)', async (_what, script) => {
  expect(await isWorking(aProgram('chromium', script))).toBe(false);
});

test('skips a browser that is not installed (B-09)', async () => {
  expect(await isWorking('/nowhere/chromium')).toBe(false);
});

test('tries browsers in the order of the list (B-09)', () => {
  const chrome = aProgram('google-chrome', '');
  const chromium = aProgram('chromium', '');
  const folders = [chrome, chromium].map((path) => join(path, '..'));

  expect(onPath(['chromium', 'google-chrome', 'chrome'], folders)).toEqual([chromium, chrome]);
});

test('uses the first browser that runs and tries no others (B-09)', async () => {
  const working = aProgram('chromium', 'echo "<html></html>"');
  const attempts = [() => [], async () => ['/nowhere/chromium'], async () => [working]];
  const tooLate = () => {
    throw new Error('one attempt too many');
  };

  expect(await firstWorking([...attempts, tooLate])).toBe(working);
});

test('prints in one line what to install when there is no browser (B-09)', async () => {
  const failure = await firstWorking([() => ['/nowhere/chromium'], () => []]).catch(String);

  expect(failure).toMatch(/^\S+: No browser .+ Install Chromium \(apt-get install chromium\)/);
  expect(failure).not.toContain('\n');
});

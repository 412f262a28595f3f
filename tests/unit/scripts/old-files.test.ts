import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { restoreOldFiles, setAsideOldFiles } from '@/scripts/lib/build/old-files.mjs';

const DAY_SECONDS = 24 * 60 * 60;

function aBuild(files: Record<string, { text: string; ageDays?: number }>) {
  const folder = join(mkdtempSync(join(tmpdir(), 'chorsu-old-files-')), '.next');
  mkdirSync(join(folder, 'static/chunks'), { recursive: true });
  write(folder, files);
  return folder;
}

function write(folder: string, files: Record<string, { text: string; ageDays?: number }>) {
  mkdirSync(join(folder, 'static/chunks'), { recursive: true });
  for (const [name, { text, ageDays = 0 }] of Object.entries(files)) {
    const path = join(folder, 'static/chunks', name);
    const at = Date.now() / 1000 - ageDays * DAY_SECONDS;
    writeFileSync(path, text);
    utimesSync(path, at, at);
  }
}

const read = (folder: string, name: string) =>
  readFileSync(join(folder, 'static/chunks', name), 'utf8');
const has = (folder: string, name: string) => existsSync(join(folder, 'static/chunks', name));

test('keeps files of earlier builds for a week', () => {
  const folder = aBuild({
    'old.js': { text: 'six days', ageDays: 6 },
    'older.js': { text: 'eight days', ageDays: 8 },
    'same.js': { text: 'before', ageDays: 1 },
  });

  setAsideOldFiles(folder);
  expect(has(folder, 'old.js')).toBe(false);
  write(folder, { 'new.js': { text: 'new' }, 'same.js': { text: 'after' } });
  restoreOldFiles(folder);

  expect(read(folder, 'old.js')).toBe('six days');
  expect(has(folder, 'older.js')).toBe(false);
  expect(read(folder, 'same.js')).toBe('after');
  expect(read(folder, 'new.js')).toBe('new');
});

test('deletes an old file after a week, even if several builds have restored it', () => {
  const folder = aBuild({ 'old.js': { text: 'old', ageDays: 6 } });
  setAsideOldFiles(folder);
  write(folder, {});
  restoreOldFiles(folder);
  setAsideOldFiles(folder);
  write(folder, {});
  restoreOldFiles(folder, Date.now() + 2 * DAY_SECONDS * 1000);

  expect(has(folder, 'old.js')).toBe(false);
});

test('restores nothing at the first build', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'chorsu-old-files-')), '.next');
  setAsideOldFiles(folder);
  write(folder, { 'new.js': { text: 'new' } });
  restoreOldFiles(folder);
  expect(read(folder, 'new.js')).toBe('new');
});

import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { accountPorts } from '@/api/shared/account-ports';
import { dataFolderFault, makeDataFolder } from '@/api/shared/data-folder';
import { readEnv } from '@/api/shared/env';
import { StartFailure } from '@/api/shared/errors';
import { startApi } from '@/tests/api/setup/api-process';
import { anEmptyFolder, aShopFolder } from '@/tests/api/setup/shop-folder';

const modeOf = (path: string) => statSync(path).mode & 0o777;

test('restricts a new or existing data folder to its owner', () => {
  const folder = join(anEmptyFolder(), 'new');
  makeDataFolder(folder);
  expect(modeOf(folder)).toBe(0o700);

  mkdirSync(join(folder, 'media'));
  writeFileSync(join(folder, 'code-key'), 'a key');
  chmodSync(folder, 0o755);
  chmodSync(join(folder, 'media'), 0o755);
  chmodSync(join(folder, 'code-key'), 0o644);
  makeDataFolder(folder);
  expect(modeOf(folder)).toBe(0o700);
  expect(modeOf(join(folder, 'media'))).toBe(0o700);
  expect(modeOf(join(folder, 'code-key'))).toBe(0o600);
});

test('warns about a world-writable folder such as /tmp but does not change its mode', () => {
  const warn = vi.spyOn(console, 'error').mockReturnValue();
  const folder = anEmptyFolder();
  chmodSync(folder, 0o1777);
  makeDataFolder(folder);
  expect(modeOf(folder)).toBe(0o777);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(folder));
  warn.mockRestore();
});

test('checks whether the data folder can be created, without creating it', () => {
  const folder = anEmptyFolder();
  writeFileSync(join(folder, 'file'), '');
  const faultOf = (...path: string[]) => dataFolderFault(join(folder, ...path));
  const reason = (path: string) => `cannot create the data folder ${folder}/${path} (ENOTDIR)`;
  expect(faultOf()).toBeNull();
  expect(faultOf('new', 'one')).toBeNull();
  expect(faultOf('file')).toBe(reason('file'));
  expect(faultOf('file', 'new', 'one')).toBe(reason('file/new/one'));
  expect(readdirSync(folder)).toEqual(['file']);
});

test('replaces a code key that was truncated because the disk was full', () => {
  const folder = anEmptyFolder();
  const env = readEnv({ CHORSU_DATA: folder });
  writeFileSync(join(folder, 'code-key'), '');
  const { codeKey } = accountPorts(env);
  expect(codeKey).toMatch(/^[\w-]{43}$/);
  expect(accountPorts(env).codeKey).toBe(codeKey);
  expect(modeOf(join(folder, 'code-key'))).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['code-key']);
});

test('aborts startup with a one-line error when the code key cannot be read', () => {
  const folder = anEmptyFolder();
  mkdirSync(join(folder, 'code-key'));
  const open = () => accountPorts(readEnv({ CHORSU_DATA: folder }));
  expect(open).toThrow(StartFailure);
  expect(open).toThrow(/^cannot use the code key .+code-key: EISDIR: .+$/);
});

test('restricts a folder with mode 755 and writes no file that other users can read', {
  timeout: 180_000,
}, async () => {
  const folder = await aShopFolder();
  chmodSync(folder, 0o755);
  const api = startApi({ CHORSU_DATA: folder });
  await api.ready;
  const open = ['', ...readdirSync(folder)].filter((name) => modeOf(join(folder, name)) & 0o077);
  const { stdout } = spawnSync('find', [join(folder, 'db'), '-newer', folder, '-perm', '/077']);
  api.child.kill('SIGTERM');
  await api.ended;
  expect(open).toEqual([]);
  expect(stdout.toString()).toBe('');
});

import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { mockAddress } from './a-world';

const run = promisify(execFile);

test('the documented test suite passes in an empty folder, twice in parallel', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'chorsu-outside-'));
  copyFileSync('tests/outside/shop.test.mjs', join(folder, 'shop.test.mjs'));
  const env = { NODE_ENV: 'test' as const, MOCK_URL: await mockAddress() };
  const args = ['--test', '--test-reporter=tap', 'shop.test.mjs'];
  const suite = () => run(process.execPath, args, { cwd: folder, env });

  for (const { stdout } of await Promise.all([suite(), suite()])) {
    expect(stdout).toMatch(/^# pass 5$/m);
    expect(stdout).toMatch(/^# fail 0$/m);
  }
});

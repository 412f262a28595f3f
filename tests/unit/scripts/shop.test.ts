import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SAYING = 'console.log(JSON.stringify([process.env.CHORSU_DATA, ...process.argv.slice(2)]))';

/** Creates a checkout with this `.env`, in which `run.mjs` prints CHORSU_DATA and its arguments. */
function aCheckout(env: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'chorsu-checkout-'));
  cpSync('scripts', join(folder, 'scripts'), { recursive: true });
  writeFileSync(join(folder, 'scripts/run.mjs'), SAYING);
  writeFileSync(join(folder, '.env'), env);
  return folder;
}

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

test.each([
  ['when the environment has no setting', {}, '/srv/shop'],
  ['unless the environment sets another one', { CHORSU_DATA: '/srv/other' }, '/srv/other'],
])('runs `npm run shop` with the shop from .env %s (B-07)', (_why, env, folder) => {
  const [node = '', ...words] = `${scripts.shop} settings`.split(' ');
  const { CHORSU_DATA: _, ...inherited } = process.env;
  const { stdout } = spawnSync(node, words, {
    cwd: aCheckout('CHORSU_DATA=/srv/shop\n'),
    env: { ...inherited, ...env },
    encoding: 'utf8',
  });
  expect(JSON.parse(stdout)).toEqual([folder, 'api/main/shop.ts', 'settings']);
});

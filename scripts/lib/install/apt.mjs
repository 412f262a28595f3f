import { existsSync } from 'node:fs';
import { run } from '../processes/run.mjs';
import { step } from '../steps.mjs';

const LIMIT_MS = 10 * 60 * 1000;

export async function installPackages(...names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  return step(`Installing from Debian: ${names.join(' ')}`, async () => {
    await run('apt-get', ['update', '-q'], { env, limitMs: LIMIT_MS });
    const args = ['install', '-q', '-y', '--no-install-recommends', ...names];
    return (await run('apt-get', args, { env, limitMs: LIMIT_MS })).code === 0;
  });
}

import { join } from 'node:path';
import { run } from './processes/run.mjs';
import { root } from './root.mjs';

const FILES = {
  next: 'next/dist/bin/next',
  playwright: '@playwright/test/cli.js',
  vitest: 'vitest/vitest.mjs',
};

/** The file of an installed command: `npx` would look for it, and fetch what it does not find. */
export function cli(name) {
  return join(root, 'node_modules', FILES[name]);
}

/** Runs an installed command in the terminal of this one, which ends as it does. */
export async function handOver(name, args, env) {
  const { code } = await run(process.execPath, [cli(name), ...args], { env, isShown: true });
  process.exitCode = code;
}

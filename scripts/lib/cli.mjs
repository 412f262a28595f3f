import { join } from 'node:path';
import { run } from './processes/run.mjs';
import { root } from './root.mjs';

const FILES = {
  next: 'next/dist/bin/next',
  playwright: '@playwright/test/cli.js',
  vitest: 'vitest/vitest.mjs',
};

/**
 * Returns the file of an installed command. `npx` would search for the command and download it if
 * it is missing.
 */
export function cli(name) {
  return join(root, 'node_modules', FILES[name]);
}

/** Runs an installed command in this terminal and exits with its code. */
export async function handOver(name, args, env) {
  const { code } = await run(process.execPath, [cli(name), ...args], { env, isShown: true });
  process.exitCode = code;
}

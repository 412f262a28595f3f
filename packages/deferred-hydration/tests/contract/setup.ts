import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built example app. */
    example: string;
  }
}

const library = fileURLToPath(new URL('../..', import.meta.url));
const root = join(library, '../..');

/**
 * Installs the example app and the packed library in a separate folder, as another project would,
 * and builds the app. NEXT_VERSION selects the version of Next; the default is the installed one.
 */
export function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'deferred-hydration-'));
  const version = process.env.NEXT_VERSION || installed('next');
  const isSource = (path: string) => !/^(?:\.next|node_modules)$/.test(basename(path));
  cpSync(join(library, 'example'), folder, { recursive: true, filter: isSource });
  const [packed] = JSON.parse(
    run(folder, 'npm', ['pack', library, '--json', '--pack-destination', folder]),
  );
  run(folder, 'npm', [
    'install',
    '--no-audit',
    '--no-fund',
    `./${packed.filename}`,
    `next@${version}`,
    ...['esbuild', 'react', 'react-dom'].map((name) => `${name}@${installed(name)}`),
  ]);
  run(folder, process.execPath, ['build.mjs'], 'production');
  provide('example', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

function installed(name: string): string {
  const file = join(root, 'node_modules', name, 'package.json');
  return JSON.parse(readFileSync(file, 'utf8')).version;
}

type Mode = 'development' | 'production';

function run(cwd: string, program: string, args: string[], mode: Mode = 'development'): string {
  const env = { ...process.env, NODE_ENV: mode, NEXT_TELEMETRY_DISABLED: '1' };
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed.\n${stdout}${stderr}`);
  return stdout;
}

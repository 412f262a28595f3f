import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const folder = dirname(fileURLToPath(import.meta.url));
const next = createRequire(import.meta.url).resolve('next/dist/bin/next');

const { status } = spawnSync(process.execPath, [next, 'build'], { cwd: folder, stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

const common = { absWorkingDir: folder, bundle: true, target: 'es2022', logLevel: 'error' };
const library = join(folder, '.next/library');
await build({
  ...common,
  entryPoints: { hydrate: 'browser.ts' },
  outdir: library,
  format: 'iife',
  minify: true,
});
await build({
  ...common,
  entryPoints: { server: 'server.ts' },
  outdir: library,
  outExtension: { '.js': '.mjs' },
  platform: 'node',
  format: 'esm',
  external: ['next'],
  // The bundle contains postcss, a CommonJS module that calls `require`, which ES modules do not
  // define.
  banner: {
    js: "import { createRequire } from 'node:module';const require = createRequire(import.meta.url);",
  },
});

import { spawn } from 'node:child_process';
import { buildSync } from 'esbuild';
import { expect, test } from 'vitest';

test('keeps running when the pipes of its output are closed', async () => {
  const script = `
    import '@/server/fail';
    process.on('SIGUSR2', () => {
      console.log('to nobody');
      console.error('to nobody');
      setTimeout(() => process.exit(7), 100);
    });
    setInterval(() => {}, 1000);
    process.stdout.write('open');
  `;
  const { outputFiles } = buildSync({
    stdin: { contents: script, resolveDir: process.cwd() },
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    write: false,
  });
  const code = outputFiles[0]?.text ?? '';
  const child = spawn(process.execPath, ['--input-type=module', '-e', code]);
  await new Promise((resolve) => child.stdout.once('data', resolve));
  child.stdout.destroy();
  child.stderr.destroy();
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGUSR2');
  expect(await ended).toBe(7);
});

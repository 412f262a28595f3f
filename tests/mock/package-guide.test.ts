import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { mockAddress } from './a-world';

const run = promisify(execFile);
const guide = readFileSync('docs/qa/playwright.md', 'utf8');
const scripts = [...guide.matchAll(/```js\n([\s\S]*?)```/g)].map(([, text = '']) => text);

test('the guide’s two examples that need no browser run in one program', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'chorsu-guide-'));
  const outfile = join(folder, 'chorsu-mock.mjs');
  const entryPoints = ['packages/mock/client.ts'];
  await build({ entryPoints, outfile, bundle: true, format: 'esm', platform: 'node' });
  const address = await mockAddress();
  const text = scripts
    .join('\n')
    .replace("'chorsu-mock'", "'./chorsu-mock.mjs'")
    .replaceAll('http://127.0.0.1:4001', address)
    .replaceAll('https://shop.example', address)
    .replace(/^\/\/ … .*$/m, 'await session();');
  // The guide neither defines `session` nor prints its results, so the test adds this code.
  const requestCode = `fetch('${address}/api/v1/core/regions', { headers: { 'x-world': 'recorded' } })`;
  const reportCode = 'console.log(results.length, (await world.listFaults()).count);';
  const lines = [text, reportCode, `function session() { return ${requestCode}; }`];
  writeFileSync(join(folder, 'guide.mjs'), lines.join('\n'));

  expect(scripts).toHaveLength(2);
  expect(await run(process.execPath, ['guide.mjs'], { cwd: folder })).toMatchObject({
    stdout: '1 1\n',
  });
});

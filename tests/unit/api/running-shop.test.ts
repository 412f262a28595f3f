import { mkdtempSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { leaveAddress } from '@/api/operator/address';
import { runShop } from '@/tests/api/setup/shop-tool';
import { served } from '@/tests/support/page/served';

const TIMEOUT_MS = 200;
const REPORT = {
  rows: 3,
  added: 3,
  changed: 0,
  unchanged: 0,
  refused: 0,
  bad: [],
  fields: {},
  changes: [],
  keptNames: [],
  nearArticles: [],
};

/** Creates the data folder of a running stub API, which handles imports with `importFile`. */
async function aFolder(importFile: (res: ServerResponse) => unknown): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'chorsu-running-'));
  const url = await served((req, res) => {
    if (req.url === '/local/import') importFile(res);
    else respond(res, {});
  });
  writeFileSync(join(folder, 'goods.csv'), 'article,stock\nA-1,1\nA-2,1\nA-3,1\n');
  leaveAddress(folder, { url, secret: 'a secret of the operator' });
  return folder;
}

function respond(res: ServerResponse, data: object): void {
  res.end(JSON.stringify({ status: true, data, message: null }));
}

test('allows an import to take longer than the timeout of `fetch`', async () => {
  const { fetch } = globalThis;
  // A real `fetch` times out after five minutes, too long for a test.
  const impatient: typeof fetch = (url, init) =>
    fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  vi.stubGlobal('fetch', impatient);
  onTestFinished(() => void vi.unstubAllGlobals());
  const folder = await aFolder((res) => wait(2 * TIMEOUT_MS).then(() => respond(res, REPORT)));

  const { code, stdout } = await runShop(folder, 'import', join(folder, 'goods.csv'));

  expect([code, stdout]).toEqual([0, expect.stringContaining('rows imported: 3,')]);
});

test.each([
  ['before it responded', (res: ServerResponse) => res.destroy()],
  ['while it responded', (res: ServerResponse) => res.write('{', () => res.destroy())],
])('reports in one line that the API disconnected %s', async (_, leave) => {
  const folder = await aFolder(leave);

  const { code, stdout, stderr } = await runShop(folder, 'import', join(folder, 'goods.csv'));

  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(
    /^shop: the API did not respond \(.+\)\. The command may or may not have taken effect\n$/,
  );
});

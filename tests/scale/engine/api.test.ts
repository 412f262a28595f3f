import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiProcess, startApi } from '@/tests/api/setup/api-process';
import { aShopFolder } from '@/tests/api/setup/shop-folder';
import { openSphinx } from '@/tests/support/process/sphinx';

let sphinx: Awaited<ReturnType<typeof openSphinx>>;
let api: ApiProcess;
beforeAll(async () => {
  sphinx = await openSphinx();
  await sphinx.program.kill();
  api = startApi({ SEARCH_URL: sphinx.url, CHORSU_DATA: await aShopFolder() });
});
afterAll(async () => {
  api.child.kill('SIGTERM');
  await api.ended;
  await sphinx.close();
});

test('starts an API before its search engine, fills the engine later and stops cleanly', async () => {
  const address = await api.ready;
  const send = async (path: string) => (await fetch(`${address}${path}`)).json();
  const list = '/api/v1/catalog/product?size=5&search=smartfon';
  expect(await send('/readyz')).toEqual({ status: 'ready', search: 'gone' });
  expect((await send(list)).data.results).toHaveLength(5);

  await sphinx.program.start();
  await expect.poll(() => send('/readyz')).toEqual({ status: 'ready', search: 'ready' });
  const { results, facets } = (await send(list)).data;
  expect(results).toHaveLength(5);
  expect(facets.attributes.length).toBeGreaterThan(3);

  api.child.kill('SIGTERM');
  const { code, stderr } = await api.ended;
  expect(code).toBe(0);
  // The API logs the missing engine once, and reports no error of its own.
  const lines = stderr.split('\n').filter((line) => line.includes('engine'));
  expect(lines).toEqual([expect.stringContaining('ECONNREFUSED')]);
});

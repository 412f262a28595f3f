import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { startApi } from '@/tests/api/setup/api-process';
import { aShopFolder } from '@/tests/api/setup/shop-folder';
import { runShop } from '@/tests/api/setup/shop-tool';
import { listening } from '@/tests/support/process/listening';

/** Starts a storefront that only records the bodies of invalidation requests. */
async function aStorefront() {
  const invalidated: unknown[] = [];
  const server = createServer(async (request, response) => {
    invalidated.push(await json(request));
    response.end();
  });
  onTestFinished(() => void server.close());
  return { invalidated, url: `http://127.0.0.1:${await listening(server)}/api/revalidate` };
}

test('applies content to a running shop, its storefront, and a stopped shop (B-28)', {
  timeout: 120_000,
}, async () => {
  const folder = await aShopFolder();
  const shop = (...words: string[]) => runShop(folder, 'content', ...words);
  const storefront = await aStorefront();
  const api = startApi({
    CHORSU_DATA: folder,
    REVALIDATE_URL: storefront.url,
    REVALIDATE_SECRET: 'a-secret-of-sixteen',
  });
  const address = await api.ready;
  const questions = async () => {
    const { data } = await (await fetch(`${address}/api/v1/faq/list`)).json();
    return data.results.map(({ question }: { question: string }) => question);
  };

  const printed = await shop();
  expect(printed.code).toBe(0);
  expect(printed.stdout).toContain('"title": { "uz": "Aloqa", "ru": "Контакты" }');
  const file = join(folder, 'content.json');
  writeFileSync(file, printed.stdout);
  const same = await shop(file);
  expect([same.code, same.stderr, same.stdout]).toEqual([
    0,
    '',
    expect.stringContaining('faq: 0 added, 0 changed, 0 removed\n'),
  ]);
  expect(storefront.invalidated).toEqual([]);

  const answer = { uz: '<p>Ha</p>', ru: '<p>Да</p>' };
  const faq = [{ question: { uz: 'Ochiqmisiz?', ru: 'Вы открыты?' }, answer }];
  writeFileSync(file, JSON.stringify({ faq }));
  const tried = await shop(file, '--dry-run');
  expect(tried.stdout).toMatch(/^faq: 1 added, 0 changed, \d+ removed\n.*dry run\n$/s);
  expect(storefront.invalidated).toEqual([]);
  expect((await shop(file)).code).toBe(0);
  await expect.poll(() => storefront.invalidated).toEqual([{ tags: ['content'] }]);
  expect(await questions()).toEqual(['Ochiqmisiz?']);

  writeFileSync(
    file,
    JSON.stringify({ faq: [{ ...faq[0], answer: { uz: '{x}', ru: '' } }], a: 1 }),
  );
  const refused = await shop(file);
  expect([refused.code, refused.stdout]).toEqual([1, '']);
  expect(refused.stderr).toMatch(
    /^faq\[0\]\.answer\.uz: \{x\} is unknown; .*\na: is unknown\nnothing was changed \(faults: 2\)\n$/,
  );

  api.child.kill('SIGTERM');
  await api.ended;
  writeFileSync(file, JSON.stringify({ faq: [] }));
  expect(await shop(file)).toMatchObject({
    code: 0,
    stdout: 'faq: 0 added, 0 changed, 1 removed\n',
  });
  expect(JSON.parse((await shop()).stdout)).toMatchObject({ faq: [] });
  const whole = JSON.parse(printed.stdout);
  writeFileSync(file, printed.stdout);
  const stale = await shop(file);
  expect([stale.code, stale.stderr]).toEqual([
    1,
    expect.stringMatching(/^faq: has changed in the shop since the file was printed\. .*--force\n/),
  ]);
  expect((await shop(file, '--force')).code).toBe(0);
  expect(JSON.parse((await shop()).stdout)).toEqual(whole);
  expect(readFileSync(file, 'utf8')).toBe(printed.stdout);

  // The applied file contains the new revisions, so that it can be edited again.
  writeFileSync(file, JSON.stringify({ faq, revisions: whole.revisions }));
  expect((await shop(file)).code).toBe(0);
  const applied = readFileSync(file, 'utf8');
  writeFileSync(file, applied.replace('Ochiqmisiz?', 'Hozir ochiqmisiz?'));
  expect(await shop(file)).toMatchObject({
    code: 0,
    stdout: 'faq: 1 added, 0 changed, 1 removed\n',
  });
});

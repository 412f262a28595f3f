import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aShopFolder } from '@/tests/api/setup/shop-folder';
import { runShop } from '@/tests/api/setup/shop-tool';

test('the merchant commands in the README tour succeed in the demonstration shop', {
  timeout: 120_000,
}, async () => {
  const readme = readFileSync('README.md', 'utf8');
  const commands = [...readme.matchAll(/^ {3}npm run shop -- (.+)$/gm)].map(([, words = '']) =>
    words.replaceAll("'", '').split(' '),
  );
  const folder = await aShopFolder();
  const [list = [], price = []] = commands;
  expect(await runShop(folder, ...list)).toMatchObject({ code: 0 });
  expect(await runShop(folder, ...price, '--yes')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/\(Rang: Yashil .+→ 1 500 000;/),
  });
});

import { expect, test } from 'vitest';
import { aShopFolder } from '@/tests/api/setup/shop-folder';
import { runShop } from '@/tests/api/setup/shop-tool';

const slow = { timeout: 120_000 };
const LINE =
  /^YANGI-YIL {2}50 000 {2}for goods from 200 000 {2}from 01\.12\.2026, 00:00 until 01\.01\.2100, 00:00 {2}uses: 0 of 100$/m;

test('previews, adds, lists and ends a promo code', slow, async () => {
  const folder = await aShopFolder();
  const shop = (...words: string[]) => runShop(folder, 'promo', ...words);
  const terms = ['yangi-yil', '50000', '--min', '200000', '--uses', '100'];
  const period = ['--from', '2026-12-01', '--until', '2099-12-31'];

  const preview = await shop('add', ...terms, ...period);
  expect(preview).toMatchObject({ code: 1, stdout: expect.stringMatching(LINE) });
  expect((await shop('list')).stdout).not.toContain('YANGI-YIL');

  const added = await shop('add', ...terms, ...period, '--yes');
  expect(added).toMatchObject({ code: 0, stdout: expect.stringContaining('changed') });
  expect((await shop('list')).stdout).toMatch(LINE);
  expect(await shop('add', ...terms, '--yes')).toMatchObject({
    code: 1,
    stderr: 'shop: the promo code YANGI-YIL already exists\n',
  });

  expect(await shop('end', 'yangi-yil')).toMatchObject({ code: 1 });
  expect((await shop('end', 'yangi-yil', '--yes')).code).toBe(0);
  expect((await shop('end', 'yangi-yil', '--yes')).stderr).toBe(
    'shop: the promo code YANGI-YIL has already ended\n',
  );
});

const refusals: [words: string[], reason: string][] = [
  [['end', 'NOSUCH'], 'there is no promo code NOSUCH'],
  [['add', 'AB', '10%'], "'AB' is not a code of 3 to 20 letters, digits and hyphens"],
  [['add', 'ABC', '91%'], 'a promo code can take off at most 90%'],
  [['add', 'ABC', '50000'], 'the minimum must be above the discount, or orders would become free'],
  [['add', 'ABC', '10%', '--until', 'soon'], "'soon' is not a date like 2026-11-30"],
  [
    ['add', 'ABC', '10%', '--until', '2020-01-01'],
    'the end of the code must be in the future and after its start',
  ],
  [['add', 'ABC', 'ten'], "'ten' is not a whole number"],
  [['add', 'ABC', '10%', '--uses', '0'], '--uses needs a number of at least 1'],
];

test('refuses unknown codes and invalid names or terms, and states the reason', slow, async () => {
  const folder = await aShopFolder();
  for (const [words, reason] of refusals) {
    const { code, stderr } = await runShop(folder, 'promo', ...words, '--yes');
    expect([code, stderr]).toEqual([1, `shop: ${reason}\n`]);
  }
});

import { expect, test } from 'vitest';
import { limitPageTo, withExpiry } from '@/lib/render-context/page-expiry';

test('a page ends at the earliest limit that its components set', async () => {
  const rendered = await withExpiry(async () => {
    limitPageTo(3000);
    await Promise.resolve();
    limitPageTo(1000);
    limitPageTo(2000);
    return 'page';
  });
  expect(rendered).toEqual({ result: 'page', expiresAt: 1000 });
});

test('pages that are rendered at once have limits of their own', async () => {
  const render = (at: number) => async () => {
    await Promise.resolve();
    limitPageTo(at);
  };
  const [one, other] = await Promise.all([withExpiry(render(1)), withExpiry(render(2))]);
  expect([one.expiresAt, other.expiresAt]).toEqual([1, 2]);
});

test('a page without a limit has none, and outside a render a limit is of no effect', async () => {
  limitPageTo(1);
  expect((await withExpiry(async () => {})).expiresAt).toBeUndefined();
});

import { expect, test } from 'vitest';
import { limitPageTo, withExpiry } from '@/lib/render-context/page-expiry';

test('expires a page at the earliest expiry time of its components', async () => {
  const rendered = await withExpiry(async () => {
    limitPageTo(3000);
    await Promise.resolve();
    limitPageTo(1000);
    limitPageTo(2000);
    return 'page';
  });
  expect(rendered).toEqual({ result: 'page', expiresAt: 1000 });
});

test('keeps the expiry times of concurrent renders separate', async () => {
  const render = (at: number) => async () => {
    await Promise.resolve();
    limitPageTo(at);
  };
  const [one, other] = await Promise.all([withExpiry(render(1)), withExpiry(render(2))]);
  expect([one.expiresAt, other.expiresAt]).toEqual([1, 2]);
});

test('ignores an expiry time outside a render and sets none by default', async () => {
  limitPageTo(1);
  expect((await withExpiry(async () => {})).expiresAt).toBeUndefined();
});

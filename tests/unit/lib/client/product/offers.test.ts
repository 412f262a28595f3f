import { expect, test, vi } from 'vitest';
import { offersShown, rereadOffers } from '@/lib/client/product/offers';

const MINUTE_MS = 60_000;

test('requests offers again only one minute after a 404 from the endpoint', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const statuses = [404, 200];
  const variants = [{ id: 71, price: 90_000, discounted_price: null, amount: 2 }];
  const data = { results: [{ id: 7, sub_products: variants }], count: 1 };
  const request = vi.fn(async () => {
    const status = statuses.shift() ?? 500;
    return Response.json({ status: status === 200, data, message: null }, { status });
  });
  vi.stubGlobal('fetch', request);
  const change = { price: 90_000, stock: null };
  const hide = offersShown([
    { id: 7, name: 'Choynak', element: () => null, correct: () => change },
  ]);

  expect(await rereadOffers('uz')).toEqual([]);
  vi.advanceTimersByTime(MINUTE_MS - 1);
  expect(await rereadOffers('uz')).toEqual([]);
  expect(request).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(await rereadOffers('uz')).toEqual([{ id: 7, name: 'Choynak', ...change }]);
  hide();
});

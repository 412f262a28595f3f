import { expect, test } from 'vitest';
import { storeLookup, takeLookup } from '@/lib/render-context/lookups';

const sent = { params: { slug: 'choynak-5' } };
const lookup = { name: 'product.get', sent, data: { id: 5 } };

test("returns the data of a page's status check only once", () => {
  const id = storeLookup(lookup);

  expect(takeLookup(id, 'product.get', { params: { slug: 'choynak-5' } })).toEqual({
    data: { id: 5 },
  });
  expect(takeLookup(id, 'product.get', sent)).toBeNull();
});

test('returns no stored data for a different read or a different request', () => {
  const id = storeLookup(lookup);

  expect(takeLookup(id, 'review.list', sent)).toBeNull();
  expect(takeLookup(id, 'product.get', { params: { slug: 'choynak-6' } })).toBeNull();
  expect(takeLookup('another', 'product.get', sent)).toBeNull();
  expect(takeLookup(id, 'product.get', sent)).not.toBeNull();
});

test('drops unused data after 100 newer lookups', () => {
  const first = storeLookup(lookup);
  const others = Array.from({ length: 100 }, () => storeLookup(lookup));

  expect(takeLookup(first, 'product.get', sent)).toBeNull();
  expect(others.filter((id) => takeLookup(id, 'product.get', sent))).toHaveLength(100);
});

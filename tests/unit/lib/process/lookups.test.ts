import { expect, test } from 'vitest';
import { storeLookup, takeLookup } from '@/lib/process/lookups';

const sent = { params: { slug: 'choynak-5' } };
const lookup = { name: 'product.get', sent, data: { id: 5 } };

test('a page takes over what was read to decide its status, once', () => {
  const id = storeLookup(lookup);

  expect(takeLookup(id, 'product.get', { params: { slug: 'choynak-5' } })).toEqual({
    data: { id: 5 },
  });
  expect(takeLookup(id, 'product.get', sent)).toBeNull();
});

test('another read and another request get nothing of it', () => {
  const id = storeLookup(lookup);

  expect(takeLookup(id, 'review.list', sent)).toBeNull();
  expect(takeLookup(id, 'product.get', { params: { slug: 'choynak-6' } })).toBeNull();
  expect(takeLookup('another', 'product.get', sent)).toBeNull();
  expect(takeLookup(id, 'product.get', sent)).not.toBeNull();
});

test('what no page takes goes when a hundred newer ones have come', () => {
  const first = storeLookup(lookup);
  const others = Array.from({ length: 100 }, () => storeLookup(lookup));

  expect(takeLookup(first, 'product.get', sent)).toBeNull();
  expect(others.filter((id) => takeLookup(id, 'product.get', sent))).toHaveLength(100);
});

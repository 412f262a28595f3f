import { expect, test } from 'vitest';
import {
  changeEntry,
  pushEntry,
  pushOptimisticEntry,
  readEntry,
  replaceAddress,
} from '@/lib/navigation/history-entry';

const pathname = () => window.location.pathname;

test('keeps the state of a history entry when its URL is replaced', () => {
  pushEntry({ quickView: true }, '/products?view=palto-7');
  replaceAddress('/products?view=palto-7&page=2');
  expect(readEntry().quickView).toBe(true);
  expect(window.location.search).toBe('?view=palto-7&page=2');
});

test('ignores a URL change from the previous page after an optimistic navigation', () => {
  window.history.replaceState({ __NA: true }, '', '/products');
  expect(pushOptimisticEntry('/products/palto-7')).toBe(true);
  replaceAddress('/products?page=2');
  expect(pathname()).toBe('/products/palto-7');

  changeEntry({ isOptimistic: false });
  expect(window.history.state).toMatchObject({ __NA: true });
  replaceAddress('/products/palto-7?option=72');
  expect(window.location.search).toBe('?option=72');
});

test("navigates optimistically only from an entry that Next's router has marked", () => {
  window.history.replaceState({ key: 'of another router' }, '', '/products');
  expect(pushOptimisticEntry('/products/palto-7')).toBe(false);
  expect(pathname()).toBe('/products');
});

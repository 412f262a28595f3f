import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idsOnPage, PAGE_LINES_MAX } from '@/api/order/order-pages';

const orders = fc
  .array(fc.integer({ min: 0, max: 200 }), { maxLength: 60 })
  .map((lines) => lines.map((count, id) => ({ id, lines: count })));

test('shows each order on exactly one page, and at most 400 lines per page', () => {
  fc.assert(
    fc.property(orders, fc.integer({ min: 1, max: 30 }), (sizes, size) => {
      const pages = Array.from({ length: sizes.length + 1 }, (_, at) =>
        idsOnPage(sizes.slice(0, (at + 1) * size), { page: at + 1, size }),
      );
      expect(pages.flat()).toEqual(sizes.map(({ id }) => id));
      for (const ids of pages) {
        const lines = ids.reduce((sum, id) => sum + (sizes[id]?.lines ?? 0), 0);
        expect(ids.length).toBeLessThanOrEqual(size);
        expect(lines).toBeLessThanOrEqual(PAGE_LINES_MAX);
      }
    }),
  );
});

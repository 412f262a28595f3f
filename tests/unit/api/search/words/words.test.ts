import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DocIds } from '@/api/search/index/doc-ids';
import { Words } from '@/api/search/words/words';

const number = fc.integer({ min: 1000, max: 99_999 });
const word = fc.oneof(
  fc.string({ maxLength: 8 }),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  number.map((digits) => `c${digits}`),
  number.map((digits) => `ч${digits}`),
  number.map(String),
);

test('gives each word the next id, whatever characters it contains', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 200 }), word, (all, other) => {
      const words = new Words();
      expect(all.map((one) => words.push(one))).toEqual(all.map((_, id) => id));
      expect([...words]).toEqual(all);
      expect(all.map((one) => words.idOf(one))).toEqual(all.map((_, id) => id));
      expect(words.idOf(other)).toBe(all.includes(other) ? all.indexOf(other) : undefined);
      const starts = [other, other.slice(0, 2), `${all[0]?.slice(0, 3)}`];
      for (const start of starts) {
        const found = all.map((_, id) => words.startsWith(id, start));
        expect(found).toEqual(all.map((one) => one.startsWith(start)));
      }
    }),
  );
});

test('finds each of thousands of SKUs by its text', () => {
  const words = new Words();
  const articles = Array.from({ length: 5000 }, (_, i) => `${10_000_000 + i * 7}`);
  for (const article of articles) words.push(article);
  expect(articles.map((article) => words.idOf(article))).toEqual(articles.map((_, id) => id));
  expect(words.idOf('10000001')).toBeUndefined();
  expect(words.length).toBe(articles.length);
});

test('maps ids to their latest doc ids, whether the ids are dense or sparse', () => {
  const id = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 2 ** 31 - 1 }));
  const change = fc.record({ id, docId: fc.option(fc.nat(1_000_000)) });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 100 }), (changes) => {
      const [docIds, expected] = [new DocIds(), new Map<number, number>()];
      for (const { id: of, docId } of changes) {
        if (docId === null) {
          docIds.delete(of);
          expected.delete(of);
        } else {
          docIds.set(of, docId);
          expected.set(of, docId);
        }
        expect(docIds.size).toBe(expected.size);
        expect(docIds.get(of)).toBe(expected.get(of));
      }
      for (const [of, docId] of expected) expect(docIds.get(of)).toBe(docId);
    }),
  );
});

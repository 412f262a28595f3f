import { expect, test } from 'vitest';
import { inTransaction, onCommit } from '@/api/db/transaction';
import { testShop } from '@/tests/api/setup/shop';

test('runs a nested transaction’s callbacks only after the outer transaction commits', async () => {
  const { db } = (await testShop()).ports;
  const ran: string[] = [];
  const nested = (name: string, end: () => void) =>
    inTransaction(db, async (outer) => {
      await inTransaction(outer, async (tx) => onCommit(tx, () => ran.push(name)));
      end();
      expect(ran).not.toContain(name);
    });

  await nested('committed', () => {});
  const undo = new Error('undo');
  const undone = nested('undone', () => {
    throw undo;
  });

  await expect(undone).rejects.toThrow(undo);
  expect(ran).toEqual(['committed']);
});

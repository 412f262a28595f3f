import { z } from 'zod';
import { inTransaction } from '@/api/db/transaction';
import type { OperatorShop } from './command';

/** Thrown to roll back a preview. */
class Previewed<Result> extends Error {
  readonly result: Result;

  constructor(result: Result) {
    super('nothing was changed');
    this.result = result;
  }
}

/**
 * Runs a change, rolls it back, and returns its result. Nothing is published, and no event is
 * recorded.
 * @param work - The change. It must use only the database of the shop that it receives, and must
 * not write files.
 */
async function previewOf<Result>(
  shop: OperatorShop,
  work: (shop: OperatorShop) => Promise<Result>,
): Promise<Result> {
  try {
    return await inTransaction(shop.db, async (db) => {
      const silent = { catalog: { reread: async () => {} }, publishInvalidation: () => {} };
      throw new Previewed(await work({ ...shop, ...silent, db }));
    });
  } catch (error) {
    if (error instanceof Previewed) return error.result;
    throw error;
  }
}

/** The parameter of a command that can be previewed. */
export const preview = z.boolean().optional();

/** Wraps an operator command, so that it runs as a preview if its parameter `preview` is set. */
export function previewable<Given, Result>(
  run: (shop: OperatorShop, given: Given) => Promise<Result>,
): (shop: OperatorShop, given: Given & { preview?: boolean | undefined }) => Promise<Result> {
  return (shop, given) =>
    given.preview ? previewOf(shop, (inner) => run(inner, given)) : run(shop, given);
}

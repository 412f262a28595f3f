import { bigint, integer, pgTable } from 'drizzle-orm/pg-core';
import { identity } from './column';

/** What the reviews say of a seller; there is one, whose name is the shop's (record 080). */
export const sellers = pgTable('sellers', {
  id: identity(),
  ratingSum: bigint({ mode: 'number' }).notNull(),
  reviewsCount: integer().notNull(),
});

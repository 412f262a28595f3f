import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant } from './column';

export const customers = pgTable('customers', {
  id: identity(),
  /** Digits alone. */
  phone: text().notNull().unique(),
  firstName: text().notNull().default(''),
  lastName: text().notNull().default(''),
  gender: text({ enum: ['male', 'female'] }),
  email: text().notNull().default(''),
  /** How much may be owed on instalments, in sums. */
  instalmentLimit: bigint({ mode: 'number' }).notNull().default(0),
  createdAt: instant().notNull(),
});

/** Of signed-in devices. The token itself is with the customer alone. */
export const tokens = pgTable(
  'tokens',
  {
    hash: text().primaryKey(),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    createdAt: instant().notNull(),
    seenAt: instant().notNull(),
  },
  (table) => [index('tokens_customer').on(table.customerId)],
);

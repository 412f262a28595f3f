import { bigint, jsonb, pgTable } from 'drizzle-orm/pg-core';

/** The tags of the pages that committed transactions have changed, in the order of the commits. */
export const changeEvents = pgTable('change_events', {
  /** Unix milliseconds, made unique. A reader that sees one number sees all smaller ones. */
  number: bigint({ mode: 'number' }).primaryKey(),
  tags: jsonb().$type<string[]>().notNull(),
});

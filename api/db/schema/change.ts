import { bigint, jsonb, pgTable } from 'drizzle-orm/pg-core';

/** The outbox: what committed transactions have changed, as tags of the pages that show it. */
export const changeEvents = pgTable('change_events', {
  /** Milliseconds since 1970, made unique: whoever sees one sees all smaller ones. */
  number: bigint({ mode: 'number' }).primaryKey(),
  tags: jsonb().$type<string[]>().notNull(),
});

import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, integer, jsonb, timestamp } from 'drizzle-orm/pg-core';

export type Text = { uz: string; ru: string };

export const identity = () => integer().primaryKey().generatedByDefaultAsIdentity();
export const localized = () => jsonb().$type<Text>().notNull();
export const instant = () => timestamp({ withTimezone: true, mode: 'date' });
export const amountUzs = () => bigint({ mode: 'number' });
export const milliseconds = () => bigint({ mode: 'number' });
export const position = () => integer().notNull().default(0);

/**
 * The last transaction that wrote the row. Unlike a timestamp, it also lets readers find rows whose
 * transaction committed late.
 */
export const changedIn = () =>
  bigint({ mode: 'number' }).notNull().default(sql`pg_current_xact_id()::text::bigint`);

/** Builds the condition for guests' rows, which have no customer. */
export const ofGuest = (shopper: AnyPgColumn) => sql`${shopper} not like 'customer:%'`;

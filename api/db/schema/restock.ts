import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { CONTENT_LOCALES } from '@/lib/constants';
import { variants } from './catalog';
import { identity, instant } from './column';

/** Shoppers to notify once when a SKU is back in stock. */
export const restockAlerts = pgTable(
  'restock_alerts',
  {
    id: identity(),
    /** The requesting shopper: see `api/http/session.ts`. */
    shopper: text().notNull(),
    variantId: integer()
      .notNull()
      .references(() => variants.id),
    /** Digits only. */
    phone: text().notNull(),
    locale: text({ enum: CONTENT_LOCALES }).notNull(),
    createdAt: instant().notNull(),
    /** The number of failed attempts to send the message. */
    tries: integer().notNull().default(0),
    /** The earliest time of the next attempt. */
    dueAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('restock_alerts_once').on(table.shopper, table.variantId),
    index('restock_alerts_variant').on(table.variantId),
    index('restock_alerts_created').on(table.createdAt),
  ],
);

import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { CONTENT_LOCALES } from '@/lib/constants';
import { variants } from './catalog';
import { identity, instant } from './column';

/** Whom to tell once that a sub-product is in stock again. */
export const restockAlerts = pgTable(
  'restock_alerts',
  {
    id: identity(),
    /** Who asked: see `api/http/session.ts`. */
    shopper: text().notNull(),
    variantId: integer()
      .notNull()
      .references(() => variants.id),
    /** Digits alone. */
    phone: text().notNull(),
    locale: text({ enum: CONTENT_LOCALES }).notNull(),
    createdAt: instant().notNull(),
    /** How often the message was refused, and when it may be sent. */
    tries: integer().notNull().default(0),
    dueAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('restock_alerts_once').on(table.shopper, table.variantId),
    index('restock_alerts_variant').on(table.variantId),
    index('restock_alerts_created').on(table.createdAt),
  ],
);

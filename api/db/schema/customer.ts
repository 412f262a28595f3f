import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { amountUzs, identity, instant } from './column';
import { cities } from './geo';

export const customers = pgTable('customers', {
  id: identity(),
  /** Digits alone. */
  phone: text().notNull().unique(),
  firstName: text().notNull().default(''),
  lastName: text().notNull().default(''),
  gender: text({ enum: ['male', 'female'] }),
  email: text().notNull().default(''),
  /** How much the customer may owe on instalments, in sums. */
  instalmentLimit: amountUzs().notNull().default(0),
  createdAt: instant().notNull(),
});

/** One row per phone: the latest request counts. */
export const codes = pgTable('codes', {
  phone: text().primaryKey(),
  salt: text().notNull(),
  /** A keyed hash, so that this table alone does not reveal codes. */
  hash: text().notNull(),
  tries: integer().notNull(),
  expiresAt: instant().notNull(),
});

/** Rate limits: how often something was done since `beganAt`. */
export const limits = pgTable(
  'limits',
  {
    key: text().primaryKey(),
    beganAt: instant().notNull(),
    used: integer().notNull(),
  },
  (table) => [index('limits_began').on(table.beganAt)],
);

/** Sessions of signed-in devices. Only the customer has the token itself. */
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

/** The address book. */
export const addresses = pgTable(
  'addresses',
  {
    id: identity(),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    /** The district, which names its region. */
    cityId: integer()
      .notNull()
      .references(() => cities.id),
    house: text().notNull(),
    entrance: text().notNull().default(''),
    floor: text().notNull().default(''),
    flat: text().notNull().default(''),
    intercomCode: text().notNull().default(''),
    comment: text().notNull().default(''),
  },
  (table) => [index('addresses_customer').on(table.customerId, table.id)],
);

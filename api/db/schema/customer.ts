import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { amountUzs, identity, instant } from './column';
import { cities } from './geo';

export const customers = pgTable(
  'customers',
  {
    id: identity(),
    phone: text().notNull().unique(),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    gender: text({ enum: ['male', 'female'] }),
    email: text().notNull().default(''),
    /** The customer's installment limit, in UZS. */
    instalmentLimit: amountUzs().notNull().default(0),
    createdAt: instant().notNull(),
  },
  (table) => [index('customers_limit').on(table.id).where(sql`${table.instalmentLimit} > 0`)],
);

/**
 * Sign-in codes: one row per phone and requesting browser, so that requests and guesses by others
 * do not affect the owner's code.
 */
export const codes = pgTable(
  'codes',
  {
    phone: text().notNull(),
    /** The key of the browser's cookie: see `api/http/session.ts`. */
    browserKey: text().notNull().default(''),
    /** A keyed hash of the IP address that requested the code. */
    addressKey: text().notNull().default(''),
    salt: text().notNull(),
    /** A keyed hash, so that this table does not reveal codes. */
    hash: text().notNull(),
    tries: integer().notNull(),
    /** Attempts by other browsers with the same IP address. */
    strayTries: integer().notNull().default(0),
    expiresAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.phone, table.browserKey] })],
);

/** Browsers and IP addresses from which a customer has signed in. */
export const knownOrigins = pgTable(
  'known_origins',
  {
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    /** 'browser:' or 'address:' followed by a key. */
    origin: text().notNull(),
    seenAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.origin] }),
    index('known_origins_seen').on(table.seenAt),
  ],
);

export const limits = pgTable(
  'limits',
  {
    key: text().primaryKey(),
    beganAt: instant().notNull(),
    used: integer().notNull(),
  },
  (table) => [index('limits_began').on(table.beganAt)],
);

export const tokens = pgTable(
  'tokens',
  {
    hash: text().primaryKey(),
    id: integer().notNull().generatedByDefaultAsIdentity(),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    browserKey: text().notNull().default(''),
    /** The browser and system families, such as 'Chrome' and 'Android'; empty if unknown. */
    browserName: text().notNull().default(''),
    systemName: text().notNull().default(''),
    createdAt: instant().notNull(),
    seenAt: instant().notNull(),
  },
  (table) => [
    index('tokens_customer').on(table.customerId),
    index('tokens_created').on(table.createdAt),
    index('tokens_seen').on(table.seenAt),
  ],
);

export const addresses = pgTable(
  'addresses',
  {
    id: identity(),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    /** The district, which determines the region. */
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

import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { amountUzs, identity, instant } from './column';
import { cities } from './geo';

export const customers = pgTable('customers', {
  id: identity(),
  phone: text().notNull().unique(),
  firstName: text().notNull().default(''),
  lastName: text().notNull().default(''),
  gender: text({ enum: ['male', 'female'] }),
  email: text().notNull().default(''),
  /** How much the customer may owe on instalments, in sums. */
  instalmentLimit: amountUzs().notNull().default(0),
  createdAt: instant().notNull(),
});

/** One row per phone and the browser that asked: what others ask or guess leaves it alone. */
export const codes = pgTable(
  'codes',
  {
    phone: text().notNull(),
    /** The key of the browser's cookie: see `api/http/session.ts`. */
    browserKey: text().notNull().default(''),
    /** A keyed hash of the address that asked. */
    addressKey: text().notNull().default(''),
    salt: text().notNull(),
    /** A keyed hash, so that this table alone does not reveal codes. */
    hash: text().notNull(),
    tries: integer().notNull(),
    /** Tries of other browsers at the same address. */
    strayTries: integer().notNull().default(0),
    expiresAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.phone, table.browserKey] })],
);

/** Browsers and addresses that have signed a customer in. */
export const knownOrigins = pgTable(
  'known_origins',
  {
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    /** 'browser:' or 'address:' and a key. */
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
    /** Families such as 'Chrome' and 'Android'; '' if unknown. */
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

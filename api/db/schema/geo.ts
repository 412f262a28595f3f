import { doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { amountUzs, identity, localized, position } from './column';

export const COURIER_PRICE = 45_000;
export const DELIVERY_DAYS = 3;

export const regions = pgTable(
  'regions',
  {
    id: identity(),
    name: localized(),
    position: position(),
    /** The price of courier delivery (UZS), and the days until delivery or pickup. */
    courierPrice: amountUzs().notNull().default(COURIER_PRICE),
    courierDays: integer().notNull().default(DELIVERY_DAYS),
    pickupDays: integer().notNull().default(DELIVERY_DAYS),
  },
  (table) => [index('regions_position').on(table.position)],
);

export const cities = pgTable(
  'cities',
  {
    id: identity(),
    regionId: integer()
      .notNull()
      .references(() => regions.id),
    name: localized(),
    position: position(),
  },
  (table) => [
    index('cities_region').on(table.regionId, table.position),
    index('cities_position').on(table.position),
  ],
);

const place = () => ({
  id: identity(),
  name: localized(),
  city: localized(),
  address: localized(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  phone: text().notNull(),
  workTime: text().notNull(),
  position: position(),
});

export const deliveryPoints = pgTable(
  'delivery_points',
  {
    ...place(),
    /** A well-known place nearby. Empty if unknown. */
    landmark: localized().default({ uz: '', ru: '' }),
    cityId: integer()
      .notNull()
      .references(() => cities.id),
  },
  (table) => [
    index('delivery_points_city').on(table.cityId, table.position),
    index('delivery_points_position').on(table.position),
  ],
);

export const branches = pgTable(
  'branches',
  { ...place(), images: jsonb().$type<string[]>().notNull().default([]) },
  (table) => [index('branches_position').on(table.position)],
);

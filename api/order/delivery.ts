import { eq } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import type { Text } from '@/api/db/schema/column';
import { cities, deliveryPoints, regions } from '@/api/db/schema/geo';
import type { Delivery } from '@/lib/constants';
import { pointText } from './address-text';

/** Terms of all regions; those of one region are in its row. */
const FREE_FROM = 1_000_000;
const OPENS_AT_HOUR = 10;
/** An order made after this hour is prepared the next day. */
const SAME_DAY_UNTIL_HOUR = 18;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const TASHKENT_OFFSET_MS = 5 * HOUR_MS;

type Region = typeof regions.$inferSelect;
export type District = { id: number; name: Text; region: Region };
export type Point = { id: number; place: Text; region: Region };
export type Terms = { price: number; date: Date };

/** The price of delivery into a region and its first day. */
export function deliveryTerms(
  delivery: Delivery,
  region: Region,
  { goods, now }: { goods: number; now: Date },
): Terms {
  const isFree = delivery === 'pickup' || goods >= FREE_FROM;
  const days = delivery === 'pickup' ? region.pickupDays : region.courierDays;
  return { price: isFree ? 0 : region.courierPrice, date: openingAfter(now, days) };
}

export async function findDistrict(db: Db, id: number): Promise<District | null> {
  const [found] = await db
    .select({ id: cities.id, name: cities.name, region: regions })
    .from(cities)
    .innerJoin(regions, eq(regions.id, cities.regionId))
    .where(eq(cities.id, id))
    .limit(1);
  return found ?? null;
}

export async function findPoint(db: Db, id: number): Promise<Point | null> {
  const [found] = await db
    .select({ point: deliveryPoints, region: regions })
    .from(deliveryPoints)
    .innerJoin(cities, eq(cities.id, deliveryPoints.cityId))
    .innerJoin(regions, eq(regions.id, cities.regionId))
    .where(eq(deliveryPoints.id, id))
    .limit(1);
  if (!found) return null;
  return { id, place: pointText(found.point), region: found.region };
}

/** The hour of opening in Tashkent, so many days from now. */
function openingAfter(now: Date, days: number): Date {
  const local = now.getTime() + TASHKENT_OFFSET_MS;
  const midnight = local - (local % DAY_MS);
  const isLate = local - midnight >= SAME_DAY_UNTIL_HOUR * HOUR_MS;
  const day = midnight + Math.max(days, isLate ? 1 : 0) * DAY_MS;
  return new Date(day + OPENS_AT_HOUR * HOUR_MS - TASHKENT_OFFSET_MS);
}

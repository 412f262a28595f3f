import { eq } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import type { Text } from '@/api/db/schema/column';
import { cities, deliveryPoints, regions } from '@/api/db/schema/geo';
import { pointText } from './address-text';

type Region = typeof regions.$inferSelect;
/** A district with its names in both languages. */
export type District = { id: number; name: Text; region: Region };
/** A pickup point. `place` is its name and address in one line. */
export type Point = { id: number; place: Text; region: Region };

/**
 * Whether to lock the row. A locked row cannot be deleted until the transaction ends. If another
 * transaction is deleting it, the query waits and then finds nothing.
 */
type Finding = { isLocked?: boolean };

/**
 * Finds a district with its region, whose delivery terms apply. Returns `null` when there is none.
 */
export async function findDistrict(
  db: Db,
  id: number,
  { isLocked = false }: Finding = {},
): Promise<District | null> {
  const query = db
    .select({ id: cities.id, name: cities.name, region: regions })
    .from(cities)
    .innerJoin(regions, eq(regions.id, cities.regionId))
    .where(eq(cities.id, id))
    .limit(1);
  const [found] = await (isLocked ? query.for('key share', { of: cities }) : query);
  return found ?? null;
}

/**
 * Finds a pickup point with its region, whose delivery terms apply. Returns `null` when there is
 * none.
 */
export async function findPoint(
  db: Db,
  id: number,
  { isLocked = false }: Finding = {},
): Promise<Point | null> {
  const query = db
    .select({ point: deliveryPoints, region: regions })
    .from(deliveryPoints)
    .innerJoin(cities, eq(cities.id, deliveryPoints.cityId))
    .innerJoin(regions, eq(regions.id, cities.regionId))
    .where(eq(deliveryPoints.id, id))
    .limit(1);
  const [found] = await (isLocked ? query.for('key share', { of: deliveryPoints }) : query);
  if (!found) return null;
  return { id, place: pointText(found.point), region: found.region };
}

/** Finds a region with its delivery terms. Returns `null` when there is none. */
export async function findRegion(db: Db, id: number): Promise<Region | null> {
  const [found] = await db.select().from(regions).where(eq(regions.id, id)).limit(1);
  return found ?? null;
}

import { eq } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import type { Text } from '@/api/db/schema/column';
import { cities, deliveryPoints, regions } from '@/api/db/schema/geo';
import { pointText } from './address-text';

type Region = typeof regions.$inferSelect;
export type District = { id: number; name: Text; region: Region };
export type Point = { id: number; place: Text; region: Region };

/** Locked, it stays until the transaction ends; one that is just being removed is awaited, and gone. */
type Finding = { isLocked?: boolean };

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

import { asc, count, eq } from 'drizzle-orm';
import { type ListResult, toListResult } from '@/api/catalog/list/list-cursor';
import type { Db } from '@/api/db/database';
import { branches, cities, deliveryPoints, regions } from '@/api/db/schema/geo';
import { textIn } from '@/api/shared/locale';
import type { Ports } from '@/api/shared/ports';
import type { ContentLocale } from '@/lib/constants';
import type { Branch, DeliveryPoint, Region, RegionWithTerms } from '@/lib/contract/geo';

const PLACES_MAX = 1000;

/** Lists the regions with their delivery terms: prices in UZS, times in days. */
export async function listRegions(
  { db }: Ports,
  locale: ContentLocale,
): Promise<ListResult<RegionWithTerms>> {
  const rows = await db.select().from(regions).orderBy(asc(regions.position)).limit(PLACES_MAX);
  const points = await pointsByRegion(db);
  return toListResult(
    rows.map(({ id, name, courierPrice, courierDays, pickupDays }) => ({
      id,
      name: textIn(name, locale),
      courier_price: courierPrice,
      courier_days: courierDays,
      pickup_days: pickupDays,
      pickup_points: points.get(id) ?? 0,
    })),
  );
}

async function pointsByRegion(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .select({ region: cities.regionId, points: count() })
    .from(deliveryPoints)
    .innerJoin(cities, eq(cities.id, deliveryPoints.cityId))
    .groupBy(cities.regionId)
    .limit(PLACES_MAX);
  return new Map(rows.map(({ region, points }) => [region, points]));
}

/** Lists the districts of one region, or of all regions. */
export async function listCities(
  { db }: Ports,
  region: number | undefined,
  locale: ContentLocale,
): Promise<ListResult<Region>> {
  const rows = await db
    .select()
    .from(cities)
    .where(region === undefined ? undefined : eq(cities.regionId, region))
    .orderBy(asc(cities.position))
    .limit(PLACES_MAX);
  return toListResult(rows.map(({ id, name }) => ({ id, name: textIn(name, locale) })));
}

/** Lists the pickup points in one district, or in all districts. */
export async function listDeliveryPoints(
  { db }: Ports,
  city: number | undefined,
  locale: ContentLocale,
): Promise<ListResult<DeliveryPoint>> {
  const rows = await db
    .select()
    .from(deliveryPoints)
    .where(city === undefined ? undefined : eq(deliveryPoints.cityId, city))
    .orderBy(asc(deliveryPoints.position))
    .limit(PLACES_MAX);
  return toListResult(rows.map((row) => toDeliveryPoint(row, locale)));
}

/** Lists the branches of the shop with their images. */
export async function listBranches(
  { db }: Ports,
  locale: ContentLocale,
): Promise<ListResult<Branch>> {
  const rows = await db.select().from(branches).orderBy(asc(branches.position)).limit(PLACES_MAX);
  return toListResult(rows.map((row) => ({ ...toPlace(row, locale), images: row.images })));
}

type PlaceRow = Omit<typeof branches.$inferSelect, 'images'>;

/** Converts a row to the contract's `DeliveryPoint`, with texts in one language. */
export function toDeliveryPoint(
  row: typeof deliveryPoints.$inferSelect,
  locale: ContentLocale,
): DeliveryPoint {
  const landmark = textIn(row.landmark, locale);
  return { ...toPlace(row, locale), ...(landmark && { landmark }) };
}

/** Converts a row to the fields that branches and pickup points share. */
function toPlace(row: PlaceRow, locale: ContentLocale): Omit<Branch, 'images'> {
  return {
    id: row.id,
    name: textIn(row.name, locale),
    city: textIn(row.city, locale),
    address: textIn(row.address, locale),
    latitude: row.latitude,
    longitude: row.longitude,
    phone: row.phone,
    work_time: row.workTime,
  };
}

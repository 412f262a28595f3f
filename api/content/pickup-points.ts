import { sql } from 'drizzle-orm';
import { isOneOf } from '@/api/db/bulk';
import { type Db, rowsOf } from '@/api/db/database';
import { cities, deliveryPoints, regions } from '@/api/db/schema/geo';
import { orders } from '@/api/db/schema/order';
import { fold } from '@/lib/domain/text/fold';
import { type Change, replaceRows } from './change';
import type { Printed, SectionInput } from './document';
import { toPlace, toPlaceValues } from './place';
import { readRows } from './read-rows';

const NAMED_MAX = 5;

export async function readPickupPoints(db: Db): Promise<Printed<'pickup_points'>> {
  const places = await districtsOf(db);
  return (await readRows(db, deliveryPoints)).map(
    ({ id, values: { cityId, landmark, ...values } }) => {
      const district = places.find((one) => one.id === cityId);
      const { region, name } = district ?? {};
      return {
        id,
        region: region?.uz ?? '',
        district: name?.uz ?? '',
        ...toPlace(values),
        landmark,
      };
    },
  );
}

export async function setPickupPoints(
  change: Change,
  given: SectionInput<'pickup_points'>,
): Promise<void> {
  const { tx } = change;
  const cityOf = idsByName(await districtsOf(tx));
  const wanted = given.map(({ id, region, district, landmark, ...place }, at) => {
    const cityId = cityOf(region, district);
    if (cityId === null) {
      change.faults.push(`pickup_points[${at}].district: there is no ${district} in ${region}`);
    }
    return { id, values: { ...toPlaceValues(place), landmark, cityId: cityId ?? 0 } };
  });
  if (wanted.some(({ values }) => values.cityId === 0)) return;
  await replaceRows(change, {
    name: 'pickup_points',
    table: deliveryPoints,
    old: await readRows(tx, deliveryPoints),
    wanted,
    keyOf: ({ name }) => name.uz,
    beforeRemoval: (ids) => reportOpenOrders(change, ids),
  });
}

/**
 * Reports points with open orders. Other orders do not need their point, because each order stores
 * its address as text.
 */
async function reportOpenOrders({ tx, faults }: Change, ids: number[]): Promise<void> {
  // The lock makes new orders wait until this transaction has removed the point.
  const points = tx.select({ id: deliveryPoints.id }).from(deliveryPoints);
  await points.where(isOneOf(deliveryPoints.id, ids)).for('update');
  const waiting = await rowsOf<{ point: number; name: string; numbers: number[] }>(
    tx,
    sql`select ${deliveryPoints.id} as point, ${deliveryPoints.name}->>'uz' as name,
        array_agg(${orders.id} order by ${orders.id}) as numbers
      from ${deliveryPoints} join ${orders} on ${orders.pointId} = ${deliveryPoints.id}
      where ${isOneOf(deliveryPoints.id, ids)} and ${orders.status} in ('new', 'in_progress')
      group by 1, 2 order by 1`,
  );
  for (const { point, name, numbers } of waiting) {
    const named = numbers.slice(0, NAMED_MAX).join(', ');
    const more = numbers.length > NAMED_MAX ? ` and ${numbers.length - NAMED_MAX} more` : '';
    faults.push(
      `pickup_points: ${name} (id ${point}) cannot be removed: open orders use it: ${named}${more}`,
    );
  }
}

type District = { id: number; name: { uz: string; ru: string }; region: District['name'] };

function districtsOf(db: Db): Promise<District[]> {
  return rowsOf<District>(
    db,
    sql`select ${cities.id}, ${cities.name}, ${regions.name} as region from ${cities}
      join ${regions} on ${regions.id} = ${cities.regionId} order by ${cities.id}`,
  );
}

/**
 * Returns a function that finds the id of a district by its names in either language and any
 * script.
 */
function idsByName(places: District[]): (region: string, district: string) => number | null {
  const ids = new Map<string, number>();
  for (const { id, region, name } of places) {
    for (const key of keysOf(region, name)) if (!ids.has(key)) ids.set(key, id);
  }
  return (region, district) => ids.get(keyOf(region, district)) ?? null;
}

function keysOf(region: District['name'], name: District['name']): string[] {
  return [region.uz, region.ru].flatMap((one) => [keyOf(one, name.uz), keyOf(one, name.ru)]);
}

function keyOf(region: string, district: string): string {
  return JSON.stringify([fold(region), fold(district)]);
}

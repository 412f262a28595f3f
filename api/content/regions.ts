import { sql } from 'drizzle-orm';
import { isOneOf } from '@/api/db/bulk';
import { type Db, rowsOf } from '@/api/db/database';
import { addresses } from '@/api/db/schema/customer';
import { cities, deliveryPoints, regions } from '@/api/db/schema/geo';
import { type Change, replaceRows } from './change';
import type { Printed, SectionInput } from './document';
import { positionsWithin } from './match-rows';
import { readRows } from './read-rows';

export async function readRegions(db: Db): Promise<Printed<'regions'>> {
  const found = await readRows(db, cities);
  return (await readRows(db, regions)).map(({ id, values }) => ({
    id,
    name: values.name,
    courier_price: values.courierPrice,
    courier_days: values.courierDays,
    pickup_days: values.pickupDays,
    cities: found
      .filter((city) => city.values.regionId === id)
      .map((city) => ({ id: city.id, name: city.values.name })),
  }));
}

export async function setRegions(change: Change, given: SectionInput<'regions'>): Promise<void> {
  const { tx } = change;
  const ids = await replaceRows(change, {
    name: 'regions',
    table: regions,
    old: await readRows(tx, regions),
    wanted: given.map(({ id, name, ...terms }) => ({
      id,
      values: {
        name,
        courierPrice: terms.courier_price,
        courierDays: terms.courier_days,
        pickupDays: terms.pickup_days,
      },
    })),
    keyOf: ({ name }) => name.uz,
  });
  await setCities(change, given, ids);
}

async function setCities(
  change: Change,
  given: SectionInput<'regions'>,
  ids: number[],
): Promise<void> {
  const { tx, faults } = change;
  const rows = await readRows(tx, cities);
  const ofRegion = (id: number) => rows.filter(({ values }) => values.regionId === id);
  const wanted = given.flatMap(({ cities: named }, at) => {
    const regionId = ids[at] ?? 0;
    if (!named && ofRegion(regionId).length === 0) faults.push(`regions[${at}].cities: is missing`);
    if (!named) return ofRegion(regionId);
    return named.map(({ id, name }) => ({ id, values: { regionId, name } }));
  });
  const gone = rows.filter(({ values }) => !ids.includes(values.regionId));
  await replaceRows(change, {
    name: 'cities',
    table: cities,
    old: [...ids.flatMap(ofRegion), ...gone],
    wanted,
    keyOf: ({ regionId, name }) => `${regionId} ${name.uz}`,
    positions: (pairs) => positionsWithin(pairs, ({ regionId }) => regionId),
    beforeRemoval: (removed) => reportUsedCities(change, removed),
  });
}

/** Reports cities that customer addresses or pickup points refer to. */
async function reportUsedCities({ tx, faults }: Change, ids: number[]): Promise<void> {
  // The lock makes new addresses wait until this transaction has removed the city.
  await tx.select({ id: cities.id }).from(cities).where(isOneOf(cities.id, ids)).for('update');
  const needed = await rowsOf<{ name: string; addresses: number; points: number }>(
    tx,
    sql`select * from (select ${cities.name}->>'uz' as name,
        (select count(*)::int from ${addresses} where ${addresses.cityId} = ${cities.id}) as addresses,
        (select count(*)::int from ${deliveryPoints} where ${deliveryPoints.cityId} = ${cities.id}) as points
      from ${cities} where ${isOneOf(cities.id, ids)} order by ${cities.id}) as gone
      where addresses > 0 or points > 0`,
  );
  for (const { name, addresses: kept, points } of needed) {
    const reasons = [
      ...(kept > 0 ? [`customer addresses use it (${kept})`] : []),
      ...(points > 0 ? [`pickup points use it (${points})`] : []),
    ];
    faults.push(`regions: ${name} cannot be removed: ${reasons.join(', ')}`);
  }
}

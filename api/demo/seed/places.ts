import { insertMany } from '@/api/db/bulk';
import type { Db } from '@/api/db/database';
import { branches, cities, deliveryPoints } from '@/api/db/schema/geo';
import { branches as branchSeeds } from '@/api/demo/seed/content/branches';
import { deliveryPoints as pointSeeds } from '@/api/demo/seed/content/delivery-points';

/** Writes branches and pickup points in the cities that every shop has. */
export async function seedPlaces(db: Db): Promise<void> {
  const rows = await db.select({ id: cities.id, name: cities.name }).from(cities);
  const idByName = new Map(rows.map(({ id, name }) => [name.uz, id]));
  const cityId = (name: string) => {
    const id = idByName.get(name);
    if (id === undefined) throw new Error(`The demo has no city '${name}'`);
    return id;
  };

  await insertMany(
    db,
    deliveryPoints,
    pointSeeds.map(({ district, ...place }, position) => ({
      ...place,
      position,
      cityId: cityId(district),
    })),
  );
  await insertMany(
    db,
    branches,
    branchSeeds.map((branch, position) => ({ ...branch, position })),
  );
}

import { insertMany, restartIds } from '@/api/db/bulk';
import type { Db } from '@/api/db/database';
import { COURIER_PRICE, cities, DELIVERY_DAYS, regions } from '@/api/db/schema/geo';
import { regions as regionSeeds } from './regions';

/** A city's id is the code of its region times this number, plus its number within the region. */
const CITIES_PER_REGION = 1000;

/** Writes all regions with their cities and the default delivery terms. */
export async function seedGeo(db: Db): Promise<void> {
  await insertMany(
    db,
    regions,
    regionSeeds.map(({ code, cities: _, ...region }, position) => ({
      courierPrice: COURIER_PRICE,
      courierDays: DELIVERY_DAYS,
      pickupDays: DELIVERY_DAYS,
      ...region,
      id: code,
      position,
    })),
  );
  await insertMany(
    db,
    cities,
    regionSeeds.flatMap(({ code, cities: names }) =>
      names.map((name, position) => ({
        id: code * CITIES_PER_REGION + position + 1,
        regionId: code,
        name,
        position,
      })),
    ),
  );
  await restartIds(db, regions);
  await restartIds(db, cities);
}

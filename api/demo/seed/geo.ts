import { insertMany, restartIds } from '@/api/db/bulk';
import type { Db } from '@/api/db/database';
import {
  branches,
  COURIER_PRICE,
  cities,
  DELIVERY_DAYS,
  deliveryPoints,
  regions,
} from '@/api/db/schema/geo';
import { branches as seedBranches } from '@/api/demo/seed/content/branches';
import { deliveryPoints as seedPoints } from '@/api/demo/seed/content/delivery-points';
import { regions as seedRegions } from '@/api/demo/seed/content/regions';

/** Room for a region's cities under its code. */
const CITIES = 1000;

export async function seedGeo(db: Db): Promise<void> {
  const cityRows = seedRegions.flatMap(({ code, cities: names }) =>
    names.map((name, index) => ({
      id: code * CITIES + index + 1,
      regionId: code,
      name,
      position: index,
    })),
  );
  const cityId = (name: string) => {
    const row = cityRows.find((city) => city.name.uz === name);
    if (!row) throw new Error(`the seed has no city '${name}'`);
    return row.id;
  };

  await insertMany(
    db,
    regions,
    seedRegions.map(({ code, cities: _, ...region }, position) => ({
      courierPrice: COURIER_PRICE,
      courierDays: DELIVERY_DAYS,
      pickupDays: DELIVERY_DAYS,
      ...region,
      id: code,
      position,
    })),
  );
  await insertMany(db, cities, cityRows);
  await insertMany(
    db,
    deliveryPoints,
    seedPoints.map(({ district, ...place }, position) => ({
      ...place,
      position,
      cityId: cityId(district),
    })),
  );
  await insertMany(
    db,
    branches,
    seedBranches.map((branch, position) => ({ ...branch, position })),
  );
  await restartIds(db, regions);
  await restartIds(db, cities);
}

import { and, eq } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import { addresses } from '@/api/db/schema/customer';
import { Invalid, NotFound } from '@/api/shared/errors';
import type { Received } from '@/lib/contract/contract';
import { isBookFull } from './address-book';
import { addressText } from './address-text';
import { type District, findDistrict, findPoint } from './delivery';
import type { Destination } from './write-order';

type Delivery = Received<'order.place'>['body']['delivery'];
type Courier = Omit<Extract<Delivery, { type: 'courier' }>, 'type' | 'city'>;
type OneClick = Received<'order.oneClick'>['body'];

const nowhere = { pointId: null, latitude: '', longitude: '' };

/**
 * Resolves the delivery of a checkout and locks the district or pickup point.
 * @throws Invalid when the pickup point or district does not exist, or the region does not match.
 * @throws NotFound when the customer has no such address.
 */
export async function toDestination(
  db: Db,
  customer: number,
  delivery: Delivery,
): Promise<Destination> {
  if (delivery.type === 'pickup') {
    const point = await findPoint(db, delivery.point, { isLocked: true });
    if (!point) throw new Invalid({ point: 'fieldInvalid' });
    const { id: pointId, place, region } = point;
    return { ...nowhere, delivery: 'pickup', place, region, pointId };
  }
  const address =
    delivery.type === 'address' ? await addressOf(db, customer, delivery.address) : delivery;
  const district = await requireDistrict(db, address);
  const place = addressText({ ...address, region: district.region.name, district: district.name });
  return { delivery: 'courier', place, region: district.region, ...nowhere };
}

/**
 * Resolves the delivery of a one-click order, which is always by courier. Locks the district.
 * @throws Invalid when the district does not exist or is in another region.
 */
export async function oneClickDestination(db: Db, form: OneClick): Promise<Destination> {
  const { region, name } = await requireDistrict(db, form);
  const place = {
    uz: [region.name.uz, name.uz, form.address].filter(Boolean).join(', '),
    ru: [region.name.ru, name.ru, form.address].filter(Boolean).join(', '),
  };
  return {
    delivery: 'courier',
    place,
    region,
    pointId: null,
    latitude: form.latitude,
    longitude: form.longitude,
  };
}

/**
 * Saves an address that was typed at checkout. Does nothing when the address is already saved or
 * the address book is full.
 */
export async function saveAddress(tx: Db, customer: number, delivery: Delivery): Promise<void> {
  if (delivery.type !== 'courier') return;
  const { type: _, region: __, city: ___, district, intercom_code, ...rest } = delivery;
  const row = { ...rest, customerId: customer, cityId: district, intercomCode: intercom_code };
  const [known] = await tx
    .select({ id: addresses.id })
    .from(addresses)
    .where(
      and(
        eq(addresses.customerId, customer),
        eq(addresses.cityId, row.cityId),
        eq(addresses.house, row.house),
        eq(addresses.entrance, row.entrance),
        eq(addresses.flat, row.flat),
      ),
    )
    .limit(1);
  if (known || (await isBookFull(tx, customer))) return;
  await tx.insert(addresses).values(row);
}

async function addressOf(db: Db, customer: number, id: number): Promise<Courier> {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.customerId, customer)))
    .limit(1);
  const district = row && (await findDistrict(db, row.cityId));
  if (!row || !district) throw new NotFound('noAddress');
  return {
    ...row,
    region: district.region.id,
    district: district.id,
    intercom_code: row.intercomCode,
  };
}

/**
 * Finds a district and locks it, so that it cannot be deleted before the transaction stores it.
 * @throws Invalid when the district does not exist or is in another region.
 */
export async function requireDistrict(
  tx: Db,
  { region, district }: { region: number; district: number },
): Promise<District> {
  const found = await findDistrict(tx, district, { isLocked: true });
  if (!found) throw new Invalid({ district: 'fieldInvalid' });
  if (found.region.id !== region) throw new Invalid({ region: 'fieldInvalid' });
  return found;
}

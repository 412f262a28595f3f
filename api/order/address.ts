import { and, asc, eq } from 'drizzle-orm';
import { type ListResult, toListResult } from '@/api/catalog/list/list-cursor';
import type { Db } from '@/api/db/database';
import { addresses } from '@/api/db/schema/customer';
import { cities, regions } from '@/api/db/schema/geo';
import { inTransaction } from '@/api/db/transaction';
import { Invalid, NotFound } from '@/api/shared/errors';
import { textIn } from '@/api/shared/locale';
import type { Ports } from '@/api/shared/ports';
import type { ContentLocale } from '@/lib/constants';
import type { Address } from '@/lib/contract/address';
import type { Received } from '@/lib/contract/contract';
import { ADDRESSES_MAX, isBookFull } from './address-book';
import { addressText } from './address-text';
import { requireDistrict } from './destination';

type Form = Received<'address.add'>['body'];
type Owned = { customer: number; locale: ContentLocale };

/**
 * Lists a customer's addresses, oldest first.
 * @param city - Limits the list to addresses in the district with this id.
 */
export async function listAddresses(
  { db }: Ports,
  { customer, locale }: Owned,
  city?: number,
): Promise<ListResult<Address>> {
  const rows = await addressRows(db)
    .where(
      and(
        eq(addresses.customerId, customer),
        city === undefined ? undefined : eq(addresses.cityId, city),
      ),
    )
    .orderBy(asc(addresses.id))
    .limit(ADDRESSES_MAX);
  return toListResult(rows.map((row) => toAddress(row, locale)));
}

/**
 * Adds an address to the customer's address book.
 * @throws Invalid when the region and district do not match, or the address book is full.
 */
export async function addAddress(
  { db }: Ports,
  { customer, locale }: Owned,
  form: Form,
): Promise<Address> {
  return inTransaction(db, async (tx) => {
    await requireDistrict(tx, form);
    if (await isBookFull(tx, customer)) throw new Invalid({}, 'addressBookFull');
    const [row] = await tx
      .insert(addresses)
      .values({ ...columnsOf(form), customerId: customer })
      .returning({ id: addresses.id });
    return requireAddress(tx, { customer, locale }, row?.id ?? 0);
  });
}

/**
 * Replaces all fields of an address.
 * @throws NotFound when the address does not exist or belongs to another customer.
 * @throws Invalid when the region and district do not match.
 */
export async function changeAddress(
  { db }: Ports,
  { customer, locale }: Owned,
  id: number,
  form: Form,
): Promise<Address> {
  return inTransaction(db, async (tx) => {
    await requireAddress(tx, { customer, locale }, id);
    await requireDistrict(tx, form);
    await tx.update(addresses).set(columnsOf(form)).where(own(customer, id));
    return requireAddress(tx, { customer, locale }, id);
  });
}

/**
 * Deletes an address.
 * @throws NotFound when the address does not exist or belongs to another customer.
 */
export async function removeAddress({ db }: Ports, customer: number, id: number): Promise<void> {
  const gone = await db.delete(addresses).where(own(customer, id)).returning({ id: addresses.id });
  if (gone.length === 0) throw new NotFound('noAddress');
}

function own(customer: number, id: number) {
  return and(eq(addresses.id, id), eq(addresses.customerId, customer));
}

async function requireAddress(db: Db, { customer, locale }: Owned, id: number): Promise<Address> {
  const [row] = await addressRows(db).where(own(customer, id)).limit(1);
  if (!row) throw new NotFound('noAddress');
  return toAddress(row, locale);
}

function addressRows(db: Db) {
  return db
    .select({ address: addresses, district: cities, region: regions })
    .from(addresses)
    .innerJoin(cities, eq(cities.id, addresses.cityId))
    .innerJoin(regions, eq(regions.id, cities.regionId))
    .$dynamic();
}

type Row = {
  address: typeof addresses.$inferSelect;
  district: typeof cities.$inferSelect;
  region: typeof regions.$inferSelect;
};

function toAddress({ address, district, region }: Row, locale: ContentLocale): Address {
  const { id, house, entrance, floor, flat, intercomCode, comment } = address;
  const written = { house, entrance, floor, flat, intercom_code: intercomCode, comment };
  const text = addressText({ ...written, region: region.name, district: district.name });
  return {
    id,
    region: region.id,
    district: district.id,
    city: district.id,
    ...written,
    text: textIn(text, locale),
  };
}

function columnsOf({ district, house, entrance, floor, flat, intercom_code, comment }: Form) {
  const written = { house, entrance, floor, flat, comment };
  return { ...written, cityId: district, intercomCode: intercom_code };
}

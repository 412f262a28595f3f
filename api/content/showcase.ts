import { asc, sql } from 'drizzle-orm';
import { isOneOf, putMany } from '@/api/db/bulk';
import { type Db, rowsOf } from '@/api/db/database';
import { banners, collections, sales } from '@/api/db/schema/showcase';
import { type Change, replaceRows } from './change';
import type { Printed, SectionInput } from './document';
import { readMembers, reportUnknownArticles, setMembers, sorted } from './members';
import { readRows } from './read-rows';

export async function readSales(db: Db): Promise<Printed<'sales'>> {
  return (await saleRows(db)).map(({ id, values: { isHome, startsAt, endsAt, ...values } }) => ({
    id,
    name: values.name,
    description: values.description,
    is_home: isHome,
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    products: values.products,
  }));
}

export async function setSales(change: Change, given: SectionInput<'sales'>): Promise<void> {
  const { tx } = change;
  await reportUnknownArticles(change, 'sales', given);
  const ids = await replaceRows(change, {
    name: 'sales',
    table: sales,
    old: await saleRows(tx),
    wanted: given.map(({ id, is_home: isHome, starts_at: startsAt, ends_at: endsAt, ...sale }) => ({
      id,
      values: { ...sale, isHome, startsAt, endsAt, products: sorted(sale.products) },
    })),
    keyOf: ({ name }) => name.uz,
    put: (rows) =>
      putMany(
        tx,
        sales,
        rows.map(({ id, values: { products: _, ...values } }) => ({ id, ...values })),
      ),
    isOrdered: false,
    beforeRemoval: (gone) => reportShownSales(change, gone),
  });
  await setMembers(change, 'sales', membersOf(given, ids));
}

export async function readCollections(db: Db): Promise<Printed<'collections'>> {
  return (await collectionRows(db)).map(({ values }) => values);
}

export async function setCollections(
  change: Change,
  given: SectionInput<'collections'>,
): Promise<void> {
  const { tx, faults } = change;
  const before = faults.length;
  given.forEach(({ slug }, at) => {
    const isTwice = given.slice(0, at).some((other) => other.slug === slug);
    if (isTwice) faults.push(`collections[${at}].slug: ${slug} is a duplicate`);
  });
  await reportUnknownArticles(change, 'collections', given);
  if (faults.length > before) return;
  const ids = await replaceRows(change, {
    name: 'collections',
    table: collections,
    old: await collectionRows(tx),
    wanted: given.map((one) => ({ values: { ...one, products: sorted(one.products) } })),
    keyOf: ({ slug }) => slug,
    put: (rows) =>
      putMany(
        tx,
        collections,
        rows.map(({ id, position, values: { slug, name } }) => ({ id, slug, name, position })),
      ),
  });
  await setMembers(change, 'collections', membersOf(given, ids));
}

function membersOf(given: { products: string[] }[], ids: number[]) {
  return given.flatMap(({ products }, at) =>
    products.map((article) => ({ owner: ids[at] ?? 0, article })),
  );
}

async function reportShownSales({ tx, faults }: Change, ids: number[]): Promise<void> {
  const shown = await rowsOf<{ sale: string; banner: string }>(
    tx,
    sql`select ${sales.name}->>'uz' as sale, ${banners.title}->>'uz' as banner from ${banners}
      join ${sales} on ${sales.id} = ${banners.saleId} where ${isOneOf(sales.id, ids)}`,
  );
  for (const { sale, banner } of shown) {
    faults.push(`sales: ${sale} cannot be removed: the banner ${banner} links to it`);
  }
}

async function saleRows(db: Db) {
  const productsOf = await readMembers(db, 'sales');
  const rows = await db.select().from(sales).orderBy(asc(sales.id));
  return rows.map(({ id, ...values }, position) => ({
    id,
    position,
    values: { ...values, products: productsOf(id) },
  }));
}

async function collectionRows(db: Db) {
  const productsOf = await readMembers(db, 'collections');
  const rows = await readRows(db, collections);
  return rows.map(({ id, position, values: { slug, name } }) => ({
    id,
    position,
    values: { slug, name, products: productsOf(id) },
  }));
}

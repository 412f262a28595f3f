import { asc } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import { banners, sales } from '@/api/db/schema/showcase';
import { type Change, replaceRows } from './change';
import type { Printed, SectionInput } from './document';
import { readRows } from './read-rows';

type Sale = { id: number; name: string };

export async function readBanners(db: Db): Promise<Printed<'banners'>> {
  const known = await salesOf(db);
  return (await readRows(db, banners)).map(({ values }) => {
    const { saleId, link, imageMobile, ...banner } = values;
    const sale = known.find(({ id }) => id === saleId);
    return {
      eyebrow: banner.eyebrow,
      title: banner.title,
      text: banner.text,
      button: banner.button,
      image: banner.image,
      image_mobile: imageMobile,
      ...(sale && { sale: known.some(isNamesake(sale)) ? sale.id : sale.name }),
      ...(link !== (sale && saleLink(sale.id)) && { link }),
    };
  });
}

export async function setBanners(change: Change, given: SectionInput<'banners'>): Promise<void> {
  const { tx, faults } = change;
  const [before, known] = [faults.length, await salesOf(tx)];
  const wanted = given.map(({ sale, link, image_mobile: imageMobile, ...banner }, at) => {
    const found = known.find(({ id, name }) => id === sale || name === sale);
    if (sale !== undefined && !found) faults.push(`banners[${at}].sale: there is no sale ${sale}`);
    const saleId = found?.id ?? null;
    const values = { ...banner, imageMobile: imageMobile ?? banner.image, saleId };
    return { values: { ...values, link: link ?? saleLink(saleId ?? 0) } };
  });
  if (faults.length > before) return;
  await replaceRows(change, {
    name: 'banners',
    table: banners,
    old: await readRows(tx, banners),
    wanted,
    keyOf: ({ title }) => title.uz,
  });
}

function saleLink(id: number): string {
  return `/products?sale=${id}`;
}

function isNamesake(sale: Sale) {
  return ({ id, name }: Sale) => id !== sale.id && name === sale.name;
}

/**
 * Lists all sales, including those that this change removes at the end. A sale that a banner links
 * to cannot be removed (`reportShownSales`).
 */
async function salesOf(db: Db): Promise<Sale[]> {
  const rows = await db
    .select({ id: sales.id, name: sales.name })
    .from(sales)
    .orderBy(asc(sales.id));
  return rows.map(({ id, name }) => ({ id, name: name.uz }));
}

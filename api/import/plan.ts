import type { FieldChange } from './changes';
import { type Goods, isForSale, type Picture } from './goods';
import type { ImportProduct } from './import-product';
import type { Naming } from './naming';
import { placeRows, variantFaults } from './place-rows';
import { type Fields, fieldChanges, fieldFaults, mergeRows, toFields } from './plan-fields';
import { planPictures } from './plan-pictures';
import { planValues } from './plan-values';
import { type PlannedVariant, planVariants } from './plan-variants';
import type { BadRow } from './read/read-rows';

/** The writes for one product. */
export type Plan = {
  article: string;
  rows: number;
  goods: Goods | undefined;
  fields: Fields;
  values: number[] | null;
  images: Picture[] | null;
  variants: PlannedVariant[];
  gone: number[];
  changes: FieldChange[];
};

/** `near` is an existing SKU that resembles the unknown SKU in the file. */
type Setting = {
  goods: Goods | undefined;
  near: string | undefined;
  now: Date;
  withdrawOptions: boolean;
};

/**
 * Compares a product of the file with the stored one. Returns the plan, or the faults for which the
 * product is rejected.
 */
export async function planProduct(
  naming: Naming,
  { article, first, others }: ImportProduct,
  { goods, near, now, withdrawOptions }: Setting,
): Promise<Plan | { bad: BadRow[] }> {
  const cells = mergeRows(first, others);
  const { placed, bad } = await placeRows(naming, [first, ...others], goods);
  const remaining = withdrawOptions ? [] : (goods?.variants ?? []).filter(isForSale);
  bad.push(...fieldFaults(first.row, cells, goods));
  bad.push(...variantFaults(placed, { remaining, isNewProduct: !goods }));
  // Faults are checked before the category is created: a category of a rejected product would
  // appear in the menu.
  if (bad.length > 0 && near) bad.push({ row: first.row, reason: `did you mean ${near}?` });
  if (bad.length > 0) return { bad: merged(bad) };

  const given = { placed, goods, withdrawOptions };
  const fields = await toFields(naming, cells, { goods, now });
  const { forSale, ...planned } = planVariants(naming, { article, ...given });
  const { values, changes: valueChanges } = await planValues(naming, { cells, goods, forSale });
  const images = planPictures(naming, given);
  const own = fieldChanges(naming, goods?.product, fields);
  const changes = [
    ...own,
    ...valueChanges.filter(({ field }) => own.every((change) => change.field !== field)),
    ...(images ? [pictureChange(article, goods?.images ?? [], images)] : []),
    ...planned.changes,
  ];
  const rows = 1 + others.length;
  return { article, rows, goods, fields, values, images, ...planned, changes };
}

function pictureChange(article: string, before: Picture[], after: Picture[]): FieldChange {
  const known = new Set(before.map(({ image }) => image));
  const added = after.filter(({ image }) => !known.has(image)).length;
  const becomes = `${after.length} (${added} new)`;
  return { article, option: '', field: 'images', was: String(before.length), becomes };
}

function merged(bad: BadRow[]): BadRow[] {
  const reasons = new Map<number, string[]>();
  for (const { row, reason } of bad) reasons.set(row, [...(reasons.get(row) ?? []), reason]);
  return [...reasons].map(([row, all]) => ({ row, reason: all.join('; ') }));
}

import type { variants } from '@/api/db/schema/catalog';
import { type FieldChange, shown, shownOptions, VARIANT } from './changes';
import { type Goods, isForSale, type VariantRow } from './goods';
import type { Naming } from './naming';
import { type OptionValues, type PlacedRow, saleOf } from './place-rows';

export type PlannedVariant = Omit<typeof variants.$inferInsert, 'productId' | 'options'> & {
  options: OptionValues;
};

type VariantPlanInput = {
  article: string;
  placed: PlacedRow[];
  goods: Goods | undefined;
  withdrawOptions: boolean;
};

/**
 * Compares the variants of a product with its rows. `gone` lists the ids of the variants to
 * withdraw, and `forSale` the options of the variants that remain for sale.
 */
export function planVariants(
  naming: Naming,
  { article, placed, goods, withdrawOptions }: VariantPlanInput,
) {
  const before = goods?.variants ?? [];
  const listed = new Set(placed.map((one) => one.before?.id));
  const unlisted = before.filter((one) => isForSale(one) && !listed.has(one.id));
  const next = 1 + Math.max(-1, ...before.map(({ position }) => position));
  const variants: PlannedVariant[] = [];
  const changes: FieldChange[] = [];
  for (const [at, one] of placed.entries()) {
    const after = toVariant(one, one.before?.position ?? next + at);
    const found = variantChanges(naming, { article, before: one.before, after });
    if (found.length > 0) variants.push(after);
    changes.push(...found);
  }
  const gone = withdrawOptions ? unlisted : [];
  for (const one of gone) changes.push(...variantChanges(naming, { article, before: one }));
  const forSale = [...(withdrawOptions ? [] : unlisted), ...placed].map(({ options }) => options);
  return { variants, gone: gone.map(({ id }) => id), forSale, changes };
}

function toVariant({ row, options, before }: PlacedRow, position: number): PlannedVariant {
  const price = row.price ?? before?.price ?? 0;
  return {
    ...(before && { id: before.id }),
    options,
    position,
    price,
    ...saleOf({ row, before }, price),
    stock: row.stock ?? before?.stock ?? 0,
    isWithdrawn: false,
  };
}

type Compared = {
  article: string;
  before?: VariantRow | undefined;
  after?: PlannedVariant;
};

const fields = [
  ['price', 'price'],
  ['discounted_price', 'discountedPrice'],
  ['sale_percent', 'salePercent'],
  ['stock', 'stock'],
] as const;

function variantChanges(naming: Naming, { article, before, after }: Compared): FieldChange[] {
  const option = shownOptions(naming, (after ?? before)?.options ?? {});
  const was = before ? shownState({ forSale: isForSale(before) }) : '';
  const becomes = shownState({ forSale: after !== undefined });
  return [
    ...(was === becomes ? [] : [{ article, option, field: VARIANT, was, becomes }]),
    ...fields
      .filter(([, key]) => after && (before?.[key] ?? null) !== (after[key] ?? null))
      .map(([field, key]) => {
        return { article, option, field, was: shown(before?.[key]), becomes: shown(after?.[key]) };
      }),
  ];
}

function shownState({ forSale }: { forSale: boolean }): string {
  return forSale ? 'for sale' : 'withdrawn';
}

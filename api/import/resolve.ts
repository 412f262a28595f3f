import { createHash } from 'node:crypto';
import type { ImportProduct } from './group-rows';
import { brandId, categoryId, type Naming, pairIds } from './naming';
import type { ImportRow } from './parse-row';

/** A product of the file in the ids of the database. */
export type ResolvedProduct = {
  first: ImportRow;
  importedAs: string;
  categoryId: number;
  values: number[];
  variants: ResolvedVariant[];
  images: { image: string; valueId: number | null }[];
};

export type ResolvedVariant = {
  options: Record<string, number>;
  price: number;
  discountedPrice: number | null;
  stock: number;
};

/** What tells one state of a product from another, whatever row of the file it is in. */
export function fingerprint({ rows }: ImportProduct): string {
  const said = rows.map(({ row: _, ...rest }) => rest);
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
}

export async function resolveProduct(
  naming: Naming,
  product: ImportProduct,
): Promise<ResolvedProduct> {
  const { first, rows } = product;
  const own = first.brand ? [await brandId(naming, first.brand)] : [];
  for (const pair of first.attributes) own.push((await pairIds(naming, pair)).valueId);

  const variants: ResolvedVariant[] = [];
  const images = new Map<string, number | null>();
  for (const row of rows) {
    const options = await optionIds(naming, row);
    variants.push({
      options,
      price: row.price,
      discountedPrice: row.discounted_price ?? null,
      stock: row.stock,
    });
    const [shows = null] = Object.values(options);
    for (const image of row.images) if (!images.has(image)) images.set(image, shows);
  }
  const chosen = variants.flatMap(({ options }) => Object.values(options));
  return {
    first,
    importedAs: fingerprint(product),
    categoryId: await categoryId(naming, first.category),
    values: [...new Set([...own, ...chosen])],
    variants,
    images: [...images].map(([image, valueId]) => ({ image, valueId })),
  };
}

/** The colour first: it is what pictures show. */
async function optionIds(naming: Naming, { options }: ImportRow) {
  const ids: Record<string, number> = {};
  const coloursFirst = options.toSorted(
    (a, b) => Number(b.colour !== null) - Number(a.colour !== null),
  );
  for (const pair of coloursFirst) {
    const { attributeId, valueId } = await pairIds(naming, pair);
    ids[attributeId] = valueId;
  }
  return ids;
}

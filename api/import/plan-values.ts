import { BRAND_KEY } from '@/api/catalog/list/attribute-value';
import { type FieldChange, shown } from './changes';
import { type Goods, isForSale } from './goods';
import { brandId, type Naming, pairIds } from './naming';
import type { OptionValues } from './place-rows';
import type { ProductCells } from './plan-fields';

type ValuePlanInput = { cells: ProductCells; goods: Goods | undefined; forSale: OptionValues[] };
type Planned = { values: number[] | null; changes: FieldChange[] };

/** Computes the attribute values of a product. `values` is `null` when they stay unchanged. */
export async function planValues(
  naming: Naming,
  { cells, goods, forSale }: ValuePlanInput,
): Promise<Planned> {
  const before = new Set(goods?.values);
  const chosenBefore = optionValues((goods?.variants ?? []).filter(isForSale));
  const chosen = optionValues(forSale.map((options) => ({ options })));
  const isAbsent = cells.brand === undefined && cells.attributes === undefined;
  if (isAbsent && isSame(chosenBefore, chosen)) return { values: null, changes: [] };

  const brands = [...before].filter((id) => isBrand(naming, id));
  const own = [...before].filter((id) => !isBrand(naming, id) && !chosenBefore.has(id));
  const nextBrands = await brandsOf(naming, cells, brands);
  const nextOwn = await attributesOf(naming, cells, own);
  const after = new Set([...nextBrands, ...nextOwn, ...chosen]);
  if (isSame(before, after)) return { values: null, changes: [] };

  const { article } = cells;
  const change = (field: string, was: number[], becomes: number[]): FieldChange[] => {
    if (isSame(new Set(was), new Set(becomes))) return [];
    const names = (ids: number[]) => shown(ids.map((id) => nameOf(naming, id)).join(', '));
    return [{ article, option: '', field, was: names(was), becomes: names(becomes) }];
  };
  const changes = [...change('brand', brands, nextBrands), ...change('attributes', own, nextOwn)];
  return { values: [...after], changes };
}

async function brandsOf(
  naming: Naming,
  { brand }: ProductCells,
  before: number[],
): Promise<number[]> {
  if (brand === undefined) return before;
  return brand === null ? [] : [await brandId(naming, brand)];
}

async function attributesOf(naming: Naming, { attributes }: ProductCells, before: number[]) {
  if (attributes === undefined) return before;
  const ids: number[] = [];
  for (const pair of attributes ?? []) ids.push((await pairIds(naming, pair)).valueId);
  return ids;
}

function optionValues(variants: { options: OptionValues }[]): Set<number> {
  return new Set(variants.flatMap(({ options }) => Object.values(options)));
}

function isBrand({ attributes, values }: Naming, id: number): boolean {
  return attributes.get(values.get(id)?.attributeId ?? 0)?.key === BRAND_KEY;
}

function nameOf({ values }: Naming, id: number): string {
  return values.get(id)?.value.uz ?? String(id);
}

function isSame(one: Set<number>, other: Set<number>): boolean {
  return one.size === other.size && [...one].every((id) => other.has(id));
}

import type { Text } from '@/api/db/schema/column';
import { recordOf, storedFlags } from '@/lib/domain/product/catalog-flags';
import { type FieldChange, type Shown, shown, shownCategory, shownPairs } from './changes';
import type { Goods, ProductRow } from './goods';
import { categoryId, type Naming } from './naming';
import type { ImportRow } from './read/parse-row';
import type { BadRow } from './read/read-rows';

export type Fields = Omit<ProductRow, 'id'>;
export type ProductCells = Omit<
  ImportRow,
  'row' | 'price' | 'discounted_price' | 'sale_percent' | 'stock' | 'options' | 'images'
>;

const EMPTY: Text = { uz: '', ru: '' };

/** Merges the rows of a product: the first row that fills a field wins. */
export function mergeRows(first: ImportRow, others: ImportRow[]): ProductCells {
  return others.reduce<ImportRow>((cells, row) => {
    const filled = Object.entries(cells).filter(([, value]) => value !== undefined);
    return { ...row, ...Object.fromEntries(filled), article: row.article };
  }, first);
}

/** Lists the required fields that a new product lacks. An existing product has all of them. */
export function fieldFaults(row: number, cells: ProductCells, goods: Goods | undefined): BadRow[] {
  if (goods) return [];
  const missing = [
    ...(cells.category === undefined ? ['category'] : []),
    ...((cells.name_uz ?? cells.name_ru) ? [] : ['name_uz or name_ru']),
  ];
  if (missing.length === 0) return [];
  return [{ row, reason: `a new product needs ${missing.join(', ')}` }];
}

/** Merges the cells with the stored product, and creates the category if it is missing. */
export async function toFields(
  naming: Naming,
  cells: ProductCells,
  { goods, now }: { goods: Goods | undefined; now: Date },
): Promise<Fields> {
  const before = goods?.product;
  return {
    article: cells.article,
    categoryId: await categoryOf(naming, cells, before),
    name: nameOf(before, cells),
    short: text(before?.short, cells.short_uz, cells.short_ru),
    description: text(before?.description, cells.description_uz, cells.description_ru),
    specs: specsOf(cells, before),
    ...recordOf(storedFlags, ({ name }) => cells[name] ?? before?.[name] ?? false),
    isNew: cells.is_new ?? before?.isNew ?? false,
    ikpu: givenOr(cells.ikpu, before?.ikpu),
    packageCode: givenOr(cells.package_code, before?.packageCode),
    vatPercent: givenOr(cells.vat_percent, before?.vatPercent),
    withdrawnAt: withdrawnAt(cells, before, now),
  };
}

async function categoryOf(
  naming: Naming,
  { category }: ProductCells,
  before: ProductRow | undefined,
) {
  if (category) return categoryId(naming, category);
  if (!before) throw new Error('A new product needs a category');
  return before.categoryId;
}

/** A new product with a name in one language has the same name in the other. */
function nameOf(before: ProductRow | undefined, { name_uz: uz, name_ru: ru }: ProductCells): Text {
  return before ? text(before.name, uz, ru) : { uz: uz ?? ru ?? '', ru: ru ?? uz ?? '' };
}

function text(before = EMPTY, uz: string | null | undefined, ru: string | null | undefined): Text {
  return {
    uz: uz === undefined ? before.uz : (uz ?? ''),
    ru: ru === undefined ? before.ru : (ru ?? ''),
  };
}

function specsOf({ attributes }: ProductCells, before: ProductRow | undefined): Fields['specs'] {
  if (attributes === undefined) return before?.specs ?? [];
  return (attributes ?? []).map(({ attribute: name, value }) => ({ name, value }));
}

/** Returns the value of a cell: `null` if it is cleared, or `before` if it is missing. */
function givenOr<Value>(cell: Value | null | undefined, before: Value | null = null): Value | null {
  return cell === undefined ? before : cell;
}

function withdrawnAt(
  { withdrawn }: ProductCells,
  before: ProductRow | undefined,
  now: Date,
): Date | null {
  if (withdrawn === undefined) return before?.withdrawnAt ?? null;
  return withdrawn ? (before?.withdrawnAt ?? now) : null;
}

/** Lists the fields that the import changes, with their values before and after. */
export function fieldChanges(
  naming: Naming,
  before: Fields | undefined,
  after: Fields,
): FieldChange[] {
  const was = before && flat(naming, before);
  return flat(naming, after).flatMap(([field, becomes], at) => {
    const [, old] = was?.[at] ?? [];
    if ((old || '') === (becomes || '')) return [];
    const { article } = after;
    return [{ article, option: '', field, was: shown(old), becomes: shown(becomes) }];
  });
}

function flat(naming: Naming, fields: Fields): [string, Shown][] {
  const specs = fields.specs.map(({ name: attribute, value }) => ({ attribute, value }));
  return [
    ['category', shownCategory(naming, fields.categoryId)],
    ['name_uz', fields.name.uz],
    ['name_ru', fields.name.ru],
    ['short_uz', fields.short.uz],
    ['short_ru', fields.short.ru],
    ['description_uz', fields.description.uz],
    ['description_ru', fields.description.ru],
    ['attributes', shownPairs(specs)],
    ['ikpu', fields.ikpu],
    ['package_code', fields.packageCode],
    // Converted to text, because the comparison treats the number 0 like a missing rate.
    ['vat_percent', fields.vatPercent?.toString()],
    ...storedFlags.map(({ name }): [string, Shown] => [name, fields[name]]),
    ['is_new', fields.isNew],
    ['withdrawn', fields.withdrawnAt !== null],
  ];
}

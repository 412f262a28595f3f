import { pageTag } from '@/lib/domain/page-tags';
import type { FieldChange } from './changes';
import { categoriesTo, type Naming } from './naming';
import type { Plan } from './plan';
import type { BadRow } from './read-rows';
import type { Placed } from './write';

export type ImportReport = {
  /** Imported rows of the file. */
  rows: number;
  /** Valid rows of products that have a faulty row. */
  heldBack: number;
  added: number;
  changed: number;
  unchanged: number;
  bad: BadRow[];
  /** How many times each field changes. */
  fields: Record<string, number>;
  /** The first of the changes, for a dry run to show. */
  changes: FieldChange[];
};

/** The changes of an import, from which the tags of pages follow. */
export type CatalogueChange = {
  productIds: number[];
  /** Slugs of categories whose lists show something that changed. */
  categories: Set<string>;
  hasNewCategories: boolean;
};

const CHANGES_SHOWN = 1000;
const OF_SALE = new Set(['price', 'discounted_price', 'stock']);

/** Lists show everything except the number of pieces. */
export function isListed({ changes }: Pick<Plan, 'changes'>): boolean {
  return changes.some(
    ({ field, was, becomes }) => field !== 'stock' || Number(was) > 0 !== Number(becomes) > 0,
  );
}

/** Whether more than prices and stock changed. */
export function isRewritten({ changes }: Pick<Plan, 'changes'>): boolean {
  return changes.some(({ field }) => !OF_SALE.has(field));
}

export function emptyReport(): ImportReport {
  const counts = { rows: 0, heldBack: 0, added: 0, changed: 0, unchanged: 0 };
  return { ...counts, bad: [], fields: {}, changes: [] };
}

export function noChange(): CatalogueChange {
  return { productIds: [], categories: new Set(), hasNewCategories: false };
}

export function countPlan(report: ImportReport, plan: Plan): void {
  report.rows += plan.rows;
  if (!plan.goods) report.added += 1;
  else if (plan.changes.length > 0) report.changed += 1;
  else report.unchanged += 1;
  for (const { field } of plan.changes) report.fields[field] = (report.fields[field] ?? 0) + 1;
  report.changes.push(...plan.changes.slice(0, CHANGES_SHOWN - report.changes.length));
}

export function noteChange(change: CatalogueChange, naming: Naming, placed: Placed[]): void {
  for (const plan of placed) {
    change.productIds.push(plan.id);
    if (!isListed(plan)) continue;
    const before = plan.goods?.product.categoryId ?? plan.fields.categoryId;
    for (const id of new Set([before, plan.fields.categoryId])) {
      for (const { slug } of categoriesTo(naming, id)) change.categories.add(slug);
    }
  }
  if (placed.length > 0 && naming.hasMadeCategories) change.hasNewCategories = true;
}

/** Tags of the pages that show what changed. */
export function tagsOf({ productIds, categories, hasNewCategories }: CatalogueChange): string[] {
  const lists = [...categories].map(pageTag.menu);
  return [
    ...productIds.map(pageTag.product),
    ...(lists.length > 0 ? [...lists, pageTag.allProducts, pageTag.home, pageTag.categories] : []),
    ...(hasNewCategories ? [pageTag.site] : []),
  ];
}

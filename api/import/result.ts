import type { CatalogChange } from '@/api/catalog/live/catalog-changed';
import { type FieldChange, VARIANT } from './changes';
import { categoriesTo, type Naming } from './naming';
import type { NearArticles } from './near-articles';
import type { Plan } from './plan';
import type { BadRow } from './read/read-rows';
import type { Placed } from './write';

export type ImportReport = {
  rows: number;
  added: number;
  changed: number;
  unchanged: number;
  /** The first thousand rejected rows; `refused` counts all of them. */
  bad: BadRow[];
  refused: number;
  fields: Record<string, number>;
  changes: FieldChange[];
  /** One line for each category whose name differs from that in the file; at most 100. */
  keptNames: string[];
  /** One line for each new product whose SKU resembles an existing one; at most 100. */
  nearArticles: string[];
};

const CHANGES_SHOWN = 1000;
const NEAR_SHOWN = 100;
/**
 * Fields that only the product page shows. The stock is compared separately, because lists show it
 * only as "in stock" or "sold out".
 */
const OF_PAGE = new Set(['short_uz', 'short_ru', 'description_uz', 'description_ru']);
const OF_COUNTS = new Set(['category', 'withdrawn', VARIANT]);

export function emptyReport(): ImportReport {
  const counts = { rows: 0, refused: 0, added: 0, changed: 0, unchanged: 0 };
  return { ...counts, bad: [], fields: {}, changes: [], keptNames: [], nearArticles: [] };
}

/** Adds the changes of one product to the report, which lists only the first ones in detail. */
export function countPlan(report: ImportReport, plan: Plan, near: NearArticles): void {
  report.rows += plan.rows;
  if (!plan.goods) report.added += 1;
  else if (plan.changes.length > 0) report.changed += 1;
  else report.unchanged += 1;
  const existing = plan.goods ? undefined : near.get(plan.article);
  if (existing !== undefined && report.nearArticles.length < NEAR_SHOWN) {
    report.nearArticles.push(`${plan.article} resembles ${existing}`);
  }
  for (const { field } of plan.changes) report.fields[field] = (report.fields[field] ?? 0) + 1;
  report.changes.push(...plan.changes.slice(0, CHANGES_SHOWN - report.changes.length));
}

/** Derives from the written plans which products, categories and pages must be refreshed. */
export function changeOf(naming: Naming, placed: Placed[]): CatalogChange {
  const listed = placed.filter(isListed);
  return {
    products: placed.map(({ id }) => id),
    listed: listed.map(({ id }) => id),
    previousCategories: listed.flatMap((plan) => previousCategories(naming, plan)),
    isCounted: listed.some(isCounted),
    taxonomy: newTaxonomy(naming),
  };
}

function isListed({ changes }: Plan): boolean {
  return changes.some(({ field, was, becomes }) =>
    field === 'stock' ? Number(was) > 0 !== Number(becomes) > 0 : !OF_PAGE.has(field),
  );
}

function isCounted({ goods, changes }: Plan): boolean {
  return !goods || changes.some(({ field }) => OF_COUNTS.has(field));
}

function previousCategories(naming: Naming, { goods, fields }: Plan): string[] {
  if (!goods || goods.product.categoryId === fields.categoryId) return [];
  return categoriesTo(naming, goods.product.categoryId).map(({ slug }) => slug);
}

function newTaxonomy({ hasMade, hasMadeCategories }: Naming): 'categories' | 'values' | null {
  if (hasMadeCategories) return 'categories';
  return hasMade ? 'values' : null;
}

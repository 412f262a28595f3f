import type { Attribute, AttributeValue, Category, Taxonomy } from '@/api/catalog/live/taxonomy';
import type { CatalogFacets, IdCount } from '@/api/search/catalog-query';
import { textIn } from '@/api/shared/locale';
import type { ContentLocale } from '@/lib/constants';
import type { Facets } from '@/lib/contract/product';
import { catalogFlags, recordOf } from '@/lib/domain/product/catalog-flags';
import { BRAND_KEY } from './attribute-value';
import { byNumbers } from './value-order';

/**
 * Maximum numbers of attributes in the filter panel and of values per attribute. Selected
 * attributes and values take precedence.
 */
const ATTRIBUTES_MAX = 14;
const VALUES_MAX = 24;
/**
 * A filter appears if at least this share of the listed products has the attribute. Brands, colors
 * and selected attributes always appear.
 */
const COVERAGE_MIN = 0.2;

type Selection = { menu: Category | undefined; categories: number[]; values: number[] };
type Counted = { value: AttributeValue; count: number };
type Group = { attribute: Attribute; values: Counted[]; isSelected: boolean };
type Counts = CatalogFacets & { count: number };

/** Converts the counts of a search into the facets that the storefront shows. */
export function toFacets(
  counts: Counts,
  selected: Selection,
  { taxonomy, locale }: { taxonomy: Taxonomy; locale: ContentLocale },
): Facets {
  return {
    price: counts.price,
    categories: visibleCategories(counts.categories, selected, taxonomy).map(
      ({ category, count }) => ({
        id: category.id,
        name: textIn(category.name, locale),
        slug: category.slug,
        count,
      }),
    ),
    attributes: visibleGroups(counts, selected.values, taxonomy).map((group) => ({
      id: group.attribute.id,
      name: textIn(group.attribute.name, locale),
      kind: group.attribute.kind,
      ...(group.attribute.key === BRAND_KEY && { is_brand: true }),
      values: group.values.map(({ value, count }) => ({
        id: value.id,
        name: textIn(value.value, locale),
        colour: value.colour,
        count,
      })),
    })),
    ...recordOf(catalogFlags, ({ name }) => counts[name]),
  };
}

function visibleCategories(counts: IdCount[], { menu, categories }: Selection, { tops }: Taxonomy) {
  const countOf = countsById(counts);
  return (menu?.children ?? tops)
    .map((category) => ({ category, count: countOf.get(category.id) ?? 0 }))
    .filter(({ category, count }) => count > 0 || categories.includes(category.id));
}

function visibleGroups(counts: Counts, selected: number[], taxonomy: Taxonomy): Group[] {
  const coverage = countsById(counts.attributes);
  const weight = ({ attribute, isSelected }: Group) =>
    isSelected || isBasic(attribute) ? Number.POSITIVE_INFINITY : (coverage.get(attribute.id) ?? 0);
  return [...groupsOf(counts.values, selected, taxonomy).values()]
    .filter((group) => weight(group) >= counts.count * COVERAGE_MIN)
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, ATTRIBUTES_MAX)
    .sort((a, b) => a.attribute.position - b.attribute.position)
    .map((group) => ({ ...group, values: visibleValues(group.values, selected) }));
}

function isBasic({ key, kind }: Attribute): boolean {
  return key === BRAND_KEY || kind === 'colour';
}

function groupsOf(counts: IdCount[], selected: number[], taxonomy: Taxonomy): Map<number, Group> {
  const countOf = countsById(counts);
  const groups = new Map<number, Group>();
  for (const id of new Set([...countOf.keys(), ...selected])) {
    const value = taxonomy.values.get(id);
    const attribute = taxonomy.attributes.get(value?.attributeId ?? 0);
    if (!value || !attribute) continue;
    const group = groups.get(attribute.id) ?? { attribute, values: [], isSelected: false };
    group.values.push({ value, count: countOf.get(id) ?? 0 });
    group.isSelected ||= selected.includes(id);
    groups.set(attribute.id, group);
  }
  return groups;
}

function visibleValues(values: Counted[], selected: number[]): Counted[] {
  const visible = values
    .sort((a, b) => rank(b, selected) - rank(a, selected) || a.value.id - b.value.id)
    .slice(0, VALUES_MAX)
    .sort(
      (a, b) => a.value.position - b.value.position || b.count - a.count || a.value.id - b.value.id,
    );
  return byNumbers(visible, ({ value }) => value.value.uz);
}

function rank({ value, count }: Counted, selected: number[]): number {
  return selected.includes(value.id) ? Number.MAX_SAFE_INTEGER : count;
}

function countsById(counts: IdCount[]): Map<number, number> {
  return new Map(counts.map(({ id, count }) => [id, count]));
}

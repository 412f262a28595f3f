import { textIn } from '@/api/locale';
import type { CatalogFacets, IdCount } from '@/api/search/catalog-query';
import type { Locale } from '@/lib/constants';
import type { Facets } from '@/lib/contract/product';
import { BRAND_KEY } from './attribute-keys';
import type { Attribute, AttributeValue, Category, Taxonomy } from './taxonomy';

/** A panel of more than this helps nobody; what is chosen is always in it. */
const ATTRIBUTES_MAX = 14;
const VALUES_MAX = 60;

type Chosen = { menu: Category | undefined; categories: number[]; values: number[] };
type Counted = { value: AttributeValue; count: number };
type Group = { attribute: Attribute; values: Counted[]; count: number; isChosen: boolean };

export function toFacets(
  counts: CatalogFacets,
  chosen: Chosen,
  { taxonomy, locale }: { taxonomy: Taxonomy; locale: Locale },
): Facets {
  return {
    price: counts.price,
    categories: listedCategories(counts.categories, chosen, taxonomy).map(
      ({ category, count }) => ({
        id: category.id,
        name: textIn(category.name, locale),
        slug: category.slug,
        count,
      }),
    ),
    attributes: listedGroups(counts.values, chosen.values, taxonomy).map((group) => ({
      id: group.attribute.id,
      name: textIn(group.attribute.name, locale),
      kind: group.attribute.kind,
      values: group.values.map(({ value, count }) => ({
        id: value.id,
        name: textIn(value.value, locale),
        colour: value.colour,
        count,
      })),
    })),
    discounted: counts.discounted,
    express: counts.express,
  };
}

/** One level below the page's category, or the tops. */
function listedCategories(counts: IdCount[], { menu, categories }: Chosen, { tops }: Taxonomy) {
  const countOf = countsById(counts);
  return (menu?.children ?? tops)
    .map((category) => ({ category, count: countOf.get(category.id) ?? 0 }))
    .filter(({ category, count }) => count > 0 || categories.includes(category.id));
}

function listedGroups(counts: IdCount[], chosen: number[], taxonomy: Taxonomy): Group[] {
  const countOf = countsById(counts);
  const groups = new Map<number, Group>();
  for (const id of new Set([...countOf.keys(), ...chosen])) {
    const value = taxonomy.values.get(id);
    const attribute = taxonomy.attributes.get(value?.attributeId ?? 0);
    if (value && attribute) {
      addTo(groups, attribute, { value, count: countOf.get(id) ?? 0 }, chosen.includes(id));
    }
  }
  return [...groups.values()]
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, ATTRIBUTES_MAX)
    .sort((a, b) => a.attribute.position - b.attribute.position)
    .map((group) => ({ ...group, values: listedValues(group.values, chosen) }));
}

function addTo(
  groups: Map<number, Group>,
  attribute: Attribute,
  counted: Counted,
  isChosen: boolean,
): void {
  const group = groups.get(attribute.id) ?? { attribute, values: [], count: 0, isChosen: false };
  group.values.push(counted);
  group.count += counted.count;
  group.isChosen ||= isChosen;
  groups.set(attribute.id, group);
}

function weight({ attribute, count, isChosen }: Group): number {
  const isBasic = attribute.key === BRAND_KEY || attribute.kind === 'colour';
  return isChosen || isBasic ? Number.POSITIVE_INFINITY : count;
}

function listedValues(values: Counted[], chosen: number[]): Counted[] {
  return values
    .sort((a, b) => rank(b, chosen) - rank(a, chosen) || a.value.id - b.value.id)
    .slice(0, VALUES_MAX)
    .sort(
      (a, b) => a.value.position - b.value.position || b.count - a.count || a.value.id - b.value.id,
    );
}

function rank({ value, count }: Counted, chosen: number[]): number {
  return chosen.includes(value.id) ? Number.MAX_SAFE_INTEGER : count;
}

function countsById(counts: IdCount[]): Map<number, number> {
  return new Map(counts.map(({ id, count }) => [id, count]));
}

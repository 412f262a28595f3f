import type { ShortProduct, SubProduct } from '@/lib/contract/product';

/** From the id of an attribute to the id of the chosen value. */
export type Selection = Record<string, number>;

type Attributes = Pick<ShortProduct['attributes'][number], 'id' | 'name' | 'values'>[];

export function firstInStock(subProducts: readonly SubProduct[]): Selection {
  const first = subProducts.find(isInStock) ?? subProducts[0];
  return { ...first?.attributes_map };
}

export function findSubProduct(
  subProducts: readonly SubProduct[],
  selection: Selection,
): SubProduct | undefined {
  return subProducts.find((subProduct) => matches(subProduct, selection));
}

/** Whether a variant in stock has the value and the rest of the selection. */
export function isValueAvailable(
  subProducts: readonly SubProduct[],
  selection: Selection,
  attributeId: number,
  valueId: number,
): boolean {
  const wanted = { ...selection, [attributeId]: valueId };
  return subProducts.some(
    (subProduct) =>
      isInStock(subProduct) &&
      subProduct.attributes_map[attributeId] === valueId &&
      matches(subProduct, wanted),
  );
}

/** Of the variants with the value, the one that keeps most of the selection; in stock first. */
export function choose(
  subProducts: readonly SubProduct[],
  selection: Selection,
  attributeId: number,
  valueId: number,
): Selection {
  const having = subProducts.filter(
    (subProduct) => subProduct.attributes_map[attributeId] === valueId,
  );
  const inStock = having.filter(isInStock);
  const [nearest] = (inStock.length > 0 ? inStock : having)
    .map((subProduct) => subProduct.attributes_map)
    .sort((one, other) => sharedCount(other, selection) - sharedCount(one, selection));
  return { ...(nearest ?? selection) };
}

/** 'name: value, …' of the chosen values, in the order of the attributes. */
export function attributesDisplay(attributes: Attributes, selection: Selection): string {
  return attributes
    .flatMap(({ id, name, values }) => {
      const chosen = values.find((value) => value.id === selection[id]);
      return chosen ? [`${name}: ${chosen.value}`] : [];
    })
    .join(', ');
}

function isInStock(subProduct: SubProduct): boolean {
  return subProduct.amount > 0;
}

function matches(subProduct: SubProduct, selection: Selection): boolean {
  return Object.entries(subProduct.attributes_map).every(
    ([attributeId, valueId]) => selection[attributeId] === valueId,
  );
}

function sharedCount(attributesMap: Selection, selection: Selection): number {
  return Object.entries(selection).filter(
    ([attributeId, valueId]) => attributesMap[attributeId] === valueId,
  ).length;
}

/** Maps an attribute id to the id of its selected value. */
export type Selection = Record<string, number>;

/** A variant of a product: its stock and its value for each attribute. */
export type Variant = { id: number; amount: number; attributes_map: Selection };

type Attributes = readonly {
  id: number;
  name: string;
  values: readonly { id: number; value: string }[];
}[];

/** Returns the values of the first variant in stock, otherwise of the first variant. */
export function firstInStock(subProducts: readonly Variant[]): Selection {
  const first = subProducts.find(isInStock) ?? subProducts[0];
  return { ...first?.attributes_map };
}

/** Returns the variant whose attribute values all match the selection. */
export function findSubProduct<V extends Variant>(
  subProducts: readonly V[],
  selection: Selection,
): V | undefined {
  return subProducts.find((subProduct) => matches(subProduct, selection));
}

/**
 * Returns the variants that fit a selection, which may be incomplete. If any of them is in stock,
 * the others are omitted.
 */
export function variantsWithin<V extends Variant>(
  subProducts: readonly V[],
  selection: Selection,
): V[] {
  const fitting = subProducts.filter((subProduct) => fits(subProduct, selection));
  const inStock = fitting.filter(isInStock);
  return inStock.length > 0 ? inStock : fitting;
}

/** Returns whether a variant in stock has this value and fits the rest of the selection. */
export function isValueAvailable(
  subProducts: readonly Variant[],
  selection: Selection,
  attributeId: number,
  valueId: number,
): boolean {
  const wanted = { ...selection, [attributeId]: valueId };
  return subProducts.some(
    (subProduct) =>
      isInStock(subProduct) &&
      subProduct.attributes_map[attributeId] === valueId &&
      fits(subProduct, wanted),
  );
}

/**
 * Returns the variants in stock that cannot be reached by changing one option at a time, because
 * every step would pass through a sold-out variant (ADR 050).
 */
export function unreachableVariants<V extends Variant>(
  subProducts: readonly V[],
  selection: Selection,
): V[] {
  const inStock = subProducts.filter(isInStock);
  const reached = new Set<Selection>([selection]);
  for (const from of reached) {
    for (const { attributes_map: map } of inStock) {
      if (differenceCount(map, from) <= 1) reached.add(map);
    }
  }
  return inStock.filter(({ attributes_map }) => !reached.has(attributes_map));
}

/**
 * Returns the images of the selected values and the images without a value, or all images if none
 * match.
 */
export function imagesOf<Image extends { attribute_value: number | null }>(
  images: readonly Image[],
  selection: Selection,
): readonly Image[] {
  const chosen = Object.values(selection);
  const own = images.filter(({ attribute_value: id }) => id === null || chosen.includes(id));
  return own.length > 0 ? own : images;
}

/** Sorts the images: selected values first, then images without a value, then the others. */
export function chosenFirst<Image extends { attribute_value: number | null }>(
  images: readonly Image[],
  selection: Selection,
): readonly Image[] {
  const chosen = Object.values(selection);
  const isChosen = ({ attribute_value: id }: Image) => id !== null && chosen.includes(id);
  const isOfNone = ({ attribute_value: id }: Image) => id === null;
  const isOther = (image: Image) => !(isChosen(image) || isOfNone(image));
  return [isChosen, isOfNone, isOther].flatMap((belongs) => images.filter(belongs));
}

/** Returns the value that an image shows, or `''` for an image without a value. */
export function valueShown(attributes: Attributes, value: number | null): string {
  const values = attributes.flatMap((attribute) => attribute.values);
  return values.find(({ id }) => id === value)?.value ?? '';
}

/** Formats the selected values as 'name: value, …', in the order of the attributes. */
export function attributesDisplay(attributes: Attributes, selection: Selection): string {
  return attributes
    .flatMap(({ id, name, values }) => {
      const chosen = values.find((value) => value.id === selection[id]);
      return chosen ? [`${name}: ${chosen.value}`] : [];
    })
    .join(', ');
}

function isInStock(subProduct: Variant): boolean {
  return subProduct.amount > 0;
}

function matches(subProduct: Variant, selection: Selection): boolean {
  return Object.entries(subProduct.attributes_map).every(
    ([attributeId, valueId]) => selection[attributeId] === valueId,
  );
}

/** Like `matches`, but ignores attributes that are not selected. */
function fits({ attributes_map: map }: Variant, selection: Selection): boolean {
  return Object.entries(map).every(
    ([attributeId, valueId]) => (selection[attributeId] ?? valueId) === valueId,
  );
}

/**
 * Counts the values that differ from the selection. Attributes that are not selected do not count,
 * because the shopper can choose any of their values.
 */
function differenceCount(attributesMap: Selection, selection: Selection): number {
  return Object.entries(attributesMap).filter(
    ([attributeId, valueId]) => (selection[attributeId] ?? valueId) !== valueId,
  ).length;
}

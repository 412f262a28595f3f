/** Attribute id → id of the chosen value. */
export type Selection = Record<string, number>;

/** A variant of a product: its stock, and its value of each attribute. */
export type Variant = { id: number; amount: number; attributes_map: Selection };

type Attributes = readonly {
  id: number;
  name: string;
  values: readonly { id: number; value: string }[];
}[];

export function firstInStock(subProducts: readonly Variant[]): Selection {
  const first = subProducts.find(isInStock) ?? subProducts[0];
  return { ...first?.attributes_map };
}

export function findSubProduct<V extends Variant>(
  subProducts: readonly V[],
  selection: Selection,
): V | undefined {
  return subProducts.find((subProduct) => matches(subProduct, selection));
}

/** Whether a variant in stock has the value and the rest of the selection. */
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
      matches(subProduct, wanted),
  );
}

/** Each step to them would pass through a variant that is sold out (record 050). */
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

/** The pictures of the chosen values and those of no value; all, if no picture is left. */
export function picturesOf<Image extends { attribute_value: number | null }>(
  images: readonly Image[],
  selection: Selection,
): readonly Image[] {
  const chosen = Object.values(selection);
  const own = images.filter(({ attribute_value: id }) => id === null || chosen.includes(id));
  return own.length > 0 ? own : images;
}

/** All pictures: first those of the chosen values, then those of no value, then the others. */
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

/** The value that a picture shows, or '' where it shows the product as such. */
export function valueShown(attributes: Attributes, value: number | null): string {
  const values = attributes.flatMap((attribute) => attribute.values);
  return values.find(({ id }) => id === value)?.value ?? '';
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

function isInStock(subProduct: Variant): boolean {
  return subProduct.amount > 0;
}

function matches(subProduct: Variant, selection: Selection): boolean {
  return Object.entries(subProduct.attributes_map).every(
    ([attributeId, valueId]) => selection[attributeId] === valueId,
  );
}

function differenceCount(attributesMap: Selection, selection: Selection): number {
  return Object.entries(attributesMap).filter(
    ([attributeId, valueId]) => selection[attributeId] !== valueId,
  ).length;
}

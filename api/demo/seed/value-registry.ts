import { BRAND_KEY, COLOUR_KEY, valueKey, valuePosition } from '@/api/catalog/list/attribute-value';
import type { attributes, attributeValues } from '@/api/db/schema/catalog';
import { type Colour, colours, type Text } from './department';

type AttributeRow = typeof attributes.$inferInsert & { id: number };
type ValueRow = typeof attributeValues.$inferInsert & { id: number };

/** Assigns ids to attributes and values. A repeated value gets the same row. */
export type ValueRegistry = {
  attributes: AttributeRow[];
  values: ValueRow[];
  attributeId: (key: string, name: Text) => number;
  valueId: (attributeId: number, value: Text) => number;
  brandValueId: (brand: string) => number;
  colourAttributeId: number;
  colourValueId: (colour: Colour) => number;
};

const brandName: Text = { uz: 'Brend', ru: 'Бренд' };
const colourName: Text = { uz: 'Rang', ru: 'Цвет' };

export function createValueRegistry(): ValueRegistry {
  const attributeRows: AttributeRow[] = [];
  const valueRows: ValueRow[] = [];
  const attributeIds = new Map<string, number>();
  const valueIds = new Map<string, number>();

  function attributeId(key: string, name: Text): number {
    // Two departments may use one key for different attributes.
    const identity = `${key} ${name.uz}`;
    const known = attributeIds.get(identity);
    if (known) return known;

    const id = attributeRows.length + 1;
    const taken = attributeRows.some((row) => row.key === key);
    const kind = key === COLOUR_KEY ? 'colour' : 'choice';
    attributeRows.push({ id, key: taken ? `${key}-${id}` : key, name, kind, position: id });
    attributeIds.set(identity, id);
    return id;
  }

  function valueId(attribute: number, value: Text, colour: string | null = null): number {
    const key = valueKey(value.uz);
    const identity = `${attribute} ${key}`;
    const known = valueIds.get(identity);
    if (known) return known;

    const id = valueRows.length + 1;
    valueRows.push({
      id,
      attributeId: attribute,
      key,
      value,
      colour,
      position: valuePosition(value.uz),
    });
    valueIds.set(identity, id);
    return id;
  }

  const brandId = attributeId(BRAND_KEY, brandName);
  const colourId = attributeId(COLOUR_KEY, colourName);
  return {
    attributes: attributeRows,
    values: valueRows,
    attributeId,
    valueId,
    colourAttributeId: colourId,
    brandValueId: (brand) => valueId(brandId, { uz: brand, ru: brand }),
    colourValueId: (colour) => valueId(colourId, colours[colour].name, colours[colour].hex),
  };
}

/** Returns `name: value · …` for all options in each language, as an order line does. */
export function optionsText(
  options: Readonly<Record<string, number>>,
  { attributes: names, values }: Pick<ValueRegistry, 'attributes' | 'values'>,
): Text {
  const textIn = (locale: keyof Text) =>
    Object.entries(options)
      // The ids count from 1.
      .map(
        ([id, value]) =>
          `${names[Number(id) - 1]?.name[locale]}: ${values[value - 1]?.value[locale]}`,
      )
      .join(' · ');
  return { uz: textIn('uz'), ru: textIn('ru') };
}

import { percentPrice } from '@/lib/domain/product/discount';
import { nameOf } from './attribute-name';
import type { SeedDepartment, SeedProduct } from './department';
import type { Random } from './random';
import type { ValueRegistry } from './value-registry';

export type VariantRow = {
  productId: number;
  position: number;
  options: Record<string, number>;
  price: number;
  discountedPrice: number | null;
  salePercent: number | null;
  stock: number;
};

type Shop = {
  id: number;
  attributes: SeedDepartment['attributes'];
  registry: ValueRegistry;
  random: Random;
};
type Choice = { attributeId: number; valueId: number; extra: number };

const ROUND_TO = 100;
const GAP_CHANCE = 0.14;

/** Builds a variant for every combination of colors and options. */
export function toVariants(seed: SeedProduct, shop: Shop): VariantRow[] {
  return combinations(axesOf(seed, shop)).map((choices, position) => {
    const price = choices.reduce((sum, { extra }) => sum + extra, seed.price);
    return {
      productId: shop.id,
      position,
      options: Object.fromEntries(choices.map((one) => [one.attributeId, one.valueId])),
      price,
      ...saleOf(seed, price),
      stock: stockOf(seed, position, shop.random),
    };
  });
}

function axesOf(seed: SeedProduct, { registry, attributes }: Shop): Choice[][] {
  const colourAxis = (seed.colours ?? []).map((colour) => ({
    attributeId: registry.colourAttributeId,
    valueId: registry.colourValueId(colour),
    extra: 0,
  }));
  const optionAxes = (seed.options ?? []).map(({ attribute, values }) => {
    const attributeId = registry.attributeId(attribute, nameOf(attribute, attributes));
    return values.map(({ text, extra = 0 }) => ({
      attributeId,
      valueId: registry.valueId(attributeId, text),
      extra,
    }));
  });
  return [colourAxis, ...optionAxes].filter((axis) => axis.length > 0);
}

function combinations(axes: Choice[][]): Choice[][] {
  return axes.reduce<Choice[][]>(
    (made, axis) => made.flatMap((choices) => axis.map((choice) => [...choices, choice])),
    [[]],
  );
}

function saleOf({ discount, isPercentSale }: SeedProduct, price: number) {
  if (!discount) return { discountedPrice: null, salePercent: null };
  return isPercentSale
    ? { discountedPrice: percentPrice(price, discount), salePercent: discount }
    : { discountedPrice: reduced(price, discount), salePercent: null };
}

function reduced(price: number, percent: number): number {
  return Math.round((price * (100 - percent)) / 100 / ROUND_TO) * ROUND_TO;
}

function stockOf({ stock }: SeedProduct, position: number, random: Random): number {
  if (stock === 'none') return 0;
  if (stock === 'few') return random.between(1, 5);
  return position > 0 && random.chance(GAP_CHANCE) ? 0 : random.between(6, 80);
}

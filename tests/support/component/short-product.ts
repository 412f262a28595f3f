import type { ShortProduct } from '@/lib/contract/product';

const [RED, BLUE, SMALL, LARGE] = [11, 12, 21, 22];

/**
 * Returns a product in red and blue, small and large. The large red variant is sold out, and there
 * is no small blue one.
 */
export function aShortProduct(): ShortProduct {
  return {
    id: 7,
    slug: 'palto-7',
    name: 'Palto',
    images: [
      { id: 1, image: 'goods/red.webp', attribute_value: RED },
      { id: 2, image: 'goods/blue.webp', attribute_value: BLUE },
    ],
    rating: 4.6,
    reviews_count: 7,
    short_description: '<p>Issiq <b>palto</b></p>',
    attributes: [
      {
        id: 1,
        name: 'Rang',
        kind: 'choice',
        values: [
          { id: RED, value: 'Qizil', colour: null },
          { id: BLUE, value: 'Koʻk', colour: null },
        ],
      },
      {
        id: 2,
        name: 'Oʻlcham',
        kind: 'choice',
        is_size: true,
        values: [
          { id: SMALL, value: 'S', colour: null },
          { id: LARGE, value: 'L', colour: null },
        ],
      },
    ],
    sub_products: [
      sub(71, { 1: RED, 2: LARGE }, 500_000, 0),
      sub(72, { 1: RED, 2: SMALL }, 400_000, 2),
      sub(73, { 1: BLUE, 2: LARGE }, 600_000, 5),
    ],
  };
}

function sub(id: number, attributesMap: Record<string, number>, price: number, amount: number) {
  return { id, attributes_map: attributesMap, price, discounted_price: null, amount };
}

import { useEffect, useEffectEvent, useRef } from 'react';
import { offersShown } from '@/lib/client/product/offers';
import type { ProductCard, SubProduct } from '@/lib/contract/product';
import { cardOffered, offerChange, variantsOffered } from '@/lib/domain/product/offer';
import { correctedData, dataCorrected, useOffersVersion } from '@/stores/offers';

/**
 * Returns the cards with the latest known prices and stock.
 *
 * @returns `list` is the ref of the element whose children are the cards.
 */
export function useNewestCards<List extends HTMLElement>(products: ProductCard[]) {
  const list = useRef<List>(null);
  useOffersVersion();

  useEffect(() => {
    const cards = products.map((data, position) => ({
      id: data.id,
      name: data.name,
      element: () => list.current?.children.item(position),
      correct: (variants: Variants) => {
        const before = correctedData(data);
        const after = cardOffered(data, variants);
        if (!isSame(before, after)) dataCorrected(data, after);
        return offerChange(before, after);
      },
    }));
    return offersShown(cards);
  }, [products]);

  return { list, products: products.map(correctedData) };
}

type Variants = Omit<SubProduct, 'attributes_map'>[];
type Product = { id: number; name: string };

/**
 * Returns the variants with the latest known prices and stock. Notifies the shopper when the offer
 * of the selected variant changes.
 */
export function useNewestVariants(
  data: SubProduct[],
  product: Product | undefined,
  chosenOf: (variants: SubProduct[]) => SubProduct | undefined,
): SubProduct[] {
  const chosen = useEffectEvent(chosenOf);
  useOffersVersion();
  const { id, name } = product ?? {};

  useEffect(() => {
    if (id === undefined || name === undefined) return;
    const correct = (variants: Variants) => {
      const before = correctedData(data);
      const after = variantsOffered(data, variants);
      const isOther = after.some((variant, position) => !isSame(variant, before[position]));
      if (isOther) dataCorrected(data, after);
      const [old, current] = [chosen(before), chosen(after)];
      return old && current ? offerChange(old, current) : null;
    };
    return offersShown([{ id, name, element: () => null, correct }]);
  }, [data, id, name]);

  return correctedData(data);
}

const COMPARED = ['price', 'discounted_price', 'amount', 'sub_product', 'needs_choice'] as const;
type Compared = Partial<Record<(typeof COMPARED)[number], number | boolean | null | undefined>>;

function isSame(one: Compared, other: Compared | undefined): boolean {
  return COMPARED.every((name) => one[name] === other?.[name]);
}

'use client';

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { ShortProduct, SubProduct } from '@/lib/contract/product';
import { choose, findSubProduct, firstInStock, type Selection } from '@/lib/domain/variant';

type Attributes = ShortProduct['attributes'];
type Options = {
  attributes: Attributes;
  subProducts: SubProduct[];
  selection: Selection;
  subProduct: SubProduct | undefined;
  choose: (attributeId: number, valueId: number) => void;
};

const Context = createContext<Options | null>(null);

type Props = { attributes: Attributes; subProducts: SubProduct[]; children: ReactNode };

/** What the shopper has chosen, for gallery, selectors and buy box alike. */
export function OptionsProvider({ attributes, subProducts, children }: Props) {
  const [selection, setSelection] = useState(() => firstInStock(subProducts));
  const options = useMemo(
    () => ({
      attributes,
      subProducts,
      selection,
      subProduct: findSubProduct(subProducts, selection),
      choose: (attributeId: number, valueId: number) =>
        setSelection((chosen) => choose(subProducts, chosen, attributeId, valueId)),
    }),
    [attributes, subProducts, selection],
  );

  return <Context value={options}>{children}</Context>;
}

export function useOptions(): Options {
  const options = useContext(Context);
  if (!options) throw new Error('useOptions stands outside of an OptionsProvider');
  return options;
}

'use client';

import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { useNewestVariants } from '@/components/product/page/buy/use-newest-offers';
import type { ShortProduct, SubProduct } from '@/lib/contract/product';
import { type Choice, type ChoiceParameters, choiceOf } from '@/lib/domain/product/option-choice';
import { findSubProduct, type Selection } from '@/lib/domain/product/variant';
import { pageParameters } from '@/lib/domain/routing/query-parameters';
import { replaceAddress } from '@/lib/navigation/history-entry';

type Attributes = ShortProduct['attributes'];
type OptionsState = {
  attributes: Attributes;
  subProducts: SubProduct[];
  selection: Selection;
  subProduct: SubProduct | undefined;
  choose: (selection: Selection) => void;
  /** The selection in the HTML of the page, without later choices. */
  rendered: Selection;
  /** Whether the shopper has selected an option here; otherwise the URL determines it. */
  isChosenHere: boolean;
  amount: number;
  setAmount: (amount: number) => void;
};

const Context = createContext<OptionsState | null>(null);

type Props = {
  attributes: Attributes;
  subProducts: SubProduct[];
  requested?: ChoiceParameters;
  /** The product whose prices and stock are corrected when newer ones arrive. */
  product?: { id: number; name: string };
  children: ReactNode;
};

export function OptionsProvider(props: Props) {
  const { attributes, subProducts: data, requested, product, children } = props;
  const [choice, setChoice] = useState(() => choiceOf(data, requested ?? {}));
  const [{ selection: rendered }] = useState(choice);
  const subProducts = useNewestVariants(data, product, (variants) =>
    findSubProduct(variants, choice.selection),
  );
  const [isChosenHere, setChosenHere] = useState(false);
  const isOwnPage = requested !== undefined;

  // A saved copy of the page, and Back to it, do not contain later choices.
  useLayoutEffect(() => {
    if (!requested) return;
    const inAddress: ChoiceParameters = pageParameters(window.location.search);
    const isOther = inAddress.option !== requested.option || inAddress.amount !== requested.amount;
    if (isOther) setChoice(choiceOf(data, inAddress));
  }, [requested, data]);

  const options = useMemo(() => {
    const { selection, amount } = choice;
    const show = (chosen: Choice) => {
      setChoice(chosen);
      setChosenHere(true);
      const subProduct = findSubProduct(subProducts, chosen.selection);
      if (isOwnPage && subProduct) writeChoice(subProduct.id, chosen.amount);
    };
    const shown = findSubProduct(subProducts, selection);
    return {
      attributes,
      subProducts,
      selection,
      subProduct: shown,
      rendered,
      choose: (chosen: Selection) => show({ selection: chosen, amount: 1 }),
      isChosenHere,
      // The stock may have dropped below the selected number of units.
      amount: Math.max(Math.min(amount, shown?.amount ?? 1), 1),
      setAmount: (wanted: number) => show({ selection, amount: wanted }),
    };
  }, [attributes, subProducts, choice, rendered, isChosenHere, isOwnPage]);

  return <Context value={options}>{children}</Context>;
}

export function useOptions(): OptionsState {
  const options = useContext(Context);
  if (!options) throw new Error('useOptions must be used within an OptionsProvider');
  return options;
}

/** Writes the choice into the URL, so that it survives a reload and a change of the language. */
function writeChoice(subProduct: number, amount: number) {
  const address = new URL(window.location.href);
  address.searchParams.set('option', String(subProduct));
  if (amount > 1) address.searchParams.set('amount', String(amount));
  else address.searchParams.delete('amount');
  replaceAddress(address);
}

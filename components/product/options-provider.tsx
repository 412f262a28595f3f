'use client';

import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import type { ShortProduct, SubProduct } from '@/lib/contract/product';
import { type AskedChoice, type Choice, choiceOf } from '@/lib/domain/option-choice';
import { findSubProduct, type Selection } from '@/lib/domain/variant';
import { replaceAddress } from '@/lib/navigation/history-entry';

type Attributes = ShortProduct['attributes'];
type Options = {
  attributes: Attributes;
  subProducts: SubProduct[];
  selection: Selection;
  subProduct: SubProduct | undefined;
  choose: (selection: Selection) => void;
  /** The shopper has chosen here; otherwise the address decides. */
  isChosenHere: boolean;
  amount: number;
  setAmount: (amount: number) => void;
};

const Context = createContext<Options | null>(null);

type Props = {
  attributes: Attributes;
  subProducts: SubProduct[];
  asked?: AskedChoice;
  children: ReactNode;
};

export function OptionsProvider({ attributes, subProducts, asked, children }: Props) {
  const [choice, setChoice] = useState(() => choiceOf(subProducts, asked ?? {}));
  const [isChosenHere, setChosenHere] = useState(false);
  const isOwnPage = asked !== undefined;

  // A saved copy of the page, and Back to it, do not have the later choices.
  useLayoutEffect(() => {
    if (!asked) return;
    const inAddress: AskedChoice = Object.fromEntries(new URLSearchParams(window.location.search));
    const isOther = inAddress.option !== asked.option || inAddress.amount !== asked.amount;
    if (isOther) setChoice(choiceOf(subProducts, inAddress));
  }, [asked, subProducts]);

  const options = useMemo(() => {
    const { selection, amount } = choice;
    const show = (chosen: Choice) => {
      setChoice(chosen);
      setChosenHere(true);
      const subProduct = findSubProduct(subProducts, chosen.selection);
      if (isOwnPage && subProduct) writeChoice(subProduct.id, chosen.amount);
    };
    return {
      attributes,
      subProducts,
      selection,
      subProduct: findSubProduct(subProducts, selection),
      choose: (chosen: Selection) => show({ selection: chosen, amount: 1 }),
      isChosenHere,
      amount,
      setAmount: (wanted: number) => show({ selection, amount: wanted }),
    };
  }, [attributes, subProducts, choice, isChosenHere, isOwnPage]);

  return <Context value={options}>{children}</Context>;
}

export function useOptions(): Options {
  const options = useContext(Context);
  if (!options) throw new Error('useOptions stands outside of an OptionsProvider');
  return options;
}

/** Writes the choice into the address, so that a reload or another language keeps it. */
function writeChoice(subProduct: number, amount: number) {
  const address = new URL(window.location.href);
  address.searchParams.set('option', String(subProduct));
  if (amount > 1) address.searchParams.set('amount', String(amount));
  else address.searchParams.delete('amount');
  replaceAddress(address);
}

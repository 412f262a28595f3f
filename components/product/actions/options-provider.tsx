'use client';

import {
  createContext,
  type ReactNode,
  useContext,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { useNewestVariants } from '@/components/product/page/buy/use-newest-offers';
import type { ShortProduct, SubProduct } from '@/lib/contract/product';
import { currentPrice } from '@/lib/domain/product/discount';
import {
  type Choice,
  type ChoiceParameters,
  choiceOf,
  requiredAttributes,
  shownVariant,
} from '@/lib/domain/product/option-choice';
import { findSubProduct, type Selection, variantsWithin } from '@/lib/domain/product/variant';
import { pageParameters } from '@/lib/domain/routing/query-parameters';
import { replaceAddress } from '@/lib/navigation/history-entry';

type Attributes = ShortProduct['attributes'];
type OptionsState = {
  attributes: Attributes;
  subProducts: SubProduct[];
  selection: Selection;
  /** The selected variant; while a size is missing, the cheapest one that fits. */
  subProduct: SubProduct | undefined;
  /** Whether the shopper still has to choose a size. */
  isSizeMissing: boolean;
  /** Whether variants that fit the selection cost more than `subProduct`. */
  isPriceFrom: boolean;
  /** The element id of the size group. */
  sizesId: string;
  /** Counts the presses of buttons that need a size. */
  requests: number;
  requestSize: () => void;
  choose: (selection: Selection) => void;
  /** The selection in the page's HTML, without later choices. */
  rendered: Selection;
  /** Whether the shopper has selected an option here; if not, the selection comes from the URL. */
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
  /** Whether the shopper chooses the size; otherwise the first one in stock is selected. */
  requiresSize?: boolean;
  children: ReactNode;
};

export function OptionsProvider(props: Props) {
  const { attributes, subProducts: data, requested, product, requiresSize, children } = props;
  const [required] = useState(() => (requiresSize ? requiredAttributes(attributes, data) : []));
  const [choice, setChoice] = useState(() => choiceOf(data, requested ?? {}, required));
  const [{ selection: rendered }] = useState(choice);
  const subProducts = useNewestVariants(data, product, (variants) =>
    shownVariant(variants, choice.selection),
  );
  const [isChosenHere, setChosenHere] = useState(false);
  const [requests, setRequests] = useState(0);
  const isOwnPage = requested !== undefined;
  const dialogId = useId();
  const sizesId = isOwnPage ? 'sizes' : dialogId;

  // Reads the shopper's choices from the URL, because neither a saved copy of the page nor the page
  // after going back contains them.
  useLayoutEffect(() => {
    if (!requested) return;
    const inAddress: ChoiceParameters = pageParameters(window.location.search);
    const isOther = inAddress.option !== requested.option || inAddress.amount !== requested.amount;
    if (isOther) setChoice(choiceOf(data, inAddress, required));
  }, [requested, data, required]);

  const options = useMemo(() => {
    const { selection, amount } = choice;
    const show = (chosen: Choice) => {
      setChoice(chosen);
      setChosenHere(true);
      const subProduct = findSubProduct(subProducts, chosen.selection);
      if (isOwnPage && subProduct) writeChoice(subProduct.id, chosen.amount);
    };
    const shown = shownVariant(subProducts, selection);
    const isSizeMissing =
      required.some((attribute) => selection[attribute] === undefined) &&
      !findSubProduct(subProducts, selection);
    const fitting = isSizeMissing && shown ? variantsWithin(subProducts, selection) : [];
    return {
      attributes,
      subProducts,
      selection,
      subProduct: shown,
      isSizeMissing,
      isPriceFrom: fitting.some((one) => shown && currentPrice(one) > currentPrice(shown)),
      sizesId,
      requests,
      requestSize: () => setRequests((count) => count + 1),
      rendered,
      // The amount belongs to a variant: selecting another size resets it, but selecting the first
      // one does not.
      choose: (chosen: Selection) =>
        show({ selection: chosen, amount: isSizeMissing ? amount : 1 }),
      isChosenHere,
      // The stock may have dropped below the selected number of units.
      amount: Math.max(Math.min(amount, shown?.amount ?? 1), 1),
      setAmount: (wanted: number) => show({ selection, amount: wanted }),
    };
  }, [
    attributes,
    subProducts,
    choice,
    rendered,
    isChosenHere,
    isOwnPage,
    required,
    sizesId,
    requests,
  ]);

  return <Context value={options}>{children}</Context>;
}

export function useOptions(): OptionsState {
  const options = useContext(Context);
  if (!options) throw new Error('useOptions must be used within an OptionsProvider');
  return options;
}

/** Writes the choice into the URL, so that it survives a reload and a language change. */
function writeChoice(subProduct: number, amount: number) {
  const address = new URL(window.location.href);
  address.searchParams.set('option', String(subProduct));
  if (amount > 1) address.searchParams.set('amount', String(amount));
  else address.searchParams.delete('amount');
  replaceAddress(address);
}

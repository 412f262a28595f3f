import { IMask } from 'react-imask';
import { PRICE_MAX } from '@/lib/domain/product/bounds';
import { readAmount, westernDigits } from '@/lib/domain/text/amount-text';
import { formatAmount } from '@/lib/domain/text/money';

const [GROUP_SIGN = ''] = formatAmount(1000).match(/\D/) ?? [];
const masks = [
  { mask: Number, scale: 0, min: 0, max: PRICE_MAX, thousandsSeparator: GROUP_SIGN },
  // A dot or a comma may start a fraction or a group, so the mask leaves the text as typed.
  { mask: /^[\d.,\s]*$/ },
];
const [grouped, asTyped] = [0, 1];

export type AmountMask = {
  show: (text: string) => void;
  /**
   * Regroups an amount that was inserted in one step, for example by pasting.
   *
   * @returns The amount, or `undefined` if the shopper typed or the text is not an amount.
   */
  takeWhole: (event: Event) => number | undefined;
  destroy: () => void;
};

/** Groups the digits of a field during typing and keeps the caret between the same digits. */
export function maskAmount(field: HTMLInputElement): AmountMask {
  const before = field.value;
  const left = digitsBeforeCaret(field);
  const mask = IMask(field, {
    mask: masks,
    prepare: westernDigits,
    dispatch: (appended, masked, _flags, tail) =>
      masked.compiledMasks[/[.,]/.test(`${masked.value}${appended}${tail}`) ? asTyped : grouped],
  });
  if (mask.value !== before) mask.updateControl(behind(mask.value, left));

  function show(text: string, digits = Number.POSITIVE_INFINITY) {
    mask.masked.value = text;
    mask.updateControl(behind(text, digits));
  }

  return {
    show: (text) => show(text),
    takeWhole(event) {
      const amount = isTyped(event) ? undefined : readAmount(field.value);
      if (amount === undefined) return undefined;
      const isAtEnd = field.selectionEnd === field.value.length;
      show(formatAmount(amount), isAtEnd ? undefined : digitsBeforeCaret(field));
      return amount;
    },
    destroy: () => mask.destroy(),
  };
}

/**
 * Returns whether the event comes from typing or deleting. Other events come from pasting,
 * dictation, autofill or undo.
 */
function isTyped(event: Event): boolean {
  if (!(event instanceof InputEvent)) return false;
  const { inputType, data, isComposing } = event;
  return isComposing || inputType.startsWith('delete') || (data !== null && data.length === 1);
}

function digitsBeforeCaret({ value, selectionEnd }: HTMLInputElement): number {
  return value.slice(0, selectionEnd ?? value.length).replace(/\P{Nd}/gu, '').length;
}

/** Returns the position after the given number of digits in the text. */
function behind(text: string, digits: number): number {
  const places = Array.from(text.matchAll(/\d/g), ({ index }) => index + 1);
  return [0, ...places][digits] ?? text.length;
}

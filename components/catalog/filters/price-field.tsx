import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { readAmount } from '@/lib/domain/text/amount-text';
import { formatAmount } from '@/lib/domain/text/money';
import type { AmountMask } from './amount-mask';
import styles from './price-range.module.css';

type Props = {
  name: string;
  caption: string;
  hint: number;
  amount: number | undefined;
  /** Incremented when something other than this field changes the amount. */
  revision: number;
  onType: (amount: number | undefined) => void;
};

const TEXT_MAX = 40;

/**
 * A field for an amount, which is shown in groups of three digits. The field is uncontrolled,
 * because otherwise the caret would jump. The mask is loaded on first use; until then the text
 * stays as typed and is grouped on blur.
 */
export function PriceField({ name, caption, hint, amount, revision, onType }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { mask, load } = useAmountMask();
  const shown = amount === undefined ? '' : formatAmount(amount);

  const show = useEffectEvent(() => write(shown));
  useLayoutEffect(() => {
    if (revision > 0) show();
  }, [revision]);

  function write(text: string) {
    if (mask.current) mask.current.show(text);
    else if (field.current) field.current.value = text;
  }

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{caption}</label>
      <input
        ref={field}
        id={id}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        maxLength={TEXT_MAX}
        placeholder={hint > 0 ? formatAmount(hint) : undefined}
        defaultValue={shown}
        onFocus={({ currentTarget }) => load(currentTarget)}
        onInputCapture={(event) => {
          const whole = mask.current?.takeWhole(event.nativeEvent);
          if (whole === undefined) return;
          event.stopPropagation();
          onType(whole);
        }}
        onInput={({ currentTarget }) => {
          load(currentTarget);
          onType(readAmount(currentTarget.value));
        }}
        onBlur={({ currentTarget }) => {
          const typed = readAmount(currentTarget.value);
          write(typed === undefined ? '' : formatAmount(typed));
          currentTarget.form?.requestSubmit();
        }}
      />
    </div>
  );
}

function useAmountMask() {
  const mask = useRef<AmountMask>(null);
  const isWanted = useRef(false);

  useEffect(
    () => () => {
      mask.current?.destroy();
      mask.current = null;
      isWanted.current = false;
    },
    [],
  );

  /** Loads the mask. After a failure, the next focus or input tries again. */
  function load(field: HTMLInputElement) {
    if (isWanted.current) return;
    isWanted.current = true;
    import('./amount-mask').then(
      ({ maskAmount }) => {
        if (isWanted.current) mask.current = maskAmount(field);
      },
      () => {
        isWanted.current = false;
      },
    );
  }

  return { mask, load };
}

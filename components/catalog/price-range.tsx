'use client';

import { useTranslations } from 'next-intl';
import { type Ref, useCallback, useId, useRef, useState } from 'react';
import { RangeSlider } from '@/components/ui/range-slider';
import { formatAmount } from '@/lib/domain/money';
import styles from './price-range.module.css';

type Props = {
  bounds: { min: number; max: number };
  min: number | undefined;
  max: number | undefined;
};
type Prices = { from?: number | undefined; to?: number | undefined };

export function PriceRange({ bounds, min, max }: Props) {
  const t = useTranslations('catalog');
  const [{ from, to }, setRange] = useState<Prices>({ from: min, to: max });
  const form = useRef<HTMLFormElement>(null);
  const change = (changed: Prices) => setRange((range) => ({ ...range, ...changed }));

  const followForm = useCallback(
    (field: HTMLInputElement) => {
      const follow = () => setRange({ from: min, to: max });
      form.current = field.form;
      field.form?.addEventListener('reset', follow);
      return () => form.current?.removeEventListener('reset', follow);
    },
    [min, max],
  );

  return (
    <div className={styles.range}>
      {/* Without a button browsers do not send a form of two fields on Enter. */}
      <button type="submit" hidden />
      <PriceField
        ref={followForm}
        {...{ name: 'price_min', caption: t('from'), hint: bounds.min, value: from }}
        onType={(value) => change({ from: value })}
      />
      <PriceField
        {...{ name: 'price_max', caption: t('to'), hint: bounds.max, value: to }}
        onType={(value) => change({ to: value })}
      />
      {bounds.max > bounds.min && (
        <div className={styles.slider}>
          <RangeSlider
            {...bounds}
            step={stepOf(bounds.max - bounds.min)}
            value={{ from: from ?? bounds.min, to: to ?? bounds.max }}
            onChange={(moved) => change(withoutEnds(moved, bounds))}
            onCommit={() => form.current?.requestSubmit()}
            fromLabel={t('priceFrom')}
            toLabel={t('priceTo')}
            format={formatAmount}
          />
        </div>
      )}
    </div>
  );
}

type FieldProps = {
  ref?: Ref<HTMLInputElement>;
  name: string;
  caption: string;
  hint: number;
  value: number | undefined;
  onType: (value: number | undefined) => void;
};

function PriceField({ caption, hint, value, onType, ...rest }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{caption}</label>
      <input
        {...rest}
        id={id}
        inputMode="numeric"
        autoComplete="off"
        maxLength={15}
        placeholder={hint > 0 ? formatAmount(hint) : undefined}
        value={value === undefined ? '' : formatAmount(value)}
        onChange={({ currentTarget }) => onType(digitsOf(currentTarget.value))}
        onBlur={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      />
    </div>
  );
}

function digitsOf(text: string): number | undefined {
  const digits = text.replace(/\D/g, '');
  return digits ? Number(digits) : undefined;
}

/** At its end a thumb leaves nothing out, so that price is no filter. */
function withoutEnds(moved: Prices, { min, max }: Props['bounds']): Prices {
  return {
    ...('from' in moved && { from: moved.from === min ? undefined : moved.from }),
    ...('to' in moved && { to: moved.to === max ? undefined : moved.to }),
  };
}

/** About a hundred steps, each a round amount. */
function stepOf(span: number): number {
  return 10 ** Math.max(0, Math.floor(Math.log10(span)) - 2);
}

'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useRef, useState } from 'react';
import { RangeSlider } from '@/components/ui/form/range-slider';
import { formatAmount } from '@/lib/domain/text/money';
import { PriceField } from './price-field';
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
  /** Counts the changes that were not typed. After each one, the fields show the new range. */
  const [revision, setRevision] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const change = (changed: Prices) => setRange((range) => ({ ...range, ...changed }));

  const followForm = useCallback(
    (field: HTMLButtonElement) => {
      const follow = () => {
        setRange({ from: min, to: max });
        setRevision((last) => last + 1);
      };
      form.current = field.form;
      field.form?.addEventListener('reset', follow);
      return () => form.current?.removeEventListener('reset', follow);
    },
    [min, max],
  );

  function move(moved: Prices) {
    change(withoutEnds(moved, bounds));
    setRevision((last) => last + 1);
  }

  return (
    <div className={styles.range}>
      {/* Browsers do not submit a form with two fields on Enter unless it has a button. */}
      <button ref={followForm} type="submit" hidden />
      <PriceField
        name="price_min"
        caption={t('from')}
        hint={bounds.min}
        amount={from}
        revision={revision}
        onType={(amount) => change({ from: amount })}
      />
      <PriceField
        name="price_max"
        caption={t('to')}
        hint={bounds.max}
        amount={to}
        revision={revision}
        onType={(amount) => change({ to: amount })}
      />
      {bounds.max > bounds.min && (
        <div className={styles.slider}>
          <RangeSlider
            {...bounds}
            step={stepOf(bounds.max - bounds.min)}
            value={{ from: from ?? bounds.min, to: to ?? bounds.max }}
            onChange={move}
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

/** Removes a price that equals an end of the range, because such a price filters nothing out. */
function withoutEnds(moved: Prices, { min, max }: Props['bounds']): Prices {
  return {
    ...('from' in moved && { from: moved.from === min ? undefined : moved.from }),
    ...('to' in moved && { to: moved.to === max ? undefined : moved.to }),
  };
}

/** Returns a power of ten that divides the range into 100 to 1000 steps; at least 1. */
function stepOf(span: number): number {
  return 10 ** Math.max(0, Math.floor(Math.log10(span)) - 2);
}

'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { ProductImage } from '@/lib/contract/product';
import { isValueAvailable } from '@/lib/domain/variant';
import styles from './option-picker.module.css';
import { OptionValue } from './option-value';
import { useOptions } from './options-provider';

/** A radio group for each attribute; unavailable values are marked (S4-30). */
export function OptionPicker({ images }: { images: ProductImage[] }) {
  const t = useTranslations('product');
  // The page and the quick view may show the same product at once.
  const group = useId();
  const { attributes, subProducts, selection, choose } = useOptions();

  return attributes.map(({ id, name, kind, values }) => {
    const chosen = values.find((value) => value.id === selection[id]);
    return (
      <fieldset key={id} className={styles.option}>
        <legend className={styles.name}>
          {`${name}: `}
          <b>{chosen?.value}</b>
        </legend>
        <div className={styles.values}>
          {values.map((value) => (
            <OptionValue
              key={value.id}
              name={`${group}-${id}`}
              value={value}
              picture={
                kind === 'colour'
                  ? images.find(({ attribute_value }) => attribute_value === value.id)?.image
                  : undefined
              }
              isChosen={value.id === selection[id]}
              isGone={!isValueAvailable(subProducts, selection, id, value.id)}
              goneLabel={t('soldOut')}
              onChoose={() => choose(id, value.id)}
            />
          ))}
        </div>
      </fieldset>
    );
  });
}

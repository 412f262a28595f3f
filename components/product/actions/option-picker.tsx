'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import type { ProductImage } from '@/lib/contract/product';
import {
  attributesDisplay,
  isValueAvailable,
  unreachableVariants,
} from '@/lib/domain/product/variant';
import { withUnits } from '@/lib/domain/text/number';
import styles from './option-picker.module.css';
import { OptionValue } from './option-value';
import { useOptions } from './options-provider';

export function OptionPicker({ images }: { images: ProductImage[] }) {
  const t = useTranslations('product');
  // The page and the quick view may show the same product at the same time.
  const group = useId();
  const { attributes, subProducts, selection, choose } = useOptions();

  const groups = attributes.map(({ id, name, kind, values }) => {
    const chosen = values.find((value) => value.id === selection[id]);
    return (
      <fieldset key={id}>
        <legend className={styles.name}>
          {`${name}: `}
          <b>{withUnits(chosen?.value ?? '')}</b>
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
              onChoose={() => choose({ ...selection, [id]: value.id })}
            />
          ))}
        </div>
      </fieldset>
    );
  });
  return (
    <>
      {groups}
      <OtherVariants />
    </>
  );
}

/** Lists the variants that are unreachable because of disabled values. */
function OtherVariants() {
  const t = useTranslations('product');
  const { attributes, subProducts, selection, choose } = useOptions();
  const others = unreachableVariants(subProducts, selection);
  if (others.length === 0) return null;

  return (
    <div>
      <p className={styles.name}>{t('alsoInStock')}</p>
      <div className={styles.values}>
        {others.map(({ id, attributes_map: map }) => (
          <Button key={id} kind="outline" onClick={() => choose({ ...map })}>
            {withUnits(attributesDisplay(attributes, map))}
          </Button>
        ))}
      </div>
    </div>
  );
}

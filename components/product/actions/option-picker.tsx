'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
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
import { SizeTableLink } from './size-table-link';

type Props = {
  images: ProductImage[];
  /** The path of the page with the size table. */
  sizePage?: string | undefined;
};

export function OptionPicker({ images, sizePage }: Props) {
  const t = useTranslations('product');
  // The page and the quick view may show the same product at the same time.
  const group = useId();
  const options = useOptions();
  const { attributes, subProducts, selection, isSizeMissing, requests, choose } = options;
  const sizes = useFocusOnRequest(requests);
  const missing = isSizeMissing ? attributes.find(({ id }) => selection[id] === undefined) : null;

  const groups = attributes.map(({ id, name, kind, is_size: isSize, values }) => {
    const chosen = values.find((value) => value.id === selection[id]);
    return (
      <fieldset
        key={id}
        {...(id === missing?.id && { id: options.sizesId, ref: sizes })}
        data-requested={(id === missing?.id && requests > 0) || undefined}
      >
        <legend className={styles.name}>
          {`${name}: `}
          <b>{chosen ? withUnits(chosen.value) : t('choose')}</b>
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
        {isSize && sizePage && <SizeTableLink path={sizePage} />}
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

/**
 * Shows the group and focuses its first available value after each press of a button that needs a
 * size.
 */
function useFocusOnRequest(requests: number) {
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (requests === 0) return;
    group.current?.scrollIntoView({ block: 'center' });
    group.current?.querySelector<HTMLElement>('input:enabled')?.focus({ preventScroll: true });
  }, [requests]);
  return group;
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

'use client';

import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ProductGrid } from '@/components/product/card/product-grid';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { continueList, type GrownList } from '@/lib/client/product/product-list';
import type { Collection } from '@/lib/contract/catalog';
import { deviceOf } from '@/lib/domain/device';
import { collectionSize, hasMorePages, pageToRead } from '@/lib/domain/product/collection';
import { useMinDuration } from '@/lib/hooks/use-min-duration';
import styles from './collection-row.module.css';

type Props = { collection: Pick<Collection, 'slug' | 'name' | 'products' | 'products_count'> };

/**
 * Shows the first rows of a collection: four on phones and two on wider screens. The button loads
 * more products; how many depends on the width of the window (S9-16).
 */
export function CollectionRow({ collection }: Props) {
  const t = useTranslations('home');
  const locale = useLocale();
  const { slug, name, products_count: count } = collection;
  const [products, setProducts] = useState(collection.products);
  /** The cursor after the last loaded product. */
  const [after, setAfter] = useState<GrownList['next']>();
  const [shown, setShown] = useState<number | null>(null);

  const more = useMutation({
    mutationFn: async () => {
      const size = collectionSize[deviceOf(window.innerWidth)];
      const page = Math.floor((shown ?? collectionSize.mobile) / size) + 1;
      const wanted = page * size;
      if (products.length >= Math.min(wanted, count)) return { products, after, wanted };
      const filters = { collection: slug, ...pageToRead(wanted, size, Boolean(after)) };
      const list = { filters, after, products, isFromStart: true };
      const { next, ...grown } = await continueList(list, locale);
      return { products: grown.products, after: next, wanted };
    },
    onSuccess: (grown) => {
      setProducts(grown.products);
      setAfter(grown.after);
      setShown(grown.wanted);
    },
  });
  const isBusy = useMinDuration(more.isPending);
  const href = `/products?collection=${slug}`;

  return (
    <Section title={name} more={{ href, label: t('all') }}>
      <ProductGrid
        products={shown === null ? products : products.slice(0, shown)}
        label={name}
        isWide
        {...(shown === null && { lines: 2 as const })}
      />
      {hasMorePages(count, shown ?? collectionSize.mobile) && (
        <div className={styles.more}>
          <Button kind="outline" busy={isBusy} onClick={() => more.mutate()}>
            {t('more')}
          </Button>
          {more.isError && <p role="alert">{t('moreFailed')}</p>}
        </div>
      )}
    </Section>
  );
}

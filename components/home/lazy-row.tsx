'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useHasInstallment } from '@/components/product/card/card-terms';
import { ProductGrid } from '@/components/product/card/product-grid';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { rowQuery } from '@/lib/client/product/catalog';
import { useIsNear } from '@/lib/hooks/use-is-near';
import styles from './lazy-row.module.css';

/** The distance below the screen at which loading starts, so that the row is ready in time. */
const NEAR = '600px 0px';

type Props = {
  title: string;
  /** The product list whose first products the row shows. */
  of: { collection: string } | { sale: number };
  href: string;
  note?: ReactNode;
};

/**
 * A row that loads its products when it comes near the screen. Until then, and without scripts, it
 * only links to the whole list.
 */
export function LazyRow({ title, of, href, note }: Props) {
  const t = useTranslations('home');
  const { watch, isNear } = useIsNear(NEAR);
  const hasInstallment = useHasInstallment();
  const { data, isError, refetch } = useQuery({ ...rowQuery(of, useLocale()), enabled: isNear });

  return (
    <Section title={title} more={{ href, label: t('all') }} note={note}>
      {data ? (
        <ProductGrid products={data.results} lines={1} label={title} />
      ) : (
        <div ref={watch} className={styles.waiting} data-short={!hasInstallment || undefined}>
          {isError && (
            <Button kind="outline" onClick={() => void refetch()}>
              {t('rowFailed')}
            </Button>
          )}
        </div>
      )}
    </Section>
  );
}

'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { PictureTiles } from '@/components/product/gallery/picture-tiles';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { categoriesQuery } from '@/lib/client/header';
import { largestLeaves } from '@/lib/domain/product/leaf-categories';
import { CatalogFailed } from './catalog-failed';
import styles from './mega-menu.module.css';
import { MegaMenuTops } from './mega-menu-tops';

/** This many category tiles fill the panel at every desktop width. */
const TILES = 20;

/** A disclosure instead of an ARIA menu, so that Tab moves from a category into its open panel. */
export function MegaMenu({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations();
  const { data: tops, isError, refetch } = useQuery(categoriesQuery(useLocale()));
  const [openId, setOpenId] = useState<number | null>(null);

  return (
    <nav id={id} className={styles.menu} aria-label={t('header.catalog')}>
      <div className={styles.box}>
        {isError ? (
          <CatalogFailed onRetry={() => void refetch()} />
        ) : (
          <>
            <MegaMenuTops
              tops={tops}
              openId={openId}
              panelId={`${id}-panel`}
              onToggle={(top) => setOpenId(top === openId ? null : top)}
            />
            {openId === null && (
              <div className={styles.hint}>
                <p>{t('product.wideChoice')}</p>
                <PictureTiles categories={largestLeaves(tops ?? [], TILES)} />
                <Button kind="soft" href="/products">
                  {t('menu.everything')}
                </Button>
              </div>
            )}
          </>
        )}
        <IconButton
          icon="close"
          label={t('actions.close')}
          className={styles.close}
          onClick={onClose}
        />
      </div>
    </nav>
  );
}

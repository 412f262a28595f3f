'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { categoriesQuery } from '@/lib/client/catalog';
import { CatalogueFailed } from './catalogue-failed';
import styles from './mega-menu.module.css';
import { MegaMenuTops } from './mega-menu-tops';

/** A disclosure, not an ARIA menu: Tab goes from a category into what it has opened. */
export function MegaMenu({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations();
  const { data: tops, isError, refetch } = useQuery(categoriesQuery(useLocale()));
  const [openId, setOpenId] = useState<number | null>(null);

  return (
    <nav id={id} className={styles.menu} aria-label={t('header.catalogue')}>
      <div className={styles.box}>
        {isError ? (
          <CatalogueFailed onRetry={() => void refetch()} />
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
                <Icon name="mark" size={64} className={styles.mark} />
                <p>{t('menu.choose')}</p>
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

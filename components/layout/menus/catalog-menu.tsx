'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useRef } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/display/icon';
import { LinkButton } from '@/components/ui/link-button';
import { categoriesQuery } from '@/lib/client/header';
import { useDismiss } from '@/lib/hooks/use-dismiss';
import { lazyWithMessages } from '@/lib/i18n/lazy-with-messages';
import { loadMessages } from '@/lib/i18n/load-messages';
import { panelClosed, panelOpened, useIsPanelOpen } from '@/stores/menu';
import styles from './catalog-menu.module.css';

const loadMegaMenu = () => import('./mega-menu').then(({ MegaMenu }) => MegaMenu);
const MegaMenu = lazyWithMessages(loadMegaMenu);

export function CatalogMenu() {
  const t = useTranslations('header');
  const locale = useLocale();
  const queryClient = useQueryClient();
  const isOpen = useIsPanelOpen('mega');
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLAnchorElement>(null);

  function closeAndReturn() {
    panelClosed();
    button.current?.focus();
  }

  useDismiss(area, {
    isOpen,
    onDismiss: (event) => (event.type === 'keydown' ? closeAndReturn() : panelClosed()),
  });

  function prepare() {
    void queryClient.prefetchQuery(categoriesQuery(locale));
    void loadMegaMenu();
    void loadMessages(locale);
  }

  return (
    <>
      {/* The scrim is outside of the area, so that a press on it closes the menu. */}
      {isOpen ? <div className={styles.scrim} /> : null}
      <div ref={area}>
        <LinkButton
          ref={button}
          href="/products"
          className={`${buttonStyle({})} ${styles.button}`}
          data-opens="mega"
          aria-expanded={isOpen}
          aria-controls={isOpen ? 'mega-menu' : undefined}
          onPointerEnter={prepare}
          onFocus={prepare}
          onPress={() => (isOpen ? panelClosed() : panelOpened('mega'))}
        >
          <Icon name={isOpen ? 'close' : 'grid'} size={20} />
          {t('catalog')}
        </LinkButton>
        {isOpen ? <MegaMenu id="mega-menu" onClose={closeAndReturn} /> : null}
      </div>
    </>
  );
}

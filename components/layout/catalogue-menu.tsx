'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useRef } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { categoriesQuery } from '@/lib/client/catalog';
import { useDismiss } from '@/lib/hooks/use-dismiss';
import { useIsHydrated } from '@/lib/hooks/use-is-hydrated';
import { lazyWithMessages, loadMessages } from '@/lib/i18n/lazy-with-messages';
import { panelClosed, panelOpened, useIsPanelOpen } from '@/stores/menu';
import styles from './catalogue-menu.module.css';

const loadMegaMenu = () => import('./mega-menu').then(({ MegaMenu }) => MegaMenu);
const MegaMenu = lazyWithMessages(loadMegaMenu);

/** Opens the mega-menu; before scripts run, and without them, a link to the whole list. */
export function CatalogueMenu() {
  const t = useTranslations('header');
  const locale = useLocale();
  const queryClient = useQueryClient();
  const isOpen = useIsPanelOpen('mega');
  const isHydrated = useIsHydrated();
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const look = `${buttonStyle({})} ${styles.button}`;

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
    void loadMessages();
  }

  if (!isHydrated) {
    return (
      <Link href="/products" className={look}>
        <Icon name="grid" size={20} />
        {t('catalogue')}
      </Link>
    );
  }
  return (
    <div ref={area} className={isOpen ? styles.open : undefined}>
      <button
        ref={button}
        type="button"
        className={look}
        aria-expanded={isOpen}
        aria-controls={isOpen ? 'mega-menu' : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => (isOpen ? panelClosed() : panelOpened('mega'))}
      >
        <Icon name={isOpen ? 'close' : 'grid'} size={20} />
        {t('catalogue')}
      </button>
      {isOpen ? <MegaMenu id="mega-menu" onClose={closeAndReturn} /> : null}
    </div>
  );
}

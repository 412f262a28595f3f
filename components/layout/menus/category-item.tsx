'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/display/icon';
import { LinkButton } from '@/components/ui/link-button';
import { categoriesQuery } from '@/lib/client/header';
import { loadMessages } from '@/lib/i18n/load-messages';
import { panelClosed, panelOpened, useIsPanelOpen } from '@/stores/menu';

export function CategoryItem({ className }: { className?: string | undefined }) {
  const name = useTranslations('header')('catalog');
  const locale = useLocale();
  const queryClient = useQueryClient();
  const isOpen = useIsPanelOpen('categories');

  /** Starts loading the drawer while the finger is still on the link. */
  function prepare() {
    void queryClient.prefetchQuery(categoriesQuery(locale));
    void import('./category-drawer');
    void loadMessages(locale);
  }

  return (
    <LinkButton
      href="/products"
      className={className}
      data-opens="categories"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerDown={prepare}
      onPress={() => (isOpen ? panelClosed() : panelOpened('categories'))}
    >
      <Icon name="grid" />
      <span>{name}</span>
    </LinkButton>
  );
}

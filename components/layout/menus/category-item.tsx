'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { LinkButton } from '@/components/layout/header/link-button';
import { Icon } from '@/components/ui/display/icon';
import { categoriesQuery } from '@/lib/client/header';
import { panelClosed, panelOpened, useIsPanelOpen } from '@/stores/menu';

export function CategoryItem({ className }: { className?: string | undefined }) {
  const name = useTranslations('header')('catalogue');
  const locale = useLocale();
  const queryClient = useQueryClient();
  const isOpen = useIsPanelOpen('categories');

  return (
    <LinkButton
      href="/products"
      className={className}
      data-opens="categories"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerDown={() => void queryClient.prefetchQuery(categoriesQuery(locale))}
      onPress={() => (isOpen ? panelClosed() : panelOpened('categories'))}
    >
      <Icon name="grid" />
      <span>{name}</span>
    </LinkButton>
  );
}

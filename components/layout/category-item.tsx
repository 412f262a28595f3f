'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { categoriesQuery } from '@/lib/client/catalog';
import { useIsHydrated } from '@/lib/hooks/use-is-hydrated';
import { panelClosed, panelOpened, useIsPanelOpen } from '@/stores/menu';

/** Opens the category drawer; before scripts run, and without them, a link to the whole list. */
export function CategoryItem({ className }: { className?: string | undefined }) {
  const name = useTranslations('header')('catalogue');
  const locale = useLocale();
  const queryClient = useQueryClient();
  const isOpen = useIsPanelOpen('categories');
  const content = (
    <>
      <Icon name="grid" />
      <span>{name}</span>
    </>
  );

  if (!useIsHydrated()) {
    return (
      <Link href="/products" className={className}>
        {content}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerDown={() => void queryClient.prefetchQuery(categoriesQuery(locale))}
      onClick={() => (isOpen ? panelClosed() : panelOpened('categories'))}
    >
      {content}
    </button>
  );
}

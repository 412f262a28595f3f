'use client';

import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/icon-button';
import { panelOpened, useIsPanelOpen } from '@/stores/menu';

export function MenuButton() {
  const t = useTranslations('header');
  return (
    <IconButton
      icon="menu"
      label={t('menu')}
      data-opens="menu"
      aria-haspopup="dialog"
      aria-expanded={useIsPanelOpen('links')}
      onClick={() => panelOpened('links')}
    />
  );
}

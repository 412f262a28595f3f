'use client';

import { useLocale, useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/icon-button';
import { loadMessages } from '@/lib/i18n/load-messages';
import { panelOpened, useIsPanelOpen } from '@/stores/menu';

export function MenuButton() {
  const t = useTranslations('header');
  const locale = useLocale();

  /** Starts loading the drawer while the finger is still on the button. */
  function prepare() {
    void import('./menu-drawer');
    void loadMessages(locale);
  }

  return (
    <IconButton
      icon="menu"
      label={t('menu')}
      data-opens="menu"
      aria-haspopup="dialog"
      aria-expanded={useIsPanelOpen('links')}
      onPointerDown={prepare}
      onClick={() => panelOpened('links')}
    />
  );
}

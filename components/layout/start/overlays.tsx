'use client';

import { Activity } from 'react';
import { BackToTop } from '@/components/layout/footer/back-to-top';
import { BottomNav } from '@/components/layout/footer/bottom-nav';
import { useIsInterrupted } from '@/components/layout/use-is-interrupted';
import { ModalHost } from './modal-host';
import { PanelHost } from './panel-host';
import { RepeatRequest } from './repeat-request';

type Props = { phone: string | undefined; toTopLabel: string };

/**
 * Renders the navigation, panels and dialogs that cover the page. Panels and dialogs load when
 * opened.
 *
 * While the offline page is shown, dialogs are hidden as well. Otherwise the shopper could order in
 * a dialog, and then repeat the failed order on the offline page.
 */
export function Overlays({ phone, toTopLabel }: Props) {
  const isInterrupted = useIsInterrupted();

  return (
    <>
      <BackToTop label={toTopLabel} />
      <BottomNav />
      <PanelHost phone={phone} />
      <Activity mode={isInterrupted ? 'hidden' : 'visible'}>
        <ModalHost />
      </Activity>
      <RepeatRequest />
    </>
  );
}

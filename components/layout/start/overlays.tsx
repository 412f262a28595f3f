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
 * The offline page hides the dialogs like the page. Otherwise the shopper could send a form in a
 * dialog and then repeat the same action on the offline page, for example order twice.
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

'use client';

import { BackToTop } from '@/components/layout/footer/back-to-top';
import { BottomNav } from '@/components/layout/footer/bottom-nav';
import { ModalHost } from './modal-host';
import { PanelHost } from './panel-host';

type Props = { phone: string | undefined; toTopLabel: string };

/**
 * Renders the navigation, panels and dialogs that cover the page. Panels and dialogs load when
 * opened.
 */
export function Overlays({ phone, toTopLabel }: Props) {
  return (
    <>
      <BackToTop label={toTopLabel} />
      <BottomNav />
      <PanelHost phone={phone} />
      <ModalHost />
    </>
  );
}

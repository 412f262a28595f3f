'use client';

import { Activity, type ReactNode, useLayoutEffect } from 'react';
import { HydratedMark } from '@/components/layout/start/hydrated-mark';
import { takeScrollTop } from '@/lib/client/page/leave-page';
import { useOptimisticView } from '@/lib/navigation/optimistic-navigation';
import { Interruption } from './interruption';
import styles from './page-slot.module.css';
import { useIsInterrupted } from './use-is-interrupted';

/** Renders a page, and keeps its state while the offline page or an optimistic view replaces it. */
export function PageSlot({ children }: { children: ReactNode }) {
  const isInterrupted = useIsInterrupted();
  const view = useOptimisticView();

  useLayoutEffect(() => {
    const top = isInterrupted ? 0 : takeScrollTop();
    if (top !== null) window.scrollTo({ top, behavior: 'instant' });
  }, [isInterrupted]);

  return (
    <>
      {view && (
        <div className={styles.optimistic} aria-busy="true">
          {view}
        </div>
      )}
      {isInterrupted && <Interruption />}
      <Activity mode={isInterrupted ? 'hidden' : 'visible'}>
        {children}
        <HydratedMark />
      </Activity>
    </>
  );
}

'use client';

import { useLocale } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { localePath } from '@/lib/domain/routing/locale-path';
import { readReturnTo } from '@/lib/domain/routing/read-return-to';
import { replaceDocument } from '@/lib/navigation/leave';
import { leaveOverlays } from '@/lib/navigation/overlay-entries';
import { OfflineScreen } from './offline-screen';

const never = () => () => {};

export function OfflinePage() {
  const locale = useLocale();
  const from = useSyncExternalStore(
    never,
    () => readReturnTo(addressIn(window.location.search), locale),
    () => null,
  );

  /** Also leaves a drawer that the shopper has opened here, and its history entry. */
  function leave() {
    const address = from ?? localePath(locale, '/');
    leaveOverlays(() => replaceDocument(address), { isPageReplaced: true });
  }

  return <OfflineScreen isAutomatic={from !== null} onBack={leave} />;
}

function addressIn(search: string): string | null {
  return new URLSearchParams(search).get('from');
}

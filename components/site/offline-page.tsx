'use client';

import { useLocale } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { returnToOf } from '@/lib/domain/return-to';
import { getPathname } from '@/lib/i18n/navigation';
import { OfflineScreen } from './offline-screen';

const never = () => () => {};

export function OfflinePage() {
  const home = getPathname({ href: '/', locale: useLocale() });
  const from = useSyncExternalStore(never, readReturnTo, () => null);

  return (
    <OfflineScreen
      isAutomatic={from !== null}
      onBack={() => window.location.replace(from ?? home)}
    />
  );
}

function readReturnTo(): string | null {
  return returnToOf(new URLSearchParams(window.location.search).get('from'));
}

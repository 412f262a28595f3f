'use client';

import { useLocale } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { localePath } from '@/lib/domain/locale-path';
import { returnToOf } from '@/lib/domain/return-to';
import { OfflineScreen } from './offline-screen';

const never = () => () => {};

export function OfflinePage() {
  const home = localePath(useLocale(), '/');
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

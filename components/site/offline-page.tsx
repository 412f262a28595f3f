'use client';

import { useLocale } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { localePath } from '@/lib/domain/locale-path';
import { readReturnTo } from '@/lib/domain/read-return-to';
import { OfflineScreen } from './offline-screen';

const never = () => () => {};

export function OfflinePage() {
  const locale = useLocale();
  const from = useSyncExternalStore(
    never,
    () => readReturnTo(addressIn(window.location.search), locale),
    () => null,
  );

  return (
    <OfflineScreen
      isAutomatic={from !== null}
      onBack={() => window.location.replace(from ?? localePath(locale, '/'))}
    />
  );
}

function addressIn(search: string): string | null {
  return new URLSearchParams(search).get('from');
}

'use client';

import { useLocale } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { localePath } from '@/lib/domain/routing/locale-path';
import { readReturnTo } from '@/lib/domain/routing/read-return-to';
import { replaceDocument } from '@/lib/navigation/leave';
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
      onBack={() => replaceDocument(from ?? localePath(locale, '/'))}
    />
  );
}

function addressIn(search: string): string | null {
  return new URLSearchParams(search).get('from');
}

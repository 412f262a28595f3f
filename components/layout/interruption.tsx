'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { OfflineScreen } from '@/components/site/offline-screen';

export function Interruption() {
  const title = useTranslations('errors.offline')('title');

  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);

  return <OfflineScreen isAutomatic onBack={() => window.history.back()} />;
}

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { OfflineScreen } from '@/components/site/offline-screen';
import { goBack } from '@/lib/navigation/history-entry';

export function Interruption() {
  const title = useTranslations('errors.offline')('title');
  const queryClient = useQueryClient();

  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);

  // A failed request can have changed data, so all data on the page is fetched again.
  function leave() {
    void queryClient.invalidateQueries();
    goBack();
  }

  return <OfflineScreen isAutomatic onBack={leave} />;
}

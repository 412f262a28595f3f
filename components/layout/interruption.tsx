import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { FailedScreenProps } from '@/components/site/failed-screen';
import { OfflineScreen } from '@/components/site/offline-screen';
import { currentToasts, dismissToast } from '@/components/ui/feedback/toast';
import { lazyWithMessages } from '@/lib/i18n/lazy-with-messages';
import { goBack } from '@/lib/navigation/history-entry';
import { leaveOverlays } from '@/lib/navigation/overlay-entries';
import { repeatRequested, useInterruptedAction, useIsServerError } from '@/stores/interruption';

/** Loaded on demand: the shop has just sent a response, so this file is probably reachable too. */
const FailedScreen = lazyWithMessages<FailedScreenProps & { onClose: () => void }>(() =>
  import('@/components/site/failed-screen').then((file) => file.FailedScreen),
);

/** Covers a page after one of its requests failed, until the shopper goes back to the page. */
export function Interruption() {
  const title = useTranslations('errors.offline')('title');
  const queryClient = useQueryClient();
  const action = useInterruptedAction();
  const isServerError = useIsServerError();
  const [isMissing, setIsMissing] = useState(false);

  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);

  // The screen states the failure, and toasts would cover its buttons on phones. The message next
  // to the failed control remains.
  useEffect(() => {
    if (!isServerError) return;
    for (const { id, kind } of currentToasts()) if (kind === 'error') dismissToast(id);
  }, [isServerError]);

  // A failed request may have changed data, so all data on the page is fetched again.
  function leave({ isPressed }: { isPressed: boolean }) {
    if (isPressed) repeatRequested();
    void queryClient.invalidateQueries();
    // The shopper may have opened a drawer on the offline page.
    leaveOverlays(() => goBack(), { isPageReplaced: true });
  }

  if (!isServerError || isMissing) return <OfflineScreen isAutomatic onBack={leave} />;
  return (
    <FailedScreen action={action?.name ?? null} onBack={leave} onClose={() => setIsMissing(true)} />
  );
}

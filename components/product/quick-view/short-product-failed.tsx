import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ApiError } from '@/lib/http/errors';

type Props = { error: Error; isFetching: boolean; onRetry: () => void };

/** Replaces a product that a dialog could not load. Offers no retry for a product that is gone. */
export function ShortProductFailed({ error, isFetching, onRetry }: Props) {
  const t = useTranslations('quickView.failed');
  const actions = useTranslations('actions');
  const isGone = error instanceof ApiError && error.kind === 'not-found';

  return (
    <EmptyState title={t('title')} text={isGone ? error.detail : t('text')}>
      {!isGone && (
        <Button size="large" busy={isFetching} onClick={onRetry}>
          {actions('retry')}
        </Button>
      )}
    </EmptyState>
  );
}

import { useTranslations } from 'next-intl';
import { useChunkReload } from '@/components/layout/start/use-chunk-reload';
import { Button } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { statusOf } from '@/lib/http/errors';

type Props = { error: Error; onRetry: () => void };

export function ErrorPage({ error, onRetry }: Props) {
  const t = useTranslations('errors.page');
  const actions = useTranslations('actions');

  useChunkReload(error);

  return (
    <Container page>
      <EmptyState
        level={1}
        title={t('title')}
        text={t('text', { status: String(statusOf(error)) })}
      >
        <Button size="large" onClick={onRetry}>
          {actions('retry')}
        </Button>
        <Button size="large" kind="outline" href="/">
          {t('home')}
        </Button>
      </EmptyState>
    </Container>
  );
}

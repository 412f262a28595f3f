import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import styles from './not-found-page.module.css';

export function NotFoundPage() {
  const t = useTranslations('errors.notFound');
  return (
    <Container className={styles.page}>
      <EmptyState level={1} title={t('title')} text={t('text')}>
        <Button href="/" size="large">
          {t('home')}
        </Button>
      </EmptyState>
    </Container>
  );
}

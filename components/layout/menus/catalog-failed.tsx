import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import styles from './catalog-failed.module.css';

export function CatalogFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations();
  return (
    <div className={styles.failed} role="alert">
      <p>{t('menu.failed')}</p>
      <Button kind="soft" icon="refresh" onClick={onRetry}>
        {t('actions.retry')}
      </Button>
    </div>
  );
}

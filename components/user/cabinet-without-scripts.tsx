import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

/** The cabinet is drawn by its scripts: without them it says so and leads on. */
export function CabinetWithoutScripts() {
  const t = useTranslations('account.withoutScripts');
  return (
    <noscript>
      <EmptyState level={1} title={t('title')} text={t('text')}>
        <Button href="/products" size="large">
          {t('catalogue')}
        </Button>
      </EmptyState>
    </noscript>
  );
}

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';

type Props = {
  page: 'cabinet' | 'cart' | 'checkout' | 'liked';
  /** The heading level of the title: 1 if the page's own heading needs scripts too. */
  level?: 1 | 2;
};

/** Replaces content that needs scripts with an explanation and links. */
export function WithoutScripts({ page, level = 2 }: Props) {
  const t = useTranslations('notice.withoutScripts');
  return (
    <noscript>
      <EmptyState level={level} title={t(page)} text={t('text')}>
        <Button href="/products" size="large">
          {t('catalog')}
        </Button>
      </EmptyState>
    </noscript>
  );
}

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';

type Props = {
  page: 'cabinet' | 'cart' | 'checkout' | 'liked';
  /** 1 where the scripts draw the page's own heading too. */
  level?: 1 | 2;
};

/** In place of what a page's scripts draw: without them it says so and leads on. */
export function WithoutScripts({ page, level = 2 }: Props) {
  const t = useTranslations('notice.withoutScripts');
  return (
    <noscript>
      <EmptyState level={level} title={t(page)} text={t('text')}>
        <Button href="/products" size="large">
          {t('catalogue')}
        </Button>
      </EmptyState>
    </noscript>
  );
}

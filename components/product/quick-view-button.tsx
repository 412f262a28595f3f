'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { openQuickView } from '@/lib/navigation/quick-view-address';
import styles from './quick-view-button.module.css';

export function QuickViewButton({ slug, name }: { slug: string; name: string }) {
  const t = useTranslations('quickView');
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={t('openOf', { name })}
      aria-haspopup="dialog"
      onClick={() => openQuickView(slug)}
    >
      <Icon name="eye" size={16} />
      {t('open')}
    </button>
  );
}

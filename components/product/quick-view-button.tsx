'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { openQuickView } from '@/lib/navigation/quick-view-address';
import { rememberCardPicture } from './card-picture';
import styles from './quick-view-button.module.css';

type Props = { slug: string; name: string; image: string | undefined };

export function QuickViewButton({ slug, name, image }: Props) {
  const t = useTranslations('quickView');
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={t('openOf', { name })}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => {
        rememberCardPicture(image, currentTarget);
        openQuickView(slug);
      }}
    >
      <Icon name="eye" size={16} />
      {t('open')}
    </button>
  );
}

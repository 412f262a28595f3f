'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { useIsLiked } from '@/stores/liked';
import styles from './like-button.module.css';
import { useLike } from './use-like';

type Props = {
  productId: number;
  name: string;
  kind?: 'heart' | 'box' | 'text';
  className?: string | undefined;
};

export function LikeButton({ productId, name, kind = 'heart', className = '' }: Props) {
  const t = useTranslations('liked');
  const like = useLike();
  const isLiked = useIsLiked(productId);
  const toggle = () => like(productId, !isLiked);

  if (kind !== 'text') {
    return (
      <IconButton
        icon="heart"
        label={t('addOf', { name })}
        pressed={isLiked}
        onClick={toggle}
        kind={kind === 'box' ? 'outline' : 'plain'}
        // It lies on the picture.
        {...(kind === 'heart' && { 'data-light': '' })}
        className={`${styles[kind]} ${className}`}
      />
    );
  }
  return (
    <Button kind="ghost" className={styles.text} aria-pressed={isLiked} onClick={toggle}>
      <Icon name="heart" size={20} filled={isLiked} />
      {isLiked ? t('added') : t('add')}
    </Button>
  );
}

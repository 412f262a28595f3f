'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/display/icon';
import { useIsLiked } from '@/stores/liked';
import styles from './like-button.module.css';
import { LikeControl } from './like-control';
import { useLike } from './use-like';

type Props = { productId: number; name: string; kind: 'box' | 'text' };

export function LikeButton({ productId, name, kind }: Props) {
  const t = useTranslations('liked');
  const like = useLike();
  const isLiked = useIsLiked(productId);

  if (kind === 'box') {
    return (
      <LikeControl productId={productId} label={t('addOf', { name })} kind={kind} like={like} />
    );
  }
  return (
    <Button
      kind="ghost"
      className={styles.text}
      aria-pressed={isLiked}
      onClick={() => like(productId, !isLiked)}
    >
      <Icon name="heart" size={20} filled={isLiked} />
      {isLiked ? t('added') : t('add')}
    </Button>
  );
}

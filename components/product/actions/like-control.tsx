import { IconButton } from '@/components/ui/icon-button';
import { useIsLiked } from '@/stores/liked';
import styles from './like-button.module.css';

type Props = {
  productId: number;
  label: string;
  kind: 'heart' | 'box';
  like: (product: number, isLiked: boolean) => void;
  className?: string | undefined;
};

export function LikeControl({ productId, label, kind, like, className = '' }: Props) {
  const isLiked = useIsLiked(productId);

  return (
    <IconButton
      icon="heart"
      label={label}
      pressed={isLiked}
      onClick={() => like(productId, !isLiked)}
      kind={kind === 'box' ? 'outline' : 'plain'}
      // The heart is on the image, which is light in both color schemes.
      {...(kind === 'heart' && { 'data-light': '' })}
      className={`${styles[kind]} ${className}`}
    />
  );
}

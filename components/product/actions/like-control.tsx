import icons from '@/components/ui/display/drawn-icon.module.css';
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
  const press = () => like(productId, !isLiked);

  if (kind === 'box') {
    return (
      <IconButton
        icon="heart"
        label={label}
        pressed={isLiked}
        onClick={press}
        kind="outline"
        className={`${styles.box} ${className}`}
      />
    );
  }
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isLiked}
      onClick={press}
      // The heart is on the image.
      data-light=""
      className={`${icons.icon} ${icons.heart} ${styles.heart} ${className}`}
    />
  );
}

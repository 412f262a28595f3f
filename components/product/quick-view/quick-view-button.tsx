import { Icon } from '@/components/ui/display/icon';
import { openQuickView } from '@/lib/navigation/quick-view-address';
import styles from './quick-view-button.module.css';

type Props = {
  slug: string;
  /** The button's accessible name, which contains the product's name. */
  label: string;
  /** Shown while a mouse points at the card. Touch screens show only the icon. */
  text: string;
  className?: string | undefined;
};

/** Opens the quick view of one product (S2-69). */
export function QuickViewButton({ slug, label, text, className = '' }: Props) {
  return (
    <button
      type="button"
      className={`${styles.button} ${className}`}
      aria-label={label}
      aria-haspopup="dialog"
      onClick={() => openQuickView(slug)}
    >
      <Icon name="eye" size={20} />
      {text}
    </button>
  );
}

import icons from '@/components/ui/display/drawn-icon.module.css';
import { openQuickView } from '@/lib/navigation/quick-view-address';
import styles from './quick-view-button.module.css';

type Props = {
  slug: string;
  /** The accessible name, which contains the name of the product. */
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
      className={`${icons.icon} ${icons.eye} ${styles.button} ${className}`}
      aria-label={label}
      aria-haspopup="dialog"
      onClick={() => openQuickView(slug)}
    >
      {text}
    </button>
  );
}

import styles from '@/components/product/actions/cart-button.module.css';
import { Icon } from '@/components/ui/display/icon';
import { Link } from '@/components/ui/link';

/** Replaces the cart button of a sold-out card. */
export function SimilarLink({ slug, label }: { slug: string; label: string }) {
  return (
    <Link
      href={`/products/${slug}#similar`}
      className={`${styles.add} ${styles.similar}`}
      aria-label={label}
      title={label}
    >
      <Icon name="grid" size={20} />
    </Link>
  );
}

import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import styles from './cart-button.module.css';

/** In place of the cart button of a card that is sold out. */
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

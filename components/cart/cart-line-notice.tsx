'use client';

import { useTranslations } from 'next-intl';
import { usePutInCart } from '@/components/product/use-put-in-cart';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { CartLineState } from '@/stores/cart';
import styles from './cart-line-notice.module.css';

/** Why a line cannot be ordered as it is, and the one thing to do about it. */
export function CartLineNotice({ line }: { line: CartLineState }) {
  const t = useTranslations('cart');
  const put = usePutInCart();
  const { id, amount: stock } = line.sub_product;
  if (stock > 0 && line.local_count <= stock) return null;

  return (
    <div className={styles.notice} data-gone={stock === 0 || undefined}>
      <Icon name="warning" size={16} />
      <p>{stock === 0 ? t('gone') : t('left', { count: stock })}</p>
      {stock === 0 ? (
        <Link href={`/products/${line.product.slug}#similar`} className={styles.fix}>
          {t('similar')}
        </Link>
      ) : (
        <button type="button" className={styles.fix} onClick={() => put(id, stock)}>
          {t('reduce', { count: stock })}
        </button>
      )}
    </div>
  );
}

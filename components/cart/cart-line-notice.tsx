'use client';

import { useTranslations } from 'next-intl';
import { usePutInCart } from '@/components/product/actions/use-put-in-cart';
import { Notice } from '@/components/ui/feedback/notice';
import { Link } from '@/components/ui/link';
import type { CartLineState } from '@/stores/cart';
import styles from './cart-line-notice.module.css';

export function CartLineNotice({ line }: { line: CartLineState }) {
  const t = useTranslations('cart');
  const put = usePutInCart();
  const { id, amount: stock } = line.sub_product;
  if (stock > 0 && line.local_count <= stock) return null;

  if (stock === 0) {
    const similar = (
      <Link href={`/products/${line.product.slug}#similar`} className={styles.fix}>
        {t('similar')}
      </Link>
    );
    return (
      <Notice tone="error" className={styles.notice} action={similar}>
        {t('gone')}
      </Notice>
    );
  }
  const reduce = (
    <button type="button" className={styles.fix} onClick={() => put(id, stock)}>
      {t('reduce', { count: stock })}
    </button>
  );
  return (
    <Notice className={styles.notice} action={reduce}>
      {t('left', { count: stock })}
    </Notice>
  );
}

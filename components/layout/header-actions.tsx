'use client';

import { useTranslations } from 'next-intl';
import { CountBubble } from '@/components/ui/count-bubble';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { useCartCount } from '@/stores/cart';
import { useLikedCount } from '@/stores/liked';
import { AccountMenu } from './account-menu';
import styles from './header-actions.module.css';

export function HeaderActions() {
  const t = useTranslations('header');
  const liked = useLikedCount();
  const cart = useCartCount();

  return (
    <div className={styles.actions}>
      <Link href="/liked" className={styles.action} aria-label={t('likedCount', { count: liked })}>
        <Icon name="heart" />
        {t('liked')}
        <CountBubble count={liked} />
      </Link>
      <Link href="/cart" className={styles.action} aria-label={t('cartCount', { count: cart })}>
        <Icon name="cart" />
        {t('cart')}
        <CountBubble count={cart} />
      </Link>
      <AccountMenu className={styles.action} />
    </div>
  );
}

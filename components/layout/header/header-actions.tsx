'use client';

import { useTranslations } from 'next-intl';
import { CountBubble } from '@/components/ui/display/count-bubble';
import { Icon } from '@/components/ui/display/icon';
import { Link } from '@/components/ui/link';
import { badgeText } from '@/lib/domain/order/known-lists';
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
      <Link
        href="/liked"
        className={styles.action}
        aria-label={t('likedCount', { count: liked })}
        suppressHydrationWarning
      >
        <Icon name="heart" />
        {t('liked')}
        <CountBubble of="liked" text={badgeText(liked)} />
      </Link>
      <Link
        href="/cart"
        className={styles.action}
        aria-label={t('cartCount', { count: cart })}
        suppressHydrationWarning
      >
        <Icon name="cart" />
        {t('cart')}
        <CountBubble of="cart" text={badgeText(cart)} />
      </Link>
      <AccountMenu className={styles.action} />
    </div>
  );
}

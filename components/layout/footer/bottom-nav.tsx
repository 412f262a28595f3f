import { useTranslations } from 'next-intl';
import { AccountItem } from '@/components/layout/header/account-item';
import { CategoryItem } from '@/components/layout/menus/category-item';
import { CountBubble } from '@/components/ui/display/count-bubble';
import { Icon } from '@/components/ui/display/icon';
import type { IconName } from '@/components/ui/display/icon-name';
import { Link } from '@/components/ui/link';
import { badgeText, type KnownList } from '@/lib/domain/order/known-lists';
import { usePathname } from '@/lib/navigation/use-localized-router';
import { useCartCount } from '@/stores/cart';
import { useLikedCount } from '@/stores/liked';
import styles from './bottom-nav.module.css';

export function BottomNav() {
  const t = useTranslations('header');
  const cart = useCartCount();
  const liked = useLikedCount();

  return (
    <nav className={styles.nav} aria-label={useTranslations('menu')('bottom')}>
      <Item href="/" icon="home" name={t('home')} />
      <CategoryItem className={styles.item} />
      <Item
        href="/cart"
        icon="cart"
        name={t('cart')}
        label={t('cartCount', { count: cart })}
        badge={{ of: 'cart', count: cart }}
      />
      <Item
        href="/liked"
        icon="heart"
        name={t('liked')}
        label={t('likedCount', { count: liked })}
        badge={{ of: 'liked', count: liked }}
      />
      <AccountItem className={styles.item} />
    </nav>
  );
}

type ItemProps = {
  href: string;
  icon: IconName;
  name: string;
  label?: string;
  badge?: { of: KnownList; count: number };
};

function Item({ href, icon, name, label, badge }: ItemProps) {
  const isCurrent = usePathname() === href;
  return (
    <Link
      href={href}
      className={styles.item}
      aria-label={label}
      suppressHydrationWarning={badge !== undefined}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <Icon name={icon} />
      <span>{name}</span>
      {badge && <CountBubble of={badge.of} text={badgeText(badge.count)} />}
    </Link>
  );
}

import { useTranslations } from 'next-intl';
import { CountBubble } from '@/components/ui/count-bubble';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-name';
import { Link } from '@/components/ui/link';
import { usePathname } from '@/lib/navigation/use-pathname';
import { useCartCount } from '@/stores/cart';
import { useLikedCount } from '@/stores/liked';
import { AccountItem } from './account-item';
import styles from './bottom-nav.module.css';
import { CategoryItem } from './category-item';

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
        count={cart}
      />
      <Item
        href="/liked"
        icon="heart"
        name={t('liked')}
        label={t('likedCount', { count: liked })}
        count={liked}
      />
      <AccountItem className={styles.item} />
    </nav>
  );
}

type ItemProps = { href: string; icon: IconName; name: string; label?: string; count?: number };

function Item({ href, icon, name, label, count = 0 }: ItemProps) {
  const isCurrent = usePathname() === href;
  return (
    <Link
      href={href}
      className={styles.item}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <Icon name={icon} />
      <span>{name}</span>
      <CountBubble count={count} />
    </Link>
  );
}

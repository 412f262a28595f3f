'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/display/icon';
import type { IconName } from '@/components/ui/display/icon-name';
import { Link } from '@/components/ui/link';
import { orderCountsQuery } from '@/lib/client/order/orders';
import { useSignOut } from '@/lib/client/session/auth';
import { formatPhone } from '@/lib/domain/text/format-phone';
import { firstLetter } from '@/lib/domain/text/initials';
import { usePathname } from '@/lib/navigation/use-localized-router';
import { useUser } from '@/stores/auth';
import styles from './account-menu.module.css';

const pages = [
  { href: '/user/orders', key: 'orders', icon: 'box' },
  { href: '/user/profile', key: 'profile', icon: 'user' },
  { href: '/user/address', key: 'addresses', icon: 'pin' },
  { href: '/liked', key: 'liked', icon: 'heart' },
] as const satisfies { href: string; key: string; icon: IconName }[];

export function AccountMenu() {
  const t = useTranslations('account');
  const user = useUser();
  const pathname = usePathname();
  const signOut = useSignOut();
  const { data: counts } = useQuery(orderCountsQuery(useLocale()));
  const phone = formatPhone(user?.phone ?? '');
  const name = user?.full_name || phone;

  return (
    <nav className={styles.menu} aria-label={t('cabinet')}>
      <div className={styles.who}>
        <span className={styles.disc} aria-hidden="true">
          {user?.full_name ? firstLetter(user.full_name) : <Icon name="user" />}
        </span>
        <p className={styles.names}>
          <b>{name}</b>
          {name !== phone && <span>{phone}</span>}
        </p>
      </div>
      <ul>
        {pages.map(({ href, key, icon }) => (
          <li key={key}>
            <Link
              href={href}
              className={styles.item}
              aria-current={pathname === href ? 'page' : undefined}
            >
              <Icon name={icon} size={22} />
              {t(key)}
              {key === 'orders' && counts && counts.active > 0 && (
                <span className={styles.count}>{counts.active}</span>
              )}
            </Link>
          </li>
        ))}
        <li className={styles.last}>
          <button type="button" className={styles.item} onClick={signOut}>
            <Icon name="logout" size={22} />
            {t('exit')}
          </button>
        </li>
      </ul>
    </nav>
  );
}

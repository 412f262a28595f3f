'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { RequireAuth } from '@/components/auth/require-auth';
import { Icon } from '@/components/ui/display/icon';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Link } from '@/components/ui/link';
import { usePathname } from '@/lib/navigation/use-localized-router';
import styles from './account-frame.module.css';
import { AccountMenu } from './account-menu';

export function AccountFrame({ children }: { children: ReactNode }) {
  const t = useTranslations('account');
  const isIndex = usePathname() === '/user';
  return (
    <RequireAuth waiting={<AccountSkeleton />}>
      <div className={styles.frame}>
        <aside className={isIndex ? styles.menuAlone : styles.menu}>
          <AccountMenu />
        </aside>
        <div className={isIndex ? styles.contentBeside : styles.content}>
          {!isIndex && (
            <Link href="/user" className={styles.back}>
              <Icon name="chevron-left" size={16} />
              {t('cabinet')}
            </Link>
          )}
          {children}
        </div>
      </div>
    </RequireAuth>
  );
}

function AccountSkeleton() {
  return (
    <div className={styles.frame} aria-busy="true">
      <div className={styles.menu}>
        <Skeleton height={300} radius={12} />
      </div>
      <div className={styles.content}>
        <Skeleton height={36} width="50%" className={styles.heading} />
        <Skeleton height={220} radius={12} />
      </div>
    </div>
  );
}

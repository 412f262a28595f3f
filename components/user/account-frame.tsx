'use client';

import type { ReactNode } from 'react';
import { RequireAuth } from '@/components/auth/require-auth';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { usePathname } from '@/lib/navigation/use-localized-router';
import styles from './account-frame.module.css';
import { AccountMenu } from './account-menu';

export function AccountFrame({ children }: { children: ReactNode }) {
  const isIndex = usePathname() === '/user';
  return (
    <RequireAuth waiting={<AccountSkeleton />}>
      <div className={styles.frame}>
        <aside className={isIndex ? styles.menuAlone : styles.menu}>
          <AccountMenu />
        </aside>
        <div className={isIndex ? styles.contentBeside : styles.content}>{children}</div>
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

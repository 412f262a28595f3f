'use client';

import type { ReactNode } from 'react';
import { RequireAuth } from '@/components/auth/require-auth';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { usePathname } from '@/lib/navigation/use-localized-router';
import styles from './cabinet-frame.module.css';
import { CabinetMenu } from './cabinet-menu';

export function CabinetFrame({ children }: { children: ReactNode }) {
  const isIndex = usePathname() === '/user';
  return (
    <RequireAuth waiting={<CabinetSkeleton />}>
      <div className={styles.frame}>
        <aside className={isIndex ? styles.menuAlone : styles.menu}>
          <CabinetMenu />
        </aside>
        <div className={isIndex ? styles.contentBeside : styles.content}>{children}</div>
      </div>
    </RequireAuth>
  );
}

function CabinetSkeleton() {
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

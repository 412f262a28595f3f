'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { LoadFailed } from '@/components/ui/feedback/load-failed';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { userQuery } from '@/lib/client/session/user';
import { lazyWithMessages } from '@/lib/i18n/lazy-with-messages';
import styles from './profile-view.module.css';

const ProfileForm = lazyWithMessages(
  () => import('./profile-form').then((file) => file.ProfileForm),
  () => <ProfileSkeleton />,
);

const SessionList = lazyWithMessages(() =>
  import('./session-list').then((file) => file.SessionList),
);

export function ProfileView() {
  const t = useTranslations('account');
  const actions = useTranslations('actions');
  const { data: user, isError, isFetching, refetch } = useQuery(userQuery(useLocale()));

  return (
    <>
      <h1 className={styles.heading}>{t('profile')}</h1>
      <section className={styles.card}>
        {user && <ProfileForm user={user} />}
        {!user && !isError && <ProfileSkeleton />}
        {!user && isError && (
          <LoadFailed
            text={t('loadFailed')}
            retry={actions('retry')}
            isBusy={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </section>
      <SessionList />
    </>
  );
}

const FIELDS = ['first_name', 'last_name', 'gender', 'phone', 'email'];

function ProfileSkeleton() {
  return (
    <div className={styles.fields} aria-busy="true">
      {FIELDS.map((field) => (
        <Skeleton key={field} height={72} radius={8} />
      ))}
    </div>
  );
}

'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Badge } from '@/components/ui/display/badge';
import { LastingMessage } from '@/components/ui/feedback/lasting-message';
import { LoadFailed } from '@/components/ui/feedback/load-failed';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { sessionsQuery } from '@/lib/client/session/session';
import type { Session } from '@/lib/contract/user';
import { formatDateTime } from '@/lib/domain/time/date';
import { ApiError } from '@/lib/http/errors';
import {
  ALL_SESSIONS,
  EndAllDialog,
  EndSessionDialog,
  sessionMessageArea,
  useDeviceName,
} from './end-session-dialog';
import styles from './session-list.module.css';

export function SessionList() {
  const t = useTranslations('session');
  const actions = useTranslations('actions');
  const { data, error, isFetching, refetch } = useQuery(sessionsQuery(useLocale()));
  const [ending, setEnding] = useState<Session | 'all' | null>(null);
  const close = () => setEnding(null);
  // Other backends may lack this endpoint.
  if (error instanceof ApiError && error.kind === 'not-found') return null;

  return (
    <section className={styles.card} aria-label={t('title')}>
      <h2 className={styles.heading}>{t('title')}</h2>
      {data && (
        <>
          <p className={styles.lead}>{data.length > 1 ? t('lead') : t('onlyHere')}</p>
          <ul>
            {data.map((session) => (
              <SessionItem key={session.id} session={session} onEnd={() => setEnding(session)} />
            ))}
          </ul>
          <Button kind="outline" icon="logout" onClick={() => setEnding('all')}>
            {t('endAll')}
          </Button>
          <LastingMessage area={ALL_SESSIONS} />
        </>
      )}
      {!data && !error && <Skeleton height={160} radius={8} />}
      {!data && error && (
        <LoadFailed
          text={t('loadFailed')}
          retry={actions('retry')}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {ending === 'all' && <EndAllDialog onClose={close} />}
      {ending && ending !== 'all' && <EndSessionDialog session={ending} onClose={close} />}
    </section>
  );
}

function SessionItem({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const t = useTranslations('session');
  const device = useDeviceName(session);
  return (
    <li className={styles.item} aria-label={device}>
      <p className={styles.text}>
        <b>{device}</b>
        {session.is_current && <Badge tone="ok">{t('current')}</Badge>}
        <span className={styles.times}>
          {t('lastUsed', { time: formatDateTime(session.last_used) })}
        </span>
        <span className={styles.times}>
          {t('firstUsed', { time: formatDateTime(session.first_used) })}
        </span>
      </p>
      {!session.is_current && (
        <Button kind="soft" aria-label={t('endOf', { device })} onClick={onEnd}>
          {t('end')}
        </Button>
      )}
      <LastingMessage area={sessionMessageArea(session)} className={styles.message} />
    </li>
  );
}

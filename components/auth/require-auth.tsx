'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { useIsAuthKnown, useIsSignedIn } from '@/stores/auth';
import { signInRequested } from '@/stores/sign-in';

type Props = { waiting: ReactNode; children: ReactNode };

export function RequireAuth({ waiting, children }: Props) {
  const t = useTranslations('account.required');
  const isKnown = useIsAuthKnown();
  const isSignedIn = useIsSignedIn();
  const offer = useEffectEvent(() => {
    if (!isSignedIn) signInRequested({ to: null });
  });

  useEffect(() => {
    if (isKnown) offer();
  }, [isKnown]);

  if (!isKnown) return waiting;
  if (isSignedIn) return children;
  return (
    <EmptyState level={1} title={t('title')} text={t('text')}>
      <Button size="large" aria-haspopup="dialog" onClick={() => signInRequested({ to: null })}>
        {t('signIn')}
      </Button>
    </EmptyState>
  );
}

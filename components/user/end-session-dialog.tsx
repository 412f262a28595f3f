'use client';

import { useTranslations } from 'next-intl';
import { clearMessage } from '@/components/ui/feedback/lasting-messages';
import { toast } from '@/components/ui/feedback/toast';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { useEndSession, useEndSessions } from '@/lib/client/session/session';
import { useWriteFailure } from '@/lib/client/write-failure';
import type { Session } from '@/lib/contract/user';

export const ALL_SESSIONS = 'sessions';

export function sessionMessageArea({ id }: Session) {
  return `session:${id}`;
}

type Props = { session: Session; onClose: () => void };

export function EndSessionDialog({ session, onClose }: Props) {
  const t = useTranslations('session');
  const { mutate, isPending } = useEndSession();
  const failure = useWriteFailure();
  const area = sessionMessageArea(session);
  function end() {
    clearMessage(area);
    mutate(session.id, {
      onSuccess: () => toast(t('ended'), { kind: 'removed' }),
      onError: (error) => toast(failure(error, t('failed')), { kind: 'error', area }),
      onSettled: onClose,
    });
  }
  const question = { title: t('askEnd'), text: useDeviceName(session) };
  return <YesNoDialog {...question} isBusy={isPending} onYes={end} onNo={onClose} />;
}

export function EndAllDialog({ onClose }: Pick<Props, 'onClose'>) {
  const t = useTranslations('session');
  const { mutate, isPending } = useEndSessions();
  const failure = useWriteFailure();
  function end() {
    clearMessage(ALL_SESSIONS);
    mutate(null, {
      onError: (error) => toast(failure(error, t('failed')), { kind: 'error', area: ALL_SESSIONS }),
      onSettled: onClose,
    });
  }
  const question = { title: t('askEndAll'), text: t('endAllText') };
  return <YesNoDialog {...question} isBusy={isPending} onYes={end} onNo={onClose} />;
}

type YesNoDialogProps = {
  title: string;
  text: string;
  isBusy: boolean;
  onYes: () => void;
  onNo: () => void;
};

function YesNoDialog(props: YesNoDialogProps) {
  const t = useTranslations('session');
  return <ConfirmDialog isOpen yes={t('yes')} no={t('no')} {...props} />;
}

export function useDeviceName({ browser, system }: Session): string {
  const t = useTranslations('session');
  if (!browser && !system) return t('unknown');
  if (!browser || !system || browser.includes(system)) return browser || system;
  return t('device', { browser, system });
}

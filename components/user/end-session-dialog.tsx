'use client';

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { useEndSession, useEndSessions } from '@/lib/client/session';
import { useWriteFailure } from '@/lib/client/write-failure';
import type { Session } from '@/lib/contract/user';
import { useDeviceName } from './use-device-name';

type Props = { session: Session; onClose: () => void };

export function EndSessionDialog({ session, onClose }: Props) {
  const t = useTranslations('session');
  const { mutate, isPending } = useEndSession();
  const failure = useWriteFailure();
  const end = () =>
    mutate(session.id, {
      onSuccess: () => toast(t('ended'), { kind: 'removed' }),
      onError: (error) => toast(failure(error, t('failed')), { kind: 'error' }),
      onSettled: onClose,
    });
  const question = { title: t('askEnd'), text: useDeviceName(session) };
  return <Ask {...question} isBusy={isPending} onYes={end} onNo={onClose} />;
}

export function EndAllDialog({ onClose }: Pick<Props, 'onClose'>) {
  const t = useTranslations('session');
  const { mutate, isPending } = useEndSessions();
  const failure = useWriteFailure();
  const end = () =>
    mutate(null, {
      onError: (error) => toast(failure(error, t('failed')), { kind: 'error' }),
      onSettled: onClose,
    });
  const question = { title: t('askEndAll'), text: t('endAllText') };
  return <Ask {...question} isBusy={isPending} onYes={end} onNo={onClose} />;
}

type AskProps = {
  title: string;
  text: string;
  isBusy: boolean;
  onYes: () => void;
  onNo: () => void;
};

function Ask(props: AskProps) {
  const actions = useTranslations('actions');
  return <ConfirmDialog isOpen yes={actions('yes')} no={actions('no')} {...props} />;
}

'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/display/visually-hidden';
import { RESEND_SECONDS } from '@/lib/constants';
import { formatCountdown } from '@/lib/domain/time/date';
import styles from './step.module.css';

type Props = { left: number; isBusy: boolean; onResend: () => void };

/** Screen readers announce the remaining time when it reaches one of these numbers of seconds. */
const SPOKEN = [RESEND_SECONDS / 2, RESEND_SECONDS / 4];

export function ResendTimer({ left, isBusy, onResend }: Props) {
  const t = useTranslations('signIn');
  const spoken = SPOKEN.filter((seconds) => left <= seconds).at(-1);

  return (
    <div className={styles.timer}>
      {left > 0 && <p>{t('newCodeIn', { time: formatCountdown(left) })}</p>}
      <p role="status">{left === 0 && t('codeIsOver')}</p>
      {left === 0 && (
        <Button kind="ghost" busy={isBusy} onClick={onResend}>
          {t('getCode')}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">
          {left > 0 && spoken !== undefined && t('newCodeIn', { time: formatCountdown(spoken) })}
        </span>
      </VisuallyHidden>
    </div>
  );
}

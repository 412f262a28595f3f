'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/display/icon';
import { focusHeadingIfLost } from '@/lib/hooks/focus-heading';
import styles from './lasting-message.module.css';
import { clearMessage, messageAreaMounted, messageAt, subscribeMessages } from './lasting-messages';
import { ToastAction } from './toast-action';

type Props = { area: string; className?: string | undefined };

/**
 * Shows the message that remains here after its notification has disappeared.
 *
 * It has no live region, because the notification has already been announced.
 */
export function LastingMessage({ area, className = '' }: Props) {
  const message = useSyncExternalStore(
    subscribeMessages,
    () => messageAt(area),
    () => undefined,
  );
  useEffect(() => messageAreaMounted(area), [area]);
  if (!message) return null;
  const { text, isError, action } = message;

  function leave() {
    clearMessage(area);
    focusHeadingIfLost();
  }

  return (
    <p className={`${styles.message} ${className}`} data-error={isError || undefined}>
      <Icon name={isError ? 'warning' : 'info'} size={16} />
      <span className={styles.text}>{text}</span>
      {action && <ToastAction action={action} className={styles.action} onDone={leave} />}
    </p>
  );
}

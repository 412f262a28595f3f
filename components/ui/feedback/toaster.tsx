'use client';

import { useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/display/icon';
import { Picture } from '@/components/ui/display/picture';
import {
  currentToasts,
  dismissToast,
  holdToast,
  releaseToast,
  settleToast,
  subscribeToasts,
  type Toast,
} from './toast';
import { ToastAction } from './toast-action';
import styles from './toaster.module.css';

type Props = { label: string; closeLabel: string };

const noToasts: readonly Toast[] = [];
const icons = { done: 'check', info: 'info', removed: 'trash', error: 'warning' } as const;

/**
 * Shows the current toasts. The live region exists before any message, so that screen readers
 * announce the messages.
 */
export function Toaster({ label, closeLabel }: Props) {
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts, () => noToasts);

  return (
    // Without messages, the HTML does not include the region's styles.
    <section
      className={toasts.length > 0 ? styles.region : undefined}
      aria-label={label}
      aria-live="polite"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
    </section>
  );
}

function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const { id, text, kind = 'done', action, picture } = toast;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the timer.
    <div
      className={`${styles.toast} ${kind === 'error' ? styles.error : ''}`}
      // Only a moving pointer keeps a message open: one that appears under a resting pointer closes
      // on time (S9-07).
      onPointerMove={() => holdToast(id)}
      onPointerLeave={() => releaseToast(id)}
      onFocus={() => holdToast(id)}
      onBlur={() => releaseToast(id)}
    >
      {picture ? (
        <Picture src={picture} alt="" width={40} height={40} widths={[64, 128]} sizes="40px" />
      ) : (
        <Icon name={icons[kind]} size={20} />
      )}
      <p className={styles.text}>{text}</p>
      {action && (
        <ToastAction action={action} className={styles.action} onDone={() => settleToast(toast)} />
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={closeLabel}
        onClick={() => dismissToast(id)}
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}

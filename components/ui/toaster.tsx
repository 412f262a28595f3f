'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { Icon } from './icon';
import { currentToasts, dismissToast, subscribeToasts, type Toast } from './toast';
import styles from './toaster.module.css';

type Props = { label: string; closeLabel: string; durationMs: number };

const noToasts: readonly Toast[] = [];
const icons = { done: 'check', info: 'info', removed: 'trash', error: 'warning' } as const;

/** The region stands before any message, so that screen readers announce what enters it. */
export function Toaster({ label, closeLabel, durationMs }: Props) {
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts, () => noToasts);

  return (
    <section className={styles.region} aria-label={label} aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} durationMs={durationMs} />
      ))}
    </section>
  );
}

type CardProps = { toast: Toast; closeLabel: string; durationMs: number };

function ToastCard({
  toast: { id, text, kind = 'done', action },
  closeLabel,
  durationMs,
}: CardProps) {
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (isHeld || kind === 'error') return;
    const timer = setTimeout(dismissToast, durationMs, id);
    return () => clearTimeout(timer);
  }, [id, isHeld, kind, durationMs]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only holds the clock.
    <div
      className={`${styles.toast} ${kind === 'error' ? styles.error : ''}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icons[kind]} size={20} />
      <p className={styles.text}>{text}</p>
      {action ? (
        <button type="button" className={styles.action} onClick={() => act(id, action.onPress)}>
          {action.label}
        </button>
      ) : null}
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

function act(id: number, onPress: () => void) {
  dismissToast(id);
  onPress();
}

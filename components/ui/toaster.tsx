'use client';

import { useSyncExternalStore } from 'react';
import { Icon } from './icon';
import { Link } from './link';
import { Picture } from './picture';
import {
  currentToasts,
  dismissToast,
  holdToast,
  releaseToast,
  subscribeToasts,
  type Toast,
} from './toast';
import styles from './toaster.module.css';

type Props = { label: string; closeLabel: string };

const noToasts: readonly Toast[] = [];
const icons = { done: 'check', info: 'info', removed: 'trash', error: 'warning' } as const;

/** The live region stands before any message, so that screen readers announce it. */
export function Toaster({ label, closeLabel }: Props) {
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts, () => noToasts);

  return (
    <section className={styles.region} aria-label={label} aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
    </section>
  );
}

function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const { id, text, kind = 'done', action, picture } = toast;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only holds the clock.
    <div
      className={`${styles.toast} ${kind === 'error' ? styles.error : ''}`}
      // A message that appears under a resting pointer lasts as long as any other (S9-07).
      onPointerMove={() => holdToast(id)}
      onPointerLeave={() => releaseToast(toast)}
      onFocus={() => holdToast(id)}
      onBlur={() => releaseToast(toast)}
    >
      {picture ? (
        <Picture src={picture} alt="" width={40} height={40} widths={[64, 128]} sizes="40px" />
      ) : (
        <Icon name={icons[kind]} size={20} />
      )}
      <p className={styles.text}>{text}</p>
      {action && <Action action={action} onDone={() => dismissToast(id)} />}
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

type ActionProps = { action: NonNullable<Toast['action']>; onDone: () => void };

function Action({ action: { label, href, onPress }, onDone }: ActionProps) {
  if (href) {
    return (
      <Link href={href} className={styles.action} onClick={onDone}>
        {label}
      </Link>
    );
  }
  function act() {
    onDone();
    onPress?.();
  }
  return (
    <button type="button" className={styles.action} onClick={act}>
      {label}
    </button>
  );
}

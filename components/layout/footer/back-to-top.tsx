import { useSyncExternalStore } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import styles from './back-to-top.module.css';

export function BackToTop({ label }: { label: string }) {
  const isFar = useSyncExternalStore(
    onScroll,
    () => window.scrollY > window.innerHeight,
    () => false,
  );

  return isFar ? (
    <IconButton
      icon="arrow-up"
      iconSize={20}
      kind="raised"
      round
      label={label}
      className={styles.button}
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
    />
  ) : null;
}

function onScroll(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

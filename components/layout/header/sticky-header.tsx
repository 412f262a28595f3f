'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import styles from './sticky-header.module.css';

const MIN_MOVE_PX = 8;

export function StickyHeader({ children }: { children: ReactNode }) {
  const isAway = useSyncExternalStore(
    onScroll,
    () => isScrollingDown,
    () => false,
  );
  return (
    <div className={styles.header} data-away={isAway || undefined}>
      <div className={styles.bar}>{children}</div>
    </div>
  );
}

let lastY = 0;
let isScrollingDown = false;

function onScroll(listener: () => void) {
  function follow() {
    const y = Math.max(window.scrollY, 0);
    if (Math.abs(y - lastY) < MIN_MOVE_PX) return;
    isScrollingDown = y > lastY && y > window.innerHeight / 4;
    lastY = y;
    listener();
  }
  window.addEventListener('scroll', follow, { passive: true });
  return () => window.removeEventListener('scroll', follow);
}

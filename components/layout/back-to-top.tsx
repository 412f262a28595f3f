'use client';

import { useEffect, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import styles from './back-to-top.module.css';

export function BackToTop({ label }: { label: string }) {
  const [isFar, setFar] = useState(false);

  useEffect(() => {
    const follow = () => setFar(window.scrollY > window.innerHeight);
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);

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

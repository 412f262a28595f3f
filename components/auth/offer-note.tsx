'use client';

import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { signInClosed } from '@/stores/sign-in';
import styles from './step.module.css';

export function OfferNote() {
  const t = useTranslations('signIn');
  return (
    <p className={styles.note}>
      {t.rich('offer', {
        a: (text) => (
          <Link href="/info/about" className={styles.link} onClick={signInClosed}>
            {text}
          </Link>
        ),
      })}
    </p>
  );
}

import type { ReactNode } from 'react';
import styles from './product-gallery.module.css';

type Props = { label?: string; thumbnails: ReactNode; badge: ReactNode; children: ReactNode };

export function GalleryLayout({ label, thumbnails, badge, children }: Props) {
  return (
    <section className={styles.gallery} aria-label={label}>
      {thumbnails}
      <div className={styles.main}>
        {children}
        {badge && <div className={styles.badge}>{badge}</div>}
      </div>
    </section>
  );
}

import styles from './ikat.module.css';

/** The one ornament: under the footer, behind the loader and empty states. */
export function Ikat({ className = '' }: { className?: string | undefined }) {
  return <div className={`${styles.band} ${className}`} aria-hidden="true" />;
}

import styles from './ikat.module.css';

export function Ikat({ className = '' }: { className?: string | undefined }) {
  return <div className={`${styles.band} ${className}`} aria-hidden="true" />;
}

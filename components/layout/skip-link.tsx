import styles from './skip-link.module.css';

export function SkipLink({ children }: { children: string }) {
  return (
    <a href="#content" className={styles.skip}>
      {children}
    </a>
  );
}

import { Link } from './link';
import styles from './tabs.module.css';

export type Tab = { href: string; name: string; count?: number; isCurrent: boolean };

/** Tabs that are pages: plain links. */
export function Tabs({ tabs, label }: { tabs: readonly Tab[]; label: string }) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map(({ href, name, count, isCurrent }) => (
        <Link
          key={href}
          href={href}
          className={styles.tab}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {name}
          {count === undefined ? null : <span className={styles.count}>{count}</span>}
        </Link>
      ))}
    </nav>
  );
}

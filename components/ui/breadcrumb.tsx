import { Icon } from '@/components/ui/display/icon';
import styles from './breadcrumb.module.css';
import { Link } from './link';

export type Crumb = { name: string; href?: string | undefined };

/** Renders a breadcrumb. Its last item is the current page, which is not a link. */
export function Breadcrumb({ items, label }: { items: Crumb[]; label: string }) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {items.map(({ name, href }, index) => (
          <li key={href ?? name} className={styles.item}>
            {index > 0 ? <Icon name="chevron-right" size={12} /> : null}
            {href && index < items.length - 1 ? (
              <Link href={href} className={styles.link}>
                {name}
              </Link>
            ) : (
              <span className={styles.current} aria-current="page">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

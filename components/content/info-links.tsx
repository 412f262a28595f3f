import { Icon } from '@/components/ui/display/icon';
import { Link } from '@/components/ui/link';
import type { MenuItem } from '@/lib/contract/site';
import { menuLink } from '@/lib/domain/routing/menu-link';
import styles from './info-links.module.css';

export function InfoLinks({ items }: { items: MenuItem[] }) {
  return (
    <ul className={styles.links}>
      {items.map((item) => (
        <li key={item.id}>
          <Link href={menuLink(item)} className={styles.link}>
            {item.name}
            <Icon name="chevron-right" size={20} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

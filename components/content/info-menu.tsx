import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import type { MenuItem } from '@/lib/contract/site';
import { menuLink } from '@/lib/domain/routing/menu-link';
import { listMenu } from '@/lib/server/site';
import styles from './info-menu.module.css';

export async function InfoMenu({ path }: { path: string }) {
  const [t, menu] = await Promise.all([getTranslations('info'), listMenu()]);

  if (menu.length === 0) return null;
  return (
    <nav className={styles.menu} aria-label={t('title')}>
      <InfoLevel items={menu} path={path} />
    </nav>
  );
}

function InfoLevel({ items, path }: { items: MenuItem[]; path: string }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <Link
            href={menuLink(item)}
            className={styles.link}
            aria-current={menuLink(item) === path ? 'page' : undefined}
          >
            {item.name}
          </Link>
          {item.children.length > 0 && <InfoLevel items={item.children} path={path} />}
        </li>
      ))}
    </ul>
  );
}

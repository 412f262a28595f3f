import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import type { MenuItem } from '@/lib/contract/site';
import { listUrl } from '@/lib/domain/routing/list-url';
import { formatCount } from '@/lib/domain/text/number';
import styles from './mega-menu-panel.module.css';

export function MegaMenuPanel({ id, category }: { id: string; category: MenuItem }) {
  const t = useTranslations('menu');
  const count = category.products_count;

  return (
    <div id={id} className={styles.panel}>
      <div className={styles.head}>
        <h2>{category.name}</h2>
        <Link href={listUrl({ menu: category.slug })} className={styles.all}>
          {t('all', { count: formatCount(count) })}
        </Link>
      </div>
      <div className={styles.columns}>
        {category.children.map((child) => (
          <section key={child.id} className={styles.group}>
            <h3>
              <Link href={listUrl({ menu: child.slug })} className={styles.heading}>
                {child.name}
              </Link>
            </h3>
            <ul>
              {child.children.map((leaf) => (
                <li key={leaf.id}>
                  <Link href={listUrl({ menu: leaf.slug })} className={styles.link}>
                    {leaf.name}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

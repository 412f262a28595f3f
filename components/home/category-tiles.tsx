import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/display/icon';
import { MarkupIcon } from '@/components/ui/display/markup-icon';
import { Link } from '@/components/ui/link';
import type { MenuItem } from '@/lib/contract/site';
import styles from './category-tiles.module.css';

const TILES = 9;

export function CategoryTiles({ categories }: { categories: MenuItem[] }) {
  const t = useTranslations('home');

  return (
    <nav aria-label={t('categories')}>
      <ul className={styles.tiles}>
        {categories.slice(0, TILES).map(({ id, slug, name, icon }) => (
          <li key={id}>
            <Link href={`/products?menu=${slug}`} className={styles.tile}>
              <span className={styles.icon}>
                <MarkupIcon markup={icon} size={52} />
              </span>
              {name}
            </Link>
          </li>
        ))}
        <li>
          <Link href="/products" className={styles.tile} data-all>
            <span className={styles.icon}>
              <Icon name="grid" />
            </span>
            <span className={styles.narrow}>{t('all')}</span>
            <span className={styles.wide}>{t('allCategories')}</span>
          </Link>
        </li>
      </ul>
    </nav>
  );
}

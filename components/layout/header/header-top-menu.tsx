import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { headerLinks } from '@/lib/domain/routing/menu-link';
import styles from './header-top-menu.module.css';

export function HeaderTopMenu() {
  const t = useTranslations('header');
  return (
    <nav aria-label={t('topMenu')}>
      <ul className={styles.links}>
        {headerLinks.map(({ href, key }) => (
          <li key={key}>
            <Link href={href} className={styles.link}>
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

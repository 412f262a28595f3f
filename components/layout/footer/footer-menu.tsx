import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import type { Locale } from '@/lib/constants';
import type { MenuItem } from '@/lib/contract/site';
import { contentLocale } from '@/lib/domain/routing/locale-path';
import { menuLink } from '@/lib/domain/routing/menu-link';
import styles from './footer-menu.module.css';

export function FooterMenu({ menu, locale }: { menu: readonly MenuItem[]; locale: Locale }) {
  const t = useTranslations('footer');
  const middle = Math.ceil(menu.length / 2);
  const halves = [
    { title: t('company'), items: menu.slice(0, middle) },
    { title: t('shopper'), items: menu.slice(middle) },
  ].filter(({ items }) => items.length > 0);

  return halves.map(({ title, items }) => (
    <nav key={title} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <Link href={menuLink(item)} className={styles.link}>
              {item.title[contentLocale(locale)] || item.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  ));
}

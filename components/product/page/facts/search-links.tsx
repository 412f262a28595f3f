import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import type { Settings } from '@/lib/contract/site';
import { popularSearches } from '@/lib/domain/product/popular-searches';
import { listUrl } from '@/lib/domain/routing/list-url';
import { contentLocale } from '@/lib/domain/routing/locale-path';
import styles from './brand-links.module.css';

export function SearchLinks({ settings }: { settings: Settings }) {
  const t = useTranslations('product');
  const locale = contentLocale(useLocale());
  const words = popularSearches(settings.popular_searches?.[locale] ?? '');
  if (words.length === 0) return null;

  return (
    <Section title={t('popularSearches')}>
      <ul className={styles.links}>
        {words.map((search) => (
          <li key={search}>
            <Link href={listUrl({ search })} className={styles.link}>
              {search}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import type { Settings } from '@/lib/contract/site';
import { listUrl } from '@/lib/domain/list-url';
import styles from './brand-links.module.css';

export function SearchLinks({ settings }: { settings: Settings }) {
  const t = useTranslations('product');
  const text = settings.popular_searches?.[useLocale()] ?? '';
  const words = new Set(text.split(',').map((word) => word.trim()));
  words.delete('');
  if (words.size === 0) return null;

  return (
    <Section title={t('popularSearches')}>
      <ul className={styles.links}>
        {[...words].map((search) => (
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

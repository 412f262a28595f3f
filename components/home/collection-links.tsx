import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import type { Collection } from '@/lib/contract/catalog';
import styles from './collection-links.module.css';

type Props = { collections: Pick<Collection, 'slug' | 'name'>[] };

export function CollectionLinks({ collections }: Props) {
  const t = useTranslations('home');
  if (collections.length === 0) return null;

  return (
    <Section title={t('collections')}>
      <ul className={styles.links}>
        {collections.map(({ slug, name }) => (
          <li key={slug}>
            <Link href={`/products?collection=${slug}`} className={styles.link}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

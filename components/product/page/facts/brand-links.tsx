import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import type { Facets } from '@/lib/contract/product';
import { listUrl } from '@/lib/domain/routing/list-url';
import styles from './brand-links.module.css';

const SHOWN = 12;

/** Links to the brands with the most products. */
export function BrandLinks({ facets }: { facets: Facets }) {
  const t = useTranslations('product');
  const values = facets.attributes.find((attribute) => attribute.is_brand)?.values ?? [];
  const largest = values.toSorted((one, other) => other.count - one.count).slice(0, SHOWN);
  if (largest.length === 0) return null;

  return (
    <Section title={t('brands')}>
      <ul className={styles.links}>
        {largest.map(({ id, name }) => (
          <li key={id}>
            <Link href={listUrl({ values: [id] })} className={styles.link}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

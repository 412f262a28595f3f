import { useTranslations } from 'next-intl';
import type { Product } from '@/lib/contract/product';
import { withUnits } from '@/lib/domain/text/number';
import rows from './attribute-rows.module.css';
import styles from './key-facts.module.css';

const SHOWN = 3;

export function KeyFacts({ specs }: Pick<Product, 'specs'>) {
  const t = useTranslations('keyFacts');
  if (specs.length <= SHOWN) return null;

  return (
    <section className={styles.facts}>
      <h2>{t('title')}</h2>
      <dl className={rows.rows}>
        {specs.slice(0, SHOWN).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{withUnits(value)}</dd>
          </div>
        ))}
      </dl>
      <a href="#specs">{t('all')}</a>
    </section>
  );
}

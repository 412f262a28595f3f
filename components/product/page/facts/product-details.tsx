import { useTranslations } from 'next-intl';
import { RichText } from '@/components/ui/display/rich-text';
import type { Product } from '@/lib/contract/product';
import { withUnits } from '@/lib/domain/text/number';
import rows from './attribute-rows.module.css';
import styles from './product-details.module.css';

type Props = { product: Pick<Product, 'description' | 'specs'> };

/**
 * Shows the description and the attributes of a product. The description must be sanitized HTML;
 * the attributes are plain text.
 */
export function ProductDetails({ product: { description, specs } }: Props) {
  const t = useTranslations('product');

  if (description === '' && specs.length === 0) return null;
  return (
    <div className={styles.details}>
      {description !== '' && (
        <section id="description">
          <h2>{t('description')}</h2>
          <div className={styles.panel}>
            <RichText html={description} />
          </div>
        </section>
      )}
      {specs.length > 0 && (
        <section id="specs">
          <h2>{t('specs')}</h2>
          <dl className={`${styles.panel} ${styles.specs} ${rows.rows}`}>
            {specs.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{withUnits(value)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}

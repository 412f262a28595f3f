import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/display/icon';
import { Rating } from '@/components/ui/display/rating';
import { Link } from '@/components/ui/link';
import type { Seller } from '@/lib/contract/product';
import { formatCount, formatRating } from '@/lib/domain/text/number';
import styles from './delivery-facts.module.css';

/** Shows the seller with its rating and a link to more information. */
export function SellerFact({ seller: { name, rating, reviews_count: count, link } }: Props) {
  const t = useTranslations('product');
  const value = formatRating(rating);

  return (
    <li className={styles.fact}>
      <Icon name="shield" size={22} className={styles.icon} />
      <div>
        <p>
          {t('seller')}{' '}
          <Link href={link} className={styles.link}>
            {name}
          </Link>
        </p>
        {count > 0 && (
          <p className={styles.text}>
            <Rating
              value={value}
              count={t('reviewsCount', { count, shown: formatCount(count) })}
              label={t('ratingOf', { rating: value, count })}
            />
          </p>
        )}
      </div>
    </li>
  );
}

type Props = { seller: Seller };

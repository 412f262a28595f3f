'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { ProductPrice } from '@/components/product/card/product-price';
import { Carousel } from '@/components/ui/carousel/carousel';
import { Picture } from '@/components/ui/display/picture';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { seenQuery } from '@/lib/client/product/product';
import { mediaUrl } from '@/lib/http/url';
import styles from './recently-seen.module.css';

const SHOWN = 8;

export function RecentlySeen() {
  const t = useTranslations('product');
  const { data } = useQuery(seenQuery(useLocale()));
  const products = data?.results.slice(0, SHOWN) ?? [];
  if (products.length === 0) return null;

  return (
    <Section title={t('seen')}>
      <Carousel kind="row" media="(max-width: 991px)" className={styles.row}>
        {products.map(({ id, slug, name, images, price, discounted_price }) => (
          <Link key={id} href={`/products/${slug}`} className={styles.card}>
            {images[0] && (
              <Picture
                src={mediaUrl(images[0].image)}
                alt=""
                width={148}
                height={148}
                widths={[176, 352]}
                sizes="148px"
              />
            )}
            <span className={styles.body}>
              <ProductPrice price={price} discountedPrice={discounted_price} size="small" />
              <span className={styles.name}>{name}</span>
            </span>
          </Link>
        ))}
      </Carousel>
    </Section>
  );
}

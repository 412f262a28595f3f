'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ProductPrice } from '@/components/product/card/product-price';
import { Picture } from '@/components/ui/display/picture';
import { Stepper } from '@/components/ui/form/stepper';
import { type OneClickProduct, oneClickName, oneClickTotal } from '@/lib/domain/order/one-click';
import { formatPrice } from '@/lib/domain/text/money';
import { withUnits } from '@/lib/domain/text/number';
import { mediaUrl } from '@/lib/http/url';
import styles from './one-click-product-card.module.css';

type Props = {
  product: OneClickProduct;
  quantity: number;
  onQuantity: (quantity: number) => void;
};

export function OneClickProductCard({ product, quantity, onQuantity }: Props) {
  const t = useTranslations('oneClick');
  const cart = useTranslations('cart');
  const locale = useLocale();
  const name = oneClickName(product);
  const [image] = product.images;
  const each = oneClickTotal(product, 1);

  return (
    <section className={styles.card} aria-label={t('product')}>
      {image && (
        <Picture
          className={styles.picture}
          src={mediaUrl(image)}
          alt=""
          width={96}
          height={96}
          widths={[96, 176, 240]}
          sizes="96px"
        />
      )}
      <div className={styles.text}>
        <p className={styles.name}>{withUnits(name)}</p>
        {product.options !== '' && <p className={styles.options}>{withUnits(product.options)}</p>}
        <ProductPrice price={product.price} discountedPrice={each < product.price ? each : null} />
      </div>
      <div className={styles.count}>
        <Stepper
          kind="soft"
          value={quantity}
          min={1}
          max={product.count}
          onChange={onQuantity}
          label={cart('amountOf', { name })}
          decreaseLabel={cart('decrease', { name })}
          increaseLabel={cart('increase', { name })}
        />
        <p className={styles.total} aria-live="polite">
          {`${t('total')} `}
          <b>{formatPrice(oneClickTotal(product, quantity), locale)}</b>
        </p>
      </div>
    </section>
  );
}

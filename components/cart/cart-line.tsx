'use client';

import { useLocale, useTranslations } from 'next-intl';
import { likeMessageArea } from '@/components/product/actions/use-like';
import { cartMessageArea } from '@/components/product/actions/use-put-in-cart';
import { ProductPrice } from '@/components/product/card/product-price';
import { Icon } from '@/components/ui/display/icon';
import { Picture } from '@/components/ui/display/picture';
import { VisuallyHidden } from '@/components/ui/display/visually-hidden';
import { LastingMessage } from '@/components/ui/feedback/lasting-message';
import { Checkbox } from '@/components/ui/form/checkbox';
import { Link } from '@/components/ui/link';
import { canBeOrdered } from '@/lib/domain/order/cart-total';
import { currentPrice } from '@/lib/domain/product/discount';
import { linePath } from '@/lib/domain/product/option-choice';
import { formatPrice } from '@/lib/domain/text/money';
import { withUnits } from '@/lib/domain/text/number';
import { mediaUrl } from '@/lib/http/url';
import { type CartLineState, lineSelectionChanged } from '@/stores/cart';
import { cartIntents } from '@/stores/cart-intents';
import { useIsWaiting } from '@/stores/use-intents';
import styles from './cart-line.module.css';
import { CartLineActions } from './cart-line-actions';
import { CartLineNotice } from './cart-line-notice';

type Props = { line: CartLineState; onRemove: () => void };

export function CartLine({ line, onRemove }: Props) {
  const t = useTranslations('cart');
  const locale = useLocale();
  const { product, sub_product: subProduct, local_count: count } = line;
  const old = subProduct.discounted_price;
  const each = currentPrice(subProduct);
  const isWaiting = useIsWaiting(cartIntents, subProduct.id);

  return (
    <li className={styles.line} aria-label={product.name}>
      <Checkbox
        className={styles.tick}
        checked={line.checked}
        disabled={!canBeOrdered(count, subProduct.amount)}
        onChange={() => lineSelectionChanged(subProduct.id, !line.checked)}
      >
        <VisuallyHidden>{t('select', { name: product.name })}</VisuallyHidden>
      </Checkbox>
      <span className={styles.picture}>
        {product.image && (
          <Picture
            src={mediaUrl(product.image)}
            alt=""
            width={96}
            height={96}
            widths={[96, 176, 240]}
            sizes="96px"
          />
        )}
      </span>
      <div className={styles.text}>
        <Link
          href={linePath(product.slug, { subProduct: subProduct.id, options: line.options })}
          className={styles.name}
        >
          {withUnits(product.name)}
        </Link>
        {line.options !== '' && <p className={styles.options}>{withUnits(line.options)}</p>}
        {isWaiting && (
          <p className={styles.waiting}>
            <Icon name="clock" size={16} />
            {t('lineWaiting')}
          </p>
        )}
      </div>
      <div className={styles.price}>
        <ProductPrice
          price={subProduct.price * Math.max(count, 1)}
          discountedPrice={old === null ? null : old * Math.max(count, 1)}
        />
        {count > 1 && old === null && (
          <p className={styles.options}>{t('each', { price: formatPrice(each, locale), count })}</p>
        )}
      </div>
      <CartLineActions line={line} onRemove={onRemove} />
      <CartLineNotice line={line} />
      <LastingMessage area={cartMessageArea(subProduct.id)} className={styles.message} />
      <LastingMessage area={likeMessageArea(product.id)} className={styles.message} />
    </li>
  );
}

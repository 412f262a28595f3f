'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Picture } from '@/components/ui/display/picture';
import { Notice } from '@/components/ui/feedback/notice';
import { Link } from '@/components/ui/link';
import type { LineTrouble } from '@/lib/domain/order/checkout';
import { linePath } from '@/lib/domain/product/option-choice';
import { formatPrice } from '@/lib/domain/text/money';
import { withUnits } from '@/lib/domain/text/number';
import { mediaUrl } from '@/lib/http/url';
import { useCartLine } from '@/stores/cart';
import { type OrderCartLine, orderLineAccepted } from '@/stores/order-cart';
import styles from './summary-line.module.css';

type Props = { line: OrderCartLine; trouble: LineTrouble | undefined };

export function SummaryLine({ line, trouble }: Props) {
  const { sub_product: id, image, slug, amount, price } = line;
  const locale = useLocale();
  // The cart is in the language of the page; the order may have been started in the other language.
  const inCart = useCartLine(id);
  const name = inCart?.product.name ?? line.name;
  const options = inCart?.options ?? line.options;
  return (
    <li className={styles.line} aria-label={name}>
      <span className={styles.picture}>
        {image && (
          <Picture
            src={mediaUrl(image)}
            alt=""
            width={48}
            height={48}
            widths={[64, 96]}
            sizes="48px"
          />
        )}
      </span>
      <span className={styles.text}>
        <Link href={linePath(slug, { subProduct: id, options })} className={styles.name}>
          {withUnits(name)}
        </Link>
        {options && <span className={styles.count}>{withUnits(options)}</span>}
        <span
          className={styles.count}
        >{`${amount}\u00a0×\u00a0${formatPrice(price, locale)}`}</span>
      </span>
      {trouble && <Trouble line={line} trouble={trouble} />}
    </li>
  );
}

function Trouble({ line, trouble }: { line: OrderCartLine; trouble: LineTrouble }) {
  const t = useTranslations('checkout.trouble');
  const locale = useLocale();
  const { sub_product: id } = line;
  const fixes = {
    gone: () => orderLineAccepted({ sub_product: id, amount: 0 }),
    short: () =>
      trouble.kind === 'short' && orderLineAccepted({ sub_product: id, amount: trouble.stock }),
    price: () =>
      trouble.kind === 'price' && orderLineAccepted({ sub_product: id, price: trouble.now }),
  };
  const values = {
    count: trouble.kind === 'short' ? trouble.stock : 0,
    was: trouble.kind === 'price' ? formatPrice(trouble.was, locale) : '',
    now: trouble.kind === 'price' ? formatPrice(trouble.now, locale) : '',
  };

  return (
    <Notice
      className={styles.trouble}
      tone={trouble.kind === 'gone' ? 'error' : 'warn'}
      isAlert
      action={
        <Button kind="outline" size="small" onClick={fixes[trouble.kind]}>
          {t(`${trouble.kind}Fix`, values)}
        </Button>
      }
    >
      {t(trouble.kind, values)}
    </Notice>
  );
}

'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '@/components/ui/display/icon';
import { Picture } from '@/components/ui/display/picture';
import type { Order } from '@/lib/contract/order';
import { mediaUrl } from '@/lib/http/url';
import { OrderLineRow } from './order-line-row';
import styles from './order-products.module.css';

const PREVIEWS = 4;
const PREVIEW = 32;

/** Shows a list of the order lines when open, and their first images when closed. */
export function OrderProducts({ order, isOpen: opensItself }: { order: Order; isOpen: boolean }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(opensItself);
  const { id, products, status } = order;

  return (
    <section className={styles.products}>
      <h3>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={`order-${id}-products`}
          onClick={() => setOpen(!isOpen)}
        >
          {t('productsTitle')}
          <span className={styles.count}>{products.length}</span>
          {isOpen ? null : <Previews order={order} />}
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={20} className={styles.arrow} />
        </button>
      </h3>
      <ul id={`order-${id}-products`} hidden={!isOpen}>
        {isOpen
          ? products.map((line) => (
              <OrderLineRow key={line.id} line={line} status={status} locale={locale} />
            ))
          : null}
      </ul>
    </section>
  );
}

function Previews({ order: { products } }: { order: Order }) {
  return (
    <span className={styles.previews}>
      {products
        .slice(0, PREVIEWS)
        .map(({ id, product: { image } }) =>
          image ? (
            <Picture
              key={id}
              src={mediaUrl(image)}
              alt=""
              width={PREVIEW}
              height={PREVIEW}
              widths={[64]}
              sizes="32px"
            />
          ) : null,
        )}
    </span>
  );
}

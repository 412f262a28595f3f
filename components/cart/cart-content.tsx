'use client';

import { useState } from 'react';
import { canBeOrdered, cartTotal } from '@/lib/domain/order/cart-total';
import { lazyWithMessages } from '@/lib/i18n/lazy-with-messages';
import type { CartLineState } from '@/stores/cart';
import styles from './cart-content.module.css';
import type { DeliveryTerms } from './cart-delivery';
import { CartHead } from './cart-head';
import { CartLine } from './cart-line';
import { CartSummary } from './cart-summary';

const RemoveDialog = lazyWithMessages(() =>
  import('./remove-dialog').then((file) => file.RemoveDialog),
);

type Props = { lines: CartLineState[]; terms: DeliveryTerms | undefined };

export function CartContent({ lines, terms }: Props) {
  const [leaving, setLeaving] = useState<CartLineState[]>();
  const shown = lines.map((line) => ({
    ...line,
    checked: line.checked && canBeOrdered(line.local_count, line.sub_product.amount),
  }));
  const total = cartTotal(shown.map((line) => ({ ...line, amount: line.local_count })));

  return (
    <div className={styles.layout}>
      <div className={styles.panel}>
        <CartHead lines={shown} onRemove={setLeaving} />
        <ul>
          {shown.map((line) => (
            <CartLine key={line.sub_product.id} line={line} onRemove={() => setLeaving([line])} />
          ))}
        </ul>
      </div>
      <CartSummary total={total} lines={shown} terms={terms} />
      {leaving && <RemoveDialog lines={leaving} onClose={() => setLeaving(undefined)} />}
    </div>
  );
}

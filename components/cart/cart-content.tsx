'use client';

import { useState } from 'react';
import { canBeOrdered, cartTotal } from '@/lib/domain/cart-total';
import { lazyWithMessages } from '@/lib/i18n/lazy-with-messages';
import type { CartLineState } from '@/stores/cart';
import styles from './cart-content.module.css';
import { CartHead } from './cart-head';
import { CartLine } from './cart-line';
import { CartSummary } from './cart-summary';

const RemoveDialog = lazyWithMessages(() =>
  import('./remove-dialog').then((file) => file.RemoveDialog),
);

export function CartContent({ lines }: { lines: CartLineState[] }) {
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
      <CartSummary total={total} lines={shown} />
      {leaving && <RemoveDialog lines={leaving} onClose={() => setLeaving(undefined)} />}
    </div>
  );
}

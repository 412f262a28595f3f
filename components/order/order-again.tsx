'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { usePutInCart } from '@/components/product/actions/use-put-in-cart';
import { Button } from '@/components/ui/button';
import { clearMessage } from '@/components/ui/feedback/lasting-messages';
import { Notice } from '@/components/ui/feedback/notice';
import { toast } from '@/components/ui/feedback/toast';
import { useOrderAgain } from '@/lib/client/order/orders';
import { useWriteFailure } from '@/lib/client/write-failure';
import type { Order } from '@/lib/contract/order';
import type { LeftLine } from '@/lib/domain/order/order-again';
import { useCartLines } from '@/stores/cart';
import styles from './order-card.module.css';
import { orderMessageArea } from './order-message';

export function OrderAgain({ order }: { order: Order }) {
  const t = useTranslations('orders.again');
  const cart = useTranslations('cart');
  const failure = useWriteFailure();
  const area = orderMessageArea(order.id);
  const put = usePutInCart(area);
  const inCart = useCartLines();
  const [missing, setMissing] = useState<LeftLine[]>([]);
  const { mutate, isPending } = useOrderAgain(fill);

  function fill(lines: LeftLine[]) {
    const found = lines.filter(({ amount }) => amount > 0);
    for (const { subProduct, amount } of found) {
      const line = inCart.find(({ sub_product }) => sub_product.id === subProduct);
      if (amount > (line?.local_count ?? 0)) put(subProduct, amount);
    }
    setMissing(lines.filter(({ state }) => state !== 'whole'));
    if (found.length === 0) return;
    const action = { label: cart('show'), href: '/cart' };
    toast(t('done', { count: found.length }), { topic: 'cart', action });
  }
  function restore() {
    clearMessage(area);
    mutate(order, {
      onError: (error) => toast(failure(error, t('failed')), { kind: 'error', area }),
    });
  }
  const missingText = (wanted: LeftLine['state']) => {
    const names = missing.filter(({ state }) => state === wanted).map(({ name }) => name);
    return names.length > 0
      ? [t(wanted === 'gone' ? 'gone' : 'less', { names: names.join(', ') })]
      : [];
  };

  return (
    <>
      {missing.length > 0 && (
        <div className={styles.missing} role="status">
          <Notice tone="warn">{[...missingText('gone'), ...missingText('less')].join(' ')}</Notice>
        </div>
      )}
      <Button kind="ghost" busy={isPending} onClick={restore}>
        {t('button')}
      </Button>
    </>
  );
}

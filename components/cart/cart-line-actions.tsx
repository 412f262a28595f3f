'use client';

import { useTranslations } from 'next-intl';
import { useLike } from '@/components/product/actions/use-like';
import { usePutInCart } from '@/components/product/actions/use-put-in-cart';
import { Badge } from '@/components/ui/display/badge';
import { toast } from '@/components/ui/feedback/toast';
import { Stepper } from '@/components/ui/form/stepper';
import { IconButton } from '@/components/ui/icon-button';
import type { CartLineState } from '@/stores/cart';
import styles from './cart-line-actions.module.css';

type Props = { line: CartLineState; onRemove: () => void };

export function CartLineActions({ line, onRemove }: Props) {
  const t = useTranslations('cart');
  const soldOut = useTranslations('product')('soldOut');
  const put = usePutInCart();
  const like = useLike();
  const { product, local_count: count } = line;
  const { id, amount: stock } = line.sub_product;
  const name = { name: product.name };

  function moveToLiked() {
    like(product.id, true, {
      onSuccess: () => {
        put(id, 0);
        toast(t('moved', name));
      },
    });
  }

  return (
    <div className={styles.actions}>
      {stock > 0 ? (
        <Stepper
          kind="soft"
          className={styles.stepper}
          value={count}
          min={1}
          max={stock}
          onChange={(wanted) => put(id, wanted)}
          label={t('amountOf', name)}
          decreaseLabel={t('decrease', name)}
          increaseLabel={t('increase', name)}
        />
      ) : (
        <Badge tone="mute">{soldOut}</Badge>
      )}
      <span className={styles.icons}>
        <IconButton
          icon="heart"
          iconSize={20}
          label={t('moveToLiked', name)}
          onClick={moveToLiked}
        />
        <IconButton icon="trash" iconSize={20} label={t('remove', name)} onClick={onRemove} />
      </span>
    </div>
  );
}

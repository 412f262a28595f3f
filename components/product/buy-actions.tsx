'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Stepper } from '@/components/ui/stepper';
import type { SubProduct } from '@/lib/contract/product';
import { useAddedCount } from '@/stores/cart';
import styles from './buy-actions.module.css';
import { CartButton } from './cart-button';
import { useOptions } from './options-provider';

type Props = { subProduct: Pick<SubProduct, 'id' | 'amount'>; name: string };

/** Amount and "add to cart"; once added, a link to the cart. */
export function BuyActions({ subProduct: { id, amount: stock }, name }: Props) {
  const t = useTranslations();
  const { amount, setAmount } = useOptions();
  const isAdded = useAddedCount(id) > 0;

  return (
    <div className={styles.actions}>
      <div className={styles.choice}>
        {isAdded && (
          <Button href="/cart" kind="soft" size="large">
            {t('cart.open')}
          </Button>
        )}
        {!isAdded && stock > 0 && (
          <Stepper
            kind="soft"
            size="large"
            className={styles.stepper}
            value={amount}
            min={1}
            max={stock}
            onChange={setAmount}
            label={t('cart.amountOf', { name })}
            decreaseLabel={t('cart.decrease', { name })}
            increaseLabel={t('cart.increase', { name })}
          />
        )}
        {stock > 0 && <p className={styles.stock}>{t('product.stock', { amount: stock })}</p>}
      </div>
      <CartButton kind="large" subProduct={id} stock={stock} name={name} amount={amount} />
    </div>
  );
}

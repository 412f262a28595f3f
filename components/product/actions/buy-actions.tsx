'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/display/icon';
import { LastingMessage } from '@/components/ui/feedback/lasting-message';
import { Stepper } from '@/components/ui/form/stepper';
import type { SubProduct } from '@/lib/contract/product';
import { useAddedCount } from '@/stores/cart';
import styles from './buy-actions.module.css';
import { CartButton } from './cart-button';
import { useOptions } from './options-provider';
import { RestockAlert } from './restock-alert';
import { SizeButton } from './size-button';
import { StockText } from './stock-text';
import { cartMessageArea } from './use-put-in-cart';

type Props = {
  subProduct: Pick<SubProduct, 'id' | 'amount'>;
  name: string;
  picture: string | undefined;
};

export function BuyActions({ subProduct: { id, amount: stock }, name, picture }: Props) {
  const t = useTranslations();
  const { amount, setAmount, isSizeMissing } = useOptions();
  const isAdded = useAddedCount(id) > 0 && !isSizeMissing;

  return (
    <div className={styles.actions}>
      <div className={styles.choice}>
        {isAdded && (
          <p className={styles.added}>
            <Icon name="check" size={20} />
            {t('cart.added')}
          </p>
        )}
        {isAdded && stock === 0 && <p className={styles.stock}>{t('product.soldOut')}</p>}
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
        {stock > 0 && !isSizeMissing && <StockText stock={stock} />}
      </div>
      <div className={isAdded ? styles.row : undefined}>
        {isSizeMissing ? (
          <SizeButton />
        ) : (
          <CartButton
            kind="large"
            subProduct={id}
            stock={stock}
            name={name}
            amount={amount}
            picture={picture}
          />
        )}
        {isAdded && (
          <Button href="/cart" size="large" className={styles.open}>
            {t('cart.open')}
          </Button>
        )}
      </div>
      <LastingMessage area={cartMessageArea(id)} />
      {stock === 0 && <RestockAlert key={id} subProduct={id} />}
    </div>
  );
}

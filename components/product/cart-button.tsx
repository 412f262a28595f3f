'use client';

import { useTranslations } from 'next-intl';
import { Stepper } from '@/components/ui/stepper';
import { useKeepFocus } from '@/lib/hooks/use-keep-focus';
import { useAddedCount } from '@/stores/cart';
import { AddButton } from './add-button';
import styles from './cart-button.module.css';
import { usePutInCart } from './use-put-in-cart';

type Props = {
  subProduct: number;
  stock: number;
  name: string;
  amount?: number;
  kind?: 'round' | 'large' | 'short';
  picture?: string | undefined;
};

export function CartButton(props: Props) {
  const { subProduct, stock, name, amount = 1, kind = 'round', picture } = props;
  const t = useTranslations('cart');
  const put = usePutInCart();
  const added = useAddedCount(subProduct);
  const area = useKeepFocus(added > 0);

  return (
    <div ref={area} className={`${styles.area} ${styles[kind] ?? ''}`}>
      {added > 0 ? (
        <Stepper
          value={added}
          max={stock}
          onChange={(count) => put(subProduct, Math.min(count, stock))}
          label={t('amountOf', { name })}
          decreaseLabel={t('decrease', { name })}
          increaseLabel={t('increase', { name })}
          kind={kind === 'round' ? 'brand' : 'soft'}
          size={kind === 'round' ? 'medium' : 'large'}
          className={styles.stepper}
        />
      ) : (
        <AddButton
          name={name}
          isSoldOut={stock === 0}
          kind={kind}
          onAdd={() => put(subProduct, amount, { picture })}
        />
      )}
    </div>
  );
}

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Stepper } from '@/components/ui/form/stepper';
import { useKeepFocus } from '@/lib/hooks/use-keep-focus';
import { useAddedCount } from '@/stores/cart';
import styles from './cart-button.module.css';

type Props = {
  subProduct: number;
  stock: number;
  name: string;
  kind: 'round' | 'large' | 'short';
  put: (subProduct: number, amount: number) => void;
  texts: Omit<CartTexts, 'addOf'>;
  /** The button that adds the product to the cart. */
  children: ReactNode;
};

export function CartControl({ subProduct, stock, name, kind, put, texts, children }: Props) {
  const added = useAddedCount(subProduct);
  const area = useKeepFocus(added > 0);

  return (
    <div ref={area} className={`${styles.area} ${styles[kind] ?? ''}`}>
      {added > 0 ? (
        <Stepper
          value={added}
          max={stock}
          onChange={(count) => put(subProduct, count)}
          label={texts.amountOf(name)}
          decreaseLabel={texts.decrease(name)}
          increaseLabel={texts.increase(name)}
          kind={kind === 'round' ? 'brand' : 'soft'}
          size={kind === 'round' ? 'medium' : 'large'}
          className={styles.stepper}
        />
      ) : (
        children
      )}
    </div>
  );
}

type CartTexts = ReturnType<typeof useCartTexts>;

export function useCartTexts() {
  const t = useTranslations('cart');
  return {
    addOf: (name: string) => t('addOf', { name }),
    amountOf: (name: string) => t('amountOf', { name }),
    decrease: (name: string) => t('decrease', { name }),
    increase: (name: string) => t('increase', { name }),
  };
}

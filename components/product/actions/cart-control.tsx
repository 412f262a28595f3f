import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
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
        <CartStepper
          name={name}
          kind={kind}
          texts={texts}
          value={added}
          max={stock}
          onChange={(count) => put(subProduct, count)}
        />
      ) : (
        <>
          <span
            data-cart={`${subProduct}/${stock}${kind === 'round' ? '' : '/large'}`}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: React keeps the content that it finds.
            dangerouslySetInnerHTML={empty}
          />
          {children}
        </>
      )}
    </div>
  );
}

/** The hydration script puts a stepper here when the product is added before hydration (ADR 177). */
const empty = { __html: '' };

type CartStepperProps = Pick<Props, 'name' | 'kind' | 'texts'> &
  Pick<ComponentProps<typeof Stepper>, 'value' | 'max' | 'onChange'>;

function CartStepper({ name, kind, texts, ...amount }: CartStepperProps) {
  return (
    <Stepper
      {...amount}
      label={texts.amountOf(name)}
      decreaseLabel={texts.decrease(name)}
      increaseLabel={texts.increase(name)}
      kind={kind === 'round' ? 'brand' : 'soft'}
      size={kind === 'round' ? 'medium' : 'large'}
      className={styles.stepper}
    />
  );
}

/** A hidden stepper that the hydration script copies. It replaces `{name}` in the labels. */
export function EarlyStepper({ kind }: { kind: 'round' | 'large' }) {
  return (
    <div hidden data-stepper={kind}>
      <CartStepper
        kind={kind}
        name="{name}"
        texts={useCartTexts()}
        value={1}
        max={1}
        onChange={ignore}
      />
    </div>
  );
}

function ignore() {}

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

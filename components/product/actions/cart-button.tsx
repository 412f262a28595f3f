'use client';

import { AddButton } from './add-button';
import { CartControl, useCartTexts } from './cart-control';
import { usePutInCart } from './use-put-in-cart';

type Props = {
  subProduct: number;
  stock: number;
  name: string;
  amount?: number;
  kind: 'large' | 'short';
  picture?: string | undefined;
};

export function CartButton({ amount = 1, picture, ...rest }: Props) {
  const { subProduct, stock, kind } = rest;
  const put = usePutInCart();

  return (
    <CartControl {...rest} put={put} texts={useCartTexts()}>
      <AddButton
        isSoldOut={stock === 0}
        isShort={kind === 'short'}
        onAdd={() => put(subProduct, amount, { picture })}
      />
    </CartControl>
  );
}

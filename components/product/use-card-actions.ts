import { useTranslations } from 'next-intl';
import { useCartTexts } from './use-cart-texts';
import { useLike } from './use-like';
import { useOpenProduct } from './use-open-product';
import { usePutInCart } from './use-put-in-cart';

export type CardActions = ReturnType<typeof useCardActions>;

/** What the cards of a grid do and say: made once for all of them. */
export function useCardActions() {
  const product = useTranslations('product');
  const liked = useTranslations('liked');
  return {
    open: useOpenProduct(),
    put: usePutInCart(),
    like: useLike(),
    texts: {
      ...useCartTexts(),
      soldOut: product('soldOut'),
      isNew: product('new'),
      likeOf: (name: string) => liked('addOf', { name }),
      ratingOf: (rating: string, count: number) => product('ratingOf', { rating, count }),
      similarTo: (name: string) => product('showSimilar', { name }),
    },
  };
}

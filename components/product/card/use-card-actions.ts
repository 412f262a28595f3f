import { useTranslations } from 'next-intl';
import { useCartTexts } from '@/components/product/actions/cart-control';
import { useLike } from '@/components/product/actions/use-like';
import { usePutInCart } from '@/components/product/actions/use-put-in-cart';
import { useOpenProduct } from '@/components/product/page/use-open-product';
import { optionSheetRequested } from '@/stores/option-sheet';

export type CardActions = ReturnType<typeof useCardActions>;

/** Creates the actions and texts of the cards once for a whole grid. */
export function useCardActions() {
  const product = useTranslations('product');
  const liked = useTranslations('liked');
  const quickView = useTranslations('quickView');
  return {
    open: useOpenProduct(),
    choose: optionSheetRequested,
    put: usePutInCart(),
    like: useLike(),
    texts: {
      ...useCartTexts(),
      soldOut: product('soldOut'),
      isNew: product('new'),
      leftOf: (count: number) => product('left', { count }),
      likeOf: (name: string) => liked('addOf', { name }),
      ratingOf: (rating: string, count: number) => product('ratingOf', { rating, count }),
      view: quickView('open'),
      viewOf: (name: string) => quickView('openOf', { name }),
      similarTo: (name: string) => product('showSimilar', { name }),
    },
  };
}

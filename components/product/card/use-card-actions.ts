import { useLocale, useTranslations } from 'next-intl';
import { useCartTexts } from '@/components/product/actions/cart-control';
import { useLike } from '@/components/product/actions/use-like';
import { usePutInCart } from '@/components/product/actions/use-put-in-cart';
import { useOpenProduct } from '@/components/product/page/use-open-product';
import { INSTALLMENT_TERMS } from '@/lib/constants';
import type { ProductCard } from '@/lib/contract/product';
import { installmentPlan } from '@/lib/domain/order/installment';
import { currentPrice } from '@/lib/domain/product/discount';
import { formatPrice } from '@/lib/domain/text/money';
import { optionSheetRequested } from '@/stores/option-sheet';
import { courierDaysOnCard, useCardRegion, useHasInstallment } from './card-terms';

const LONGEST = Math.max(...INSTALLMENT_TERMS);

export type CardActions = ReturnType<typeof useCardActions>;

/** Creates the actions and texts of the cards once for a whole grid. */
export function useCardActions() {
  const product = useTranslations('product');
  const liked = useTranslations('liked');
  const quickView = useTranslations('quickView');
  const locale = useLocale();
  const region = useCardRegion();
  return {
    open: useOpenProduct(),
    choose: optionSheetRequested,
    put: usePutInCart(),
    like: useLike(),
    hasInstallment: useHasInstallment(),
    texts: {
      ...useCartTexts(),
      soldOut: product('soldOut'),
      isNew: product('new'),
      colorsOf: (count: number) => product('colors', { count }),
      monthlyOf: (card: ProductCard) => {
        const { monthly_payment: sum } = installmentPlan(currentPrice(card), LONGEST);
        return product('monthly', { sum: formatPrice(sum, locale) });
      },
      arrivalOf: ({ is_express: isExpress = false }: ProductCard) =>
        region ? product('arrives', { days: courierDaysOnCard(region, isExpress) }) : null,
      leftOf: (count: number) => product('left', { count }),
      likeOf: (name: string) => liked('addOf', { name }),
      ratingOf: (rating: string, count: number) => product('ratingOf', { rating, count }),
      view: quickView('open'),
      viewOf: (name: string) => quickView('openOf', { name }),
      similarTo: (name: string) => product('showSimilar', { name }),
    },
  };
}

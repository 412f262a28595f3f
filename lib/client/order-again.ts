import { useLocale } from 'next-intl';
import type { Order } from '@/lib/contract/order';
import { type LeftLine, linesLeft } from '@/lib/domain/order-again';
import { call } from './call';
import { useWrite } from './write';

/** Of the order's lines, what can be had now. */
export function useOrderAgain(onLeft: (lines: LeftLine[]) => void) {
  const locale = useLocale();
  return useWrite({
    mutationFn: async ({ products }: Order) => {
      const lines = products.map(({ sub_product, amount }) => ({ sub_product, amount }));
      const quote = await call('order.quote', { body: { lines } }, { locale });
      return linesLeft(products, quote.lines);
    },
    onSuccess: onLeft,
  });
}

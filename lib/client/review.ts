import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { call } from './call';

type Wish = { rating: number; text: string; photos: File[] };

/** Reviews a line of an order; the orders are asked for again, since it is reviewed now. */
export function useAddReview(slug: string, line: number) {
  const queryClient = useQueryClient();
  const locale = useLocale();

  return useMutation({
    mutationFn: (body: Wish) =>
      call('review.add', { params: { slug }, body: { ...body, order_line: line } }, { locale }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['orders'] }),
  });
}
